import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { writeStored } from '../../../engine/react/context/stored-settings.ts';
import { CallError, messageOfError, useCall, useEngine, useProduct } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';

/** Version of the terms of use. */
export interface Terms {
  readonly id: string;
  /** Markdown. */
  readonly content: string;
  readonly createdAt: string;
}

export type TermsState =
  | { readonly phase: 'asking'; readonly error: string | undefined }
  | { readonly phase: 'open' }
  /** Terms to accept; `accept` rejects with the gateway's refusal. */
  | { readonly phase: 'needed'; readonly terms: Terms; readonly accept: () => Promise<void> };

/** Key of the accepted version in local storage, so that a page renders before the answer. */
const rememberedAs = 'eula_acceptance';

/**
 * Reports whether the latest terms of use are accepted. Trusts an acceptance in the browser's storage without a
 * request: the gateway refuses other calls until the latest terms are accepted.
 */
export function useTerms(): { readonly state: TermsState; readonly askAgain: () => void } {
  const { client } = useEngine();
  const { messages } = useProduct();
  const cache = useQueryClient();
  const [isRemembered] = useState(() => localStorage.getItem(rememberedAs) !== null);
  const atOnce = { isEnabled: !isRemembered };
  const latest = useCall<Terms>('eula.latest', atOnce);
  const acceptance = useCall<{ readonly EulaVersionId: string | null }>('eula.acceptance', atOnce);
  const terms = latest.data;
  const isAccepted = terms !== undefined && terms.id === acceptance.data?.EulaVersionId;
  useEffect(() => {
    if (isAccepted) writeStored(rememberedAs, terms.id);
  }, [isAccepted, terms]);
  const { refetch: askLatest } = latest;
  const { refetch: askAcceptance } = acceptance;
  const askAgain = useCallback(
    () => void Promise.all([askLatest(), askAcceptance()]),
    [askLatest, askAcceptance],
  );

  async function accept(version: string): Promise<void> {
    try {
      await makeCall(client, 'eula.accept', { body: { eulaVersionId: version } });
    } catch (error) {
      // Requests the latest terms again, since a newer version may have come while the user read this one.
      if (isMissing(error)) await askLatest();
      throw error;
    }
    await askAcceptance();
    await cache.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  function state(): TermsState {
    if (isAccepted || isMissing(latest.error)) return { phase: 'open' };
    if (terms !== undefined && acceptance.data !== undefined)
      return { phase: 'needed', terms, accept: () => accept(terms.id) };
    if (localStorage.getItem(rememberedAs) !== null) return { phase: 'open' };
    const error = latest.error ?? acceptance.error ?? undefined;
    const fallback = messages['save-failed'] ?? 'An error occurred';
    return { phase: 'asking', error: error && messageOfError(error, fallback) };
  }

  return { state: state(), askAgain };
}

/** Reports whether the terms, or their given version, do not exist. */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
