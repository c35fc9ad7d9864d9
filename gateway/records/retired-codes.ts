import type { JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { CodeEntry } from '../../engine/core/product/value-set.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';

export interface Coded {
  readonly product: Product;
  readonly entity: Entity;
  readonly content: JsonObject;
  /** The content that is stored now, for a record that is not new. */
  readonly before: JsonObject | undefined;
}

/** Retired values that a change brings into a record; those that it has already stay, wherever their row moves to. */
export function retiredCodeProblems({ product, entity, content, before }: Coded): readonly Problem[] {
  const sets = retiredCodesOf(product);
  if (sets.size === 0) return [];
  return Object.entries(entity.fields).flatMap(([pattern, { codes }]) => {
    const retired = codes === undefined ? undefined : sets.get(codes);
    if (retired === undefined) return [];
    const had = new Set(
      before === undefined ? [] : matchingPaths(pattern, before).map((at) => getAt(before, at)),
    );
    return matchingPaths(pattern, content).flatMap((at) => {
      const value = getAt(content, at);
      const entry = typeof value === 'string' && !had.has(value) ? retired.get(value) : undefined;
      return entry === undefined ? [] : [retiredCode(at, entry)];
    });
  });
}

const known = new WeakMap<Product, ReadonlyMap<string, ReadonlyMap<string, CodeEntry>>>();

/** Retired entries by code, of each value set that has some. */
function retiredCodesOf(product: Product): ReadonlyMap<string, ReadonlyMap<string, CodeEntry>> {
  const found = known.get(product) ?? new Map(Object.entries(product.codes).flatMap(withRetired));
  known.set(product, found);
  return found;
}

function withRetired([name, set]: readonly [string, Product['codes'][string]]) {
  const retired = set.codes.filter(({ deprecated }) => deprecated === true);
  if (retired.length === 0) return [];
  return [[name, new Map(retired.map((entry) => [entry.code, entry]))] as const];
}

function retiredCode(at: string, { display }: CodeEntry): Problem {
  return {
    at,
    code: 'retired',
    message: `"${display}" is no longer in use. Choose another value.`,
    severity: 'error',
  };
}
