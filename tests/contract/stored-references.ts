import type { JsonObject, JsonSchemaObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, removeAt, setAt, tokensOf } from '../../engine/core/json/pointer.ts';
import type { Entity, Reference } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';

type Records = ReadonlyMap<string, JsonObject>;

/** Lists the entities whose records the records of an entity refer to. */
export function namedBy({ references = {}, keyedMaps = {} }: Entity): readonly string[] {
  return [...Object.values(references), ...Object.values(keyedMaps)].map(({ entity }) => entity);
}

/**
 * Keeps only the required fields of a referenced record, and those by which other records refer to it, since other
 * random values, such as the end of a project, can make a rule refuse the referring records.
 */
export function asNamed(product: Product, entity: Entity, content: JsonObject): JsonObject {
  const others = Object.values(product.entities);
  const references = others.flatMap(({ references: own = {}, keyedMaps = {} }): readonly Reference[] => [
    ...Object.values(own),
    ...Object.values(keyedMaps),
  ]);
  const keys = references.filter((each) => each.entity === entity.name && each.rows === undefined);
  if (keys.length === 0) return content;
  const { required = [] } = entity.schema as JsonSchemaObject;
  const organization = tokensOf(entity.record?.organizationAt ?? '')[0];
  const kept = Object.entries(content).filter(([name]) => required.includes(name) || name === organization);
  return keys.reduce(
    (rest, { by }) => setAt(rest, by, `${entity.name}-key`),
    Object.fromEntries(kept) as JsonObject,
  );
}

/** Replaces generated references, which name no record, by the stored record of their entity, or removes them. */
export function namingStored(content: JsonObject, entity: Entity, stored: Records): JsonObject {
  const { references = {}, keyedMaps = {} } = entity;
  const named = Object.entries(references).reduce(
    (rest, [pattern, reference]) =>
      matchingPaths(pattern, rest).reduce((value, at) => put(value, at, keyIn(stored, reference)), rest),
    content,
  );
  return Object.entries(keyedMaps).reduce((rest, [pattern, map]) => {
    const key = keyIn(stored, map);
    return matchingPaths(pattern, rest).reduce(
      (value, at) => put(value, at, onlyUnder(key, getAt(value, at))),
      rest,
    );
  }, named);
}

function keyIn(stored: Records, { entity, by, rows }: Reference): string | undefined {
  const key = rows === undefined ? getAt(stored.get(entity), by) : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Keeps the first entry of a map, under another key. */
function onlyUnder(key: string | undefined, map: unknown): JsonObject | undefined {
  const [first] = Object.values((map ?? {}) as JsonObject);
  return key === undefined || first === undefined ? undefined : { [key]: first };
}

/**
 * Sets or removes the value at a path. Removes the enclosing field instead of a list item, so that other items keep
 * their index.
 */
function put(content: JsonObject, at: string, value: JsonObject | string | undefined): JsonObject {
  if (value !== undefined) return setAt(content, at, value);
  const list = tokensOf(at).findIndex((token) => /^\d+$/.test(token));
  return removeAt(content, list === -1 ? at : `/${tokensOf(at).slice(0, list).join('/')}`);
}
