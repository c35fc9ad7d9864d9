import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './template.ts';

describe('filling a sentence', () => {
  it('puts values in the places of their names', () => {
    expect(fillTemplate('{label} takes at most {limit} characters', { label: 'City', limit: 60 })).toBe(
      'City takes at most 60 characters',
    );
  });

  it('shows zero and false, which are values', () => {
    expect(fillTemplate('{count} of {all}: {done}', { count: 0, all: 0, done: false })).toBe('0 of 0: false');
  });

  it('leaves a place without a value as it is written', () => {
    expect(fillTemplate('{label} is required', {})).toBe('{label} is required');
    expect(fillTemplate('{label}', { label: null })).toBe('{label}');
  });

  it('knows only the names that it was given [FAULT-56]', () => {
    for (const place of ['{constructor}', '{__proto__}', '{toString}'])
      expect(fillTemplate(place, {})).toBe(place);
  });

  it('takes a value for text, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fillTemplate('<{label}>', { label: value, other: 'x' })).toBe(`<${value}>`);
      }),
    );
    expect(fillTemplate('{label}', { label: '{other} $& $1', other: 'x' })).toBe('{other} $& $1');
  });
});
