import { describe, expect, it } from 'vitest';
import { product } from '../../generated/product.ts';

const nobody = {
  ...{ _id: 'n', id: 'n', auth0Id: 'n', email: 'n@demo.test', firstName: 'N', lastName: 'One' },
  ...{ roles: [], organizations: [] },
};

/** Evaluates a rule that depends on the user alone. */
function may(rule: string, permissions: readonly string[] = []): boolean {
  const scope = { user: { ...nobody, permissions }, now: '2026-11-22T12:00:00Z', today: '2026-11-22' };
  return product.access[rule]?.allows.evaluate(scope) === true;
}

describe('the flags of features', () => {
  it.each(['new-risk-visualization', 'reconciliation-v2', 'label-directions'])(
    'that are for all are on for everyone, whatever they may do: %s [ACCESS-08]',
    (feature) => expect(may(`feature.${feature}`)).toBe(true),
  );

  it('that are for early access are on with its permission alone [ACCESS-07]', () => {
    for (const rule of ['early-access', 'feature.medication-list-v2']) {
      expect([may(rule), may(rule, ['early-access-features'])]).toEqual([false, true]);
    }
  });
});
