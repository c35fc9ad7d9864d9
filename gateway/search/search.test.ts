import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SearchIndex } from '../../engine/core/product/search-index.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { replicatedHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import { foldName, foldTexts } from './fold.ts';
import { planOf } from './table/plan.ts';
import { nameColumns, wordTablesOf } from './table/word-sql.ts';

const branch = { id: 'north' };

function book(_id: string, title: string, rest: JsonObject = {}): LoadRecord {
  return { entity: 'book', record: { _id, title, branch, ...rest } };
}

const shelf: readonly LoadRecord[] = [
  book('b1', 'Ångström and the Atom', { pages: 300, phone: '(303) 555-0134' }),
  book('b2', "O'Neil of Smith-Jones", { pages: 100, shelf: 'de Souza' }),
  book('b3', 'Straße der Łódź', { shelf: 'Zimmer', published: '2020-02-29' }),
  book('b4', '100% cotton_wool', { pages: 200, shelf: 'Ärger' }),
  book('b5', 'López Ñandú', { pages: 0, published: '1899-12-31' }),
];

function libraryBooks(): SearchIndex {
  const index = library.searches['books'];
  if (index === undefined) throw new Error('The library has no such search.');
  return index;
}

/** Returns the library with one more search column, which needs a new table. */
function withWriter(): Product {
  const index = libraryBooks();
  const columns = { ...index.columns, writer: { from: ['/authors/0/lastName'], kind: 'name' } } as const;
  return { ...library, hash: 'library-2', searches: { books: { ...index, columns } } };
}

