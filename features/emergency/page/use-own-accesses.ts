import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';

/** The emergency accesses that stand for the user, and how one ends. */
export function useOwnAccesses() {
  const { client, clock } = useEngine();
  const cache = useQueryClient();
  const { data } = useCall('emergency.own');
  const accesses = data?.rows ?? [];
  const next = accesses.map(({ until = '' }) => until).toSorted()[0];

  // The page refetches at its end, and the gateway answers that the patient is not in the user's scope.
  useEffect(() => {
    if (next === undefined) return;
    const left = Date.parse(next) - Date.parse(clock.now());
    const timer = setTimeout(() => void cache.resetQueries(), Math.max(0, left) + 1_000);
    return () => clearTimeout(timer);
  }, [next, cache, clock]);

  return {
    accesses,
    async end(id: string): Promise<void> {
      await makeCall(client, 'emergency.end', { body: { emergencyId: id } });
      // Clears the answers: nothing that was read stays on show.
      await cache.resetQueries();
    },
  };
}
