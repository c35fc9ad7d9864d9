import { formatDate } from '../../../core/dates/dates.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { FormatMessage } from '../../../core/messages/messages.ts';
import {
  amountOf,
  comparisonOf,
  daysInWeek,
  hasAmount,
  hasWeeks,
  isPast,
  type StatisticComparison,
  type StatisticCondition,
} from './condition-shapes.ts';
import type { OfferedStatistic } from './statistics.ts';

/** Formats a named comparison: `is Female`, `is more than`. */
export function comparisonText(
  comparison: StatisticComparison,
  { options, values }: OfferedStatistic,
  say: FormatMessage,
): string {
  if (comparison.kind === 'option') {
    const value = options.find(({ code }) => code === comparison.code)?.display ?? comparison.code;
    return say('conditions.is', { value });
  }
  if (comparison.kind === 'value') {
    const found = values.find(({ value }) => jsonEqual(value, comparison.value));
    return say('conditions.is', { value: found?.display ?? String(comparison.value) });
  }
  return comparison.kind === 'missing' ? say('conditions.has-none') : say(`conditions.${comparison.kind}`);
}

/** Formats a condition as the editor shows it: `Last call is more than 2 weeks ago or never`. */
export function conditionText(
  condition: StatisticCondition,
  statistics: readonly OfferedStatistic[],
  say: FormatMessage,
): string {
  const statistic = statistics.find(({ name }) => name === condition.statType);
  if (statistic === undefined) return condition.statType ?? say('value.empty');
  const comparison = comparisonOf(condition, statistic);
  const { title } = statistic;
  if (comparison === undefined) return [title, condition.filterTerm ?? ''].join(' ').trim();
  return [
    title,
    hasTwoEnds(comparison.kind) ? say('conditions.between') : comparisonText(comparison, statistic, say),
    ...endsOf(condition, comparison.kind, statistic, say),
    ...(condition.orMissing === true ? [orMissingText(comparison.kind, say)] : []),
  ].join(' ');
}

/** Formats the addition for a missing value, which is "or never" in a comparison with the past. */
export function orMissingText(kind: StatisticComparison['kind'] | undefined, say: FormatMessage): string {
  return say(isPast(kind) ? 'conditions.or-never' : 'conditions.or-missing');
}

function endsOf(
  condition: StatisticCondition,
  kind: StatisticComparison['kind'],
  statistic: OfferedStatistic,
  say: FormatMessage,
): readonly string[] {
  const { gte, lte, term } = condition;
  const unit = statistic.unit === undefined ? [] : [say(`conditions.${statistic.unit}`)];
  if (kind === 'equals') return [String(term ?? '')];
  if (kind === 'dates') return [dayText(gte), say('conditions.and'), dayText(lte)];
  if (kind === 'days-between')
    return [`${gte}`, say('conditions.and'), `${lte}`, say('conditions.from-today')];
  if (kind === 'between') return [`${gte}`, say('conditions.and'), `${lte}`, ...unit];
  if (!hasAmount(kind)) return [];
  const amount = amountOf(condition, kind);
  const isWeeks = hasWeeks(kind, statistic) && amount > 0 && amount % daysInWeek === 0;
  return [
    ...(isWeeks ? [`${amount / daysInWeek}`, say('conditions.weeks')] : [`${amount}`, ...unit]),
    ...(kind === 'past-more' ? [say('conditions.ago')] : []),
    ...(kind === 'ahead-more' ? [say('conditions.from-now')] : []),
  ];
}

function hasTwoEnds(kind: StatisticComparison['kind']): boolean {
  return kind === 'between' || kind === 'days-between' || kind === 'dates';
}

function dayText(day: StatisticCondition['gte']): string {
  return typeof day === 'string' ? formatDate(day) : '…';
}
