import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooCostlyError } from '../compute/too-costly.ts';
import { matches } from './runtime.ts';
import type { Scope } from './scope.ts';
import { counted, countStepsBy, evaluatedAs, Steps, takeSteps, withSteps } from './steps.ts';

const scope: Scope = { now: '2026-03-01T08:00:00.000Z', today: '2026-03-01' };

describe('steps where nobody counts, as in a page', () => {
  // Turns off the counter that a gateway in another test file may have set in this process.
  let before: ReturnType<typeof countStepsBy>;
  beforeAll(() => {
    before = countStepsBy(undefined);
  });
  afterAll(() => void countStepsBy(before));

  const endless = (): never => {
    for (;;) takeSteps(1_000_000);
  };

  it('run out for one evaluation, which is blank then, and the next one has its own', () => {
    expect(counted((_scope: Scope): unknown => endless(), false)(scope)).toBe(false);
    expect(counted((_scope: Scope) => 'value', '')(scope)).toBe('value');
  });

  it('run out for one rule, which says nothing then', () => {
    expect(
      evaluatedAs('rule of a form', () => counted((_scope: Scope): boolean => endless(), true)(scope), false),
    ).toBe(false);
    expect(evaluatedAs('another rule', () => true, false)).toBe(true);
  });
});

describe('steps that are counted together', () => {
  it('are taken by a pattern over a long text, which it was not proved for', () => {
    const taken = (text: string) => {
      const steps = new Steps(60_000_000);
      withSteps(steps, () => matches(text, '^\\d+\\d+x'));
      return steps.taken;
    };
    expect(taken('1'.repeat(9_000))).toBe(9);
    expect(() => taken('1'.repeat(1_000_000))).toThrow(TooCostlyError);
  });

  it('are refused beyond their number, with the name of what took them', () => {
    const steps = new Steps(10);
    const rule = (count: number) => () => {
      evaluatedAs(
        'rule of a record',
        () => counted((_scope: Scope) => takeSteps(count), undefined)(scope),
        undefined,
      );
    };
    withSteps(steps, rule(7));
    expect(steps.taken).toBe(7);
    const refused = () => withSteps(steps, rule(7));
    expect(refused).toThrow(TooCostlyError);
    expect(refused).toThrow(expect.objectContaining({ limit: 'steps', where: 'rule of a record' }));
  });

  it('are those of the innermost work', () => {
    const [outer, inner] = [new Steps(100), new Steps(100)];
    withSteps(outer, () => {
      withSteps(inner, () => takeSteps(5));
      takeSteps(3);
    });
    expect([outer.taken, inner.taken]).toEqual([3, 5]);
  });
});
