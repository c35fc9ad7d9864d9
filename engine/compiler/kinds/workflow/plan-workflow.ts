import type { JSONPath } from 'jsonc-parser';
import type { Consequence, Transition, Workflow } from '../../../core/product/workflow.ts';
import { code } from '../../code/literal.ts';
import type { ConsequenceFile, RowFile, WorkflowFile } from '../../files/workflow.ts';
import { spellingsOfCodes } from '../../plan/code-spellings.ts';
import { isFileName } from '../../plan/names.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import { planSentence } from '../../plan/plan-sentence.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { locationOf, planAction, planWorkflowExpression, type WorkflowPlanning } from './plan-action.ts';
import { planEvent } from './plan-event.ts';
import { planNamedRecord } from './plan-named-record.ts';
import { type StateTable, selectStates, stateTable } from './state-table.ts';
import { workflowContexts } from './workflow-context.ts';

/**
 * Plans a workflow with its states listed and its expressions compiled. The rules of this folder check the
 * names in it.
 */
export function planWorkflow(file: SourceFile<'workflow'>, plans: PlanContext): PlanOf<Workflow> | undefined {
  const source = file.value;
  const { states } = source;
  const hasEntity = isFileName({ file, at: ['entity'], name: source.entity, plans }, 'schema');
  const hasCodes = isFileName({ file, at: ['states', 'codes'], name: states.codes, plans }, 'codes');
  const entity = plans.entities.get(source.entity);
  const table = stateTable(file, plans.sources);
  if (!hasEntity || !hasCodes || entity === undefined || table === undefined) return undefined;
  const planning = { file, entity, plans, contexts: workflowContexts(source, entity, plans) };
  checkPaths(planning, source);
  return { name: file.stem, source: file.path, descriptor: descriptorOf(planning, source, table) };
}

function descriptorOf(
  planning: WorkflowPlanning,
  source: WorkflowFile,
  table: StateTable,
): Planned<Workflow> {
  const { title, description, entity, states, owns = [], records = {}, events, transitions } = source;
  const { contexts, file } = planning;
  const display = states.display ?? `column('${states.codes}', state, 'display')`;
  return {
    name: file.stem,
    title,
    description,
    entity,
    stateAt: states.at,
    states: statesOf(source, table),
    spellings: spellingsOfCodes(table.codes),
    unknown: states.unknown,
    display: planWorkflowExpression(planning, {
      source: display,
      at: ['states', 'display'],
      context: contexts.display,
      wants: 'string',
    }),
    owns,
    records: mapValues(records, (record, name) => planNamedRecord(planning, name, record)),
    events: mapValues(events, (event, name) => planEvent(planning, name, event)),
    transitions: transitions.map((row, index) =>
      planRow(planning, { row, table, at: ['transitions', index] }),
    ),
    consequences: (source.consequences ?? []).map((each, index) =>
      planConsequence(planning, { each, all: Object.keys(events), at: ['consequences', index] }),
    ),
  };
}

function statesOf({ states }: WorkflowFile, { entries }: StateTable): Planned<Workflow>['states'] {
  const named = entries.map(({ code: name, display }) => {
    return [String(name), { display: String(display), entered: states.entered?.[String(name)] }] as const;
  });
  return Object.fromEntries(named);
}

interface RowAt {
  readonly row: RowFile;
  readonly table: StateTable;
  readonly at: JSONPath;
}

function planRow(planning: WorkflowPlanning, { row, table, at }: RowAt): Planned<Transition> {
  const { contexts, plans } = planning;
  const { id, on, from, when, to, refuse } = row;
  const context = contexts.row([on]);
  const among = typeof to === 'object' && to.among !== undefined ? selectStates(table, to.among) : undefined;
  return {
    id,
    on,
    from: selectStates(table, from),
    guard:
      when === undefined
        ? undefined
        : planWorkflowExpression(planning, { source: when, at: [...at, 'when'], context, wants: 'bool' }),
    to:
      typeof to === 'string'
        ? literalTarget(to)
        : to &&
          planWorkflowExpression(planning, {
            source: to.value,
            at: [...at, 'to', 'value'],
            context,
            wants: 'string',
          }),
    among: typeof to === 'string' ? [to] : among,
    refuse:
      refuse === undefined
        ? undefined
        : planSentence(locationOf(planning, [...at, 'refuse'], context), refuse, plans),
    ...planAction(planning, { source: row, at, events: [on] }),
  };
}

function literalTarget(name: string) {
  const written = JSON.stringify(name);
  return code(`{ source: ${written}, evaluate: () => ${written} }`);
}

interface ConsequenceAt {
  readonly each: ConsequenceFile;
  readonly all: readonly string[];
  readonly at: JSONPath;
}

function planConsequence(planning: WorkflowPlanning, { each, all, at }: ConsequenceAt): Planned<Consequence> {
  const events = each.on ?? all;
  const context = planning.contexts.action(events);
  const { id, when } = each;
  return {
    id,
    on: events,
    guard:
      when === undefined
        ? undefined
        : planWorkflowExpression(planning, { source: when, at: [...at, 'when'], context, wants: 'bool' }),
    ...planAction(planning, { source: each, at, events }),
  };
}

/** Requires the record to have the paths of the state and of all fields that the workflow owns. */
function checkPaths({ file, entity, plans }: WorkflowPlanning, { states, owns = [] }: WorkflowFile): void {
  const paths = [
    { pointer: states.at, at: ['states', 'at'] },
    ...owns.map((path, index) => ({ pointer: path, at: ['owns', index] })),
  ];
  for (const { pointer, at } of paths) isPathOf(entity, pointer, { file, plans, at });
}

function mapValues<Value, Made>(
  table: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(value, name)]));
}
