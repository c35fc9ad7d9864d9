import { useEffect, useState } from 'react';
import { type IdleLimits, type IdlePhase, idlePhase } from './idle-phase.ts';
import { forgetLastActive, readLastActive, writeLastActive } from './last-active.ts';

export interface IdleWatch extends IdleLimits {
  /** Milliseconds within which further activity is not recorded again. */
  readonly noticeEvery: number;
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Milliseconds between checks of the clock. */
const lookEvery = 1_000;

/** Watches whether the user is active; activity in one tab counts for all tabs. */
export function useIdlePhase({ warnAfter, logOutAfter, noticeEvery }: IdleWatch): IdlePhase {
  const [state, setState] = useState<IdlePhase>({ phase: 'active' });
  useEffect(() => {
    const phaseNow = (now: number) => idlePhase(lastActiveBy(now), now, { warnAfter, logOutAfter });
    const opened = Date.now();
    // Counts the opening as activity only before the idle time has passed, since another person may open the page
    // later.
    if (phaseNow(opened).phase !== 'over') writeLastActive(opened);
    const look = () => {
      const next = phaseNow(Date.now());
      setState((before) => (isSame(before, next) ? before : next));
    };
    const notice = () => {
      const now = Date.now();
      if (now - lastActiveBy(now) < noticeEvery) return;
      // Ignores activity after the idle time, which does not revive the session.
      if (phaseNow(now).phase !== 'over') writeLastActive(now);
      look();
    };
    const timer = setInterval(look, lookEvery);
    for (const sign of signsOfLife) addEventListener(sign, notice, { passive: true, capture: true });
    addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, notice, { capture: true });
      removeEventListener('storage', look);
      forgetLastActive();
    };
  }, [warnAfter, logOutAfter, noticeEvery]);
  return state;
}

/**
 * Reads the time of the last activity. Restarts the count for a missing time and for a future one (clock set back),
 * either of which would keep the session open.
 */
function lastActiveBy(now: number): number {
  const stored = readLastActive();
  if (stored !== undefined && stored <= now) return stored;
  writeLastActive(now);
  return now;
}

function isSame(one: IdlePhase, other: IdlePhase): boolean {
  const secondsOf = (phase: IdlePhase) => (phase.phase === 'warning' ? phase.secondsLeft : 0);
  return one.phase === other.phase && secondsOf(one) === secondsOf(other);
}
