import { describe, expect, it } from 'vitest';
import { idlePhase } from './idle-phase.ts';

const limits = { warnAfter: 840_000, logOutAfter: 60_000 };
const idleFor = (milliseconds: number) => idlePhase(1_000, 1_000 + milliseconds, limits);

describe('the phase of somebody who does nothing', () => {
  it('warns after 14 minutes and ends 60 seconds later [AUTH-26] [AUTH-29]', () => {
    expect(idleFor(839_999)).toEqual({ phase: 'active' });
    expect(idleFor(840_000)).toEqual({ phase: 'warning', secondsLeft: 60 });
    expect(idleFor(899_001)).toEqual({ phase: 'warning', secondsLeft: 1 });
    expect(idleFor(900_000)).toEqual({ phase: 'over' });
  });

  it('is over at once for a computer that has slept', () => {
    expect(idleFor(86_400_000)).toEqual({ phase: 'over' });
  });
});
