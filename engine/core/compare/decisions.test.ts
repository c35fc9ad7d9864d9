import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import {
  type DecidedEntry,
  decidedGroups,
  isDecided,
  merged,
  withDecision,
  withoutDecision,
} from './decisions.ts';
import type { Group } from './group-rows.ts';
import { markDifferences, wordPieces } from './mark-differences.ts';

const properties = { key: 'id', status: 'state', decides: 'of' };
const row = (id: string): JsonObject => ({ id, name: id.toUpperCase() });
const groups: readonly Group<JsonObject>[] = [
  {
    key: 'a',
    kind: 'similar',
    entries: [
      { key: 'a', rows: [row('a'), row('b')] },
      { key: 'c', rows: [row('c')] },
    ],
  },
  { key: 'd', kind: 'only', entries: [{ key: 'd', rows: [row('d')] }] },
];

const entriesOf = (results: readonly JsonObject[]) =>
  decidedGroups(groups, results, properties).flatMap(({ entries }) => entries);
const entryOf = (results: readonly JsonObject[], key: string) =>
  entriesOf(results).find((entry) => entry.key === key) as DecidedEntry;
const decide = (results: readonly JsonObject[], key: string, state: string) =>
  withDecision(results, { entry: entryOf(results, key), values: { state } }, properties);

describe('decisions about rows of lists', () => {
  it('decide all rows of an entry in one row, which takes the place of an earlier decision', () => {
    const once = decide([], 'a', 'yes');
    expect(once).toMatchObject([{ name: 'A', state: 'yes', of: ['a', 'b'] }]);
    const again = decide(once, 'a', 'no');
    expect(again).toMatchObject([{ state: 'no', of: ['a', 'b'], id: once[0]?.['id'] }]);
    expect(entriesOf(again).map((entry) => isDecided(entry, properties))).toEqual([true, false, false]);
  });

  it('are taken back for their entry only', () => {
    const both = decide(decide([], 'a', 'yes'), 'd', 'yes');
    expect(withoutDecision(both, [entryOf(both, 'a')], properties)).toMatchObject([{ of: ['d'] }]);
  });

  it('can be made about entries that were taken as one, also of different groups', () => {
    const [a, d] = [entryOf([], 'a'), entryOf([], 'd')];
    const held = merged([], { entries: [a, d], holder: undefined }, properties);
    expect(entriesOf(held).map(({ key, rows }) => [key, rows.length])).toEqual([
      ['a', 3],
      ['c', 1],
    ]);
    expect(isDecided(entryOf(held, 'a'), properties)).toBe(false);
    const decided = decide(held, 'a', 'yes');
    expect(decided).toMatchObject([{ state: 'yes', of: ['a', 'b', 'd'] }]);
    expect(entriesOf(withoutDecision(decided, [entryOf(decided, 'a')], properties))).toHaveLength(3);
  });

  it('are about the one that holds, also once they are made again, and name all the others', () => {
    const [a, c, d] = [entryOf([], 'a'), entryOf([], 'c'), entryOf([], 'd')];
    for (const holder of [a, c, d]) {
      const held = merged([], { entries: [a, c, d], holder }, properties);
      const { name, id } = holder.rows[0] ?? {};
      const once = decide(held, 'a', 'yes');
      expect(once).toMatchObject([{ name, state: 'yes' }]);
      const again = decide(once, 'a', 'no');
      expect(again).toMatchObject([{ name, state: 'no' }]);
      const of = again[0]?.['of'] as readonly string[];
      expect([of[0], of.toSorted()]).toEqual([id, ['a', 'b', 'c', 'd']]);
    }
  });
});

describe('the words that differ', () => {
  it('are those that another text does not have, case ignored', () => {
    const different = (text: string, ...others: readonly string[]) =>
      markDifferences(wordPieces(text), others.map(wordPieces)).flatMap((piece) =>
        piece.isDifferent ? [piece.text.trim()] : [],
      );
    expect(different('Metformin 500 mg', 'metformin 850 mg')).toEqual(['500']);
    expect(different('Metformin 500 mg')).toEqual([]);
    expect(different('אספירין 100', 'אספירין 81')).toEqual(['100']);
  });
});
