import { describe, expect, it } from 'vitest';
import type { Expression, Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import { deriveValues } from './derive.ts';

const scope: Scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };

function cel<Value>(evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source: 'test', evaluate };
}

const loan = {
  derived: [
    {
      id: 'due',
      on: '',
      at: '/due',
      guard: cel(({ old }) => old === undefined),
      value: cel(({ today }) => today),
    },
    {
      id: 'history',
      on: '/copies/*',
      at: '/changes',
      guard: cel(({ self, old }) => getAt(self, '/shelf') !== getAt(old, '/shelf')),
      append: { shelf: cel(({ self }) => getAt(self, '/shelf')), by: { name: cel(() => undefined) } },
    },
    {
      id: 'reader',
      on: '',
      at: '/readers',
      put: { key: cel(({ self }) => getAt(self, '/reader')), value: { since: cel(({ today }) => today) } },
    },
  ],
  keyedArrays: { '/copies': 'id' },
} as unknown as Entity;

describe('derived values', () => {
  it('stand at their places after a save, and again only while their condition holds', () => {
    expect(deriveValues({ entity: loan, value: {}, scope })).toMatchObject({ due: '2026-01-15' });
    expect(deriveValues({ entity: loan, value: { due: 'x' }, old: { due: 'x' }, scope })).toEqual({
      due: 'x',
    });
  });

  it('do not replace a value of a wrong type on their way, which the schema is to refuse', () => {
    const made = { ...loan.derived?.[0], id: 'due', on: '', at: '/terms/due' };
    const entity = { ...loan, derived: [made] } as unknown as Entity;
    expect(deriveValues({ entity, value: { terms: 'a month' }, scope })).toEqual({ terms: 'a month' });
    expect(deriveValues({ entity, value: { terms: ['a month'] }, scope })).toEqual({ terms: ['a month'] });
    expect(deriveValues({ entity, value: { terms: null }, scope })).toEqual({ terms: { due: '2026-01-15' } });
  });

  it('look at a map once for all of its entries, not at all of its entries for each', () => {
    const count = 400;
    let looks = 0;
    const looked = (row: object) =>
      new Proxy(row, {
        ownKeys(target) {
          looks += 1;
          return Reflect.ownKeys(target);
        },
      });
    const entries = Array.from({ length: count }, (_, index) => [`reader${index}`, looked({})] as const);
    const made = { id: 'kind', on: '/readers/*', at: '/kind', value: cel(() => undefined) };
    const entity = { derived: [made], keyedArrays: {} } as unknown as Entity;
    deriveValues({ entity, value: { readers: Object.fromEntries(entries) as JsonObject }, scope });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(count * 10);
  });

  it('are put at the end of a list in every row that changed, without blank leaves', () => {
    const old = {
      copies: [
        { id: 'a', shelf: '1' },
        { id: 'b', shelf: '2' },
      ],
    };
    const value = {
      copies: [
        { id: 'b', shelf: '3' },
        { id: 'a', shelf: '1' },
      ],
    };
    expect(deriveValues({ entity: loan, value, old, scope })).toEqual({
      copies: [
        { id: 'b', shelf: '3', changes: [{ shelf: '3' }] },
        { id: 'a', shelf: '1' },
      ],
    });
  });

  it('stand in a map under their key, unless that is blank', () => {
    const value = deriveValues({ entity: loan, value: { reader: 'constructor' }, scope });
    expect(value['readers']).toEqual({ constructor: { since: '2026-01-15' } });
    expect(deriveValues({ entity: loan, value: { reader: '' }, scope })).not.toHaveProperty('readers');
  });
});
