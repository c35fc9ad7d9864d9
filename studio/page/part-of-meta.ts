import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import { getAt, getAtTokens } from '../../engine/core/json/pointer.ts';
import { matchesSchema } from '../../engine/react/compiled-schema-form.ts';
import { titleOf } from './label-of.ts';

/** Part of a meta-schema with references and unions resolved for one value. */
export type MetaPart = JsonObject;

/** Finds the part of the meta-schema for the value at a path; empty where it has none. */
export function metaPartAt(meta: JsonObject, file: Json, path: readonly string[]): MetaPart {
  let part = resolved(meta, meta, file);
  path.forEach((token, index) => {
    const value = getAtTokens(file, path.slice(0, index + 1));
    part = resolved(meta, childOf(part, token), value);
  });
  return part;
}

/** Finds the schema at a path with its unions still open. */
export function metaSchemaAt(meta: JsonObject, file: Json, path: readonly string[]): Json | undefined {
  const last = path.at(-1);
  return last === undefined ? meta : childOf(metaPartAt(meta, file, path.slice(0, -1)), last);
}

/** Resolves a schema for a value: merges the target of `$ref`, and selects the shape that the value has. */
export function resolved(meta: JsonObject, schema: Json | undefined, value: Json | undefined): MetaPart {
  if (!isJsonObject(schema)) return {};
  const { $ref, ...own } = schema;
  const target = typeof $ref === 'string' ? getAt(meta, $ref.slice(1)) : undefined;
  const part = target === undefined ? own : joined(resolved(meta, target, value), own);
  const branches = part['anyOf'] ?? part['oneOf'];
  if (!Array.isArray(branches)) return part;
  const shapes = jsonItems(branches).map((branch) => resolved(meta, branch, value));
  const chosen =
    shapes.find((shape) => value !== undefined && matchesSchema(shape, value, meta)) ??
    closest(shapes, value);
  const { anyOf: _any, oneOf: _one, ...rest } = part;
  return { ...joined(chosen ?? {}, rest), shapes };
}

/** Finds the shape nearest to an incomplete value, by its members. */
function closest(shapes: readonly MetaPart[], value: Json | undefined): MetaPart | undefined {
  const scored = shapes.map((shape) => ({ shape, score: likeness(shape, value) }));
  return scored.toSorted((one, two) => two.score - one.score)[0]?.shape;
}

function likeness(shape: MetaPart, value: Json | undefined): number {
  const { type } = shape;
  if (value === undefined || (typeof type === 'string' && !matchesSchema({ type }, value))) return -1;
  if (!isJsonObject(value)) return 1;
  const names = Object.keys(value);
  const required = jsonItems(shape['required']).filter((name) => names.includes(String(name)));
  return 2 * names.filter((name) => childOf(shape, name) !== undefined).length + required.length;
}

function joined(one: JsonObject, two: JsonObject): JsonObject {
  const properties = { ...jsonObject(one['properties']), ...jsonObject(two['properties']) };
  const required = [...new Set([...jsonItems(one['required']), ...jsonItems(two['required'])])];
  return {
    ...{ ...one, ...two },
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/**
 * Lists the shapes of a value: the leaves of its unions, or JSON's types if unrestricted. Branches that only
 * combine members do not count.
 */
export function shapesOf(meta: JsonObject, schema: Json | undefined): readonly MetaPart[] {
  const { anyOf, oneOf, ...part } = withReference(meta, schema);
  const branches = jsonItems(anyOf ?? oneOf);
  if (branches.length === 0) return typesOf(part);
  const [first] = branches;
  if (branches.every(isConstraint)) return shapesOf(meta, joined(part, jsonObject(first)));
  return branches.flatMap((branch) => shapesOf(meta, joined(part, withReference(meta, branch))));
}

/**
 * Lists the shapes with which a value can begin, including one for each branch that only combines members.
 */
export function beginningsOf(meta: JsonObject, schema: Json | undefined): readonly MetaPart[] {
  const { anyOf, oneOf, ...part } = withReference(meta, schema);
  const branches = jsonItems(anyOf ?? oneOf);
  if (branches.length < 2 || !branches.every(isConstraint)) return shapesOf(meta, schema);
  return branches.map((branch) => {
    const shape = joined(part, jsonObject(branch));
    const title = titlesOfRequired(shape, jsonObject(branch)['required']);
    return { ...shape, ...(title !== '' && { title }) };
  });
}

/** Lists the titles of a shape's required members. */
export function titlesOfRequired(shape: MetaPart, required: Json | undefined): string {
  const names = jsonItems(required).map(String);
  const titles = names.map((name) =>
    titleOf({ name, part: jsonObject(childOf(shape, name)), isEntry: false }),
  );
  return titles.join(', ');
}

function withReference(meta: JsonObject, schema: Json | undefined): JsonObject {
  const { $ref, ...own } = jsonObject(schema);
  const target = typeof $ref === 'string' ? getAt(meta, $ref.slice(1)) : undefined;
  return target === undefined ? own : joined(withReference(meta, target), own);
}

const constraints: ReadonlySet<string> = new Set(['required', 'properties', 'not', 'description']);

/** Reports whether a branch only restricts members of the object around the union. */
function isConstraint(branch: Json): boolean {
  return Object.keys(jsonObject(branch)).every((word) => constraints.has(word));
}

const types = ['string', 'number', 'boolean', 'object', 'array', 'null'] as const;

function typesOf(part: MetaPart): readonly MetaPart[] {
  const { type } = part;
  if (Array.isArray(type)) return jsonItems(type).map((each) => ({ ...part, type: each }));
  const isKnown = ['type', 'const', 'enum', 'properties', 'items'].some((word) => part[word] !== undefined);
  return isKnown ? [part] : types.map((each) => ({ ...part, type: each }));
}

/** Finds the schema of a member or an item. */
export function childOf(part: MetaPart, token: string): Json | undefined {
  const properties = part['properties'];
  if (isJsonObject(properties) && Object.hasOwn(properties, token)) return properties[token];
  if (/^\d+$/.test(token) && part['items'] !== undefined) return part['items'];
  const patterns = Object.entries(jsonObject(part['patternProperties']));
  const pattern = patterns.find(([source]) => new RegExp(source, 'u').test(token));
  return pattern?.[1] ?? restOf(part);
}

/** Finds the schema of undeclared members; undefined where none are allowed. */
export function restOf(part: MetaPart): Json | undefined {
  const { additionalProperties: rest, type } = part;
  if (rest === false) return undefined;
  return rest ?? (type === undefined || type === 'object' ? true : undefined);
}
