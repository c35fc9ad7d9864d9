import { hasMembers } from './json.ts';

/**
 * Replaces parts of `after` by the equal objects of `before`, so that comparisons and caches by object see only the
 * differences.
 */
export function sharedWith(before: unknown, after: unknown): unknown {
  if (!hasMembers(before) || !hasMembers(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const names = Object.keys(after);
  const others = Object.keys(before);
  const members = names.map((name) => sharedWith(before[name], after[name]));
  const isSame =
    names.length === others.length &&
    names.every((name, index) => name === others[index] && members[index] === before[name]);
  if (isSame) return before;
  return Array.isArray(after)
    ? members
    : Object.fromEntries(names.map((name, index) => [name, members[index]]));
}
