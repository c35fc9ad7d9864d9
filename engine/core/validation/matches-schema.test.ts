import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../json/json.ts';
import { matchesSchema } from './matches-schema.ts';

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
const text = fc.constantFrom(
  '',
  'a',
  'ab',
  'abc',
  '123',
  '🙂',
  '2024-02-29',
  '2023-02-29',
  'a@b.test',
  '10.0.0.1',
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(null, true, false, 0, 1, 2.5, -3),
    text,
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom('a', 'b'), tie('any'), { maxKeys: 2, noNullPrototype: true }),
})).any;

const schema = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.boolean(),
    fc.record({ type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object') }),
    fc.record({ const: value }),
    fc.record({ enum: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }),
    fc.record(
      { minLength: fc.nat(3), maxLength: fc.nat(3), pattern: fc.constantFrom('^a', '\\d') },
      { requiredKeys: [] },
    ),
    fc.record({ format: fc.constantFrom('date', 'date-time', 'email', 'ipv4', 'uri', 'regex', 'unknown') }),
    fc.record({ minimum: fc.nat(3), maximum: fc.nat(3) }, { requiredKeys: [] }),
    fc.record({ minItems: fc.nat(2), maxItems: fc.nat(2), items: tie('any') }, { requiredKeys: [] }),
    fc.record(
      {
        required: fc.constantFrom(['a'], ['a', 'b']),
        properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('any'), { noNullPrototype: true }),
      },
      { requiredKeys: [] },
    ),
    fc.record({ allOf: fc.array(tie('any'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie('any'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('any'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('any') }),
    fc.record({ exclusiveMinimum: fc.nat(3), multipleOf: fc.constantFrom(1, 0.5) }, { requiredKeys: [] }),
    fc.record({ uniqueItems: fc.boolean(), contains: tie('any') }, { requiredKeys: [] }),
    fc.record({ prefixItems: fc.array(tie('any'), { minLength: 1, maxLength: 2 }), items: tie('any') }),
    fc.record({ minProperties: fc.nat(2), maxProperties: fc.nat(2) }, { requiredKeys: [] }),
    fc.record({ patternProperties: fc.record({ '^a': tie('any') }), additionalProperties: tie('any') }),
    fc.record({ dependentRequired: fc.constantFrom({ a: ['b'] }, { b: [] }) }),
    fc.record({ dependentSchemas: fc.record({ a: tie('any') }) }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: tie('any'), then: tie('any'), else: tie('any') }, { requiredKeys: ['if'] }),
  ),
})).any;

describe('the structural match that chooses branches', () => {
  it('agrees with Ajv on the keywords that conditions use', () => {
    fc.assert(
      fc.property(schema, value, (tested, given) => {
        expect(matchesSchema(tested as JsonSchema, given)).toBe(ajv.validate(tested as object, given));
      }),
      { numRuns: 600 },
    );
  });

  it('takes steps as the decimals that people write', () => {
    expect(matchesSchema({ multipleOf: 0.01 }, 0.07)).toBe(true);
    expect(matchesSchema({ multipleOf: 0.01 }, 0.075)).toBe(false);
  });

  it('follows references from the root, also around in circles', () => {
    const root = {
      $defs: { node: { properties: { next: { $ref: '#/$defs/node' }, size: { type: 'number' } } } },
    };
    const node = { $ref: '#/$defs/node' };
    expect(matchesSchema(node, { next: { next: { size: 1 } } }, root)).toBe(true);
    expect(matchesSchema(node, { next: { next: { size: 'big' } } }, root)).toBe(false);
  });
});
