import type { JSONPath } from 'jsonc-parser';
import type { JsonSchema } from '../../../core/json/json.ts';
import { getAt, objectAt } from '../../../core/json/pointer.ts';
import type { DecideSource, NewList } from '../../../core/product/decide.ts';
import type { DecideFile, ExpressionFile, RowDecisionFile } from '../../files/tab.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { didYouMean } from '../../suggest.ts';
import { columnRowsOf, planListColumns } from './plan-table.ts';
import type { TabLocation } from './tab-location.ts';

const base: JSONPath = ['source', 'decide'];

/** Plans lists whose rows users decide about one by one; reports missing calls, forms, fields and codes. */
export function planDecide(location: TabLocation, decide: DecideFile): Planned<DecideSource> {
  const { file, plans } = location;
  for (const word of ['lists', 'results', 'begin', 'save', 'complete'] as const)
    isCallName({ file, at: [...base, word], name: decide[word], plans });
  if (decide.preview !== undefined)
    isCallName({ file, at: [...base, 'preview'], name: decide.preview, plans });
  isFileName({ file, at: [...base, 'record'], name: decide.record, plans }, 'schema');
  isFileName({ file, at: [...base, 'codes'], name: decide.codes, plans }, 'codes');
  if (decide.access !== undefined)
    isAccessName({ file, at: [...base, 'access'], name: decide.access, plans });
  const record = plans.entities.get(decide.record);
  for (const word of ['rows', 'through'] as const) checkField(location, record, decide[word], [word]);
  checkField(location, record, decide.nothing.field, ['nothing', 'field']);
  for (const word of ['key', 'status', 'decides', 'likeness'] as const)
    checkField(location, location.entity, decide[word], [word]);
  if (decide.records !== undefined) checkField(location, location.entity, decide.records, ['records']);
  checkConstant(location, decide);
  checkLetters(location, decide);
  checkStatuses(location, decide);
  return { kind: 'decide', ...decide, initial: decide.initial ?? {}, ...planParts(location, decide, record) };
}

/** Members of a decision that planning replaces. Every member is required, so that none stays as written. */
type DecideParts = {
  readonly [Part in PlannedPart]-?: Planned<DecideSource>[Part];
};

type PlannedPart =
  | 'listName'
  | 'isBaseline'
  | 'isComplete'
  | 'completed'
  | 'columns'
  | 'decisions'
  | 'add'
  | 'newList';

function planParts(location: TabLocation, decide: DecideFile, record: EntityPlan | undefined): DecideParts {
  const { plans } = location;
  const context = { user: plans.userType, ...(record === undefined ? {} : { item: record.type }) };
  const over = <Source extends ExpressionFile | undefined>(
    source: Source,
    word: string,
    wants: 'string' | 'bool',
  ) => planExpression(source, [...base, word], { ...location, context }, wants);
  return {
    listName: over(decide.listName, 'listName', 'string'),
    isBaseline: over(decide.isBaseline, 'isBaseline', 'bool'),
    isComplete: over(decide.isComplete, 'isComplete', 'bool'),
    completed: over(decide.completed, 'completed', 'string'),
    columns: planListColumns(decide.columns, [...base, 'columns'], columnRowsOf(location)),
    decisions: decide.decisions.map((decision, index) =>
      planDecision(location, decision, ['decisions', index]),
    ),
    add: planDecision(location, decide.add, ['add']),
    newList: planNewList(location, decide),
  };
}

function planDecision(
  { file, plans }: TabLocation,
  decision: RowDecisionFile,
  at: JSONPath,
): RowDecisionFile {
  if (decision.form !== undefined)
    isFileName({ file, at: [...base, ...at, 'form'], name: decision.form, plans }, 'form');
  return decision;
}

