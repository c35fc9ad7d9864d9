import fc from 'fast-check';
import type { JsonObject, JsonSchema, JsonSchemaObject } from '../../engine/core/json/json.ts';

type Resolve = (reference: string) => JsonSchema;

/** Arbitrary of values that a schema accepts, for the keywords that the schema language uses. */
export function arbitraryOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.jsonValue();
  if (typeof schema['$ref'] === 'string') return arbitraryOf(resolve(schema['$ref']), resolve);
  if (Array.isArray(schema['allOf'])) return arbitraryOf(joined(schema, schema['allOf'], resolve), resolve);
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, resolve)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  return arbitraryOfType(schema, resolve);
}

function arbitraryOfType(schema: JsonSchemaObject, resolve: Resolve): fc.Arbitrary<unknown> {
  const [type] = [schema.type ?? 'object'].flat();
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return list(schema, resolve);
    case 'null':
      return fc.constant(null);
    default:
      return object(schema, resolve);
  }
}

/** Days from 1901, which the rules accept, to a few years from now. */
const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function text(schema: JsonSchemaObject): fc.Arbitrary<string> {
  if (schema.format === 'date') return day.map((instant) => instant.slice(0, 10));
  if (schema.format === 'date-time') return day;
  if (schema.format === 'time') return day.map((instant) => instant.slice(11, 16));
  if (schema.pattern !== undefined) {
    const max = schema.maxLength ?? Number.POSITIVE_INFINITY;
    return fc.stringMatching(new RegExp(schema.pattern, 'u')).filter(({ length }) => length <= max);
  }
  const maxLength = Math.min(schema.maxLength ?? 40, 200);
  // Excludes blank texts, which count as absent, and leading or trailing blanks, which are removed.
  return fc
    .string({ minLength: Math.max(1, schema.minLength ?? 0), maxLength, unit: 'grapheme' })
    .filter((value) => value.trim() === value && value !== '' && [...value].length <= maxLength);
}

/** Generates rows with different keys; rows without a key may repeat. */
function list(schema: JsonSchemaObject, resolve: Resolve): fc.Arbitrary<readonly unknown[]> {
  const items = arbitraryOf(schema.items ?? true, resolve);
  const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) };
  const key = schema['x-key'];
  if (typeof key !== 'string') return fc.array(items, size);
  return fc.uniqueArray(items, { ...size, selector: (row) => (row as JsonObject)[key] });
}

function object(schema: JsonSchemaObject, resolve: Resolve): fc.Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {});
  const rest = schema['additionalProperties'];
  if (properties.length === 0 && typeof rest === 'object') {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    return fc.dictionary(name, arbitraryOf(rest as JsonSchema, resolve), {
      maxKeys: 3,
      noNullPrototype: true,
    });
  }
  const model = Object.fromEntries(properties.map(([name, child]) => [name, arbitraryOf(child, resolve)]));
  const requiredKeys = (schema.required ?? []).filter((name) => Object.hasOwn(model, name));
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** Joins the parts of an `allOf` into one schema, which suffices for parts that add properties and requirements. */
function joined(
  { allOf: _allOf, ...own }: JsonSchemaObject,
  parts: readonly JsonSchemaObject[],
  resolve: Resolve,
): JsonSchemaObject {
  const whole = [...parts, own].map((part) =>
    typeof part['$ref'] === 'string' ? (resolve(part['$ref']) as JsonSchemaObject) : part,
  );
  return {
    ...Object.assign({}, ...whole),
    properties: Object.assign({}, ...whole.map(({ properties }) => properties)),
    required: whole.flatMap(({ required }) => required ?? []),
  };
}
