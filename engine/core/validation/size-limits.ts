import { isJsonObject, type JsonSchema } from '../json/json.ts';
import { forEachPath } from '../json/path-patterns.ts';
import { getAt, pointerOf } from '../json/pointer.ts';
import { storedPath } from '../json/stored-path.ts';
import type { Entity } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import type { Problem } from './problems.ts';
import { problemOf } from './structural-problems.ts';

export const sizeKeywords: ReadonlySet<string> = new Set(['maxItems', 'maxProperties']);

interface SizeLimit {
  readonly pattern: readonly string[];
  readonly keyword: 'maxItems' | 'maxProperties';
  readonly limit: number;
}

export interface SizeCheck {
  readonly product: Product;
  readonly entity: Entity;
  readonly value: unknown;
  /** Stored version. A list that is already too long in it may keep its length or get shorter. */
  readonly old?: unknown;
}

/**
 * Finds the lists and maps that are longer than their schema allows, without reading their content, so that an
 * oversized value is refused before any other work.
 */
export function sizeProblems({ product, entity, value, old }: SizeCheck): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { pattern, keyword, limit } of limitsOf(entity)) {
    forEachPath(pattern, value, (found, path) => {
      const count = countOf(found, keyword);
      if (count <= limit) return;
      const at = pointerOf(path);
      if (count <= storedCount({ entity, value, old, at }, keyword)) return;
      problems.push(
        problemOf(product, entity, { instancePath: at, schemaPath: '', keyword, params: { limit } }),
      );
    });
  }
  return problems;
}

function storedCount(
  { entity, value, old, at }: Pick<SizeCheck, 'entity' | 'value' | 'old'> & { readonly at: string },
  keyword: SizeLimit['keyword'],
): number {
  if (old === undefined) return 0;
  return countOf(getAt(old, storedPath({ keyedArrays: entity.keyedArrays, value, old, at })), keyword);
}

function countOf(value: unknown, keyword: SizeLimit['keyword']): number {
  if (keyword === 'maxItems') return Array.isArray(value) ? value.length : 0;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

const knownLimits = new WeakMap<Entity, readonly SizeLimit[]>();

function limitsOf(entity: Entity): readonly SizeLimit[] {
  const known = knownLimits.get(entity);
  if (known !== undefined) return known;
  const limits = limitsIn(entity.schema, []);
  knownLimits.set(entity, limits);
  return limits;
}

function limitsIn(schema: JsonSchema | undefined, pattern: readonly string[]): readonly SizeLimit[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, additionalProperties } = schema;
  return [
    ...[...sizeKeywords].flatMap((keyword) => {
      const limit = schema[keyword];
      return typeof limit === 'number' ? [{ pattern, keyword, limit } as SizeLimit] : [];
    }),
    ...Object.entries(properties).flatMap(([name, child]) => limitsIn(child, [...pattern, name])),
    ...limitsIn(items, [...pattern, '*']),
    ...limitsIn(additionalProperties, [...pattern, '*']),
  ];
}
