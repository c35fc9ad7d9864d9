import { pointerOf, tokensOf } from '../../../core/json/pointer.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { type ExpressionType, identifier } from '../../expressions/types.ts';
import type { JoinFile, TabFile } from '../../files/tab.ts';
import { recordContext, subjectContext } from '../../plan/contexts.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCall } from '../../plan/written-call.ts';
import type { TabLocation, TabRowPlan } from './tab-location.ts';

/**
 * Plans a row of the tab: the fields of its entity, with those of a part of another record that completes the
 * row.
 */
export function planRow(tab: TabFile, entity: EntityPlan, plans: PlanContext): TabRowPlan {
  const { join } = tab.source;
  const record = join === undefined ? undefined : plans.entities.get(join.record);
  if (join === undefined || record === undefined) return withSubject(entity, tab, plans);
  const entry = `${join.at}/*`;
  const added = [...record.schemas]
    .filter(([at]) => at === entry || at.startsWith(`${entry}/`))
    .map(([at, schema]) => [pointerOf([join.as]) + at.slice(entry.length), schema] as const);
  return {
    type: completedType(entity.type, join, entryType(record.type, join.at)),
    schemas: new Map([...entity.schemas, ...added]),
  };
}

/** Builds the context of expressions over a row: `item`, the signed-in user, and the row's subject. */
export function rowContext({ row, entity, tab, plans }: TabLocation): ExpressionContext {
  const keeper = tab.source.record ?? tab.source.join?.record;
  const kept = keeper === undefined ? {} : recordAndSubject(keeper, plans);
  const context = { item: row.type, user: plans.userType, ...subjectContext(entity, plans), ...kept };
  const subject = entity.record?.subject;
  if (subject === undefined || !listsAcrossSubjects(tab, plans)) return context;
  // Leaves out the subject if rows belong to several subjects, since the page has none of them open.
  return Object.fromEntries(Object.entries(context).filter(([name]) => name !== subject));
}

/** Builds the context of rows kept in a record, or completed from one: that record and its subject. */
function recordAndSubject(name: string, plans: PlanContext): ExpressionContext {
  const record = plans.entities.get(name);
  return record === undefined ? {} : { ...subjectContext(record, plans), ...recordContext(name, plans) };
}

function listsAcrossSubjects({ source }: TabFile, plans: PlanContext): boolean {
  const store = source.call === undefined ? undefined : writtenCall(source.call, plans)?.store;
  return store?.list !== undefined && store.subjectFrom === undefined;
}

/** Adds the fields that the call joins from the row's subject, under the name of the subject's entity. */
function withSubject(entity: EntityPlan, { source }: TabFile, plans: PlanContext): TabRowPlan {
  const join = source.call === undefined ? undefined : writtenCall(source.call, plans)?.store.join;
  const subject = entity.record?.subject;
  const record = plans.entities.get(subject ?? '');
  if (join === undefined || subject === undefined || record === undefined) return entity;
  const fields = ['/_id', ...join].map((at) => tokensOf(at));
  const prefix = pointerOf([subject]);
  const added = [...record.schemas]
    .filter(([at]) => fields.some((field) => isAlong(tokensOf(at), field)))
    .map(([at, schema]) => [prefix + at, schema] as const);
  const part = partOf(record.type, fields, `Joined_${identifier(`${entity.name}_${join.join('_')}`)}`);
  return {
    type: completedType(entity.type, { as: subject }, part),
    schemas: new Map([...entity.schemas, ...added]),
  };
}

/** Reports whether a path leads to a field, is the field, or is inside of it. */
function isAlong(path: readonly string[], field: readonly string[]): boolean {
  return path.length > 0 && path.every((token, index) => index >= field.length || token === field[index]);
}

/** Reduces an object type to the given fields. */
function partOf(type: ExpressionType, fields: readonly (readonly string[])[], name: string): ExpressionType {
  if (type.is !== 'object' || fields.some((field) => field.length === 0)) return type;
  const heads = Object.entries(type.fields).filter(([key]) => fields.some(([head]) => head === key));
  const parts = heads.map(([key, child]) => {
    const rest = fields.filter(([head]) => head === key).map((field) => field.slice(1));
    return [key, partOf(child, rest, `${name}_${identifier(key)}`)] as const;
  });
  return { is: 'object', name, fields: Object.fromEntries(parts) };
}

function completedType(
  type: ExpressionType,
  { as }: Pick<JoinFile, 'as'>,
  entry: ExpressionType | undefined,
): ExpressionType {
  if (type.is !== 'object' || entry === undefined) return type;
  return { ...type, name: `${type.name}_with_${as}`, fields: { ...type.fields, [as]: entry } };
}

/** Finds the type of the entries of a map at a path; undefined without a map. */
function entryType(type: ExpressionType, at: string): ExpressionType | undefined {
  let current: ExpressionType | undefined = type;
  for (const step of at.slice(1).split('/')) {
    current = current?.is === 'object' ? current.fields[step] : undefined;
  }
  return current?.is === 'map' ? current.of : undefined;
}
