import { storesAskKnownParameters } from '../kinds/calls/stores-ask-known-parameters.rule.ts';
import { fieldKeywordsNameWhatExists } from '../kinds/entity/field-keywords-name-what-exists.rule.ts';
import { recordsNameWhatExists } from '../kinds/entity/records-name-what-exists.rule.ts';
import { columnsOfRowsHaveInputs } from '../kinds/form/columns-of-rows-have-inputs.rule.ts';
import { initialValuesAreFields } from '../kinds/form/initial-values-are-fields.rule.ts';
import { liveNamesWhatExists } from '../kinds/product/live-names-what-exists.rule.ts';
import { columnsRepeatNoTitle } from '../kinds/tab/columns-repeat-no-title.rule.ts';
import { searchInputsAskColumns } from '../kinds/tab/search-inputs-ask-columns.rule.ts';
import { workflowRowsAreUnambiguous } from '../kinds/workflow/workflow-rows-are-unambiguous.rule.ts';
import { workflowRowsCanBeTaken } from '../kinds/workflow/workflow-rows-can-be-taken.rule.ts';
import { workflowSavesBelongToTheRecord } from '../kinds/workflow/workflow-saves-belong-to-the-record.rule.ts';
import { workflowStatesAreReachable } from '../kinds/workflow/workflow-states-are-reachable.rule.ts';
import { workflowStatesHaveDisplayText } from '../kinds/workflow/workflow-states-have-display-text.rule.ts';
import { workflowsNameTheirEvents } from '../kinds/workflow/workflows-name-their-events.rule.ts';
import { workflowsNameTheirRows } from '../kinds/workflow/workflows-name-their-rows.rule.ts';
import { workflowsNameTheirStates } from '../kinds/workflow/workflows-name-their-states.rule.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { givenValuesFitTheirFields } from './given-values-fit-their-fields.rule.ts';

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
