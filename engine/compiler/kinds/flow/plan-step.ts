import type { JSONPath } from 'jsonc-parser';
import type { ColumnDescriptor } from '../../../core/product/column.ts';
import type { FlowList, FlowStep } from '../../../core/product/flow.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { ListFile, StepFile } from '../../files/flow.ts';
import type { ColumnFile } from '../../files/tab.ts';
import { type EntityPlan, fieldPaths } from '../../plan/entity-plan.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isCallName, isFileName, isPartName } from '../../plan/names.ts';
import { type ColumnRows, fieldOfColumn, fieldsBelow, planColumn } from '../../plan/plan-column.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { planRowCompanions, rowCompanionTypes } from '../../plan/row-companions.ts';
import { resultDefaults } from '../../plan/table-defaults.ts';
import { didYouMean } from '../../suggest.ts';
import type { FlowLocation } from './flow-location.ts';
import { planSends } from './plan-sends.ts';

type PlannedStep = Planned<FlowStep>;

export function planStep(step: StepFile, at: JSONPath, location: FlowLocation): PlannedStep {
  const { name, title, text, form, part, next, lists = [], checks = [] } = step;
  if (form !== undefined) isFileName({ ...location, at: [...at, 'form'], name: form }, 'form');
  if (part !== undefined) isPartName({ ...location, at: [...at, 'part'], name: part });
  const message = (word: 'title' | 'text' | 'next', written: string) =>
    resolveMessage({ ...location, at: [...at, word], text: written });
  return {
    name,
    title: message('title', title),
    text: text && message('text', text),
    when: planExpression(step.when, [...at, 'when'], location, 'bool'),
    form,
    shows: planShows(step, [...at, 'shows'], location),
    lists: lists.map((list, index) => planList(list, [...at, 'lists', index], { location, step: name })),
    part,
    checks: checks.map(({ unless, message }, index) => ({
      unless: planExpression(unless, [...at, 'checks', index, 'unless'], location, 'bool'),
      message: resolveMessage({ ...location, at: [...at, 'checks', index, 'message'], text: message }),
    })),
    next: next && message('next', next),
  };
}

function planShows({ name, shows }: StepFile, at: JSONPath, location: FlowLocation): PlannedStep['shows'] {
  if (shows === undefined || !isEarlier(shows.step, [...at, 'step'], { location, step: name }))
    return undefined;
  const { file, plans, handedOn } = location;
  const entity = handedOn.get(shows.step);
  const given = rowsOf(entity, location, rowCompanionTypes(shows.with, plans));
  const columns = entity && fieldPaths(entity);
  return {
    step: shows.step,
    with: planRowCompanions({ file, plans, companions: shows.with, at: [...at, 'with'], columns }),
    columns: planColumns(shows.columns, [...at, 'columns'], given),
  };
}

interface StepLocation {
  readonly location: FlowLocation;
  /** Name of the step being planned. */
  readonly step: string;
}

/** Checks that the name to show is an output of an earlier step; reports any other name. */
function isEarlier(name: string, at: JSONPath, { location, step }: StepLocation): boolean {
  const { file, plans, handedOn } = location;
  const earlier = [...handedOn.keys()].filter((known) => known !== step);
  if (earlier.includes(name)) return true;
  const message = `No earlier step "${name}" hands on anything.`;
  plans.diagnostics.report(file, { code: 'flow/step', message, help: didYouMean(name, earlier), at });
  return false;
}

function planList(list: ListFile, at: JSONPath, { location, step }: StepLocation): Planned<FlowList> {
  const { title, text, entity: name, call, sends, key, columns, pick, empty, compares } = list;
  isFileName({ ...location, at: [...at, 'entity'], name }, 'schema');
  isCallName({ ...location, at: [...at, 'call'], name: call });
  const rows = rowsOf(location.plans.entities.get(name), location);
  if (rows !== undefined) fieldOfColumn(key, [...at, 'key'], rows);
  return {
    title,
    text,
    call,
    sends: planSends(sends, [...at, 'sends'], location),
    key,
    table: {
      ...resultDefaults(location.plans.sources),
      sort: [],
      columns: planColumns(columns, [...at, 'columns'], rows),
    },
    isPicked: pick ?? false,
    empty: empty ?? `No ${title.toLowerCase()} found.`,
    compares: compares && planComparison(compares, [...at, 'compares'], { location, step, rows }),
  };
}

interface ComparisonLocation extends StepLocation {
  readonly rows: ColumnRows | undefined;
}

function planComparison(
  { step, title, fields }: NonNullable<ListFile['compares']>,
  at: JSONPath,
  compared: ComparisonLocation,
): Planned<FlowList>['compares'] {
  const { location, rows } = compared;
  if (!isEarlier(step, [...at, 'step'], compared)) return undefined;
  const given = rowsOf(location.handedOn.get(step), location);
  if (given === undefined || rows === undefined) return undefined;
  return {
    step,
    title,
    fields: fields.map((field, index) => ({
      given: planColumn(field.given, [...at, 'fields', index, 'given'], given),
      row: planColumn(field.row, [...at, 'fields', index, 'row'], rows),
    })),
  };
}

function planColumns(
  columns: readonly ColumnFile[],
  at: JSONPath,
  rows: ColumnRows | undefined,
): readonly Planned<ColumnDescriptor>[] {
  if (rows === undefined) return [];
  return columns.map((column, index) => planColumn(column, [...at, index], rows));
}

/** Finds the rows whose fields columns may name; undefined while the entity is missing. */
function rowsOf(
  entity: EntityPlan | undefined,
  { file, plans, context }: FlowLocation,
  companions: Readonly<Record<string, ExpressionType>> = {},
): ColumnRows | undefined {
  if (entity === undefined) return undefined;
  return {
    location: { file, plans },
    context: { ...context, item: withFields(entity.type, companions) },
    ...fieldsBelow(entity.schemas, ''),
    owner: `a field of entity "${entity.name}"`,
  };
}

function withFields(type: ExpressionType, fields: Readonly<Record<string, ExpressionType>>): ExpressionType {
  if (type.is !== 'object' || Object.keys(fields).length === 0) return type;
  const name = [type.name, ...Object.keys(fields)].join('_');
  return { ...type, name, fields: { ...type.fields, ...fields } };
}
