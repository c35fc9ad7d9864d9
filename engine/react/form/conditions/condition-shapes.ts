import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import type { OfferedStatistic } from './statistics.ts';

/** Condition as stored; incomplete while it is edited. */
export interface StatisticCondition {
  readonly statType?: string;
  readonly queryType?: string;
  readonly term?: Json;
  readonly gte?: number | string;
  readonly lte?: number | string;
  readonly filterTerm?: string;
  /** True where those are found of whom the comparison does not hold, or who have no value. */
  readonly not?: boolean;
  /** Further values or options, of which one is enough. */
  readonly others?: readonly Json[];
  /** True where the condition also matches a missing value. */
  readonly orMissing?: boolean;
  /** True if this condition is an alternative to the previous one ("or" instead of "and"). */
  readonly orPrevious?: boolean;
}

const ofDays = ['past-more', 'past-within', 'ahead-within', 'ahead-more', 'days-between', 'dates'] as const;
const ofNumbers = ['least', 'most', 'between'] as const;

/** Ranges whose ends the user enters. */
export const rangeNames = [...ofDays, ...ofNumbers] as const;

export type RangeName = (typeof rangeNames)[number];

/** Comparison of a statistic: with an option, a value, a range, or a missing value. */
export type StatisticComparison =
  | NamedComparison
  | { readonly kind: 'equals' | 'missing'; readonly isNot?: true }
  | { readonly kind: RangeName };

/** Comparison with something that has a name. */
export type NamedComparison =
  | { readonly kind: 'option'; readonly code: string; readonly isNot?: true }
  | { readonly kind: 'value'; readonly value: Json; readonly isNot?: true };

/** Lists the ranges by which a statistic can be compared. */
export function rangesOf({ kind, unit, past }: OfferedStatistic): readonly RangeName[] {
  if (kind === 'date' && unit !== 'years')
    return past === true ? ofDays.filter((name) => !name.startsWith('ahead')) : ofDays;
  if (kind === 'date') return ofNumbers;
  return kind === 'number' ? ofNumbers : [];
}

/** Lists the comparisons of a statistic in the order offered. */
export function comparisonsOf(statistic: OfferedStatistic): readonly StatisticComparison[] {
  const { values, kind } = statistic;
  const named = namedComparisons(statistic);
  return [
    ...named,
    ...named.map((comparison) => ({ ...comparison, isNot: true }) as const),
    ...(values.length === 0 && kind !== 'date'
      ? ([{ kind: 'equals' }, { kind: 'equals', isNot: true }] as const)
      : []),
    ...(values.length > 0 ? [] : rangesOf(statistic).map((name) => ({ kind: name }))),
    { kind: 'missing' },
    { kind: 'missing', isNot: true },
  ];
}

function namedComparisons({ options, values }: OfferedStatistic): readonly NamedComparison[] {
  return [
    ...options.map(({ code }) => ({ kind: 'option', code }) as const),
    ...values.map(({ value }) => ({ kind: 'value', value }) as const),
  ];
}

/** Lists the values that a condition can have beside its own, each with its name. */
export function otherValues(
  condition: StatisticCondition,
  statistic: OfferedStatistic,
): readonly NamedComparison[] {
  const chosen = comparisonOf(condition, statistic);
  return namedComparisons(statistic).filter(
    (each) => each.kind === chosen?.kind && !jsonEqual(valueToStore(each), valueToStore(chosen)),
  );
}

/** Reads the value of a named comparison as a condition stores it. */
export function valueToStore(comparison: NamedComparison): Json {
  return comparison.kind === 'option' ? comparison.code : comparison.value;
}

/** Reports whether a comparison is with something that has a name, of which a condition can have several. */
export function isNamedComparison(
  comparison: StatisticComparison | undefined,
): comparison is NamedComparison {
  return comparison?.kind === 'option' || comparison?.kind === 'value';
}

/**
 * Finds the comparison of a stored condition; undefined if none is chosen or if the comparison is no longer
 * offered.
 */
export function comparisonOf(
  condition: StatisticCondition,
  statistic: OfferedStatistic,
): StatisticComparison | undefined {
  const { queryType, filterTerm } = condition;
  const isNot = condition.not === true ? ({ isNot: true } as const) : {};
  if (queryType === 'missing') return { kind: 'missing', ...isNot };
  const option = statistic.options.find(({ code }) => code === filterTerm);
  if (option !== undefined) return { kind: 'option', code: option.code, ...isNot };
  if (queryType === 'term') return valueComparison(condition, statistic);
  return queryType === 'range' ? rangeComparison(condition, statistic) : undefined;
}

function valueComparison(
  { term, not }: StatisticCondition,
  { values }: OfferedStatistic,
): StatisticComparison | undefined {
  const isNot = not === true ? ({ isNot: true } as const) : {};
  if (values.length === 0) return { kind: 'equals', ...isNot };
  const found = values.find(({ value }) => jsonEqual(value, term));
  return found && { kind: 'value', value: found.value, ...isNot };
}

