import { isBlank } from '../../../engine/core/json/blank.ts';
import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { SearchColumn, StatisticUnit } from '../../../engine/core/product/search-index.ts';
import type { IndexPlan } from '../table/plan.ts';
import { type Calendar, daysWithin } from './condition-days.ts';
import { type ColumnFilter, comingMessage, readSearchRequest } from './request.ts';

/**
 * Stored condition as a filter of a search, or the reason why it cannot be one. Neither is set while the condition
 * is unfinished.
 */
export interface ReadCondition {
  readonly filter?: ColumnFilter;
  /** Filter in the form of a request. */
  readonly written?: JsonObject;
  readonly problem?: string;
}

/**
 * Reads a stored condition: a statistic with a term, a range, nothing, or one of its options. Resolves relative dates
 * on this calendar at every run.
 */
export function readCondition(condition: Json, plan: IndexPlan, calendar: Calendar): ReadCondition {
  const stored = jsonObject(condition);
  if (isUnfinished(stored)) return {};
  const name = String(stored['statType']);
  if (!Object.hasOwn(plan.columns, name))
    return { problem: comingMessage(plan, name) ?? 'This statistic is no longer available.' };
  const written = searchFilterOf(stored, plan, calendar);
  if (written === undefined) return { problem: 'This choice is no longer available.' };
  const read = readSearchRequest(plan, { filters: [written] });
  if (isProblems(read)) return { problem: read[0]?.message ?? 'This condition cannot be read.' };
  const [filter] = read.filters;
  return filter === undefined || filter.kind === 'any'
    ? { problem: 'This condition cannot be read.' }
    : { filter, written };
}

/** Reports whether a condition does not yet compare its statistic with a value. */
function isUnfinished({ statType, queryType, term, gte, lte, filterTerm }: JsonObject): boolean {
  if (isBlank(statType) || isBlank(queryType)) return true;
  if (queryType === 'term') return isBlank(term);
  return queryType === 'range' && [gte, lte, filterTerm].every(isBlank);
}

/** Builds the filter in the form of a request; `undefined` for an unknown option. */
function searchFilterOf(stored: JsonObject, plan: IndexPlan, calendar: Calendar): JsonObject | undefined {
  const { queryType, term, gte, lte, filterTerm, orMissing } = stored;
  const field = String(stored['statType']);
  const rangeOf = (range: object | undefined): JsonObject | undefined =>
    range === undefined
      ? undefined
      : { field, range: orMissing === true ? { ...range, orMissing } : { ...range } };
  if (queryType === 'missing') return { field, missing: true };
  if (queryType === 'term') return { field, term: typeof term === 'boolean' ? String(term) : (term ?? null) };
  const { unit, options = [] } = plan.index.statistics[field] ?? {};
  const option = options.find(({ code }) => code === filterTerm);
  if (option !== undefined) {
    const { limits } = option;
    if (limits === undefined) return { field, missing: true };
    return rangeOf(unit === undefined ? limits : daysWithin(limits, unit, calendar));
  }
  if (gte === undefined && lte === undefined) return undefined;
  const kind = plan.index.columns[field]?.kind;
  return rangeOf(boundsOf({ gte, lte, kind, unit }, calendar));
}

interface Bounds {
  readonly gte: Json | undefined;
  readonly lte: Json | undefined;
  readonly kind: SearchColumn['kind'] | undefined;
  readonly unit: StatisticUnit | undefined;
}

/**
 * Reads the bounds of a stored condition. In a column of days, a number means days from today, and a text means a
 * calendar day.
 */
function boundsOf({ gte, lte, kind, unit }: Bounds, calendar: Calendar): JsonObject | undefined {
  const isCounted = kind === 'date' && (typeof gte === 'number' || typeof lte === 'number');
  if (isCounted && unit !== undefined) {
    const limits = {
      ...(typeof gte === 'number' ? { from: gte } : {}),
      ...(typeof lte === 'number' ? { below: Math.floor(lte) + 1 } : {}),
    };
    return daysWithin(limits, unit, calendar) as JsonObject | undefined;
  }
  return { ...(gte === undefined ? {} : { from: gte }), ...(lte === undefined ? {} : { to: lte }) };
}

function isProblems(
  read: ReturnType<typeof readSearchRequest>,
): read is Extract<typeof read, readonly unknown[]> {
  return Array.isArray(read);
}
