import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { SearchFilter } from './request.ts';
import type { ReadCondition } from './stored-condition.ts';

/** Conditions of which one must hold; most groups have only one. */
export interface SearchConditionGroup {
  /** Indexes of the conditions in the list. */
  readonly members: readonly number[];
  /** Filter of the group; absent while the group is unfinished, and when one of its conditions cannot be judged. */
  readonly filter?: SearchFilter;
  /** Filter in the form of a request. */
  readonly written?: JsonObject;
}

/**
 * Groups conditions; a condition with `orPrevious` joins the group before. Drops a group with a condition that cannot
 * be evaluated, since the remaining conditions would exclude rows that the user wants.
 */
export function conditionGroups(
  stored: readonly Json[],
  conditions: readonly ReadCondition[],
): readonly SearchConditionGroup[] {
  const groups: number[][] = [];
  for (const [index, condition] of stored.entries()) {
    const group = isAlternative(condition) ? groups.at(-1) : undefined;
    if (group === undefined) groups.push([index]);
    else group.push(index);
  }
  return groups.map((members) => groupOf(members, conditions));
}

function isAlternative(condition: Json): boolean {
  return jsonObject(condition)['orPrevious'] === true;
}

function groupOf(members: readonly number[], conditions: readonly ReadCondition[]): SearchConditionGroup {
  const read = members.flatMap((index) => conditions[index] ?? []);
  const written = read.map((condition) => condition.written).filter((one) => one !== undefined);
  const [first, ...alternatives] = written;
  if (first === undefined || read.some(({ problem }) => problem !== undefined)) return { members };
  const filters = read.flatMap(({ filter }) => filter ?? []);
  const filter: SearchFilter | undefined = filters.length > 1 ? { kind: 'any', filters } : filters[0];
  return {
    members,
    written: alternatives.length === 0 ? first : { any: written },
    ...(filter && { filter }),
  };
}
