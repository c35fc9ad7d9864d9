import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';

type QueryOutcome = Pick<UseQueryResult<unknown, Error>, 'error' | 'failureReason' | 'isPending'>;

/**
 * Returns the reason why an answer is missing, and keeps it during a retry, since "Loading" would hide the
 * failure. A new `about` object means another request.
 */
export function useTrouble(
  { error, failureReason, isPending }: QueryOutcome,
  about: unknown,
): string | undefined {
  const say = useMessages();
  const [last, setLast] = useState<{ readonly about: unknown; readonly reason: Error }>();
  const now = error ?? failureReason;
  if (now !== null && (last?.reason !== now || last.about !== about)) setLast({ about, reason: now });
  const stays = isPending && last !== undefined && last.about === about ? last.reason : null;
  const reason = now ?? stays;
  return reason === null ? undefined : messageOfError(reason, say('load-failed'));
}
