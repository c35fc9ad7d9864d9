import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { currentEditions } from './current-releases.ts';
import { ensureDemonstration } from './demonstration.ts';
import { findByCode, findByTexts } from './find-concepts.ts';
import { completeRelease, storeConcepts } from './store-concepts.ts';

const edition = { catalogue: 'shelf', edition: '2026' };
const editions = [edition];

const concepts = [
  { code: 'P1', display: 'Penguins', priority: 20 },
  { code: 'P1.2', display: 'Emperor penguins of the south', priority: 1 },
  { code: 'P1.3', display: 'Little penguin', priority: 1 },
  { code: 'P1.30', display: 'Penguin, little, on land', priority: 2 },
  { code: 'P10', display: 'Penguin', priority: 3 },
  { code: 'Q9', display: 'Éland % and_signs', priority: 0 },
];

describe.each(databaseHosts)('the search for concepts on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const byWords = async (text: string, more = {}) =>
    (await findByTexts(database, text, { editions, limit: 10, ...more })).concepts.map(({ code }) => code);
  const byCode = async (text: string, more = {}) =>
    (await findByCode(database, text, { editions, limit: 10, ...more })).concepts.map(({ code }) => code);

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
    await storeConcepts(database, edition, concepts);
    await storeConcepts(database, { ...edition, edition: '2025' }, [{ code: 'P10', display: 'Penguin' }]);
  });
  afterAll(() => stop());

  it('puts whole words before words that only begin so, then goes by priority', async () => {
    expect(await byWords('penguin')).toEqual(['P1.3', 'P1.30', 'P10', 'P1.2', 'P1']);
  });

  it('asks that every typed word begins a word, in any order', async () => {
    expect(await byWords('little peng')).toEqual(['P1.3', 'P1.30']);
    expect(await byWords('peng of emp')).toEqual(['P1.2']);
    expect(await byWords('enguin')).toEqual([]);
  });

  it('can ask that the display begins with the first word', async () => {
    expect(await byWords('peng lit', { isFromStart: true })).toEqual(['P1.30']);
  });

  it('minds neither case nor diacritics, and takes wildcards for what they are', async () => {
    expect(await byWords('eLAND')).toEqual(['Q9']);
    expect([await byWords('%'), await byWords('_____'), await byWords('')]).toEqual([[], [], []]);
  });

  it('reads an abbreviation also as what it is short for', async () => {
    expect(await byWords('lp', { synonyms: { lp: 'little penguin' } })).toEqual(['P1.3', 'P1.30']);
    expect(await byWords('lp land', { synonyms: { lp: 'little penguin' } })).toEqual(['P1.30']);
  });

  it('finds by other names, and by any of the meanings of an abbreviation', async () => {
    const gnu = { code: 'R1', display: 'Gnu', details: { aliases: ['Wildebeest', 'Connochaetes'] } };
    await storeConcepts(database, edition, [gnu]);
    expect([await byWords('wilde'), await byWords('gnu conno')]).toEqual([['R1'], ['R1']]);
    expect(await byWords('x', { synonyms: { x: ['gnu', 'little penguin'] } })).toEqual([
      'R1',
      'P1.3',
      'P1.30',
    ]);
    await database.query("delete from concept where code = 'R1'");
  });

  it('finds by the other names that were loaded before an upgrade, and by those of the release itself', async () => {
    const emu = { code: 'R2', display: 'Emu', details: { aliases: ['Dromaius'] } };
    const rhea = (...aliases: readonly string[]) => ({
      birds: () => [{ code: 'R3', display: 'Rhea', details: { aliases } }],
    });
    await storeConcepts(database, edition, [emu]);
    await ensureDemonstration(database, rhea('Nandu'));
    // Simulates an upgrade: creates the tables of the next release, then stores the concepts that it ships.
    await openWith(database, () => undefined);
    await ensureDemonstration(database, rhea('Nandu', 'Pampas ostrich'));
    expect(await byWords('dromaius')).toEqual(['R2']);
    const own = { editions: await currentEditions(database, ['birds']) };
    expect([await byWords('nandu', own), await byWords('pampas', own)]).toEqual([['R3'], ['R3']]);
    await database.query("delete from concept where code in ('R2', 'R3')");
  });

  it.each(['P1.3', 'p13', 'P 1.3'])(
    'finds %s with and without its dot, the very code first',
    async (code) => {
      expect(await byCode(code)).toEqual(['P1.3', 'P1.30']);
    },
  );

  it('finds by the beginning of a code, or by the whole of it only', async () => {
    expect(await byCode('P1')).toEqual(['P1', 'P1.2', 'P1.3', 'P1.30', 'P10']);
    expect(await byCode('P1', { isWhole: true })).toEqual(['P1']);
    expect(await byCode('~')).toEqual([]);
  });

  it('says how many there are beyond those that it gives', async () => {
    const found = await findByTexts(database, 'penguin', { editions, limit: 2 });
    expect([found.total, found.concepts.length]).toEqual([5, 2]);
  });

  it('searches no edition but those that it is asked for', async () => {
    expect(await byCode('P', { editions: [{ ...edition, edition: '2025' }] })).toEqual(['P10']);
    expect(await byCode('P', { editions: [] })).toEqual([]);
  });
});

describe.each(databaseHosts)('the store of concepts on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
  });
  afterAll(() => stop());

  it('tells what is new, what changed and what stays, and writes nothing the second time', async () => {
    const changed = concepts.map((each) => (each.code === 'Q9' ? { ...each, display: 'Eland' } : each));
    expect(await storeConcepts(database, edition, concepts)).toEqual({ added: 6, changed: 0, unchanged: 0 });
    expect(await storeConcepts(database, edition, changed)).toEqual({ added: 0, changed: 1, unchanged: 5 });
    const before = await database.query('select xmin::text from concept order by code');
    expect(await storeConcepts(database, edition, changed)).toEqual({ added: 0, changed: 0, unchanged: 6 });
    expect((await database.query('select xmin::text from concept order by code')).rows).toEqual(before.rows);
  });

  it('removes what a complete edition no longer has, of this edition only', async () => {
    await storeConcepts(database, { ...edition, edition: '2025' }, concepts);
    const codes = ['P1', 'P10'];
    const at = new Date('2026-01-01T00:00:00Z');
    expect(await completeRelease(database, { ...edition, codes, sourceHash: 'a' }, at)).toBe(4);
    const { rows } = await database.query(
      'select edition, count(*)::int as count from concept group by 1 order by 1',
    );
    expect(rows).toEqual([
      { edition: '2025', count: 6 },
      { edition: '2026', count: 2 },
    ]);
  });
});
