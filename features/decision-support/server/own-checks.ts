import { type CheckIndex, indexChecks } from '../../../engine/core/checks/check-index.ts';
import { runChecks } from '../../../engine/core/checks/run-checks.ts';
import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { CheckSet } from '../../../engine/core/product/checks.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { DecisionProvider, DecisionQuestion, ProviderFinding } from './decision-provider.ts';
import { findingOf } from './finding-of.ts';

/** Provider of the findings of the schema set's `*.checks.json`, which compare values of the record. */
export const ownChecks: DecisionProvider = {
  name: 'Checks of this product',
  async check(question) {
    const sets = setsOf(question.product);
    return {
      version: sets
        .map(({ version }) => version)
        .toSorted()
        .at(-1),
      message: sets.some(({ isDemonstration }) => isDemonstration)
        ? 'Some of the checks are a demonstration. Not for clinical use.'
        : undefined,
      findings: findingsOf(question),
    };
  },
};

function findingsOf({ product, regimen, now, today }: DecisionQuestion): readonly ProviderFinding[] {
  const found = runChecks(indexOf(product), { ...regimen }, { now, today });
  return found.map((each) => findingOf(each, regimen));
}

/** Indexes the checks, once for each version of the schemas. */
const indexOf = memoized((product: Product): CheckIndex => indexChecks(setsOf(product)));

function setsOf({ checks = {} }: Product): readonly CheckSet[] {
  return Object.values(checks).filter(({ entity }) => entity === 'regimen');
}
