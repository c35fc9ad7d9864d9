import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { embeddedHost } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { ensureProjections } from '../../versions/projections/projections.ts';
import { readSearchRequest, type SearchRequest } from '../request/request.ts';
import { Selection } from '../selection.ts';
import { planOf } from '../table/plan.ts';
import { ownCells } from '../table/project.ts';
import { putRows } from '../table/rows.ts';
import { rankedSelections } from './name-ranks.ts';

const index = library.searches['books'];
if (index === undefined) throw new Error('The library has no such search.');
const plan = planOf(index);

const titles = [
  'man',
  'man e',
  'manuel e',
  'e mann',
  'roman e',
  'oman',
  'man man manuel',
  'woman mann',
  'else',
];
const organizations = ['north'];

describe('rows ranked by how well their names fit', () => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await embeddedHost.open());
    await openWith(database, () => undefined);
    await ensureProjections(database, library);
    const rows = titles.map((title) => ownCells(plan, { id: title, document: { title } }));
    await database.transaction((tx) => putRows(tx, plan, { organization: 'north', rows }));
  });

  afterAll(() => stop());

  const ranks = async (text: string, few?: number) => {
    const request = readSearchRequest(plan, { queries: [{ field: 'title', text }] }) as SearchRequest;
    const all = new Selection({ database, plan, organizations, conditions: [], values: [] });
    const found = await rankedSelections(database, { plan, request, organizations }, all, few);
    return Promise.all(
      (found ?? []).map((rank) => rank.ids([{ key: 'id', isDescending: false, missing: 'last' }], 0, 100)),
    );
  };

  it.each([
    [
      'man',
      [
        ['man', 'man e', 'man man manuel'],
        ['e mann', 'manuel e', 'woman mann'],
        ['oman', 'roman e'],
      ],
    ],
    ['e man', [['man e'], ['e mann', 'manuel e'], ['roman e']]],
    ['m e', [['e mann', 'man e', 'manuel e']]],
    ['wom mann', [['woman mann']]],
    ['rom', [['roman e']]],
    ['oma', [['oman'], ['roman e', 'woman mann']]],
    ['nobody', []],
  ])(
    'are the same whether their rows are looked up by words or read in order, without empty ranks: %s',
    async (text, expected) => {
      expect(await ranks(text)).toEqual(expected);
      expect((await ranks(text, 1)).filter((ids) => ids.length > 0)).toEqual(expected);
      expect((await ranks(text, 0)).filter((ids) => ids.length > 0)).toEqual(expected);
    },
  );
});
