import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { everyAnswerOf, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';

/** Milliseconds between two polls of a running count. */
const restWhileCounting = 1_000;

/** Requests the effects of a waiting change on the stored records counted so far. */
export function useImpact(id: string) {
  const { client } = useEngine();
  const cache = useQueryClient();
  const { data, error } = useCall('studio.impact', { query: { id } });
  const refresh = () => cache.invalidateQueries({ queryKey: everyAnswerOf('studio.impact') });
  const isRunning = data?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(
      () => void cache.invalidateQueries({ queryKey: everyAnswerOf('studio.impact') }),
      restWhileCounting,
    );
    return () => clearInterval(timer);
  }, [isRunning, cache]);
  const request = async (isCancelled: boolean) => {
    await makeCall(client, 'studio.count-impact', { body: { id, isCancelled } });
    await refresh();
  };
  return { impact: data, error, count: () => request(false), cancel: () => request(true) };
}

export type ImpactState = ReturnType<typeof useImpact>;
