import fc from 'fast-check';
import type { Json, JsonObject, JsonSchema, JsonSchemaObject } from '../../engine/core/json/json.ts';

const limit = fc.nat(2);

const leaf: fc.Arbitrary<JsonSchemaObject> = fc.oneof(
  fc.record(
    { type: fc.constant('string'), minLength: limit, maxLength: fc.integer({ min: 3, max: 8 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^[A-Z]?', '\\d|b', 'b') }),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('date', 'email') }),
  fc.record({ type: fc.constant('string'), enum: fc.subarray(['red', 'green', 'blue'], { minLength: 1 }) }),
  fc.record(
    { type: fc.constantFrom('integer', 'number'), minimum: limit, maximum: fc.integer({ min: 4, max: 20 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('boolean') }),
);

const names = ['alpha', 'beta', 'gamma', 'delta'] as const;

function oneIn(count: number): fc.Arbitrary<boolean> {
  return fc.nat(count - 1).map((one) => one === 0);
}

/** Default that the schema of a field accepts, whatever its limits. */
function defaultOf({ enum: choices, format, type }: JsonSchemaObject): { readonly default?: Json } {
  if (choices !== undefined) return { default: choices[0] ?? null };
  if (format !== undefined) return { default: format === 'date' ? '2026-02-28' : 'ann@books.test' };
  if (type === 'string') return { default: 'bob' };
  if (type === 'boolean') return { default: true };
  return type === 'integer' || type === 'number' ? { default: 3 } : {};
}

function objectOf(property: fc.Arbitrary<JsonSchemaObject>): fc.Arbitrary<JsonSchemaObject> {
  const part = fc.record({ property, isRequired: oneIn(4), hasDefault: oneIn(4) });
  return fc
    .dictionary(fc.constantFrom(...names), part, { minKeys: 1, noNullPrototype: true })
    .map((parts) => ({
      type: 'object',
      required: Object.keys(parts).filter((name) => parts[name]?.isRequired),
      properties: Object.fromEntries(
        Object.entries(parts).map(([name, { property: schema, hasDefault }]) => [
          name,
          { title: name, ...schema, ...(hasDefault ? defaultOf(schema) : {}) },
        ]),
      ),
    }));
}

const list = fc.record(
  { type: fc.constant('array'), items: fc.oneof(leaf, objectOf(leaf)), minItems: limit, maxItems: limit },
  { requiredKeys: ['type', 'items'] },
) as fc.Arbitrary<JsonSchemaObject>;

/** Schemas of objects in the supported vocabulary, with objects and lists inside. */
export const schemas = objectOf(
  fc.oneof(
    { arbitrary: leaf, weight: 4 },
    { arbitrary: objectOf(leaf), weight: 1 },
    { arbitrary: list, weight: 1 },
  ),
);

/** Schema with a document that it accepts, and the document with one value broken. */
export interface Documents {
  readonly schema: JsonSchemaObject;
  readonly valid: JsonObject;
  readonly broken: JsonObject;
}

export function documentsOf(schema: JsonSchemaObject): fc.Arbitrary<Documents> {
  const feasible = withoutImpossible(schema);
  const names = Object.keys(feasible.properties ?? {});
  return fc
    .record({ valid: validOf(feasible), name: fc.constantFrom(...names), way: fc.nat(5) })
    .map(({ valid, name, way }) => {
      const property = feasible.properties?.[name] as JsonSchemaObject;
      const ways = breaksOf(property);
      const document = valid as JsonObject;
      return {
        schema: feasible,
        valid: document,
        broken: { ...document, [name]: ways[way % ways.length] ?? null },
      };
    });
}

/** Corrects lists that require more items than they allow, for which no value exists. */
function withoutImpossible(schema: JsonSchemaObject): JsonSchemaObject {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const property = part as JsonSchemaObject;
    const { minItems = 0, maxItems = minItems } = property;
    return [
      name,
      { ...property, ...(property.items && { minItems, maxItems: Math.max(minItems, maxItems) }) },
    ] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function validOf(schema: JsonSchema | undefined): fc.Arbitrary<Json> {
  if (typeof schema !== 'object') return fc.constant('any');
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date') return fc.constantFrom('2026-02-28', '2024-02-29');
  if (schema.format === 'email') return fc.constant('ann@books.test');
  if (schema.type === 'string') return fc.constantFrom('bob', 'b1b');
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 2, max: 4 });
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 2 } = schema;
    return fc.array(validOf(schema.items), { minLength: minItems, maxLength: maxItems });
  }
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, validOf(part)] as const,
  );
  return fc.record(Object.fromEntries(entries), {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  });
}

/** Lists values that a schema refuses, each for another reason. */
function breaksOf(schema: JsonSchemaObject): readonly Json[] {
  const { enum: choices, format, items, maxItems, maxLength, maximum, pattern, required = [], type } = schema;
  const item = typeof items === 'object' ? (defaultOf(items).default ?? {}) : {};
  const tooMany = Array.from({ length: (maxItems ?? 0) + 1 }, () => item);
  const asObject = type === 'object' && required.length > 0 ? [{}] : [];
  return [
    type === 'string' ? 7 : 'seven',
    ...(choices === undefined ? [] : ['mauve']),
    ...(format === 'date' ? ['2026-02-30'] : []),
    ...(format === 'email' ? ['ann at books'] : []),
    ...(pattern === undefined || pattern.endsWith('?') ? [] : ['xyz']),
    ...(maxLength === undefined ? [] : ['b'.repeat(maxLength + 1)]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(type === 'integer' ? [2.5] : []),
    ...(maxItems === undefined || type !== 'array' ? [] : [tooMany]),
    ...asObject,
  ];
}
