import { describe, expect, it } from 'vitest';
import type { JsonSchemaObject } from '../../core/json/json.ts';
import { compareConstraints } from './compare-constraints.ts';

describe('the comparison of two schemas', () => {
  it.each<[string, JsonSchemaObject, JsonSchemaObject, readonly string[]]>([
    ['a type that goes', { type: ['string', 'null'] }, { type: 'string' }, ['narrower type no longer null']],
    [
      'an integer that may be any number',
      { type: 'integer' },
      { type: 'number' },
      ['wider type may be number'],
    ],
    [
      'a number that must be an integer',
      { type: 'number' },
      { type: 'integer' },
      ['narrower type no longer number'],
    ],
    ['a type that the choices have anyway', { enum: ['a'] }, { enum: ['a'], type: 'string' }, []],
    ['choices where anything stood', {}, { const: 1 }, ['narrower choices added: only 1']],
    ['choices that go', { enum: ['a'] }, {}, ['wider choices removed: any value may stand here']],
    ['a lower floor', { minimum: 5 }, { minimum: 1 }, ['wider minimum 5 becomes 1']],
    ['a higher floor', { minItems: 1 }, { minItems: 2 }, ['narrower minItems 1 becomes 2']],
    ['a lower ceiling', { maxLength: 60 }, { maxLength: 40 }, ['narrower maxLength 60 becomes 40']],
    ['a ceiling that goes', { maximum: 0 }, {}, ['wider maximum removed (was 0)']],
    ['a pattern that comes', {}, { pattern: 'a' }, ['narrower pattern added: a']],
    ['another format', { format: 'date' }, { format: 'time' }, ['narrower format changed: time']],
    ['a branch that changes', { anyOf: [true] }, { anyOf: [false] }, ['narrower anyOf changed']],
    [
      'an object that is closed',
      {},
      { additionalProperties: false },
      ['narrower other properties are refused now'],
    ],
    [
      'an object closed in another way',
      { unevaluatedProperties: false },
      { additionalProperties: false },
      [],
    ],
    [
      'presence',
      { required: ['a'] },
      { required: ['b'] },
      ['narrower "b" is newly required', 'wider "a" is no longer required'],
    ],
    ['words', { title: 'A', description: 'B' }, { title: 'C', default: 1 }, []],
  ])('judges %s', (_what, before, after, expected) => {
    const found = compareConstraints(before, after);
    expect(found.map(({ direction, what }) => `${direction} ${what}`)).toEqual(expected);
  });
});
