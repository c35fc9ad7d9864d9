import { useEffect } from 'react';
import { dismissNotice, type LiveClient, notify } from '../../engine/react/index.ts';

const lost =
  'The connection for live updates is lost: what colleagues change no longer shows here by itself. What you save is still stored. It is tried again when the network or this page comes back.';

/** Shows a notice that the page is no longer updated by itself, as long as that is so. */
export function useOfflineNotice(live: LiveClient | undefined): void {
  useEffect(() => {
    if (live === undefined) return undefined;
    let shown: string | undefined;
    const follow = () => {
      const status = live.status();
      if (status === 'off') shown ??= offer(live);
      if (shown === undefined || (status !== 'live' && status !== 'idle')) return;
      dismissNotice(shown);
      shown = undefined;
    };
    const offer = (line: LiveClient) =>
      notify({
        kind: 'info',
        tone: 'warning',
        sticky: true,
        message: lost,
        action: {
          label: 'Try again',
          act() {
            // The notice has gone with its button, and comes again with the next failure.
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
