import { hasMembers } from './json.ts';

/**
 * Replaces each part of `after` that equals its counterpart in `before` by the object of `before`, so that
 * comparisons and caches by identity see only the differences.
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
