import { Code } from '../../../engine/compiler/code/literal.ts';
import type { ProductChange } from '../../../engine/core/product/product-change.ts';

/**
 * Finds the changes between two planned descriptors. Replaces reordered members and lists of another length as a
 * whole, since order is the order of fields and columns.
 */
export function difference(
  before: unknown,
  after: unknown,
  at: readonly string[] = [],
): readonly ProductChange[] {
  if (Object.is(before, after)) return [];
  if (before instanceof Code && after instanceof Code && before.text === after.text) return [];
  if (isPlain(before) && isPlain(after) && Array.isArray(before) === Array.isArray(after)) {
    const [members, others] = [membersOf(after), membersOf(before)];
    const isAlike =
      members.length === others.length && members.every((name, index) => name === others[index]);
    if (isAlike) return members.flatMap((name) => difference(before[name], after[name], [...at, name]));
  }
  return [after === undefined ? { at } : { at, value: after }];
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Code);
}

/** Lists the emitted members, which excludes undefined ones. */
function membersOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}
