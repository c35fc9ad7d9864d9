import { Suspense, useCallback, useEffect } from 'react';
import { lazyPart, useEngine, useProduct } from '../../../engine/react/index.ts';
import { makeCall } from '../../calls.ts';
import { readLastActive, readLastReport, writeLastReport } from './last-active.ts';
import { type IdleWatch, useIdlePhase } from './use-idle-phase.ts';

interface ActivityReport {
  /** Minimum of milliseconds between two reports, counted over all tabs of this browser. */
  readonly reportEvery: number;
  /**
   * Reports the milliseconds since the user's last activity. After a failure, the next report covers the missed time
   * too.
   */
  readonly report: (idle: number) => Promise<unknown>;
}

/** Milliseconds between two checks whether there is activity to report. */
const lookEvery = 1_000;

/**
 * Reports the user's activity to the gateway at intervals, which keeps the session alive. Activity after a report is
 * sent once the next report is due, so that page and gateway count from one time.
 */
function useActivityReport({ reportEvery, report }: ActivityReport): void {
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const active = readLastActive();
      if (active === undefined || active > now) return;
      const last = readLastReport();
      if (last !== undefined && last <= now && (active <= last || now - last < reportEvery)) return;
      writeLastReport(now);
      report(now - active).catch(() => undefined);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [reportEvery, report]);
}

const IdleWarning = lazyPart(async () => (await import('./IdleWarning.tsx')).IdleWarning);

/**
 * Warns an idle user, then logs out, and reports activity to the gateway. Keeps typed text for the user's return.
 */
export function IdleGuard({ onIdle }: { readonly onIdle: (message: string) => Promise<void> }) {
  const { messages } = useProduct();
  const { client } = useEngine();
  const state = useIdlePhase(useIdleWatch());
  const report = useCallback(
    (idle: number) => makeCall(client, 'session.active', { body: { idle } }),
    [client],
  );
  useActivityReport({ reportEvery: useMilliseconds()('activity-report'), report });
  const isOver = state.phase === 'over';
  const ended = messages['sign-in.idle-ended'] ?? '';
  useEffect(() => {
    if (isOver) void onIdle(ended);
  }, [isOver, ended, onIdle]);
  return state.phase === 'warning' ? (
    <Suspense fallback={null}>
      <IdleWarning secondsLeft={state.secondsLeft} onLogOut={() => void onIdle(ended)} />
    </Suspense>
  ) : null;
}

function useMilliseconds(): (name: string) => number {
  const { constants } = useProduct();
  return (name) => Number(constants?.[name]?.value);
}

function useIdleWatch(): IdleWatch {
  const milliseconds = useMilliseconds();
  return {
    warnAfter: milliseconds('idle-warning'),
    logOutAfter: milliseconds('idle-logout'),
    noticeEvery: milliseconds('activity-throttle'),
  };
}
