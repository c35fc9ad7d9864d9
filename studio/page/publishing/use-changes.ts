import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftText } from '../../../engine/core/protocol/workbench.ts';
import { everyAnswerOf, notify, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';

/** Milliseconds between two polls for the published version to be served. */
const restWhileFollowing = 1_000;

/** Reads the waiting changes and the publications, and provides the actions on them. */
export function useChanges() {
  const { client } = useEngine();
  const cache = useQueryClient();
  const { data, error } = useCall('studio.changes');
  const refresh = () => cache.invalidateQueries({ queryKey: everyAnswerOf('studio.changes') });
  const isConverting = data?.conversion?.state === 'running' || data?.conversion?.state === 'waiting';
  const isPreparing = data?.wanted !== undefined && data.wanted !== data.served;
  const isFollowing = isConverting || isPreparing;
  useEffect(() => {
    if (!isFollowing) return undefined;
    const timer = setInterval(
      () => void cache.invalidateQueries({ queryKey: everyAnswerOf('studio.changes') }),
      restWhileFollowing,
    );
    return () => clearInterval(timer);
  }, [isFollowing, cache]);
  return {
    ...{ error, refresh },
    publishes: data?.publishes === true,
    conversion: data?.conversion,
    hasMigrations: data?.hasMigrations === true,
    served: data?.served,
    release: data?.release,
    unserved: data?.unserved ?? [],
    isPreparing,
    changes: data?.changes ?? [],
    publications: data?.publications ?? [],
    async publish({ id, revision }: WaitingChange): Promise<void> {
      await makeCall(client, 'studio.publish', { body: { id, revision } });
      await refresh();
      done('Published. Open pages follow within some seconds.');
    },
    async withdraw({ id }: WaitingChange): Promise<void> {
      await makeCall(client, 'studio.withdraw', { body: { id } });
      await refresh();
      done('The change is withdrawn.');
    },
    async rollBack(hash: string): Promise<void> {
      const { losses = [] } = await makeCall(client, 'studio.rollback', { body: { hash } });
      await refresh();
      const lost = losses.map((loss) => ` It does not find again: ${loss}`).join('');
      done(`The earlier version is served again. Open pages follow within some seconds.${lost}`);
    },
    async comment({ id }: WaitingChange, text: string, path: string | undefined): Promise<void> {
      const about = path === undefined ? {} : { path };
      await makeCall(client, 'studio.comment', { body: { id, text, ...about } });
      await refresh();
    },
    async convert(removesDropped: boolean): Promise<void> {
      await makeCall(client, 'studio.convert', { body: { removesDropped } });
      await refresh();
    },
  };
}

/** Shows a success message here, not by the call's contract, since every page fetches all contracts first. */
function done(message: string): void {
  notify({ kind: 'info', tone: 'success', message });
}

export type ChangesState = ReturnType<typeof useChanges>;

export interface WaitingChange {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly author: string;
  readonly authorName: string;
  readonly updatedAt: string;
  readonly files: readonly DraftText[];
  readonly comments: readonly {
    readonly author: string;
    readonly at: string;
    readonly revision: number;
    readonly path?: string | undefined;
    readonly text: string;
  }[];
}
