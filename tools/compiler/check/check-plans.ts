import type { PlanContext } from '../plan/plan-set.ts';
import { columnsOfRowsHaveInputs } from './columns-of-rows-have-inputs.rule.ts';
import { columnsRepeatNoTitle } from './columns-repeat-no-title.rule.ts';
import { fieldKeywordsNameWhatExists } from './field-keywords-name-what-exists.rule.ts';
import { givenValuesFitTheirFields } from './given-values-fit-their-fields.rule.ts';
import { initialValuesAreFields } from './initial-values-are-fields.rule.ts';
import { liveNamesWhatExists } from './live-names-what-exists.rule.ts';
import { recordsNameWhatExists } from './records-name-what-exists.rule.ts';
import { searchInputsAskColumns } from './search-inputs-ask-columns.rule.ts';
import { storesAskKnownParameters } from './stores-ask-known-parameters.rule.ts';
import { workflowRowsAreUnambiguous } from './workflow-rows-are-unambiguous.rule.ts';
import { workflowRowsCanBeTaken } from './workflow-rows-can-be-taken.rule.ts';
import { workflowSavesBelongToTheRecord } from './workflow-saves-belong-to-the-record.rule.ts';
import { workflowStatesAreReachable } from './workflow-states-are-reachable.rule.ts';
import { workflowStatesHaveDisplayText } from './workflow-states-have-display-text.rule.ts';
import { workflowsNameTheirEvents } from './workflows-name-their-events.rule.ts';
import { workflowsNameTheirRows } from './workflows-name-their-rows.rule.ts';
import { workflowsNameTheirStates } from './workflows-name-their-states.rule.ts';

/** A check that needs schemas with their references resolved, named by the sentence it holds to. */
export type PlanRule = (plans: PlanContext) => void;

const rules: readonly PlanRule[] = [
  recordsNameWhatExists,
  liveNamesWhatExists,
  fieldKeywordsNameWhatExists,
  initialValuesAreFields,
  givenValuesFitTheirFields,
  columnsOfRowsHaveInputs,
  storesAskKnownParameters,
  searchInputsAskColumns,
  workflowsNameTheirStates,
  workflowsNameTheirEvents,
  workflowsNameTheirRows,
  workflowStatesHaveDisplayText,
  workflowStatesAreReachable,
  workflowRowsAreUnambiguous,
  workflowRowsCanBeTaken,
  workflowSavesBelongToTheRecord,
  columnsRepeatNoTitle,
];

/** Runs every check over the resolved schemas. */
export function checkPlans(plans: PlanContext): void {
  for (const rule of rules) rule(plans);
}