/** Refuses a keyboard letter given twice, since it would only ever trigger the first decision. */
function checkLetters({ file, plans }: TabLocation, { decisions, add, mergeKey, undoKey }: DecideFile): void {
  const letters: readonly { readonly letter: string; readonly at: JSONPath }[] = [
    ...decisions.map(({ key }, index) => ({ letter: key, at: ['decisions', index, 'key'] })),
    { letter: add.key, at: ['add', 'key'] },
    { letter: mergeKey, at: ['mergeKey'] },
    { letter: undoKey, at: ['undoKey'] },
  ];
  for (const [index, { letter, at }] of letters.entries()) {
    if (letters.findIndex((other) => other.letter === letter) === index) continue;
    plans.diagnostics.report(file, {
      code: 'tab/letter-repeated',
      message: `The letter "${letter}" stands for two decisions.`,
      help: 'Choose a letter that no other decision has.',
      fix: { replace: [...base, ...at], value: freeLetter(letters.map((each) => each.letter)) },
      at: [...base, ...at],
    });
  }
}

function freeLetter(taken: readonly string[]): string {
  return [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.includes(letter)) ?? '?';
}

/** Requires a code in the value set for each status, which supplies its icon and name. */
function checkStatuses({ file, plans }: TabLocation, { codes, decisions, add }: DecideFile): void {
  const rows = getAt(plans.sources.of('codes').get(codes)?.value, '/codes');
  if (!Array.isArray(rows)) return;
  const known = rows.map((row) => String(getAt(row, '/code')));
  const statuses: readonly { readonly status: string; readonly at: JSONPath }[] = [
    ...decisions.map(({ status }, index) => ({ status, at: ['decisions', index, 'status'] })),
    { status: add.status, at: ['add', 'status'] },
  ];
  for (const { status, at } of statuses) {
    if (known.includes(status)) continue;
    plans.diagnostics.report(file, {
      code: 'tab/unknown-status',
      message: `"${status}" is no code of the value set "${codes}".`,
      help: didYouMean(status, known),
      at: [...base, ...at],
    });
  }
}

function checkConstant({ file, plans }: TabLocation, { refreshAfter: name }: DecideFile): void {
  if (name === undefined) return;
  plans.facts.constantsRead?.add(name);
  const [product] = plans.sources.of('product').values();
  const known = Object.keys(objectAt(product?.value, '/constants'));
  if (known.includes(name)) return;
  const message = `"${name}" is not a constant of product.json.`;
  reportUnknown(plans.diagnostics, file, { message, name, known, at: [...base, 'refreshAfter'] });
}

function planNewList(location: TabLocation, { newList, record }: DecideFile): NewList | undefined {
  if (newList === undefined) return undefined;
  const { file, plans, entity } = location;
  const at = [...base, 'newList'];
  const { from, fields } = newList;
  isCallName({ file, at: [...at, 'read'], name: newList.read, plans });
  isCallName({ file, at: [...at, 'save'], name: newList.save, plans });
  isFileName({ file, at: [...at, 'from', 'codes'], name: from.codes, plans }, 'codes');
  checkField(location, plans.entities.get(record), from.field, ['newList', 'from', 'field']);
  for (const [index, field] of fields.entries())
    checkField(location, entity, field, ['newList', 'fields', index]);
  for (const word of ['date', 'reason'] as const) {
    const asked = newList[word];
    if (asked !== undefined)
      checkField(location, plans.entities.get(record), asked.field, ['newList', word, 'field']);
  }
  if (newList.words !== undefined) checkField(location, entity, newList.words, ['newList', 'words']);
  const titleOf = (field: string) => titledIn(entity.schema.properties?.[field]) ?? field;
  return {
    ...newList,
    notFrom: newList.notFrom ?? [],
    fields: fields.map((field) => ({ field, title: titleOf(field) })),
  };
}

function titledIn(schema: JsonSchema | undefined): string | undefined {
  return typeof schema === 'object' ? schema.title : undefined;
}

function checkField(
  { file, plans }: TabLocation,
  entity: EntityPlan | undefined,
  name: string,
  at: JSONPath,
): void {
  if (entity === undefined) return;
  const known = Object.keys(entity.schema.properties ?? {});
  if (known.includes(name)) return;
  const message = `"${name}" is not a field of entity "${entity.name}".`;
  reportUnknown(plans.diagnostics, file, { message, name, known, at: [...base, ...at] });
}
