import { pathToPointer } from '../../../core/json/pointer.ts';
import type { StoreBinding } from '../../../core/product/call.ts';
import type { Code } from '../../code/literal.ts';
import { anyType } from '../../expressions/types.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { below, type CallLocation } from './call-location.ts';
import { planEntities } from './plan-entities.ts';
import { planOutcomes } from './plan-outcomes.ts';

type StoreFile = CallFile['store'];

/** Plans the gateway's part of a call: the records to read, store or remove, or the handler that answers. */
export function planStore(store: StoreFile, location: CallLocation): Planned<StoreBinding> {
  const { handler, search, report, exports, list, save, remove, get = '', by = '', at, access } = store;
  if (handler !== undefined) return planHandler(handler, store, location);
  if (search !== undefined) {
    isFileName({ ...below(location, 'search'), name: search }, 'search');
    return { kind: 'search', search };
  }
  // The name is checked with the answer, which has the same.
  if (report !== undefined) return { kind: 'report', report, exports };
  if (list !== undefined) return planList(list, store, location);
  if (access !== undefined) isAccessName({ ...below(location, 'access'), name: access });
  if (save !== undefined) return { kind: 'save', ...planEntities(save, below(location, 'save')), access };
  if (remove !== undefined)
    return { kind: 'remove', ...planEntities(remove, below(location, 'remove')), access };
  return { kind: 'get', ...planEntities(get, below(location, 'get')), by, at };
}

function planHandler(
  handler: string,
  { options = {}, outcomes }: StoreFile,
  location: CallLocation,
): Planned<StoreBinding> {
  const document = options['document'];
  if (typeof document === 'string')
    isFileName({ ...below(location, 'options', 'document'), name: document }, 'document');
  return {
    kind: 'handler',
    handler,
    options,
    outcomes: outcomes && planOutcomes(outcomes, below(location, 'outcomes')),
  };
}

type ListFile = NonNullable<StoreFile['list']>;

function planList(list: ListFile, store: StoreFile, location: CallLocation): Planned<StoreBinding> {
  return {
    kind: 'list',
    ...planEntities(list, below(location, 'list')),
    subjectFrom: store.subjectFrom,
    where: planWhere(list, store, location),
    sortBy: planSortBy(list, store, location),
    newestBy: planNewestBy(list, store, location),
    join: planJoin(list, store, location),
  };
}

/** Plans the condition on the records of a list, which the gateway applies whoever calls. */
function planWhere(
  list: ListFile,
  { where }: StoreFile,
  { file, at, plans }: CallLocation,
): Code | undefined {
  const item = typeof list === 'string' ? (plans.entities.get(list)?.type ?? anyType) : anyType;
  const location = { file, plans, context: { item, user: plans.userType } };
  return planExpression(where, [...at, 'where'], location, 'bool');
}

function planSortBy(list: ListFile, { sortBy }: StoreFile, location: CallLocation): string | undefined {
  if (sortBy !== undefined) checkField(sortBy, list, below(location, 'sortBy'));
  return sortBy;
}

function planNewestBy(list: ListFile, { newestBy }: StoreFile, location: CallLocation): string | undefined {
  if (newestBy === undefined) return undefined;
  checkField(newestBy, list, below(location, 'newestBy'));
  return pathToPointer(newestBy);
}

function checkField(path: string, list: ListFile, location: CallLocation): void {
  const entity = typeof list === 'string' ? location.plans.entities.get(list) : undefined;
  if (entity !== undefined) schemaOfField(path, entity, location);
}

/** Plans the fields that a list joins from the subject of its records; reports a missing subject or field. */
function planJoin(
  list: ListFile,
  { join, newestBy }: StoreFile,
  location: CallLocation,
): readonly string[] | undefined {
  if (join === undefined || typeof list !== 'string') return undefined;
  const { entities } = location.plans;
  const entity = entities.get(list);
  const subject = entities.get(entity?.record?.subject ?? '');
  if (entity !== undefined && entity.record?.subject === undefined)
    return refuseJoin(location, `"${list}" belongs to no other record, so there is nothing to join.`);
  if (newestBy !== undefined) return refuseJoin(location, 'A list of the newest records joins nothing.');
  if (entity?.schema.properties?.[subject?.name ?? ''] !== undefined)
    return refuseJoin(location, `"${list}" has a field "${subject?.name}" already.`);
  for (const [index, field] of join.entries()) {
    if (subject === undefined || subject.schemas.has(field)) continue;
    reportUnknown(location.plans.diagnostics, location.file, {
      message: `"${field}" is not a field of entity "${subject.name}", which "${list}" belongs to.`,
      name: field,
      known: subject.schemas.keys(),
      at: below(location, 'join', index).at,
    });
  }
  return join;
}

function refuseJoin({ file, at, plans }: CallLocation, message: string): undefined {
  const help = 'Take "join" out, or list another entity.';
  const fix = { remove: [...at, 'join'] };
  plans.diagnostics.report(file, { code: 'call/join', message, help, fix, at: [...at, 'join'] });
}
