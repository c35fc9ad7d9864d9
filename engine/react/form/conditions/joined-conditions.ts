import type { Condition } from './condition-shapes.ts';

/** The condition joined to the one before it by "or", or by "and". */
export function joinedBy({ orPrevious: _before, ...condition }: Condition, isOr: boolean): Condition {
  return isOr ? { ...condition, orPrevious: true } : condition;
}

/** The list with a copy behind the condition at `index`, in its group. */
export function withCopy(conditions: readonly Condition[], index: number): readonly Condition[] {
  const condition = conditions[index] ?? {};
  const isInGroup = condition.orPrevious === true || conditions[index + 1]?.orPrevious === true;
  return conditions.toSpliced(index + 1, 0, joinedBy(condition, isInGroup));
}

/** The list without the condition at `index`: where it began a group, the next one begins it. */
export function without(conditions: readonly Condition[], index: number): readonly Condition[] {
  const begins = conditions[index]?.orPrevious !== true;
  return conditions
    .map((condition, n) => (begins && n === index + 1 ? joinedBy(condition, false) : condition))
    .toSpliced(index, 1);
}

/** True where the condition at `index` and another one are alternatives. */
export function isInGroup(conditions: readonly Condition[], index: number): boolean {
  return (index > 0 && conditions[index]?.orPrevious === true) || conditions[index + 1]?.orPrevious === true;
}
