import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { writeStored } from '../../../engine/react/data/stored-settings.ts';
import { GatewayError, messageOfError, useCall, useEngine, useProduct } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';

/** A version of the terms of use. */
export interface Terms {
  readonly id: string;
  /** Markdown. */
  readonly content: string;
  readonly createdAt: string;
}

export type TermsState =
  | { readonly phase: 'asking'; readonly error: string | undefined }
  | { readonly phase: 'open' }
  /** `accept` throws what the gateway refused. */
  | { readonly phase: 'needed'; readonly terms: Terms; readonly accept: () => Promise<void> };

/** Key under which the browser remembers the version that was accepted, so that a page need not wait for the answer. */
const rememberedAs = 'eula_acceptance';

/**
 * Reports whether the latest terms of use are accepted. Users of whom the browser remembers an acceptance go on, and
 * nothing is requested for them: the gateway refuses all other calls until they have accepted the latest, and then they
 * are asked.
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
      // A newer version may have come while this one was read.
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

/** Reports whether nobody has put terms there, or not this version of them. */
function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 404;
}
