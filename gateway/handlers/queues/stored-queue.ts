import { type Json, type JsonObject, jsonItems } from '../../../engine/core/json.ts';
import { getAt } from '../../../engine/core/pointer.ts';
import { visiblePlan } from '../../bindings/search.ts';
import type { Call } from '../../call.ts';
import { invalid, notFound } from '../../errors.ts';
import { kindOf } from '../../records/kinds.ts';
import { findRecord } from '../../records/read.ts';
import { isReadable } from '../../records/readable.ts';
import type { Calendar } from '../../search/condition-days.ts';
import type { IndexPlan } from '../../search/plan.ts';
import { type ReadCondition, readCondition } from '../../search/stored-condition.ts';

/** The search index that queues look in. */
export const queueIndex = 'patient';

/** The queue that a request names; nothing where it names none. Throws 404 for one that the user may not see. */
export async function queueOf(call: Call): Promise<JsonObject> {
  const { product, body, database, user } = call;
  const id = getAt(body, '/queueId');
  if (typeof id !== 'string' || id === '') return {};
  const kind = kindOf(product, 'priority-queue');
  const found = await findRecord(database, { kind, id, reach: user });
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) throw notFound();
  return found.document;
}

export interface QueueSearch {
  /** As the search of the index takes it. */
  readonly search: JsonObject;
  /** The statistics of stored conditions that cannot be judged any more. */
  readonly leftOut: readonly string[];
}

/**
 * The search of a queue: its filters and those of the request, its sorting or the request's instead. What the queue
 * stores of columns that there are no more is left out.
 */
export function queueSearchOf(call: Call, queue: JsonObject, body: Json | undefined): QueueSearch {
  const plan = visiblePlan(call, queueIndex);
  const sent = (body ?? {}) as JsonObject;
  const stored = jsonItems(queue['filters']);
  const read = readConditions(call, plan, stored);
  const filters = [
    ...read.flatMap(({ written }) => (written === undefined ? [] : [written])),
    ...sentFilters(call, plan, jsonItems(sent['filters'])),
  ];
  return {
    search: { filters, sort: sent['sort'] ?? knownSorting(jsonItems(queue['sorting']), plan) },
    leftOut: stored.filter((_, n) => read[n]?.filter === undefined).map(statisticOf),
  };
}

/** A queue's conditions as they are judged today. */
export function readConditions(
  call: Call,
  plan: IndexPlan,
  conditions: readonly Json[],
): readonly ReadCondition[] {
  const calendar: Calendar = { today: call.today, holidays: call.product.holidays ?? [] };
  return conditions.map((condition) => readCondition(condition, plan, calendar));
}

/** The sorting without what there is no column for any more. */
export function knownSorting(sorting: readonly Json[], plan: IndexPlan): readonly Json[] {
  return sorting.filter((order) => Object.hasOwn(plan.columns, String((order as JsonObject | null)?.['by'])));
}

/** A filter of the request is a condition like those of a queue, or already as the search reads it. */
function sentFilters(call: Call, plan: IndexPlan, sent: readonly Json[]): readonly Json[] {
  return sent.map((filter, n) => {
    if (!isCondition(filter)) return filter;
    const [condition] = readConditions(call, plan, [filter]);
    if (condition?.written !== undefined) return condition.written;
    const message = condition?.problem ?? 'Say what the statistic is compared with.';
    throw invalid([{ at: `/filters/${n}`, code: 'condition', message, severity: 'error' }]);
  });
}

function isCondition(filter: Json): boolean {
  const { statType, queryType } = (filter ?? {}) as JsonObject;
  return statType !== undefined && queryType !== undefined;
}

function statisticOf(filter: Json): string {
  return String((filter as JsonObject | null)?.['statType'] ?? '');
}
