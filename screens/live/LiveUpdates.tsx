import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createLiveClient, useEngine, useProduct } from '../../engine/react/index.ts';

export interface LiveUpdatesProps {
  /** The `_id` of the record that is open; undefined where there is none. */
  readonly subject: string | undefined;
  readonly getAccessToken: () => Promise<string | undefined>;
}

/** Milliseconds between looks whether the session has a newer token. */
const renewEvery = 60_000;

/** Keeps the open record current while others change it. Renders nothing. */
export function LiveUpdates({ subject, getAccessToken }: LiveUpdatesProps) {
  const { product } = useEngine();
  const queryClient = useQueryClient();
  const { constants } = useProduct();
  const figure = (name: string) => Number(constants?.[name]?.value);
  const attempts = figure('live-attempts');
  const firstWait = figure('live-first-wait');
  const moreWait = figure('live-more-wait');
  const closedCode = figure('live-closed');
  useEffect(() => {
    if (subject === undefined) return;
    const reconnect = { attempts, firstWait, moreWait, closedCode };
    const live = createLiveClient({ product: product.get, getAccessToken, queryClient, reconnect });
    const leave = live.follow(subject);
    const timer = setInterval(() => void live.renew(), renewEvery);
    return () => {
      clearInterval(timer);
      leave();
      live.close();
    };
  }, [subject, product, queryClient, getAccessToken, attempts, firstWait, moreWait, closedCode]);
  return null;
}
