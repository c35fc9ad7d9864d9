import { useEffect, useState } from 'react';
import { type IdleLimits, type IdlePhase, idlePhase } from './idle-phase.ts';
import { forgetLastActive, readLastActive, writeLastActive } from './last-active.ts';

export interface IdleWatch extends IdleLimits {
  /** Milliseconds in which activity is noticed at most once. */
  readonly noticeEvery: number;
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Milliseconds between looks at the clock. */
const lookEvery = 1_000;

/** Watches whether anybody is at the computer. Activity in any tab counts for all of them. */
export function useIdlePhase({ warnAfter, logOutAfter, noticeEvery }: IdleWatch): IdlePhase {
  const [state, setState] = useState<IdlePhase>({ phase: 'active' });
  useEffect(() => {
    writeLastActive(Date.now());
    const look = () => {
      const next = idlePhase(readLastActive() ?? Date.now(), Date.now(), { warnAfter, logOutAfter });
      setState((before) => (isSame(before, next) ? before : next));
    };
    const notice = () => {
      if (Date.now() - (readLastActive() ?? 0) < noticeEvery) return;
      // Whoever comes back after the end finds it ended.
      if (
        idlePhase(readLastActive() ?? Date.now(), Date.now(), { warnAfter, logOutAfter }).phase !== 'over'
      ) {
        writeLastActive(Date.now());
      }
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

function isSame(one: IdlePhase, other: IdlePhase): boolean {
  const secondsOf = (phase: IdlePhase) => (phase.phase === 'warning' ? phase.secondsLeft : 0);
  return one.phase === other.phase && secondsOf(one) === secondsOf(other);
}
