import { useEffect, useRef, useState } from 'react';
import type { DraftChanges, ShownFile } from '../../../../engine/core/protocol/draft-changes.ts';
import { type GatewayClient, useEngine } from '../../../../engine/react/index.ts';
import { makeCall } from '../../../calls.ts';
import type { Draft } from '../draft.ts';
import { sentTexts } from '../use-studio.ts';

/** What a draft changes of the files that are shown. */
export interface ShownChanges {
  readonly of: Draft;
  readonly changes: DraftChanges;
}

interface PreviewRequest {
  readonly draft: Draft;
  readonly shown: readonly ShownFile[];
}

/**
 * The changes of the latest draft whose changes are known. Each change of the draft is sent at once, unless the one
 * before has not been answered: then the latest is sent next, and those in between never.
 */
export function useShownChanges(draft: Draft, shown: readonly ShownFile[]): ShownChanges | undefined {
  const { client } = useEngine();
  const [found, setFound] = useState<ShownChanges>();
  const first = useRef(draft);
  const latest = useRef<PreviewRequest>(undefined);
  const isSending = useRef(false);
  useEffect(() => {
    if (draft === first.current) return;
    latest.current = { draft, shown };
    if (!isSending.current) void sendLatest();
    async function sendLatest(): Promise<void> {
      isSending.current = true;
      for (let request = latest.current; request !== undefined; request = latest.current) {
        latest.current = undefined;
        const changes = await changesOf(client, request);
        if (changes !== undefined) setFound({ of: request.draft, changes });
      }
      isSending.current = false;
    }
  }, [client, draft, shown]);
  return found;
}

/** Undefined where there are errors, and where the gateway does not answer: the check of the draft says what is wrong. */
async function changesOf(
  client: GatewayClient,
  { draft, shown }: PreviewRequest,
): Promise<DraftChanges | undefined> {
  const body = { draft: sentTexts(draft), shown: [...shown] };
  const answer = await makeCall(client, 'studio.preview', { body }).catch(() => undefined);
  const { base, changes, ...more } = answer ?? {};
  return base === undefined || changes === undefined ? undefined : { base, changes, ...more };
}
