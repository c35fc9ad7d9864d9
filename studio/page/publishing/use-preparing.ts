import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { everyAnswerOf } from '../../../engine/react/index.ts';
import type { Gateways } from './Readiness.tsx';

/** Milliseconds between two polls for the readiness of every gateway. */
const restWhilePreparing = 1_000;

/** Repeats a call while a gateway prepares the version in its answer. */
export function usePreparing(
  call: 'studio.review' | 'studio.review-rollback',
  gateways: Gateways | undefined,
): void {
  const cache = useQueryClient();
  const isPreparing = gateways?.some(({ state }) => state === 'preparing') === true;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(
      () => void cache.invalidateQueries({ queryKey: everyAnswerOf(call) }),
      restWhilePreparing,
    );
    return () => clearInterval(timer);
  }, [isPreparing, call, cache]);
}
