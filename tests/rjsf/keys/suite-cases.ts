import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type JsonSchemaObject,
} from '../../../engine/core/json/json.ts';
import { readSuite } from '../../../tools/conformance/suite.ts';

/** Schema and value of the JSON Schema test suite, with the schema as a form's author would write it. */
export interface SuiteCase {
  readonly name: string;
  readonly schema: JsonSchemaObject;
  readonly value: Json;
}

const project = resolve(import.meta.dirname, '../../..');
const official = join(project, '../shared/data/json-schema-test-suite');
const folder = existsSync(official) ? official : join(project, 'tests/conformance/own-suite');

const draft2020 = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords that draft 7 lacks or defines differently. */
const later =
  /"(?:prefixItems|unevaluated\w+|dependent\w+|\$dynamic\w+|\$anchor|\$defs|\$id|\$vocabulary|minContains|maxContains|items":\[)"|"\$ref":"[^"]*".|\$schema":"(?!https:\/\/json-schema.org\/draft\/2020-12\/schema)/;

/** Reads the suite: each case in draft 2020-12, and in draft 7 as well if that defines all of its keywords. */
export async function suiteCases(): Promise<readonly SuiteCase[]> {
  const { files } = await readSuite(folder);
  return files.flatMap(({ name: file, groups }) =>
    groups.flatMap(({ description, schema, tests }) =>
      isJsonObject(schema as Json)
        ? tests.flatMap(({ description: about, data }) =>
            draftsOf(typedFor(schema as JsonObject, data)).map(([draft, typed]) => ({
              name: `${file}: ${description}: ${about} (${draft})`,
              schema: typed,
              value: data as Json,
            })),
          )
        : [],
    ),
  );
}

function draftsOf({ $schema, ...rest }: JsonObject): readonly (readonly [string, JsonSchemaObject])[] {
  const in2020 = ['2020-12', { $schema: $schema ?? draft2020, ...rest } as JsonSchemaObject] as const;
  const isOlder = $schema === draft2020 && !later.test(JSON.stringify(rest));
  return isOlder ? [in2020, ['7', rest as JsonSchemaObject]] : [in2020];
}

/** Adds the types that a form needs, derived from the value, since most schemas of the suite have none. */
function typedFor(schema: JsonObject, value: unknown): JsonObject {
  const named = hasShape(schema) ? schema : { type: typeOf(value), ...schema };
  if (Array.isArray(value)) return withItems(named, value);
  if (!isJsonObject(value as Json)) return named;
  const known = isJsonObject(named['properties'] ?? null) ? (named['properties'] as JsonObject) : {};
  const entries = Object.entries(value as JsonObject);
  const typed = entries.flatMap(([name, part]) => {
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    return own === undefined ? [] : [[name, typedPart(own, part)] as const];
  });
  const free = entries.filter(([name]) => !Object.hasOwn(known, name));
  const isOpen = named['additionalProperties'] === undefined && named['unevaluatedProperties'] === undefined;
  return {
    ...named,
    ...(typed.length === 0 ? {} : { properties: { ...known, ...Object.fromEntries(typed) } }),
    ...(free.length > 0 && isOpen ? { additionalProperties: { type: typeOf(free[0]?.[1]) } } : {}),
  };
}

function withItems(schema: JsonObject, values: readonly unknown[]): JsonObject {
  const items = schema['items'];
  if (schema['prefixItems'] !== undefined || values.length === 0) return schema;
  if (items === undefined && schema['unevaluatedItems'] === undefined)
    return { ...schema, items: typedFor({}, values[0]) };
  return items !== undefined && isJsonObject(items)
    ? { ...schema, items: typedFor(items, values[0]) }
    : schema;
}

function typedPart(schema: Json, value: unknown): Json {
  if (schema === true) return typedFor({}, value);
  return isJsonObject(schema) ? typedFor(schema, value) : schema;
}

/** True if the schema itself determines the widget of the field. */
function hasShape(schema: JsonObject): boolean {
  return ['type', 'enum', 'const'].some((keyword) => schema[keyword] !== undefined);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'object' : typeof value;
}
