import { createHash } from 'node:crypto';
import { Code, printLiteral } from '../../../engine/compiler/code/literal.ts';
import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { ProductChange } from '../../../engine/core/product/product-change.ts';

/** Changes of a product, as sent to a page. */
export interface ChangesText {
  /** Hash of the base version. */
  readonly base: string;
  /** Changes of data, as JSON. */
  readonly changes: string;
  /** Compared paths, where only some were compared. */
  readonly compared?: readonly (readonly string[])[];
  /** Changes with code, as a module with the hash (SHA-256, hex) by which pages load it. */
  readonly code?: { readonly hash: string; readonly text: string };
}

export function changesText(base: string, changes: readonly ProductChange[]): ChangesText {
  const coded: ProductChange[] = [];
  const data = changes.flatMap(({ at, value }): readonly ProductChange[] => {
    if (value === undefined) return [{ at }];
    const rest = withoutCode(value, at, coded);
    return rest === undefined ? [] : [{ at, value: rest }];
  });
  const sent = { base, changes: JSON.stringify(data) };
  return coded.length === 0 ? sent : { ...sent, code: moduleOf(coded) };
}

/**
 * Returns the data of a planned value, and collects its code as separate changes: pages load these as a
 * module, which stays the same while only titles change.
 */
function withoutCode(value: unknown, at: readonly string[], coded: ProductChange[]): unknown {
  if (value instanceof Code) {
    coded.push({ at, value });
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !hasCode(value)) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, withoutCode(member, [...at, name], coded)] as const,
  );
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

const hasCode = memoized((value: object): boolean => {
  if (value instanceof Code) return true;
  return Object.values(value).some((member: unknown) => {
    return typeof member === 'object' && member !== null && hasCode(member);
  });
});

/**
 * Writes a module with the imports that generated code calls, from the project's root; it is bundled when a page loads
 * it.
 */
function moduleOf(changes: readonly ProductChange[]) {
  const text = `import * as r from './engine/core/expressions/runtime.ts';
import * as f from './generated/functions.ts';
import * as runtime from './engine/core/validation/validator-runtime.ts';
export const changes = ${printLiteral(changes)};
`;
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
