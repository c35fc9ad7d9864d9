import type { StatisticCondition } from './condition-shapes.ts';

/** Joins a condition to the preceding one by "or" or "and". */
export function joinedBy(
  { orPrevious: _before, ...condition }: StatisticCondition,
  isOr: boolean,
): StatisticCondition {
  return isOr ? { ...condition, orPrevious: true } : condition;
}

/** Inserts a copy of the condition at `index` after it, in the same group. */
export function withCopy(
  conditions: readonly StatisticCondition[],
  index: number,
): readonly StatisticCondition[] {
  const condition = conditions[index] ?? {};
  const isInGroup = condition.orPrevious === true || conditions[index + 1]?.orPrevious === true;
  return conditions.toSpliced(index + 1, 0, joinedBy(condition, isInGroup));
}

/** Removes the condition at `index`; where it was the first of a group, the next condition becomes the first. */
export function without(
  conditions: readonly StatisticCondition[],
  index: number,
): readonly StatisticCondition[] {
  const begins = conditions[index]?.orPrevious !== true;
  return conditions
    .map((condition, n) => (begins && n === index + 1 ? joinedBy(condition, false) : condition))
    .toSpliced(index, 1);
}

/** Reports whether the condition at `index` has alternatives. */
export function isInGroup(conditions: readonly StatisticCondition[], index: number): boolean {
  return (index > 0 && conditions[index]?.orPrevious === true) || conditions[index + 1]?.orPrevious === true;
}
