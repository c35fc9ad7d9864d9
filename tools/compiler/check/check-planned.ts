import { fieldsOfFormsHaveMessages } from '../kinds/form/fields-of-forms-have-messages.rule.ts';
import { requiredFieldsAreAskedFor } from '../kinds/form/required-fields-are-asked-for.rule.ts';
import { rowsAreHiddenByTheirCall } from '../kinds/tab/rows-are-hidden-by-their-call.rule.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { actionsAreHeldByTheirCalls } from './actions-are-held-by-their-calls.rule.ts';
import { fieldsAreHiddenByTheirAccess } from './fields-are-hidden-by-their-access.rule.ts';
import { nothingIsUnused } from './nothing-is-unused.rule.ts';

/** A check that needs rules and messages put at their places, named by the sentence it holds to. */
export type PlannedRule = (planned: SchemaSetPlan, plans: PlanContext) => void;

const rules: readonly PlannedRule[] = [
  fieldsOfFormsHaveMessages,
  requiredFieldsAreAskedFor,
  rowsAreHiddenByTheirCall,
  actionsAreHeldByTheirCalls,
  fieldsAreHiddenByTheirAccess,
  nothingIsUnused,
];

/** Runs every check over the planned schema set. */
export function checkPlanned(planned: SchemaSetPlan, plans: PlanContext): void {
  for (const rule of rules) rule(planned, plans);
}
