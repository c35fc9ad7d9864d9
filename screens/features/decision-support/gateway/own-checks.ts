import { type CheckIndex, indexChecks } from '../../../../engine/core/checks/check-index.ts';
import { runChecks } from '../../../../engine/core/checks/run-checks.ts';
import { memoized } from '../../../../engine/core/compute/memoized.ts';
import type { CheckSet } from '../../../../engine/core/product/checks.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { DecisionProvider, DecisionQuestion, ProviderFinding } from './decision-provider.ts';

/** The checks of the schema set, by `*.checks.json`. */
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
        ? 'Demonstration from public FDA sources: a few well-known facts, far from complete. Not for clinical use.'
        : undefined,
      findings: findingsOf(question),
    };
  },
};

function findingsOf({ product, regimen, now, today }: DecisionQuestion): readonly ProviderFinding[] {
  return runChecks(indexOf(product), { ...regimen }, { now, today }).map((found) => ({
    check: found.check,
    type: found.set.title,
    severity: found.severity,
    medications: found.rows.flatMap((at) => regimen.medications[at]?.id ?? []),
    message: found.message,
    advice: found.advice,
    source: found.source,
    version: found.set.version,
    isDemonstration: found.set.isDemonstration,
  }));
}

/** Made once for a version of the schemas. */
const indexOf = memoized((product: Product): CheckIndex => indexChecks(setsOf(product)));

function setsOf({ checks = {} }: Product): readonly CheckSet[] {
  return Object.values(checks).filter(({ entity }) => entity === 'regimen');
}
