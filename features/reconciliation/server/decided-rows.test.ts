import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedGroups, merged, withDecision } from '../../../engine/core/compare/decisions.ts';
import { groupRows } from '../../../engine/core/compare/group-rows.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { decidedRow } from './decided-rows.ts';
import type { ListedMedication } from './open-lists.ts';

const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const source = { key: 'uuid', status: 'status', decides: 'sources', records: 'records' };

const strengths = ['5 mg', '10 mg', '20 mg'];
const listedRow = fc.record({
  name: fc
    .tuple(fc.constantFrom('Lisinopril', 'lisinopril', 'Zestril'), fc.constantFrom(...strengths))
    .map(([drug, strength]) => `${drug} ${strength} tablet`),
  directions: fc.constantFrom('1 tablet daily', 'take one tablet twice a day', '2 tablets at bedtime', ''),
  isStored: fc.boolean(),
});

/** Rows of lists to be joined, with the index of the row that keeps the result, and its status. */
const joined = fc.record({
  rows: fc.array(listedRow, { minLength: 2, maxLength: 8 }),
  holder: fc.nat(),
  status: fc.constantFrom('VERIFIED', 'MODIFIED'),
});

describe('rows that are taken as one', () => {
  it('lose no name, strength or directions that a list has, whichever holds', () => {
    fc.assert(
      fc.property(joined, ({ rows, holder, status }) => {
        const listed = rows.map(({ name, directions, isStored }, index) => ({
          ...{ uuid: `u${index}`, name },
          ...(directions === '' ? {} : { directions }),
          ...(isStored ? { records: [`m${index}`] } : {}),
        }));
        const groups = groupRows<JsonObject>({
          rows: listed,
          keyOf: ({ uuid }) => String(uuid),
          likenessOf: ({ name, directions }) => ({ same: `${name}|${directions}`, related: ['one'] }),
        });
        const entries = decidedGroups(groups, [], source).flatMap((group) => group.entries);
        const chosen = entries[holder % entries.length];
        const held = merged([], { entries, holder: chosen }, source);
        const [entry] = decidedGroups(groups, held, source).flatMap((group) => group.entries);
        if (entry === undefined) throw new Error('Nothing was joined.');
        const [row = {}] = withDecision(held, { entry, values: { status } }, source);
        const known = listed as readonly ListedMedication[];
        const done = decidedRow(row, {
          listed: new Map(known.map((each) => [each.uuid ?? '', each])),
          stored: new Map(known.map((each, index) => [`m${index}`, each])),
        });
        expect(done['name']).toBe(chosen?.rows[0]?.['name']);
        const kept = [done, ...((done['alsoListed'] ?? []) as readonly JsonObject[])];
        const words = kept.map(({ name, directions = '' }) => JSON.stringify([name, directions]));
        for (const { name, directions = '' } of listed as readonly JsonObject[])
          expect(words).toContain(JSON.stringify([name, directions]));
      }),
      { numRuns: 300 },
    );
  });

  const five = { uuid: 'a', name: 'Lisinopril 5 mg tablet', directions: '1 tablet daily' };
  const coded = {
    ...{ uuid: 'b', name: 'lisinopril 10 MG Oral Tablet', directions: '1 daily' },
    coding: [{ system: rxnorm, value: '314076' }],
  } as const;
  const ten = { uuid: 'c', name: 'Lisinopril 10 mg oral tablet', directions: 'one a day' };
  const listed = new Map<string, ListedMedication>([five, coded, ten].map((row) => [row.uuid, row]));
  const decided = (row: JsonObject, stored: ReadonlyMap<string, ListedMedication> = new Map()) =>
    decidedRow({ status: 'VERIFIED', ...row }, { listed, stored });

  it('keep the code of the medicine that it is of, and give it to no other strength', () => {
    expect(decided({ ...ten, sources: ['c', 'b'] })['coding']).toEqual(coded.coding);
    expect(decided({ ...five, sources: ['a', 'b'] })['coding']).toBeUndefined();
    const renamed = { ...coded, coding: [...coded.coding], name: 'Lisinopril 20 mg tablet', sources: ['b'] };
    expect(decided(renamed)['coding']).toBeUndefined();
    expect(decided({ ...coded, coding: [...coded.coding], sources: ['b'] })['coding']).toEqual(coded.coding);
  });

  it('say what of the medication list gives way', () => {
    const stored = new Map([['m', five]]);
    const replaces = (row: JsonObject) => decided({ records: ['m'], ...row }, stored)['replaces'];
    expect(replaces({ ...five, sources: ['a', 'b'] })).toEqual({ product: false, directions: false });
    expect(replaces({ ...ten, sources: ['c', 'a'] })).toEqual({ product: true, directions: true });
    expect(decided({ ...ten, sources: ['c'] })['replaces']).toBeUndefined();
  });
});
