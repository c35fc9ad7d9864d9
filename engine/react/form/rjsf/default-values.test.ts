import { describe, expect, it } from 'vitest';
import { withDefaults } from './default-values.ts';

const consent = { type: 'boolean', const: true } as const;

describe('the values a form opens with', () => {
  it('hold no yes that nobody has given, wherever a schema allows no other answer', () => {
    const agreed = { type: 'object', properties: { agree: consent }, required: ['agree'] } as const;
    // Expects a required consent to start as `false`, with which the form cannot be submitted.
    expect(withDefaults({ schema: agreed, values: {} })).toEqual({ agree: false });
    expect(withDefaults({ schema: { properties: { agree: consent } }, values: {} })).toEqual({});
    expect(
      withDefaults({ schema: { type: 'object', properties: { inner: agreed } }, values: {} }),
    ).not.toHaveProperty('inner.agree', true);
    expect(withDefaults({ schema: { allOf: [agreed] }, values: {} })).not.toHaveProperty('agree', true);
  });

  it('keep the yes that was given, a default, and constants that are no answer', () => {
    const schema = {
      type: 'object',
      properties: { agree: consent, mail: { ...consent, default: true }, kind: { const: 'book' } },
    } as const;
    expect(withDefaults({ schema, values: { agree: true } })).toEqual({
      agree: true,
      mail: true,
      kind: 'book',
    });
  });

  it('hold the constant that tells the chosen branch from others', () => {
    const branch = (isNew: boolean) => ({ properties: { isNew: { type: 'boolean', const: isNew } } });
    const schema = { type: 'object', oneOf: [branch(false), branch(true)] } as const;
    expect(withDefaults({ schema, values: {} })).toEqual({ isNew: false });
  });
});
