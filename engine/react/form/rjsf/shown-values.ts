import type { createSchemaUtils, RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type Json, type JsonObject } from '../../../core/json/json.ts';
import { isRjsfSchema } from './json-schema-of.ts';

type SchemaUtils = Pick<ReturnType<typeof createSchemaUtils>, 'retrieveSchema'>;

/**
 * Removes the values of branches that the other values do not choose, on every level; RJSF removes them in the root
 * object only.
 */
export function shownValues(utils: SchemaUtils, schema: RJSFSchema, value: Json): Json {
  if (Array.isArray(value)) return listOf(utils, schema, value);
  if (!isJsonObject(value)) return value;
  const shown = utils.retrieveSchema(schema, value);
  const properties = shown.properties ?? {};
  const hidden = namesOfBranches(schema, utils);
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const own = properties[name];
    if (own === undefined) return hidden.has(name) ? [] : [[name, part] as const];
    // Keeps the property of a cleared value as undefined, since its default would return otherwise.
    if (part === undefined || !isRjsfSchema(own)) return [[name, part] as const];
    return [[name, shownValues(utils, own, part)] as const];
  });
  const isSame =
    entries.length === Object.keys(value).length && entries.every(([name, part]) => part === value[name]);
  return isSame ? value : (Object.fromEntries(entries) as JsonObject);
}

function listOf(utils: SchemaUtils, schema: RJSFSchema, value: readonly Json[]): Json {
  const { items } = utils.retrieveSchema(schema, value as unknown as RJSFSchema);
  const shown = value.map((item, index) => {
    const own = Array.isArray(items) ? items[index] : items;
    return isRjsfSchema(own) ? shownValues(utils, own, item) : item;
  });
  return shown.some((item, index) => item !== value[index]) ? shown : (value as Json);
}

/**
 * Lists the properties that occur only in branches chosen by values. Leaves out alternatives that a user
 * chooses, which RJSF handles.
 */
function namesOfBranches(schema: RJSFSchema, utils: SchemaUtils): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (part: unknown) => {
    if (!isJsonObject(part)) return;
    for (const name of Object.keys(isJsonObject(part['properties']) ? part['properties'] : {}))
      names.add(name);
    addBranches(part);
  };
  const addBranches = (part: JsonObject) => {
    for (const keyword of ['then', 'else']) add(part[keyword]);
    for (const each of [part['allOf']].flat()) if (isJsonObject(each)) addBranches(each as JsonObject);
    for (const keyword of ['dependencies', 'dependentSchemas'])
      for (const each of Object.values(isJsonObject(part[keyword]) ? part[keyword] : {})) {
        add(each);
        if (isJsonObject(each)) for (const one of [each['oneOf'], each['anyOf']].flat()) add(one);
      }
  };
  const { $ref } = schema;
  addBranches(($ref === undefined ? schema : utils.retrieveSchema(schema)) as unknown as JsonObject);
  for (const one of [schema.oneOf, schema.anyOf].flat())
    if (isJsonObject(one) && isJsonObject(one['properties']))
      for (const name of Object.keys(one['properties'])) names.delete(name);
  return names;
}