function rangeComparison(
  { gte, lte }: StatisticCondition,
  statistic: OfferedStatistic,
): StatisticComparison | undefined {
  if (gte === undefined && lte === undefined) return undefined;
  if (typeof gte === 'string' || typeof lte === 'string') return { kind: 'dates' };
  if (!rangesOf(statistic).includes('dates')) {
    if (gte === undefined) return { kind: 'most' };
    return { kind: lte === undefined ? 'least' : 'between' };
  }
  if (gte === undefined && lte !== undefined && lte < 0) return { kind: 'past-more' };
  if (lte === undefined && gte !== undefined && gte > 0) return { kind: 'ahead-more' };
  if (lte === 0 && gte !== undefined) return { kind: 'past-within' };
  return { kind: gte === 0 && lte !== undefined ? 'ahead-within' : 'days-between' };
}

/** Builds the condition with a chosen comparison and the range ends to begin with. */
export function conditionWith(
  condition: StatisticCondition,
  comparison: StatisticComparison,
  today: string,
): StatisticCondition {
  const { statType = '', orPrevious } = condition;
  return {
    ...{ statType, ...comparedBy(comparison, today) },
    ...('isNot' in comparison && { not: true }),
    ...(orPrevious && { orPrevious }),
    ...keptOthers(condition, comparison),
  };
}

/** Keeps the further values if the condition is still compared with values of the same kind. */
function keptOthers(
  { others = [], filterTerm }: StatisticCondition,
  next: StatisticComparison,
): Pick<StatisticCondition, 'others'> {
  const before = filterTerm === undefined ? 'value' : 'option';
  if (!isNamedComparison(next) || next.kind !== before) return {};
  return withOthers(others.filter((value) => !jsonEqual(value, valueToStore(next))));
}

/** Builds the part of a condition that holds its further values. */
export function withOthers(others: readonly Json[]): Pick<StatisticCondition, 'others'> {
  return others.length === 0 ? {} : { others };
}

function comparedBy(comparison: StatisticComparison, today: string): StatisticCondition {
  if (comparison.kind === 'missing') return { queryType: 'missing' };
  if (comparison.kind === 'option') return { queryType: 'range', filterTerm: comparison.code };
  if (comparison.kind === 'value') return { queryType: 'term', term: comparison.value };
  if (comparison.kind === 'equals') return { queryType: 'term' };
  return { queryType: 'range', ...firstEnds(comparison.kind, today) };
}

/** Days of two weeks, the range that users choose most often. */
const someDays = 14;

function firstEnds(name: RangeName, today: string): Pick<StatisticCondition, 'gte' | 'lte'> {
  if (name === 'dates') return { gte: today };
  if (name === 'days-between') return { gte: -someDays, lte: someDays };
  if (name === 'least') return { gte: 1 };
  if (name === 'most') return { lte: 1 };
  if (name === 'between') return { gte: 1, lte: 10 };
  return endsOfAmount(name, someDays);
}

export type AmountName = Exclude<RangeName, 'dates' | 'days-between' | 'between'>;

export function hasAmount(name: StatisticComparison['kind']): name is AmountName {
  return rangeNames.some((each) => each === name) && !['dates', 'days-between', 'between'].includes(name);
}

export const daysInWeek = 7;

/** Reports whether the number of a range can be given in weeks instead of days. */
export function hasWeeks(name: AmountName, { unit }: OfferedStatistic): boolean {
  return unit === 'days' && name !== 'least' && name !== 'most';
}

/** Reports whether a comparison is with the past. */
export function isPast(kind: StatisticComparison['kind'] | undefined): boolean {
  return kind === 'past-more' || kind === 'past-within';
}

/** Finds the ends of a range that is given by one number. */
export function endsOfAmount(name: AmountName, amount: number): Pick<StatisticCondition, 'gte' | 'lte'> {
  if (name === 'past-more') return { lte: -amount - 1 };
  if (name === 'past-within') return { gte: -amount, lte: 0 };
  if (name === 'ahead-within') return { gte: 0, lte: amount };
  if (name === 'ahead-more') return { gte: amount + 1 };
  return name === 'least' ? { gte: amount } : { lte: amount };
}

/** Finds the number by which a range is given. */
export function amountOf({ gte, lte }: StatisticCondition, name: AmountName): number {
  const [from, to] = [Number(gte ?? 0), Number(lte ?? 0)];
  if (name === 'past-more') return Math.max(0, -to - 1);
  if (name === 'past-within') return from === 0 ? 0 : -from;
  if (name === 'ahead-within') return to;
  if (name === 'ahead-more') return Math.max(0, from - 1);
  return name === 'least' ? from : to;
}

/** Converts a condition to a value of the form. */
export function asJson(condition: StatisticCondition): JsonObject {
  const { others, ...rest } = condition;
  return others === undefined ? rest : { ...rest, others: [...others] };
}
