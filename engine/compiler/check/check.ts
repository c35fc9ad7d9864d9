import type { Diagnostics } from '../diagnostics.ts';
import { kinds } from '../kinds/kinds.ts';
import { titlesOf } from '../location/titles.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import { accessReadsWhatIsLoaded } from './access-reads-what-is-loaded.rule.ts';
import { actionsAreHeldByTheirCalls } from './actions-are-held-by-their-calls.rule.ts';
import { everyCompanionHasItsSchema } from './every-companion-has-its-schema.rule.ts';
import { expressionsInTextsAreWorkedOut } from './expressions-in-texts-are-worked-out.rule.ts';
import { fieldsAreHiddenByTheirAccess } from './fields-are-hidden-by-their-access.rule.ts';
import { givenValuesFitTheirFields } from './given-values-fit-their-fields.rule.ts';
import { messagesStandOnce } from './messages-stand-once.rule.ts';
import { nothingIsUnused } from './nothing-is-unused.rule.ts';
import { patternsAreFast } from './patterns-are-fast.rule.ts';
import { thingsStandOnce } from './things-stand-once.rule.ts';

/** Checks over several kinds of files; a check of a single kind is in the folder of that kind. */
const files = [
  expressionsInTextsAreWorkedOut,
  everyCompanionHasItsSchema,
  patternsAreFast,
  thingsStandOnce,
  messagesStandOnce,
];
const schemas = [givenValuesFitTheirFields];
const plans = [
  accessReadsWhatIsLoaded,
  actionsAreHeldByTheirCalls,
  fieldsAreHiddenByTheirAccess,
  nothingIsUnused,
];

/**
 * Runs every check that needs only the parsed files. Names of other files are resolved later, with the plans.
 */
export function checkFiles(sources: SourceSet, diagnostics: Diagnostics): void {
  diagnostics.titles = titlesOf(sources.files);
  for (const check of [...kinds.flatMap(({ checks }) => checks?.files ?? []), ...files])
    check(sources, diagnostics);
}

/** Runs every check over the resolved schemas. */
export function checkSchemas(known: PlanContext): void {
  for (const check of [...kinds.flatMap(({ checks }) => checks?.schemas ?? []), ...schemas]) check(known);
}

/** Runs every check over the planned schema set. */
export function checkPlans(planned: SchemaSetPlan, known: PlanContext): void {
  for (const check of [...kinds.flatMap(({ checks }) => checks?.plans ?? []), ...plans])
    check(planned, known);
}
