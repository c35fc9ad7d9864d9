import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import { isBlank } from '../json/blank.ts';
import type { Json, JsonObject, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { pointerOf, removeAt, setAt } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import { structuralAfterEdit, tidyAfterEdit } from './after-edit.ts';
import { structuralProblems } from './structural-problems.ts';
import { tidyValue } from './tidy.ts';

const library = await compiledLibrary();

const text = fc.constantFrom('', ' ', 'a', 'ab', ' b', 'abcd', '2024-02-29');
const leaf = fc.oneof(text, fc.constantFrom(null, true, false, 0, 1, 2.5));
const name = fc.constantFrom('a', 'b', 'c', 'constructor');
const value: fc.Arbitrary<Json> = fc.letrec<{ any: Json; list: Json; object: Json }>((tie) => ({
  any: fc.oneof({ maxDepth: 2 }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 2 }),
  object: fc.dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true }),
})).any;
const values = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });

/** Generates schemas, most of them with keywords that judge each path independently. */
const schema = fc.letrec<{ any: JsonSchema; object: JsonSchemaObject }>((tie) => {
  const properties = fc.dictionary(name, tie('any'), { minKeys: 2, maxKeys: 4, noNullPrototype: true });
  const ofLeaf = fc.oneof(
    fc.record({ type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'null') }),
    fc.record({ maxLength: fc.nat(3), minLength: fc.nat(2), title: text }, { requiredKeys: ['maxLength'] }),
    fc.record({ pattern: fc.constantFrom('^a', 'b$'), format: fc.constantFrom('date', 'email', 'unknown') }),
    fc.record({ minimum: fc.nat(2), exclusiveMaximum: fc.nat(4) }),
    fc.record({ enum: fc.uniqueArray(leaf, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: leaf }),
  ) as fc.Arbitrary<JsonSchemaObject>;
  const across = fc.oneof(
    fc.record({ dependentRequired: fc.constantFrom<object>({ a: ['b'] }, { b: ['c'] }) }),
    fc.record({ dependentSchemas: fc.record({ a: tie('any') }) }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: tie('object'), then: tie('any'), else: tie('any') }, { requiredKeys: ['if', 'then'] }),
    fc.record({ oneOf: fc.array(tie('any'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie('any'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('any') }),
    fc.record({ propertyNames: fc.constant({ maxLength: 1 }) }),
    fc.record({ patternProperties: fc.record({ '^[ab]': tie('any') }) }),
    fc.record({
      unevaluatedProperties: fc.constant(false),
      allOf: fc.array(tie('any'), { minLength: 1, maxLength: 1 }),
    }),
    fc.record({ minProperties: fc.nat(3), maxProperties: fc.nat(3) }, { requiredKeys: [] }),
    fc.record({ uniqueItems: fc.constant(true), contains: ofLeaf }),
  ) as fc.Arbitrary<JsonSchemaObject>;
  const plain = fc.record(
    {
      type: fc.constantFrom('object', 'object', 'array'),
      properties,
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), ofLeaf),
    },
    { requiredKeys: ['properties'] },
  ) as fc.Arbitrary<JsonSchemaObject>;
  const list = fc.record(
    { items: tie('any'), minItems: fc.nat(2), maxItems: fc.nat(2) },
    { requiredKeys: ['items'] },
  ) as fc.Arbitrary<JsonSchemaObject>;
  const mixed = fc.tuple(plain, across).map(([one, other]) => ({ ...one, ...other }));
  return {
    any: fc.oneof({ maxDepth: 3 }, { arbitrary: ofLeaf, weight: 4 }, fc.boolean(), list, plain, mixed),
    object: fc.oneof({ maxDepth: 3 }, { arbitrary: plain, weight: 3 }, mixed),
  };
}).object;

interface Edit {
  readonly picks: readonly number[];
  readonly next: readonly Json[];
  /** True to set the first value of `next` that the schema allows, if there is one. */
  readonly isValid: boolean;
}

/**
 * Generates edits of an existing path or a new one beside it; many set single fields to values that their
 * schema allows.
 */
const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    picks: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
    next: fc.tuple(value, leaf, leaf, leaf, leaf, leaf),
    isValid: fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, fc.boolean()),
  }),
  { minLength: 3, maxLength: 8 },
);

const verbatims = fc.constantFrom<Pick<Entity, 'verbatim'>[]>(
  {},
  {},
  { verbatim: { '/a': 'value' } },
  { verbatim: { '/b': 'null', '/a/*': 'value', '/c/b': 'value' } },
);

interface Place {
  readonly tokens: readonly string[];
  readonly part: JsonSchema | undefined;
}

function placeIn(whole: Json, schema: JsonSchemaObject, picks: readonly number[]): Place {
  const tokens: string[] = [];
  let here: Json | undefined = whole;
  let part: JsonSchema | undefined = schema;
  for (const pick of picks) {
    if (typeof here !== 'object' || here === null) break;
    const names: readonly string[] = Array.isArray(here)
      ? [...here.keys(), here.length].map(String)
      : [...Object.keys(here), ...Object.keys(objectOf(part).properties ?? {}), 'c'];
    const token = names[pick % names.length] ?? 'a';
    tokens.push(token);
    part = Array.isArray(here) ? objectOf(part).items : ownSchema(part, token);
    here = Object.hasOwn(here, token) ? (here as JsonObject)[token] : undefined;
  }
  return { tokens, part };
}

function objectOf(part: JsonSchema | undefined): JsonSchemaObject {
  return typeof part === 'object' ? part : {};
}