describe.each(replicatedHosts)('a search on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);

  const post = async (body: unknown, who = 'ann') => {
    await gateway().load(shelf);
    return as(who)('POST', '/api/library/book/search', body);
  };
  const hits = async (body: unknown, who?: string) => {
    const answer = await post(body, who);
    expect(answer.status).toBe(200);
    return answer.body['hits'] as readonly JsonObject[];
  };
  const idsOf = async (body: unknown, who?: string) => (await hits(body, who)).map(({ id }) => id);
  const byTitle = (text: string) => idsOf({ queries: [{ field: 'title', text }] });

  it.each([
    ['the start of a word', 'ato', ['b1']],
    ['one letter that starts a word', 'e', ['emma']],
    ['the middle of a word, from three letters on', 'ngstr', ['b1']],
    ['no middle of a word below three letters', 'mm', []],
    ['every word, in any order', 'atom ang', ['b1']],
    ['no record that lacks one of the words', 'atom cotton', []],
    ['letters without their marks, in any case', 'ANGSTROM', ['b1']],
    ['letters with marks that were typed in two parts', 'A\u030Angstro\u0308m', ['b1']],
    ['letters that have no base letter', 'strasse lodz', ['b3']],
    ['names with and without the apostrophe', "o'neil", ['b2']],
    ['names without the apostrophe', 'oneil', ['b2']],
    ['the parts of a double name', 'jones', ['b2']],
    ['a percent sign as a gap, not as "anything"', '100%', ['b4']],
    ['an underscore as a gap, not as "any letter"', 'cotton_wool', ['b4']],
    ['nothing for signs alone', '%', []],
    ['nothing for what would end a statement', "'; drop table record; --", []],
  ])('finds %s: %s [SEARCH-07]', async (_what, text, expected) => {
    expect(await byTitle(text)).toEqual(expected);
  });

  it('counts as many as it finds by parts of names, also after names have changed [SEARCH-07]', async () => {
    await gateway().load(shelf);
    const path = '/api/library/book';
    const b5 = (await as('dora')('GET', `${path}?bookId=b5`)).body;
    await as('dora')('PUT', path, { ...b5, title: 'Emma and the Smiths of Ato' });
    const b2 = (await as('dora')('GET', `${path}?bookId=b2`)).body;
    await as('dora')('PUT', path, { ...b2, branch: { id: 'south' } });
    const titles = {
      ann: [0, 2, 3].map((n) => shelf[n]),
      dora: [...shelf.slice(0, 4), book('dune', 'Dune')],
    };
    const more = [book('b5', 'Emma and the Smiths of Ato'), book('emma', 'Emma')];
    for (const who of ['ann', 'dora'] as const) {
      const names = [...titles[who], ...more].map((one) => foldName(String(one?.record['title'])));
      for (const text of [
        'a',
        'at',
        'ato',
        'the',
        'mm',
        'emm',
        'an and',
        'smith',
        'smiths of',
        'lopez',
        '%',
      ]) {
        const words = foldTexts(text);
        const fits = (name: string) =>
          words.length > 0 && words.every((word) => name.includes(word.length < 3 ? ` ${word}` : word));
        const { total } = (await post({ queries: [{ field: 'title', text }] }, who)).body;
        expect([who, text, total]).toEqual([who, text, names.filter(fits).length]);
      }
    }
  });

  const titles: readonly LoadRecord[] = [
    book('t1', 'Aa Romanov'),
    book('t2', 'Bb Oman'),
    book('t3', 'Cc Manfred'),
    book('t4', 'Dd Man'),
    book('t5', 'Ee Man Manuel'),
    book('t6', 'Ff Mano'),
    book('t7', 'Gg Mann Woman'),
  ];
  const pagesOf = async (body: JsonObject) =>
    (await Promise.all([0, 3, 6].map((from) => idsOf({ ...body, from })))).flat();

  it('shows whole words before beginnings before what stands inside, page by page, as long as no order is chosen', async () => {
    await gateway().load(titles);
    const queries = [{ field: 'title', text: 'man' }];
    expect(await pagesOf({ queries })).toEqual(['t4', 't5', 't3', 't6', 't7', 't1', 't2']);
    expect(await pagesOf({ queries, sort: [{ by: 'title' }] })).toEqual([
      ...['t1', 't2', 't3', 't4', 't5', 't6', 't7'],
    ]);
  });

  it('ranks by the word that fits least, and by none where no name is looked for', async () => {
    await gateway().load(titles);
    expect(await pagesOf({ queries: [{ field: 'title', text: 'man e' }] })).toEqual(['t5']);
    expect(await pagesOf({ queries: [{ field: 'title', text: 'man wom' }] })).toEqual(['t7']);
    expect(await idsOf({ queries: [{ field: 'shelf', text: 'Zimmer' }] })).toEqual(['b3']);
    expect(await idsOf({ queries: [{ field: 'title', text: 'ee' }] })).toEqual(['t5']);
  });

  it.each([
    ['swapped letters', 'cottno', ['cotton'], ['b4']],
    ['a wrong letter, also the first', 'kotton', ['cotton'], ['b4']],
    ['a word that is not whole yet', 'angts', ['angstrom'], ['b1']],
    ['two slips in a long word', 'agnstrem', ['angstrom'], ['b1']],
  ])('finds names like it where no name has %s: %s', async (_what, text, words, expected) => {
    const { body } = await post({ queries: [{ field: 'title', text }] });
    expect(body['similar']).toEqual([{ field: 'title', word: text, words }]);
    expect((body['hits'] as readonly JsonObject[]).map(({ id }) => id)).toEqual(expected);
    expect(body['total']).toBe(expected.length);
  });

  it('finds no names like it below four letters, nor where a word is like nothing or every word is known', async () => {
    for (const text of ['emn', 'cottno qqqqqqq', 'cotton emma']) expect(await byTitle(text)).toEqual([]);
  });

  it('finds names like it behind many nearer words of names that are gone', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const nearer = letters.flatMap((one) => ['a', 'b', 'c'].map((other) => `cottno${one}${other}`));
    await gateway().load(nearer.map((title, number) => book(`gone-${number}`, title)));
    await gateway().load(nearer.map((_title, number) => book(`gone-${number}`, 'Plain')));
    expect(await byTitle('cottno')).toEqual(['b4']);
  });

  it('finds names like it among more words than it compares', async () => {
    await gateway().load(shelf);
    const plan = planOf(libraryBooks());
    const [title] = nameColumns(plan);
    const { words } = title === undefined ? {} : wordTablesOf(plan, title);
    await gateway().store.database.query(
      `insert into ${words} (organization, word)
       select 'north', 'c' || n || 'zzzz' from generate_series(100000, 112000) n`,
    );
    expect(await byTitle('cottno')).toEqual(['b4']);
  });

  it('finds names like it among the organizations of the user alone [ACCESS-10] [FAULT-43]', async () => {
    const dune = async (who: string) =>
      (await post({ queries: [{ field: 'title', text: 'dnue' }] }, who)).body;
    expect(await dune('ann')).toEqual({ total: 0, from: 0, hits: [] });
    expect(await dune('dora')).toMatchObject({ total: 1, similar: [{ words: ['dune'] }] });
  });

  it('finds digits anywhere, however both were written', async () => {
    const byPhone = (text: string) => idsOf({ queries: [{ field: 'phone', text }] });
    expect(await byPhone('555-01')).toEqual(['b1']);
    expect(await byPhone('3035550134')).toEqual(['b1']);
    expect(await byPhone('439587')).toEqual(['emma']);
    expect(await byPhone('()')).toEqual([]);
    expect(await byPhone('+1 (303) 555-0134')).toEqual(['b1']);
    expect(await byPhone('001 303 555 0134')).toEqual(['b1']);
    expect(await byPhone('+1 903 555 0134')).toEqual([]);
    expect(await byPhone('1 303 555 013')).toEqual([]);
  });

  it('finds a day, a number and a text as they are', async () => {
    expect(await idsOf({ queries: [{ field: 'published', text: '2020-02-29' }] })).toEqual(['b3']);
    expect(await idsOf({ queries: [{ field: 'pages', text: '0' }] })).toEqual(['b5']);
    expect(await idsOf({ queries: [{ field: 'shelf', text: 'Zimmer' }] })).toEqual(['b3']);
    expect(await idsOf({ queries: [{ field: 'shelf', text: 'zimmer' }] })).toEqual([]);
  });

  it('shows the declared columns of a hit, and nothing else of the record', async () => {
    expect(await hits({ queries: [{ field: 'title', text: 'emma' }] })).toEqual([
      {
        id: 'emma',
        title: 'Emma',
        shelf: 'A1',
        phone: '978-0141439587',
        published: '1815-12-23',
        pages: 474,
      },
    ]);
  });

  const inPages = async (sort: JsonObject, count: number) => {
    const pages = await Promise.all([0, 3, 6].slice(0, count).map((from) => idsOf({ sort: [sort], from })));
    return pages.flat();
  };

  it('sorts as people read, in pages, missing values last in both directions', async () => {
    expect(await inPages({ by: 'shelf' }, 3)).toEqual(['emma', 'b4', 'b2', 'b3', 'b1', 'b5']);
    expect(await inPages({ by: 'shelf', descending: true }, 3)).toEqual([
      'b3',
      'b2',
      'b4',
      'emma',
      'b5',
      'b1',
    ]);
    expect(await inPages({ by: 'pages' }, 3)).toEqual(['b5', 'b2', 'b4', 'b1', 'emma', 'b3']);
    expect(await inPages({ by: 'pages', descending: true }, 3)).toEqual([
      'emma',
      'b1',
      'b4',
      'b2',
      'b5',
      'b3',
    ]);
  });

  it('shows of the records that belong to a hit how many there are, and which comes first', async () => {
    await gateway().load(shelf);
    const path = '/api/library/loan';
    const lend = async (_id: string, subject: string, due: string) =>
      (await as('ann')('POST', path, { loan: { _id, subject, reader: 'Rita', due } })).body[
        'record'
      ] as JsonObject;
    await Promise.all([
      lend(uuidOf('l1'), 'b2', '2999-03-01'),
      lend(uuidOf('l2'), 'b2', '2999-02-01'),
      lend(uuidOf('l3'), 'b4', '2999-01-01'),
    ]);
    const loaned = {
      filters: [{ field: 'loans', range: { from: 1 } }],
      sort: [{ by: 'loans', descending: true }],
    };
    expect(await idsOf(loaned)).toEqual(['b2', 'emma', 'b4']);
    const byDue = { filters: [{ field: 'next_due', missing: false }], sort: [{ by: 'next_due' }] };
    expect(await idsOf(byDue)).toEqual(['b4', 'emma', 'b2']);
    const second = (await as('ann')('GET', `${path}?loanId=${uuidOf('l2')}`)).body;
    await as('ann')('PUT', path, { loan: { ...second, remark: 'returned' } });
    await as('ann')('POST', `${path}/delete`, {
      loan: (await as('ann')('GET', `${path}?loanId=${uuidOf('l3')}`)).body,
    });
    expect(await idsOf(byDue)).toEqual(['emma', 'b2']);
    expect(await idsOf(loaned)).toEqual(['b2', 'emma']);
  });

  it('sorts a missing value below every other where the index says so [DASH-25] [FAULT-65]', async () => {
    const order = async (descending: boolean) => await inPages({ by: 'next_due', descending }, 3);
    expect((await order(false)).at(-1)).toBe('emma');
    expect((await order(true)).at(0)).toBe('emma');
    const before2999 = { filters: [{ field: 'next_due', range: { to: '2998-12-31' } }] };
    expect(await idsOf(before2999)).toEqual([]);
  });

  it('counts all that match, and answers a page beyond the end with none', async () => {
    const { body } = await post({ sort: [{ by: 'pages', descending: true }], from: 300 });
    expect(body).toEqual({ total: 6, from: 300, hits: [] });
  });

  it('knows how many there are after records came, went and moved to another organization', async () => {
    await gateway().load(shelf);
    const path = '/api/library/book';
    const totals = async () => {
      const all = ['ann', 'cleo', 'dora'].map((who) => as(who)('POST', `${path}/search`, {}));
      return (await Promise.all(all)).map(({ body }) => body['total']);
    };
    expect(await totals()).toEqual([6, 1, 7]);
    const book = (id: string) => as('dora')('GET', `${path}?bookId=${id}`);
    await as('dora')('PUT', path, { ...(await book('b1')).body, branch: { id: 'south' } });
    await as('dora')('POST', `${path}/delete`, (await book('b2')).body);
    expect(await totals()).toEqual([4, 2, 6]);
    await gateway().useProduct(withWriter());
    expect(await totals()).toEqual([4, 2, 6]);
    await gateway().useProduct(library);
  });

  it('filters by term, range and missing values', async () => {
    expect(
      await idsOf({ filters: [{ field: 'pages', range: { from: 100, to: 200 } }], sort: [{ by: 'pages' }] }),
    ).toEqual(['b2', 'b4']);
    expect(
      await idsOf({
        filters: [{ field: 'pages', range: { above: 100, below: 474 } }],
        sort: [{ by: 'pages' }],
      }),
    ).toEqual(['b4', 'b1']);
    expect(
      await idsOf({ filters: [{ field: 'published', missing: false }], sort: [{ by: 'published' }] }),
    ).toEqual(['emma', 'b5', 'b3']);
    expect(await idsOf({ filters: [{ field: 'shelf', term: 'Ärger' }] })).toEqual(['b4']);
  });

  it('stays within the organizations of the user [ACCESS-10] [FAULT-43]', async () => {
    expect(await idsOf({ queries: [{ field: 'title', text: 'dune' }] })).toEqual([]);
    expect(await idsOf({ queries: [{ field: 'title', text: 'dune' }] }, 'cleo')).toEqual(['dune']);
    expect(await idsOf({}, 'cleo')).toEqual(['dune']);
  });

  it.each([
    ['a field that is not declared', { queries: [{ field: 'branch', text: 'south' }] }, '/queries/0/field'],
    ['a name of every object', { queries: [{ field: 'constructor', text: 'x' }] }, '/queries/0/field'],
    ['a sort by what is not declared', { sort: [{ by: 'id; drop table record' }] }, '/sort/0/by'],
    [
      'a filter on what is not declared',
      { filters: [{ field: 'organization', term: 'south' }] },
      '/filters/0/field',
    ],
    ['a part that no search has', { organization: 'south' }, '/organization'],
    [
      'an operator in place of a text [FAULT-58]',
      { queries: [{ field: 'title', text: { $gt: '' } }] },
      '/queries/0/text',
    ],
    [
      'a text beyond any name',
      { queries: [{ field: 'title', text: 'a'.repeat(50_000) }] },
      '/queries/0/text',
    ],
    ['more filters than any screen has', { filters: Array.from({ length: 1_000 }, () => ({})) }, '/filters'],
    ['a row before the first', { from: -1 }, '/from'],
    ['a date that is none', { queries: [{ field: 'published', text: '2021-02-29' }] }, '/queries/0/text'],
    ['a number that is none', { queries: [{ field: 'pages', text: 'many' }] }, '/queries/0/text'],
  ])('refuses %s, and says where [FAULT-43]', async (_what, body, at) => {
    const answer = await post(body);
    expect([answer.status, answer.body['problems']]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ at })]),
    ]);
  });

  it('finds a record as it was saved last, and not what was removed', async () => {
    await gateway().load(shelf);
    const path = '/api/library/book';
    const read = async () => (await as('ann')('GET', `${path}?bookId=b5`)).body;
    await as('ann')('PUT', path, { ...(await read()), title: 'Quixote' });
    const found = async (text: string) =>
      (await as('ann')('POST', `${path}/search`, { queries: [{ field: 'title', text }] })).body['total'];
    expect([await found('quixote'), await found('lopez')]).toEqual([1, 0]);
    await as('ann')('POST', `${path}/delete`, await read());
    expect(await found('quixote')).toBe(0);
  });

  it('notes in the audit trail whose data was shown, and never what was typed', async () => {
    await byTitle('ngstr');
    const { rows } = await gateway().store.database.query(
      "select type, shown, details from audit where call = 'book.search'",
    );
    expect(rows).toEqual([{ type: 'book', shown: ['b1'], details: null }]);
  });

  it('covers what is stored already when a column is added', async () => {
    await gateway().load(shelf);
    await gateway().useProduct(withWriter());
    const { body } = await as('ann')('POST', '/api/library/book/search', {
      queries: [{ field: 'writer', text: 'aus' }],
    });
    expect(body).toMatchObject({ total: 1, hits: [{ id: 'emma' }] });
    await gateway().useProduct(library);
  });
});

describe('folding', () => {
  it('keeps the letters of every script', () => {
    expect(foldName('Мария 李小龍 Müller')).toBe(' мария 李小龍 muller');
  });

  it('takes time in proportion to the text [FAULT-57]', () => {
    const folded = foldName(`${"a'".repeat(25_000)}!`);
    expect(folded).toHaveLength(25_001);
  });
});
