import { Suspense, useEffect } from 'react';
import { lazyPart, useProduct } from '../../../engine/react/index.ts';
import { type IdleWatch, useIdlePhase } from './use-idle-phase.ts';

const IdleWarning = lazyPart(async () => (await import('./IdleWarning.tsx')).IdleWarning);

/** Warns whoever has gone away from the computer, then logs out. What was typed waits for the same user. */
export function IdleGuard({ onIdle }: { readonly onIdle: (message: string) => Promise<void> }) {
  const { messages } = useProduct();
  const state = useIdlePhase(useIdleWatch());
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

function useIdleWatch(): IdleWatch {
  const { constants } = useProduct();
  const milliseconds = (name: string) => Number(constants?.[name]?.value);
  return {
    warnAfter: milliseconds('idle-warning'),
    logOutAfter: milliseconds('idle-logout'),
    noticeEvery: milliseconds('activity-throttle'),
  };
}
