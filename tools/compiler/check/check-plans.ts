import type { PlanContext } from '../plan/plan-set.ts';
import { fieldKeywordsNameWhatExists } from './field-keywords-name-what-exists.rule.ts';
import { initialValuesAreFields } from './initial-values-are-fields.rule.ts';
import { recordsNameWhatExists } from './records-name-what-exists.rule.ts';
import { searchInputsAskColumns } from './search-inputs-ask-columns.rule.ts';

/** A check that needs schemas with their references resolved, named by the sentence it holds to. */
export type PlanRule = (plans: PlanContext) => void;

const rules: readonly PlanRule[] = [
  recordsNameWhatExists,
  fieldKeywordsNameWhatExists,
  initialValuesAreFields,
  searchInputsAskColumns,
];

/** Runs every check over the resolved schemas. */
export function checkPlans(plans: PlanContext): void {
  for (const rule of rules) rule(plans);
}
