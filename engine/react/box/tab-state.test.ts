import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { decodeTabState, encodeTabState, knownTabState } from './tab-state.ts';

const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 3 });
const states = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), names, {
  maxKeys: 3,
  noNullPrototype: true,
});

describe('the tab state of a URL', () => {
  it('comes back as it went in', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(decodeTabState(encodeTabState(state))).toEqual(state);
      }),
    );
  });

  it('is one safe URL segment', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(encodeTabState(state)).toMatch(/^[A-Za-z0-9_-]*$/);
      }),
    );
  });

  it('counts as nothing said where it is broken [FAULT-24]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof decodeTabState(text)).toBe('object');
      }),
    );
    expect(decodeTabState(btoa('[1,2]'))).toEqual({});
    expect(decodeTabState('x'.repeat(5000))).toEqual({});
  });

  it('drops boxes and tabs that the screen does not have', () => {
    const screen: ScreenDescriptor = {
      ...{ name: 's', title: 'S', route: '/s' },
      boxes: [
        {
          name: 'a',
          title: 'A',
          tabs: [{ kind: 'group', name: 'g', title: 'G', tabs: [{ kind: 'tab', tab: 't' }] }],
        },
      ],
    };
    expect(knownTabState(screen, { a: ['g', 't'], b: ['x'] })).toEqual({ a: ['g', 't'] });
    expect(knownTabState(screen, { a: ['g', 'gone'] })).toEqual({ a: ['g'] });
    expect(knownTabState(screen, { a: ['gone'] })).toEqual({});
  });
});
