import { nth, quoted, textIn } from '../../location/location-names.ts';
import { readable } from '../../location/titles.ts';
import type { Kind } from '../kind.ts';
import { emitWorkflowDiagrams } from './emit-workflow-diagrams.ts';
import { everyWorkflow } from './every-workflow.ts';
import { planWorkflow } from './plan-workflow.ts';
import meta from './workflow.meta.json' with { type: 'json' };
import { workflowEffectsAreHeard } from './workflow-effects-are-heard.rule.ts';
import { workflowOrdersAreNeeded } from './workflow-orders-are-needed.rule.ts';
import { workflowRowsAreUnambiguous } from './workflow-rows-are-unambiguous.rule.ts';
import { workflowRowsCanBeTaken } from './workflow-rows-can-be-taken.rule.ts';
import { workflowSavesBelongToTheRecord } from './workflow-saves-belong-to-the-record.rule.ts';
import { workflowStatesAreReachable } from './workflow-states-are-reachable.rule.ts';
import { workflowStatesHaveDisplayText } from './workflow-states-have-display-text.rule.ts';
import { workflowsNameTheirEvents } from './workflows-name-their-events.rule.ts';
import { workflowsNameTheirRows } from './workflows-name-their-rows.rule.ts';
import { workflowsNameTheirStates } from './workflows-name-their-states.rule.ts';

/** Kind of workflows: states of a record, and the transitions between them. */
export const workflowKind: Kind<'workflow', 'workflows'> = {
  name: 'workflow',
  meta,
  noun: { noun: 'workflow', unknown: 'name/unknown-workflow' },
  locations: {
    name: ({ value, file }) => textIn(value, 'title') ?? `workflow ${readable(file.stem)}`,
    parts: {
      'states/entered/*': quoted('state'),
      'records/*': quoted('record'),
      'events/*': quoted('event'),
      'transitions/*': ({ key, value }) =>
        `row ${textIn(value, 'id') === undefined ? Number(key) + 1 : `"${textIn(value, 'id')}"`}`,
      'consequences/*': nth('consequence'),
    },
  },
  checks: {
    schemas: [
      workflowsNameTheirStates,
      workflowsNameTheirEvents,
      workflowsNameTheirRows,
      workflowStatesHaveDisplayText,
      workflowStatesAreReachable,
      workflowRowsAreUnambiguous,
      workflowOrdersAreNeeded,
      workflowEffectsAreHeard,
      workflowRowsCanBeTaken,
      workflowSavesBelongToTheRecord,
    ],
  },
  descriptors: {
    home: { table: 'workflows', type: 'Workflow', declaredIn: 'workflow', suffix: 'Workflow', for: 'pages' },
    plan: (file, plans) => planWorkflow(file, plans) ?? [],
  },
  emit: (_planned, sources) => emitWorkflowDiagrams(everyWorkflow(sources)),
};
