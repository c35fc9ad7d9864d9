import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOfError } from '../client/gateway-error.ts';
import { useMessages } from '../context/use-messages.ts';

type QueryOutcome = Pick<UseQueryResult<unknown, Error>, 'error' | 'failureReason' | 'isPending'>;

/**
 * The message why an answer is missing. It stays while the same request is retried: a page that went back to "Loading"
 * would look as if nothing had happened. `about` identifies the request by object identity.
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
