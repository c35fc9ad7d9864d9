import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { decidedGroups } from './decisions.ts';
import { groupRows, type Likeness } from './group-rows.ts';
import { offersOf, withoutUnlisted } from './offers.ts';

const properties = { key: 'id', status: 'state', decides: 'of' };
const likenessOf = ({ name, about }: JsonObject): Likeness => ({
  same: String(name),
  related: [String(about)],
});

/** Maps each decision whose row is gone to the id of the offered entry; `-` if several could be meant. */
function offered(listed: readonly JsonObject[], results: readonly JsonObject[]): Record<string, string> {
  const groups = groupRows({ rows: listed, keyOf: ({ id }) => String(id), likenessOf });
  const decided = decidedGroups(groups, results, properties);
  const decisions = withoutUnlisted(results, decided, properties);
  const offers = offersOf({ decisions, groups: decided, likenessOf, properties });
  return Object.fromEntries(offers.map(({ row, entry }) => [String(row['id']), entry?.key ?? '-']));
}

const listed = [
  { id: 'iron-5', name: 'iron 5', about: 'iron' },
  { id: 'zinc-5', name: 'zinc 5', about: 'zinc' },
  { id: 'zinc-9', name: 'zinc 9', about: 'zinc' },
];
const decision = (id: string, name: string, about: string, of: readonly string[]): JsonObject => ({
  ...{ id, name, about, of: [...of], state: 'yes' },
});

describe('a decision about a row that no list has any more', () => {
  it('is offered for the row that says the same, then for the only one about the same', () => {
    const results = [
      decision('a', 'iron 4', 'iron', ['gone']),
      decision('b', 'zinc 9', 'zinc', ['gone too']),
    ];
    expect(offered(listed, results)).toEqual({ a: 'iron-5', b: 'zinc-9' });
  });

  it('is offered for none where several are about the same, or none is', () => {
    const results = [decision('a', 'zinc 7', 'zinc', ['gone']), decision('b', 'gold', 'gold', ['gone too'])];
    expect(offered(listed, results)).toEqual({ a: '-', b: '-' });
  });

  it('is offered for none that is decided already', () => {
    const results = [decision('a', 'iron 4', 'iron', ['gone']), decision('b', 'iron 5', 'iron', ['iron-5'])];
    expect(offered(listed, results)).toEqual({ a: '-' });
  });

  it('is none while one of its rows is listed, or where it was about none', () => {
    const results = [decision('a', 'iron 5', 'iron', ['iron-5', 'gone']), decision('b', 'gold', 'gold', [])];
    expect(offered(listed, results)).toEqual({});
  });
});
