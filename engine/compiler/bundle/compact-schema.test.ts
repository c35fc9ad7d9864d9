import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, JsonSchemaObject } from '../../core/json/json.ts';
import { validatorCode } from '../emit/validator-code.ts';
import { loadEmitted } from '../load-validator.ts';
import { compactSchema } from './compact-schema.ts';

const address: JsonSchemaObject = {
  title: 'Address',
  description: 'Where somebody lives, with all that an envelope asks for.',
  type: 'object',
  required: ['city'],
  additionalProperties: false,
  properties: {
    title: { title: 'Title', type: 'string', maxLength: 10 },
    city: { title: 'City', type: 'string', minLength: 2, maxLength: 60, examples: ['Denver'] },
    zip: { title: 'Zip', type: 'string', pattern: '^[0-9]{5}$', 'x-origin': 'assumed' },
  },
};

const person: JsonSchemaObject = {
  title: 'Person',
  type: 'object',
  properties: {
    home: address,
    work: { ...address, title: 'Work' },
    others: { type: 'array', items: address, default: [] },
  },
};

it('says a part that stands in three places once, and leaves out what only people read', () => {
  const compact = compactSchema(person) as JsonSchemaObject;
  const { part0 } = compact['$defs'] as Readonly<Record<string, JsonSchemaObject>>;
  expect(compact.properties).toEqual({
    home: { $ref: '#/$defs/part0' },
    work: { $ref: '#/$defs/part0' },
    others: { type: 'array', items: { $ref: '#/$defs/part0' } },
  });
  expect(Object.keys(part0?.properties ?? {})).toEqual(['title', 'city', 'zip']);
  expect(JSON.stringify(compact)).not.toMatch(/description|examples|default|x-origin/);
});

it('leaves a schema with references of its own as it is', () => {
  const own = { type: 'object', properties: { next: { $ref: '#' } }, title: 'Chain' };
  expect(compactSchema(own)).toBe(own);
});

it('refuses what the whole schema refuses, at the same places and for the same words', async () => {
  const options = { isStrict: true, assertsFormats: true };
  const [compact, whole] = await Promise.all([
    loadEmitted(validatorCode(person, options)),
    // Adds a reference, since `compactSchema` leaves a schema with references unchanged.
    loadEmitted(validatorCode({ ...person, $defs: { x: true }, allOf: [{ $ref: '#/$defs/x' }] }, options)),
  ]);
  const text = fc.oneof(fc.constantFrom('Denver', '80202', 'x', ''), fc.string());
  const place = fc.oneof(
    fc.record({ city: text, zip: text, title: text }, { requiredKeys: [] }),
    fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>,
  );
  const value = fc.record({ home: place, work: place, others: fc.array(place) }, { requiredKeys: [] });
  fc.assert(
    fc.property(value, (data) => {
      const told = (validate: typeof whole) => [
        validate(data),
        validate.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params })),
      ];
      expect(told(compact)).toEqual(told(whole));
    }),
  );
});
