import type { AccessRule } from '../../core/product/access-rule.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import type { Planned } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { type AccessUse, accessUses, type Loaded } from './access-uses.ts';

/**
 * Requires an access rule to read only records loaded where it is evaluated: a record that is not loaded is blank, so
 * that the rule refuses everyone.
 */
export function accessReadsWhatIsLoaded({ access }: SchemaSetPlan, plans: PlanContext): void {
  const rules = new Map(access.map(({ name, descriptor }) => [name, descriptor]));
  for (const use of accessUses(plans)) {
    const rule = rules.get(use.rule);
    const missing = rule && missingFor(rule, use);
    if (missing !== undefined) report(use, missing, plans);
  }
}

/** Describes the first record that a rule reads but that is not loaded. */
function missingFor(
  { about, reads = [] }: Pick<Planned<AccessRule>, 'about' | 'reads'>,
  { self, records }: Loaded,
): string | undefined {
  const [missing] = reads.filter((name) => !(name === 'self' ? about === self : records.includes(name)));
  return missing === 'self' ? `the ${about} that it is about` : missing;
}

function report({ file, at, rule, self, records }: AccessUse, missing: string, plans: PlanContext): void {
  const known = ['the user', ...(self === undefined ? [] : ['self']), ...new Set(records)];
  plans.diagnostics.report(file, {
    code: 'access/not-loaded',
    message: `The access rule "${rule}" reads ${missing}, which is not read before this is judged: it would refuse everybody.`,
    help:
      known.length === 1
        ? 'Name a rule about the user alone, and judge the record by "access" of its kind or of its fields.'
        : `Name a rule that reads nothing but ${known.join(', ')}.`,
    at: [...at],
  });
}
