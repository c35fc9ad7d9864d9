import { isBlank } from '../../../engine/core/json/blank.ts';
import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { SearchColumn, StatisticUnit } from '../../../engine/core/product/search-index.ts';
import type { IndexPlan } from '../table/plan.ts';
import { type Calendar, daysWithin } from './condition-days.ts';
import { comingMessage, readSearchRequest, type SearchFilter } from './request.ts';

/**
 * Stored condition as a filter of a search, or the reason why it cannot be one. Neither is set while the condition
 * is unfinished.
 */
export interface ReadCondition {
  readonly filter?: SearchFilter;
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
  return filter === undefined ? { problem: 'This condition cannot be read.' } : { filter, written };
}

/** Reports whether a condition does not yet compare its statistic with a value. */
function isUnfinished({ statType, queryType, term, gte, lte, filterTerm }: JsonObject): boolean {
  if (isBlank(statType) || isBlank(queryType)) return true;
  if (queryType === 'term') return isBlank(term);
  return queryType === 'range' && [gte, lte, filterTerm].every(isBlank);
}

/** Builds the filter in the form of a request; `undefined` for an unknown option. */
function searchFilterOf(stored: JsonObject, plan: IndexPlan, calendar: Calendar): JsonObject | undefined {
  const field = String(stored['statType']);
  const isNot = stored['not'] === true;
  if (stored['queryType'] === 'missing') return { field, missing: !isNot };
  const compared = stored['queryType'] === 'term' ? termsOf(stored) : rangesOf(stored, plan, calendar);
  return compared && { field, ...compared, ...(isNot && { not: true }) };
}

/** Builds the comparison with a value, or with one of several. */
function termsOf(stored: JsonObject): JsonObject {
  const terms = [stored['term'], ...othersOf(stored)].map((term = null) =>
    typeof term === 'boolean' ? String(term) : term,
  );
  return terms.length === 1 ? { term: terms[0] ?? null } : { terms };
}

/** Builds the comparison with a range, or with one of several options; an option without limits finds no value. */
function rangesOf(stored: JsonObject, plan: IndexPlan, calendar: Calendar): JsonObject | undefined {
  const { gte, lte, filterTerm } = stored;
  const field = String(stored['statType']);
  const { unit, options = [] } = plan.index.statistics[field] ?? {};
  const kind = plan.index.columns[field]?.kind;
  if (filterTerm === undefined || !options.some(({ code }) => code === filterTerm)) {
    if (gte === undefined && lte === undefined) return undefined;
    return inRanges([boundsOf({ gte, lte, kind, unit }, calendar)], stored['orMissing'] === true);
  }
  const chosen = [filterTerm, ...othersOf(stored)].map((code) => options.find((one) => one.code === code));
  if (chosen.includes(undefined)) return undefined;
  const limits = chosen.flatMap((option) => option?.limits ?? []);
  if (limits.length === 0) return { missing: true };
  return inRanges(
    limits.map((each) => (unit === undefined ? { ...each } : daysWithin(each, unit, calendar))),
    stored['orMissing'] === true || limits.length < chosen.length,
  );
}

function inRanges(given: readonly (object | undefined)[], orMissing: boolean): JsonObject | undefined {
  const [first, ...others] = given.flatMap((range) => (range === undefined ? [] : [{ ...range }]));
  if (first === undefined) return undefined;
  const range = { ...first, ...(orMissing && { orMissing }) };
  return others.length === 0 ? { range } : { ranges: [range, ...others] };
}

function othersOf({ others }: JsonObject): readonly Json[] {
  return Array.isArray(others) ? others : [];
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
