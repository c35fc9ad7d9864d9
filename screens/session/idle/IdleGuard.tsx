import { Suspense, useCallback, useEffect } from 'react';
import { lazyPart, useEngine, useProduct } from '../../../engine/react/index.ts';
import { makeCall } from '../../calls.ts';
import { useActivityReport } from './use-activity-report.ts';
import { type IdleWatch, useIdlePhase } from './use-idle-phase.ts';

const IdleWarning = lazyPart(async () => (await import('./IdleWarning.tsx')).IdleWarning);

/**
 * Warns an idle user, then logs out; reports an active one to the gateway. What was typed is kept for the same user.
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
