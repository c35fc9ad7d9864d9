import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAt, getAtTokens } from '../../../engine/core/json/pointer.ts';
import { matchesSchema } from '../../../engine/react/compiled-schema-form.ts';

/** A part of a meta-schema with its references and choices resolved for one value. */
export type MetaPart = JsonObject;

/** What the meta-schema says of the value at a path; empty where it says nothing. */
export function partAt(meta: JsonObject, file: Json, path: readonly string[]): MetaPart {
  let part = resolved(meta, meta, file);
  path.forEach((token, index) => {
    const value = getAtTokens(file, path.slice(0, index + 1));
    part = resolved(meta, childOf(part, token), value);
  });
  return part;
}

/** With what `$ref` leads to, and of several shapes the one that the value has. */
export function resolved(meta: JsonObject, schema: Json | undefined, value: Json | undefined): MetaPart {
  if (!isJsonObject(schema)) return {};
  const { $ref, ...own } = schema;
  const target = typeof $ref === 'string' ? getAt(meta, $ref.slice(1)) : undefined;
  const part = target === undefined ? own : joined(resolved(meta, target, value), own);
  const branches = part['anyOf'] ?? part['oneOf'];
  if (!Array.isArray(branches)) return part;
  const shapes = jsonItems(branches).map((branch) => resolved(meta, branch, value));
  const chosen =
    shapes.find((shape) => value !== undefined && matchesSchema(shape, value, meta)) ?? shapes[0];
  const { anyOf: _any, oneOf: _one, ...rest } = part;
  return { ...joined(chosen ?? {}, rest), shapes };
}

function joined(one: JsonObject, two: JsonObject): JsonObject {
  const properties = { ...jsonObject(one['properties']), ...jsonObject(two['properties']) };
  return { ...one, ...two, ...(Object.keys(properties).length > 0 && { properties }) };
}

/** What the part says of a member or an item. */
export function childOf(part: MetaPart, token: string): Json | undefined {
  const properties = part['properties'];
  if (isJsonObject(properties) && Object.hasOwn(properties, token)) return properties[token];
  if (/^\d+$/.test(token) && part['items'] !== undefined) return part['items'];
  const patterns = Object.entries(jsonObject(part['patternProperties']));
  const pattern = patterns.find(([source]) => new RegExp(source, 'u').test(token));
  return pattern?.[1] ?? part['additionalProperties'];
}
