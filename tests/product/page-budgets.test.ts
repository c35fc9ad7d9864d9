import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { counted, countStepsBy } from '../../engine/core/expressions/steps.ts';
import type { Entity, Rule } from '../../engine/core/product/entity.ts';
import { brokenRules } from '../../engine/core/validation/broken-rules.ts';
import { product } from '../../generated/product.ts';

describe('a rule that takes too many steps in a page', () => {
  // Turns the counting of steps off, which a gateway of another test file in this process has turned on.
  let before: ReturnType<typeof countStepsBy>;
  beforeAll(() => {
    before = countStepsBy(undefined);
  });
  afterAll(() => void countStepsBy(before));

  const today = '2026-03-01';
  const many = Array.from({ length: 100 }, (_, at) => at);
  const endless = counted((_scope: Scope): boolean => {
    for (;;) rows(many, 1_000_000);
  }, false);
  const rule = (id: string, evaluate: (scope: Scope) => boolean): Rule => ({
    ...{ id, on: '', at: '/name', kind: 'unless', severity: 'error', message: id },
    test: { source: '', evaluate },
  });

  it('says nothing there, and the rules beside it are judged', () => {
    const patient = product.entities['patient'];
    if (patient === undefined) throw new Error('There is no patient.');
    const entity: Entity = { ...patient, rules: [rule('endless', endless), rule('broken', () => false)] };
    const scope = { now: `${today}T12:00:00Z`, today };
    const value = { name: { first: 'Ana' } };
    const step = brokenRules({ entity, value, old: undefined, isLoad: false, scope });
    let found = step.next();
    while (found.done !== true) found = step.next();
    expect(found.value.map(({ code }) => code)).toEqual(['broken']);
  });
});
