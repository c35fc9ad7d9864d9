import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';

/** Reads the user's active emergency accesses, and ends one. */
export function useOwnAccesses() {
  const { client, clock } = useEngine();
  const cache = useQueryClient();
  const { data } = useCall('emergency.own');
  const accesses = data?.rows ?? [];
  const next = accesses.map(({ until = '' }) => until).toSorted()[0];

  // Refetches when an access ends: the gateway then responds that the patient is outside of the user's scope.
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
      // Clears every cached response, so that data read under the access disappears.
      await cache.resetQueries();
    },
  };
}