function ownSchema(part: JsonSchema | undefined, token: string): JsonSchema | undefined {
  const { properties = {} } = objectOf(part);
  return Object.hasOwn(properties, token) ? properties[token] : undefined;
}

/** Applies an edit to the values; `null` removes the value at the path. */
function edited(values: JsonObject, { tokens, part }: Place, { next, isValid }: Edit): JsonObject {
  const [any] = next;
  const chosen = isValid ? next.find((one) => !isBlank(one) && ajv.validate(part ?? true, one)) : any;
  const at = pointerOf(tokens);
  return chosen === null ? removeAt(values, at) : setAt(values, at, chosen ?? any);
}

describe('what an edit changes of a check', () => {
  it('is what the whole check finds, edit after edit, for any schema and values', () => {
    const known = { tidy: 0, structural: 0, withProblems: 0, corrected: 0 };
    const run = (
      tested: JsonSchemaObject,
      verbatim: Pick<Entity, 'verbatim'>,
      opened: JsonObject,
      all: readonly Edit[],
    ) => {
      const entity = { ...entityOf(tested), ...verbatim };
      let before = opened;
      let tidyBefore = tidyValue(entity, before);
      let judged = structuralProblems(library, entity, tidyBefore);
      for (const edit of all) {
        const place = placeIn(before, tested, edit.picks);
        const after = edited(before, place, edit);
        const wholeTidy = tidyValue(entity, after);
        const whole = structuralProblems(library, entity, wholeTidy);
        const tidy = tidyAfterEdit(tidyBefore, place.tokens, { before, after });
        if (tidy !== undefined) {
          known.tidy += 1;
          expect(tidy).toEqual(wholeTidy);
        }
        const last = { tidy: tidyBefore, structural: judged };
        const structural = structuralAfterEdit(tested, last, place.tokens, tidy ?? wholeTidy);
        if (structural !== undefined) {
          known.structural += 1;
          known.withProblems += structural.length > 0 ? 1 : 0;
          known.corrected += structural.length < judged.length ? 1 : 0;
          expect(structural).toEqual(whole);
        }
        // Starts the next edit from this result, as a form does.
        before = after;
        tidyBefore = tidy ?? wholeTidy;
        judged = structural ?? whole;
      }
    };
    fc.assert(fc.property(schema, verbatims, values, edits, run), { numRuns: 600, seed: 20 });
    // Requires a minimum of edits for which the fast path gave a result.
    expect(known.tidy).toBeGreaterThan(400);
    expect(known.structural).toBeGreaterThan(100);
    expect(known.withProblems).toBeGreaterThan(50);
    expect(known.corrected).toBeGreaterThan(20);
  });

  it.each<[string, JsonSchemaObject]>([
    ['dependentRequired', { dependentRequired: { a: ['b'] } }],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ['if', { if: { properties: { a: { const: 'y' } } }, then: { required: ['b'] } }],
    ['oneOf', { oneOf: [{ properties: { a: { const: 'x' } } }, { required: ['b'] }] }],
    ['anyOf', { anyOf: [{ properties: { a: { const: 'x' } } }, { required: ['b'] }] }],
    ['allOf', { allOf: [{ properties: { a: { const: 'x' } } }] }],
    ['not', { not: { required: ['b'], properties: { a: { const: 'y' } } } }],
    ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }],
    ['unevaluatedProperties', { unevaluatedProperties: false }],
    ['patternProperties', { patternProperties: { '^a': { const: 'x' } } }],
    ['propertyNames', { propertyNames: { maxLength: 0 } }],
    ['minProperties', { minProperties: 2 }],
    ['$ref', { $ref: '#/$defs/other', $defs: { other: { required: ['b'] } } }],
  ])('is left to the whole check where %s may look at several places', (_keyword, across) => {
    const own = { type: 'object', properties: { a: { type: 'string' } } };
    const before = { tidy: { a: 'x' }, structural: [] };
    expect(structuralAfterEdit(own, before, ['a'], { a: 'y' })).toEqual([]);
    expect(structuralAfterEdit({ ...own, ...across }, before, ['a'], { a: 'y' })).toBeUndefined();
  });

  it.each<[string, JsonSchemaObject, number | string]>([
    ['not a number of JSON', { type: 'number' }, Number.POSITIVE_INFINITY],
    ['a number with a format', { format: 'int32' }, 2.5],
    ['a time of day, which validators read differently', { format: 'time' }, '12:00:00'],
  ])('is left to the whole check for %s', (_what, a, edit) => {
    const before = { tidy: { a: 1 }, structural: [] };
    expect(structuralAfterEdit({ properties: { a } }, before, ['a'], { a: edit })).toBeUndefined();
  });

  it.each<[string, JsonSchemaObject]>([
    ['uniqueItems', { uniqueItems: true }],
    ['contains', { contains: { const: 'x' } }],
    ['prefixItems', { prefixItems: [{ const: 'x' }] }],
  ])('is left to the whole check where %s may look at several items', (_keyword, across) => {
    const own = { items: { type: 'string' } };
    const before = { tidy: { a: ['x'] }, structural: [] };
    const of = (a: JsonSchemaObject) =>
      structuralAfterEdit({ properties: { a } }, before, ['a', '0'], { a: ['y'] });
    expect(of(own)).toEqual([]);
    expect(of({ ...own, ...across })).toBeUndefined();
  });
});

const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true, ownProperties: true });
addFormats.default(ajv);

function entityOf(tested: JsonSchemaObject): Entity {
  const entity: Partial<Entity> = { name: 'tested', schema: tested, validate: ajv.compile(tested) as never };
  return { ...(library.entities['book'] as Entity), ...entity, messages: {}, rules: [] };
}
