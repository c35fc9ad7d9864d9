import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { everyAnswerOf, useAccess } from '../../../../engine/react/index.ts';
import { useCall } from '../../../calls.ts';
import type { WaitingChange } from './use-changes.ts';

/** Milliseconds between two looks whether every gateway is ready. */
const restWhilePreparing = 1_000;

/** What publishing a waiting change means, for those who may; gateways prepare it as long as it is looked at. */
export function useReview({ id, revision }: WaitingChange) {
  const cache = useQueryClient();
  const can = useAccess();
  const { data, error, isFetching } = useCall('studio.review', {
    query: { id, revision },
    isEnabled: can('studio.publish'),
  });
  const isPreparing = data?.gateways.some(({ state }) => state === 'preparing') === true;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(
      () => void cache.invalidateQueries({ queryKey: everyAnswerOf('studio.review') }),
      restWhilePreparing,
    );
    return () => clearInterval(timer);
  }, [isPreparing, cache]);
  return { review: data, error, isFetching };
}

export type ReviewState = ReturnType<typeof useReview>;
