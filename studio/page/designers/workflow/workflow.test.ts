import { describe, expect, it } from 'vitest';
import type { Workflow } from '../../../../engine/core/product/workflow.ts';
import { edgesOf, waysAround } from './graph.ts';
import { stateTitles } from './state-titles.ts';
import { verdictsOf } from './verdicts.ts';

const is = (value: boolean) => ({ source: String(value), evaluate: () => value });
const row = { set: [], effects: [] };
const lending: Workflow = {
  ...{ name: 'lending', title: 'Lending', description: '', entity: 'book', stateAt: '/place' },
  states: {
    Shelf: { display: 'Shelf' },
    Lent: { display: 'Lent' },
    Lost: { display: 'Lost' },
    Alone: { display: 'Alone' },
  },
  ...{ spellings: { shelf: 'Shelf', lent: 'Lent', lost: 'Lost' }, unknown: 'Lost', owns: [], records: {} },
  ...{ display: { source: '', evaluate: () => '' }, events: {}, consequences: [] },
  transitions: [
    { ...row, id: 'closed', on: 'lend', from: ['Shelf'], guard: is(false), refuse: ['Closed.'] },
    {
      ...row,
      id: 'lend',
      on: 'lend',
      from: ['Shelf'],
      to: { source: '', evaluate: () => 'Lent' },
      among: ['Lent'],
    },
    { ...row, id: 'lend-again', on: 'lend', from: ['Shelf'] },
    { ...row, id: 'extend', on: 'lend', from: ['Lent'] },
    {
      ...row,
      id: 'end',
      on: 'end',
      from: ['Lent'],
      to: { source: '', evaluate: () => '' },
      among: ['Shelf', 'Lost'],
    },
  ],
};

describe('the states of a workflow', () => {
  it('have the words that people read, with the code where two have the same', () => {
    const states = { Shelf: { display: 'Shelf' }, LENT: { display: 'Lent' }, Lent: { display: 'Lent' } };
    expect(stateTitles({ states })).toEqual({ Shelf: 'Shelf', LENT: 'Lent (LENT)', Lent: 'Lent (Lent)' });
  });
});

describe('the picture of a workflow', () => {
  it('follows from the rows: a way for each state that they lead from and to', () => {
    expect(edgesOf(lending)).toEqual([
      { from: 'Shelf', to: 'Lent', rows: ['lend'] },
      { from: 'Lent', to: 'Shelf', rows: ['end'] },
      { from: 'Lent', to: 'Lost', rows: ['end'] },
    ]);
    expect(waysAround('Lent', edgesOf(lending))).toEqual({
      into: [{ state: 'Shelf', rows: ['lend'] }],
      out: [
        { state: 'Shelf', rows: ['end'] },
        { state: 'Lost', rows: ['end'] },
      ],
    });
    expect(waysAround('Alone', edgesOf(lending))).toEqual({ into: [], out: [] });
  });
});

describe('a simulated event', () => {
  it('says of each row why it is taken or not', () => {
    const scope = { now: '2026-01-01T00:00:00Z', today: '2026-01-01' };
    const found = verdictsOf(lending, 'lend', { record: { place: 'Shelf' }, scope });
    expect(found.map(({ row: { id }, verdict }) => [id, verdict])).toEqual([
      ['closed', 'condition'],
      ['lend', 'taken'],
      ['lend-again', 'later'],
      ['extend', 'state'],
    ]);
  });
});
