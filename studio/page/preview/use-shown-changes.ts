import { useEffect, useEffectEvent, useRef } from 'react';
import { useEngine } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import type { StudioDraft } from '../draft.ts';
import { type StudioState, sentTexts } from '../use-studio.ts';
import { sentRequest } from './use-previewed.ts';

/**
 * Requests each draft's changes to the shown files, unless its command answered them; while one request is pending,
 * only the latest draft waits.
 */
export function useShownChanges({ draft, previewed }: Pick<StudioState, 'draft' | 'previewed'>): void {
  const { client } = useEngine();
  const first = useRef(draft);
  const latest = useRef<StudioDraft>(undefined);
  const isSending = useRef(false);
  const { answered } = previewed;
  const preview = useEffectEvent(async (of: StudioDraft) => {
    const request = previewed.request();
    if (request === undefined) return;
    const body = { draft: sentTexts(of), ...sentRequest(request) };
    // Ignores a failure, which the check of the draft reports.
    const answer = await makeCall(client, 'studio.preview', { body }).catch(() => ({}));
    previewed.answer(of, request, answer);
  });
  useEffect(() => {
    if (draft === first.current || draft === answered) return;
    latest.current = draft;
    if (!isSending.current) void sendLatest();
    async function sendLatest(): Promise<void> {
      isSending.current = true;
      for (let next = latest.current; next !== undefined; next = latest.current) {
        latest.current = undefined;
        await preview(next);
      }
      isSending.current = false;
    }
  }, [draft, answered]);
}
