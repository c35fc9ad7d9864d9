import { expect, it } from 'vitest';
import type { Scope } from '../expressions/scope.ts';
import { getAt } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import { withoutTransients, withTransients } from './transient.ts';

const scope: Scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
const shelf = { source: 'self.moves[0].to', evaluate: ({ self }: Scope) => getAt(self, '/moves/0/to') };
const book = {
  transients: { '/shelf': { from: shelf }, '/reason': {}, '/copies/*/reason': {} },
  computed: { '/isLent': { kind: 'exists', entity: 'loan' } },
} as unknown as Entity;

it('a read record shows what its transient places say', () => {
  expect(withTransients(book, { moves: [{ to: 'A' }] }, scope)).toEqual({ moves: [{ to: 'A' }], shelf: 'A' });
  expect(withTransients(book, {}, scope)).toEqual({});
});

it('nothing that only travels, and nothing that is worked out, is stored', () => {
  const sent = { shelf: 'A', reason: 'x', isLent: true, copies: [{ id: '1', reason: 'y' }] };
  expect(withoutTransients(book, sent)).toEqual({ copies: [{ id: '1' }] });
});
