import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { DecidedGroup } from './decisions.ts';
import { sinceLast } from './since-last.ts';

const lists = {
  last: { id: 'last', isBaseline: true },
  stored: { id: 'stored', isBaseline: true },
  news: { id: 'news', isBaseline: false },
};
const listOf = ({ of }: JsonObject) => lists[String(of) as keyof typeof lists];

/** Builds a group; each argument lists the names of the lists that contain one entry. */
function group(...entries: readonly (readonly (keyof typeof lists)[])[]): DecidedGroup {
  return {
    ...{ key: 'g', kind: 'similar' },
    entries: entries.map((rows, index) => ({
      ...{ key: String(index), result: undefined },
      rows: rows.map((of) => ({ of })),
    })),
  };
}

function said(...groups: readonly DecidedGroup[]) {
  const of = sinceLast(groups, listOf);
  return of && groups.map(({ entries }) => entries.map(of));
}

it('nothing is new, changed or gone right after a result, whatever strengths it left', () => {
  expect(said(group(['last', 'stored']), group(['last', 'stored'], ['last', 'stored']))).toBeUndefined();
});

it('nothing is measured before the first result', () => {
  expect(said(group(['news']), group(['news']))).toBeUndefined();
});

it('is measured by what it is, not by the list that has it', () => {
  expect(
    said(
      group(['last', 'stored', 'news']),
      group(['last', 'stored'], ['news']),
      group(['last', 'stored']),
      group(['news']),
    ),
  ).toEqual([['kept'], ['changed', 'changed'], ['gone'], ['fresh']]);
});
