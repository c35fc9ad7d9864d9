import { useEffect } from 'react';
import { dismissNotice, type LiveClient, type LiveStatus, notify } from '../../engine/react/index.ts';

const lost =
  'The connection for live updates is lost: what colleagues change no longer shows here by itself. What you save is still stored.';

/** Sentences to show, by the connection's new status. */
const sentences: Partial<Record<LiveStatus, string>> = {
  off: `${lost} It is tried again when the network or this page comes back.`,
  ended: lost,
};

/** Shows a notice while the page gets no live updates. */
export function useOfflineNotice(live: LiveClient | undefined): void {
  useEffect(() => {
    if (live === undefined) return undefined;
    let shown: string | undefined;
    const follow = () => {
      const status = live.status();
      const message = sentences[status];
      if (message !== undefined) shown ??= offer(live, message);
      if (shown === undefined || (status !== 'live' && status !== 'idle')) return;
      dismissNotice(shown);
      shown = undefined;
    };
    const offer = (line: LiveClient, message: string) =>
      notify({
        kind: 'info',
        tone: 'warning',
        sticky: true,
        message,
        action: {
          label: 'Try again',
          act() {
            // Forgets the notice, which its button has closed, so that the next failure shows a new one.
            shown = undefined;
            line.tryAgain();
          },
        },
      });
    const leave = live.subscribe(follow);
    follow();
    return () => {
      leave();
      if (shown !== undefined) dismissNotice(shown);
    };
  }, [live]);
}
