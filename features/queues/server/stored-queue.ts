import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { visiblePlan } from '../../../gateway/calls/bindings/search.ts';
import { invalid, notFound } from '../../../gateway/operation/errors.ts';
import type { Call, HandlerStore } from '../../../gateway/records/context/call.ts';
import { isReadable } from '../../../gateway/records/field-access.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { Calendar } from '../../../gateway/search/request/condition-days.ts';
import { conditionGroups } from '../../../gateway/search/request/condition-groups.ts';
import { type ReadCondition, readCondition } from '../../../gateway/search/request/stored-condition.ts';
import type { SearchHit } from '../../../gateway/search/run.ts';
import type { IndexPlan } from '../../../gateway/search/table/plan.ts';
import { kindOf, ProductError, type RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { CallOf } from '../../contracts/server/typed.ts';

/** Filters and sorting of a queue, or of a request. */
export type QueueConditions = Pick<Records['priority-queue'], 'filters' | 'sorting'>;

/** Filters and choices that a request adds to a queue, and a sorting in place of the queue's. */
export type SentConditions = Pick<CallOf<'queue.run'>['body'], 'filters' | 'sort' | 'narrowed'>;

/** Queues of a contract: the kind of their records, and the search index over which they are run. */
export interface Queues {
  readonly kind: RecordKind<Records['priority-queue']>;
  readonly index: string;
}

/** Row of a queue, with columns of its index. */
export type QueueRow = SearchHit & JsonObject;

/** Finds the queues that a contract names in the options `entity` and `index`. */
export function queuesOf({ product }: Call, { options }: Pick<HandlerStore, 'options'>): Queues {
  const { entity, index } = options;
  if (typeof entity !== 'string' || typeof index !== 'string')
    throw new ProductError('A call about queues names their "entity" and their "index" in its options.');
  return { kind: kindOf<Records['priority-queue']>(product, entity), index };
}

/** Finds the kind of the records that queues list. */
export function kindOfRows({ product }: Call, { index }: Queues): RecordKind {
  return kindOf(product, product.searches[index]?.entity ?? '');
}

/**
 * Reads the queue that a request names; empty where it names none. Throws 404 for a queue that the user may not see.
 */
export async function queueOf(call: Call, { kind }: Queues, id = ''): Promise<QueueConditions> {
  const { database, user } = call;
  if (id === '') return {};
  const found = await findRecord(database, { kind, id, scope: user });
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) throw notFound();
  return found.document;
}

export interface QueueSearch {
  /** Query in the form of the index search. */
  readonly search: JsonObject;
  /** Statistics of stored conditions that can no longer be evaluated. */
  readonly leftOut: readonly string[];
}

/** Queue as it is stored, and what a request adds to it. */
export interface RequestedQueue {
  readonly queue: QueueConditions;
  readonly sent?: SentConditions;
}

/**
 * Builds the search of a queue: its filters with the request's, and its sorting or the request's instead. Leaves out
 * stored parts whose columns no longer exist.
 */
export function queueSearchOf(
  call: Call,
  { index }: Pick<Queues, 'index'>,
  { queue, sent = {} }: RequestedQueue,
): QueueSearch {
  const plan = visiblePlan(call, index);
  const { filters: stored = [], sorting = [] } = queue;
  const narrowed = narrowedConditions(plan, sent.narrowed ?? {});
  const read = readConditions(call, plan, stored);
  const narrowing = readConditions(call, plan, narrowed);
  const filters = [
    ...writtenGroups(stored, read),
    ...writtenGroups(narrowed, narrowing),
    ...sentFilters(call, plan, sent.filters ?? []),
  ];
  return {
    search: { filters, sort: sortingAsShown(sent.sort ?? knownSorting(sorting, plan), plan) },
    leftOut: [
      ...stored.filter((_, n) => read[n]?.filter === undefined),
      ...narrowed.filter((_, n) => narrowing[n]?.filter === undefined),
    ].map(statisticOf),
  };
}

/** Code of the choice that keeps every row of a queue. */
const everything = '*';

interface NarrowedCondition extends JsonObject {
  readonly statType: string;
}

/** Converts the narrowing choices into conditions: options by code, values by value. */
function narrowedConditions(
  plan: IndexPlan,
  narrowed: Readonly<Record<string, string | undefined>>,
): readonly NarrowedCondition[] {
  return Object.entries(narrowed).flatMap(([statType, choice = everything]) => {
    if (choice === everything) return [];
    const { options = [] } = plan.index.statistics[statType] ?? {};
    const isOption = options.some(({ code }) => code === choice);
    return [
      isOption
        ? { statType, queryType: 'range', filterTerm: choice }
        : { statType, queryType: 'term', term: choice },
    ];
  });
}

/** Reads a queue's conditions by the present index. */
export function readConditions(
  call: Call,
  plan: IndexPlan,
  conditions: readonly Json[],
): readonly ReadCondition[] {
  const calendar: Calendar = { today: call.today, holidays: call.product.holidays ?? [] };
  return conditions.map((condition) => readCondition(condition, plan, calendar));
}

/** Drops the sortings whose column no longer exists. */
export function knownSorting<Order extends { readonly by?: Json }>(
  sorting: readonly Order[],
  plan: IndexPlan,
): readonly Order[] {
  return sorting.filter(({ by }) => Object.hasOwn(plan.columns, String(by)));
}

/**
 * Converts a sorting of shown values into one of stored values: years count from a date to today, so the most years are
 * the earliest date.
 */
export function sortingAsShown<Order extends { readonly by?: Json; readonly descending?: boolean }>(
  sorting: readonly Order[],
  { index }: IndexPlan,
): readonly Order[] {
  return sorting.map((order) => {
    const isInverse = index.statistics[String(order.by)]?.unit === 'years';
    return isInverse ? { ...order, descending: order.descending !== true } : order;
  });
}

/** Reads the filters of a request, each a condition as in a queue or already in the search's form. */
function sentFilters(call: Call, plan: IndexPlan, sent: readonly Json[]): readonly Json[] {
  const read = sent.map((filter, n) =>
    isCondition(filter) ? sentCondition(call, plan, { filter, n }) : { written: filter as JsonObject },
  );
  return writtenGroups(sent, read);
}

function sentCondition(
  call: Call,
  plan: IndexPlan,
  { filter, n }: { readonly filter: Json; readonly n: number },
) {
  const [condition] = readConditions(call, plan, [filter]);
  if (condition?.written !== undefined) return condition;
  const message = condition?.problem ?? 'Say what the statistic is compared with.';
  throw invalid([{ at: `/filters/${n}`, code: 'condition', message, severity: 'error' }]);
}

/** Writes the groups of conditions as filters of a search. */
function writtenGroups(stored: readonly Json[], read: readonly ReadCondition[]): readonly JsonObject[] {
  return conditionGroups(stored, read)
    .map(({ written }) => written)
    .filter((written) => written !== undefined);
}

function isCondition(filter: Json): boolean {
  const { statType, queryType } = jsonObject(filter);
  return statType !== undefined && queryType !== undefined;
}

function statisticOf({ statType = '' }: { readonly statType?: string }): string {
  return statType;
}
