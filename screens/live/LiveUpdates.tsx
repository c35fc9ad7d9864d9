import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { liveSettingsOf } from '../../engine/core/protocol/live.ts';
import {
  createLiveClient,
  everyAnswer,
  everyAnswerOf,
  type LiveClient,
  notify,
  openPresence,
  useAccess,
  useEngine,
  useProduct,
} from '../../engine/react/index.ts';

import { versionFollower } from './follow-version.ts';
import { keepTargetStill, type StillTarget } from './still-target.ts';
import { useOfflineNotice } from './use-offline-notice.ts';

export interface LiveUpdatesProps {
  /** `_id` of the open record; undefined without one. */
  readonly subject: string | undefined;
  readonly getAccessToken: () => Promise<string | undefined>;
}

/** Milliseconds between checks for a newer token of the session. */
const renewEvery = 60_000;

/** Updates the open record when others change it, and shows notifications to the user. Renders nothing. */
export function LiveUpdates({ subject, getAccessToken }: LiveUpdatesProps) {
  const live = useLiveClient(getAccessToken);
  useOfflineNotice(live);
  const cache = useQueryClient();
  const can = useAccess();
  const { info } = useProduct();
  const receivesNotices = liveSettingsOf(info)?.notices?.some(({ access }) => can(access)) ?? false;
  useEffect(() => (receivesNotices ? live?.attend() : undefined), [live, receivesNotices]);
  useEffect(() => (subject === undefined ? undefined : live?.follow(subject)), [live, subject]);
  useEffect(
    () => (live === undefined || subject === undefined ? undefined : openPresence.attach(live, subject)),
    [live, subject],
  );
  // Refetches the shown data, since letters and records of the previous version may differ now.
  useEffect(
    () =>
      versionFollower.onServedAnew(
        () => void cache.invalidateQueries({ queryKey: everyAnswer, refetchType: 'active' }),
      ),
    [cache],
  );
  // Watches lists for changes by others where no record is open.
  useEffect(() => (subject === undefined ? live?.watch() : undefined), [live, subject]);
  return null;
}

function useLiveClient(getAccessToken: LiveUpdatesProps['getAccessToken']): LiveClient | undefined {
  const { product, follow } = useEngine();
  const queryClient = useQueryClient();
  const { constants } = useProduct();
  const [live, setLive] = useState<LiveClient>();
  const still = useRef<StillTarget>(undefined);
  const { pathname } = useLocation();
  const figure = (name: string) => Number(constants?.[name]?.value);
  const attempts = figure('live-attempts');
  const firstWait = figure('live-first-wait');
  const moreWait = figure('live-more-wait');
  const closedCode = figure('live-closed');
  useEffect(() => {
    const onNotice = (topic: string) => {
      const { info, messages } = product.get();
      const notice = liveSettingsOf(info)?.notices?.find((each) => each.topic === topic);
      if (notice === undefined) return;
      const message = notice.message && messages[notice.message];
      if (message !== undefined) notify({ kind: 'info', tone: 'warning', sticky: true, message });
      void queryClient.invalidateQueries({ queryKey: everyAnswerOf(notice.call) });
    };
    // Ignores the hash in development, where the schemas arrive through Vite.
    const onSchema = (hash: string) => {
      if (!import.meta.env.DEV) void versionFollower.serves(hash);
    };
    const target = keepTargetStill();
    still.current = target;
    const reconnect = { attempts, firstWait, moreWait, closedCode };
    const line = createLiveClient({
      ...{ product: product.get, getAccessToken, queryClient, reconnect, onNotice, onSchema },
      onNews: target.expectNews,
      onChanged: follow,
    });
    const timer = setInterval(() => void line.renew(), renewEvery);
    setLive(line);
    return () => {
      clearInterval(timer);
      line.close();
      target.end();
    };
  }, [product, queryClient, follow, getAccessToken, attempts, firstWait, moreWait, closedCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with each page
  useEffect(() => still.current?.begin(), [pathname]);
  return live;
}
