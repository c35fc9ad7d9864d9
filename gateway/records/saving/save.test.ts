import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import type { Answer } from '../../testing/open-test-gateway.ts';
import { race } from '../../testing/race.ts';
import { uuidOf } from '../../testing/uuid-of.ts';

const book = '/api/library/book';

const { loan } = library.entities;
const withUniqueRemarks: Product = {
  ...library,
  entities: {
    ...library.entities,
    ...(loan && { loan: { ...loan, record: { ...loan.record, type: 'book.loan', unique: ['/remark'] } } }),
  },
};

describe.each(databaseHosts)('saving a record on $name', (host) => {
  // Moment that is the last of February in Pago Pago and the second of March on Kiritimati; each reading of the
  // clock adds a millisecond.
  let now = Date.parse('2026-03-01T10:30:00Z');
  const clock = () => {
    now += 1;
    return new Date(now);
  };
  const { gateway, as } = useLibraryGateway(host, { clock, product: withUniqueRemarks });

  const sula = { title: 'Sula', branch: { id: 'north' } };
  const read = async (id: string) => (await as('dora')('GET', `${book}?bookId=${id}`)).body;
  const recordOf = ({ body }: Answer) => body['record'] as JsonObject;
  const auditOf = async (id: string) =>
    (await gateway().store.database.query('select * from audit where id = $1 order by seq', [id])).rows;

  it('creates it under an id of its own, and says who did it and when [ENGINE-24]', async () => {
    const answer = await as('ann')('POST', book, sula);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ok: true, rev: 1 });
    expect(recordOf(answer)).toEqual({
      ...sula,
      _id: answer.body['id'],
      _rev: 1,
      type: 'book',
      performedBy: { firstName: 'ann', lastName: 'Reader', email: 'ann@library.test' },
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(await read(String(answer.body['id']))).toEqual(recordOf(answer));
  });

  it('takes an id that the client chose, once', async () => {
    const create = () => as('ann')('POST', book, { _id: uuidOf('sula'), ...sula });
    expect((await create()).status).toBe(201);
    const { status, body } = await create();
    expect([status, body['code']]).toEqual([409, 'exists']);
  });

  it('shows who sends a new record again what is stored of it, for a change that goes over it', async () => {
    const create = (who: string, title: string) =>
      as(who)('POST', book, { _id: uuidOf('sula'), ...sula, title });
    await create('ann', 'Sula');
    const again = (await create('ann', 'Sula, by Toni Morrison')).body;
    expect(again['conflict']).toMatchObject({ current: { title: 'Sula', _rev: 1 }, entries: [] });
    const { current } = again['conflict'] as { readonly current: JsonObject };
    await as('ann')('POST', `${book}/delete`, current);
    expect((await create('ann', 'Sula')).body['conflict']).toEqual({ current: null, entries: [] });
    const foreign = { _id: uuidOf('sula'), ...sula, branch: { id: 'south' } };
    expect((await as('cleo')('POST', book, foreign)).body).not.toHaveProperty('conflict');
  });

  it('takes no id that could be guessed, so that none tells of a record elsewhere [FAULT-52]', async () => {
    const create = async (_id: string) => {
      const { status, body } = await as('ann')('POST', book, { _id, ...sula });
      return [status, body['problems']];
    };
    const [foreign, free] = [await create('dune'), await create('nothing')];
    expect(foreign).toEqual([
      422,
      [expect.objectContaining({ at: '/_id', message: expect.stringContaining('Leave it out') })],
    ]);
    expect(foreign).toEqual(free);
    // UUID of version 1, which reveals when and where it was made.
    expect((await create('2ed6657d-e927-11ef-a3f5-0242ac120002'))[0]).toBe(422);
  });

  it.each(['../x', 'a b', '', 'x'.repeat(200), 7])('refuses the id %j', async (id) => {
    const { status, body } = await as('ann')('POST', book, { _id: id, ...sula });
    expect([status, body['problems']]).toEqual([422, [expect.objectContaining({ at: '/_id' })]]);
  });

  it('attaches the record that a new one belongs to [ENGINE-25]', async () => {
    const answer = await as('ann')('POST', '/api/library/loan', {
      loan: { subject: 'emma', reader: 'Rob', due: '2999-01-01' },
    });
    expect(recordOf(answer)).toMatchObject({
      type: 'book.loan',
      subject: 'emma',
      performedBy: { firstName: 'ann' },
    });
    const { body } = await as('ben')('GET', '/api/library/book/loans?bookId=emma');
    expect((body['rows'] as JsonObject[]).map(({ reader }) => reader)).toEqual(['Rita', 'Rob']);
  });

  it('needs the record that a new one belongs to', async () => {
    const { status, body } = await as('ann')('POST', '/api/library/loan', { loan: { reader: 'Rob' } });
    expect([status, body['problems']]).toEqual([
      422,
      [expect.objectContaining({ at: '/subject', code: 'required' })],
    ]);
  });

  it('gives every revision a number, and refuses a change that names none', async () => {
    const before = await read('emma');
    const answer = await as('ann')('PUT', book, { ...before, pages: 480 });
    expect(answer.body).toMatchObject({ id: 'emma', rev: 2 });
    const { _rev, ...unseen } = before;
    const refused = await as('ann')('PUT', book, unseen);
    expect([refused.status, _rev]).toEqual([422, 1]);
    expect(refused.body['problems']).toEqual([expect.objectContaining({ at: '/_rev', code: 'required' })]);
  });

  it('judges by the schema and by the rules, all places at once', async () => {
    const { status, body } = await as('ann')('POST', book, {
      pages: 'many',
      published: '1815-13-40',
      branch: { id: 'north' },
    });
    expect([status, body['code']]).toEqual([422, 'invalid']);
    const problems = body['problems'] as JsonObject[];
    expect(problems.map(({ at, code }) => `${at} ${code}`)).toEqual(
      expect.arrayContaining(['/title required', '/pages type', '/published format']),
    );
  });

  it('judges by rules that read the record it belongs to', async () => {
    const lend = () => as('ann')('POST', '/api/library/loan', { loan: { subject: 'emma', reader: 'Rob' } });
    expect((await lend()).body['problems']).toEqual([
      { at: '/due', code: 'required', message: 'Required', severity: 'error' },
    ]);
    await as('ann')('PUT', book, { ...(await read('emma')), isReference: true });
    expect((await lend()).status).toBe(201);
  });

  it('judges dates by the calendar of the user', async () => {
    const lend = (due: string, zone: string) =>
      as('ann')(
        'POST',
        '/api/library/loan',
        { loan: { subject: 'emma', reader: 'Rob', due } },
        { 'X-Time-Zone': zone },
      );
    expect((await lend('2026-02-28', 'Pacific/Pago_Pago')).status).toBe(201);
    expect((await lend('2026-02-28', 'Pacific/Kiritimati')).status).toBe(422);
  });

  it('does not hold a problem that stood there before against a change elsewhere', async () => {
    await gateway().load([{ entity: 'loan', record: { _id: 'old', subject: 'emma', reader: 'Rita' } }]);
    const [old] = (await as('ann')('GET', '/api/library/book/loans?bookId=emma')).body[
      'rows'
    ] as JsonObject[];
    const stored = (await as('ann')('GET', '/api/library/loan?loanId=old')).body;
    expect(old).toBeDefined();
    expect(
      (await as('ann')('PUT', '/api/library/loan', { loan: { ...stored, remark: 'Called' } })).status,
    ).toBe(200);
  });

  it('keeps blanks out of what is stored', async () => {
    const answer = await as('ann')('POST', book, { ...sula, shelf: '  ', isbn: null, title: ' Sula ' });
    expect(recordOf(answer)).toMatchObject({ title: 'Sula' });
    expect(Object.keys(recordOf(answer))).not.toContain('shelf');
  });

  it('merges changes of different things, also when the second came from an old version [FAULT-03]', async () => {
    const seen = await read('emma');
    await as('ann')('PUT', book, { ...seen, pages: 480 });
    const answer = await as('ben')('PUT', book, { ...seen, shelf: 'B2' });
    expect(answer.status).toBe(200);
    expect(recordOf(answer)).toMatchObject({ _rev: 3, pages: 480, shelf: 'B2' });
    expect(await read('emma')).toMatchObject({ pages: 480, shelf: 'B2' });
  });

  const authorsOf = (record: JsonObject) => record['authors'] as readonly JsonObject[];

  it('lets two people change different entries of one list', async () => {
    const seen = await read('emma');
    const [jane, juliette] = authorsOf(seen);
    await as('ann')('PUT', book, { ...seen, authors: [{ ...jane, phone: '3035550199' }, juliette] });
    const answer = await as('ben')('PUT', book, {
      ...seen,
      authors: [jane, { ...juliette, firstName: 'Jo' }],
    });
    expect(answer.status).toBe(200);
    expect(authorsOf(recordOf(answer))).toEqual([
      { ...jane, phone: '3035550199' },
      { ...juliette, firstName: 'Jo' },
    ]);
  });

  it.each(['ben', 'ann'])(
    'refuses a second change of the same entry, by %s, and loses neither [FAULT-01] [FAULT-02]',
    async (second) => {
      const seen = await read('emma');
      const [jane, juliette] = authorsOf(seen);
      const first = await as('ann')('PUT', book, {
        ...seen,
        authors: [{ ...jane, firstName: 'J.' }, juliette],
      });
      const { status, body } = await as(second)('PUT', book, {
        ...seen,
        authors: [{ ...jane, firstName: 'Jane A.' }, juliette],
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'conflict',
        message:
          'Unable to save author. The item was updated by another user before saving. Please try editing the item again',
        conflict: {
          current: recordOf(first),
          entries: [{ at: '/authors/0/firstName', base: 'Jane', mine: 'Jane A.', theirs: 'J.' }],
        },
      });
      expect(await read('emma')).toEqual(recordOf(first));
    },
  );

  it('refuses two entries of one list that could not be told apart', async () => {
    const seen = await read('emma');
    const [jane] = authorsOf(seen);
    const { status, body } = await as('ann')('PUT', book, {
      ...seen,
      authors: [jane, { ...jane, firstName: 'J.' }],
    });
    expect([status, body['problems']]).toEqual([
      422,
      [expect.objectContaining({ at: '/authors/1/id', code: 'unique' })],
    ]);
  });

  it('names the record itself in a conflict outside of lists', async () => {
    const seen = await read('emma');
    await as('ann')('PUT', book, { ...seen, shelf: 'B2' });
    const { body } = await as('ben')('PUT', book, { ...seen, shelf: 'C3' });
    expect(body['message']).toMatch(/^Unable to save book\./);
  });

  it('applies all of fifty changes that arrive at once, each of another entry', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({ id: `a${n}`, lastName: 'Before' }));
    const seen = recordOf(await as('ann')('PUT', book, { ...(await read('emma')), authors: many }));
    const answers = await Promise.all(
      many.map((author, n) => {
        const authors = many.with(n, { ...author, lastName: `After ${n}` });
        return as(n % 2 === 0 ? 'ann' : 'ben')('PUT', book, { ...seen, authors });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await read('emma');
    expect(after['_rev']).toBe(52);
    expect(authorsOf(after).map(({ lastName }) => lastName)).toEqual(many.map((_, n) => `After ${n}`));
  });

  it('lets one of two people have a value that must be unique, however close they come [FAULT-15]', async () => {
    const create = (title: string) => as('ann')('POST', book, { ...sula, title, isbn: '978-1400033430' });
    const answers = await Promise.all(['Sula', 'Sula again', 'Sula thrice'].map(create));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body['problems']).toEqual([
      {
        at: '/isbn',
        code: 'unique',
        message: 'Isbn is already used by another record. Use a different one.',
        severity: 'error',
      },
    ]);
  });

  it('tells nobody which unique values other organizations use [FAULT-52]', async () => {
    const isbn = (await read('dune'))['isbn'];
    expect((await as('ann')('POST', book, { ...sula, isbn })).status).toBe(201);
  });

  it('frees a unique value when its record gives it up', async () => {
    const seen = await read('emma');
    await as('ann')('PUT', book, { ...seen, isbn: 'another' });
    expect((await as('ben')('POST', book, { ...sula, isbn: seen['isbn'] })).status).toBe(201);
  });

  it('takes nothing from a client that is not its to say [FAULT-45]', async () => {
    const seen = await read('emma');
    const forged = {
      ...seen,
      performedBy: { firstName: 'The', lastName: 'Boss', email: 'boss@library.test' },
      updatedAt: '1999-01-01T00:00:00Z',
      subject: 'dune',
    };
    const record = recordOf(await as('ann')('PUT', book, forged));
    expect(record).toMatchObject({ _rev: 2, performedBy: { firstName: 'ann' } });
    expect(record['updatedAt']).not.toBe(forged.updatedAt);
    expect(record).not.toHaveProperty('subject');
    expect((await as('ann')('PUT', book, { ...record, type: 'member' })).status).toBe(422);
    expect((await as('ann')('PUT', book, { ...record, roles: ['boss'] })).body['problems']).toEqual([
      expect.objectContaining({ at: '/roles', code: 'unknown-field' }),
    ]);
  });

  it('leaves a record with what it belongs to [FAULT-45]', async () => {
    const loan = (await as('dora')('GET', '/api/library/loan?loanId=loan-emma')).body;
    const { status, body } = await as('dora')('PUT', '/api/library/loan', {
      loan: { ...loan, subject: 'dune' },
    });
    expect([status, body['problems']]).toEqual([
      422,
      [expect.objectContaining({ at: '/subject', code: 'read-only' })],
    ]);
  });

  it('hands over what values belong to the records beneath, and frees them where they were', async () => {
    const remarked = async (subject: string) =>
      (
        await as('dora')('POST', '/api/library/loan', {
          loan: { subject, reader: 'Rosa', due: '2999-01-01', remark: 'T-1' },
        })
      ).status;
    const { _id: north } = recordOf(await as('ann')('POST', book, sula));
    expect(await remarked('emma')).toBe(201);
    expect(await remarked(String(north))).toBe(422);
    const seen = await read('emma');
    expect((await as('dora')('PUT', book, { ...seen, branch: { id: 'south' } })).status).toBe(200);
    expect(await remarked('dune')).toBe(422);
    expect(await remarked(String(north))).toBe(201);
  });

  it('hands a record over as it is, with what was removed beneath it, and its history stays where it was written', async () => {
    const { query } = gateway().store.database;
    const loan = (await as('ann')('GET', '/api/library/loan?loanId=loan-emma')).body;
    await as('ann')('POST', '/api/library/loan/delete', { loan });
    const rows = async (table: string) =>
      (await query(`select * from ${table} where id in ('emma', 'loan-emma') order by id, rev`)).rows;
    const [book0, loan0] = await rows('record');
    const { status, body } = await as('dora')('PUT', book, {
      ...(await read('emma')),
      branch: { id: 'south' },
    });
    expect([status, recordOf({ status, body } as Answer)['branch']]).toEqual([200, { id: 'south' }]);
    const [book1, loan1] = await rows('record');
    expect(loan1).toEqual({ ...loan0, organization: 'south' });
    expect(book1).toMatchObject({ organization: 'south', created_at: book0?.['created_at'], rev: 2 });
    const written = (await rows('record_version')).map(({ id, rev, organization }) => [
      id,
      rev,
      organization,
    ]);
    expect(written).toEqual([
      ['emma', 1, 'north'],
      ['emma', 2, 'south'],
      ['loan-emma', 1, 'north'],
      ['loan-emma', 2, 'north'],
    ]);
  });

  it('saves what goes to another organization at the same moment, and what belongs to it [FAULT-46]', async () => {
    const { database } = gateway().store;
    const move = async (id: string) => {
      const seen = await read('emma');
      return () => as('dora')('PUT', book, { ...seen, branch: { id } });
    };
    /**
     * Races a move of the record against a request. The move starts first, so that the request waits for its lock.
     */
    const meet = async (to: string, request: () => Promise<Answer>) => {
      const requests = [await move(to), request];
      const answers = await race({ host, database, writing: 'record', inOrder: true }, requests);
      return answers.map(({ status }) => status);
    };
    const seen = await read('emma');
    const loan = (await as('dora')('GET', '/api/library/loan?loanId=loan-emma')).body;
    const added = { subject: 'emma', reader: 'Rob', due: '2999-01-01' };
    expect(await meet('south', () => as('dora')('PUT', book, { ...seen, pages: 481 }))).toEqual([200, 200]);
    expect(await meet('north', () => as('dora')('POST', '/api/library/loan', { loan: added }))).toEqual([
      200, 201,
    ]);
    const called = { loan: { ...loan, remark: 'Called' } };
    expect(await meet('south', () => as('dora')('PUT', '/api/library/loan', called))).toEqual([200, 200]);
    expect(await read('emma')).toMatchObject({ branch: { id: 'south' }, pages: 481 });
    const { body } = await as('cleo')('GET', '/api/library/book/loans?bookId=emma');
    const lent = (body['rows'] as JsonObject[]).map(({ reader, remark }) => `${reader} ${remark}`);
    expect(lent.toSorted()).toEqual(['Rita Called', 'Rob undefined']);
    const { rows } = await database.query(
      "select distinct organization from record where 'emma' in (id, subject)",
    );
    expect(rows).toEqual([{ organization: 'south' }]);
  });

  it('hands a record over only between organizations of the user [FAULT-46]', async () => {
    const seen = await read('emma');
    const away = { ...seen, branch: { id: 'south' } };
    const refused = await as('ann')('PUT', book, away);
    expect([refused.status, refused.body['problems']]).toEqual([
      422,
      [
        {
          at: '/branch/id',
          code: 'organization',
          message: 'Choose one of your organizations.',
          severity: 'error',
        },
      ],
    ]);
    expect((await as('ann')('POST', book, { ...sula, branch: { id: 'south' } })).status).toBe(422);
    expect((await as('dora')('PUT', book, away)).status).toBe(200);
    expect((await as('ann')('GET', `${book}?bookId=emma`)).status).toBe(404);
    expect((await as('ann')('GET', '/api/library/loan?loanId=loan-emma')).status).toBe(404);
    expect((await as('cleo')('GET', '/api/library/loan?loanId=loan-emma')).status).toBe(200);
  });

  it('applies a repeated request once, and answers it as the first time [FAULT-12]', async () => {
    const create = () => as('ann')('POST', book, sula, { 'Idempotency-Key': 'key-1' });
    const answers = await Promise.all([create(), create()]);
    const again = await create();
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(
      new Set([...answers, again].map(({ body }) => JSON.stringify(body, Object.keys(body).toSorted()))).size,
    ).toBe(1);
    const { rows } = await gateway().store.database.query(
      "select id from record where document ->> 'title' = 'Sula'",
    );
    expect(rows).toHaveLength(1);
    expect(await auditOf(String(again.body['id']))).toHaveLength(1);
  });

  it('refuses a key that was used for something else, and leaves others their own keys [FAULT-12]', async () => {
    const create = (who: string, title: string) =>
      as(who)('POST', book, { ...sula, title }, { 'Idempotency-Key': 'key-2' });
    expect((await create('ann', 'Sula')).status).toBe(201);
    const { status, body } = await create('ann', 'Beloved');
    expect([status, body['code']]).toEqual([422, 'invalid']);
    expect((await create('ben', 'Beloved')).status).toBe(201);
  });

  it('does not use a key up on a request that was refused', async () => {
    const save = (title: string) =>
      as('ann')('POST', book, { ...sula, title }, { 'Idempotency-Key': 'key-3' });
    expect((await save('')).status).toBe(422);
    expect((await save('Sula')).status).toBe(201);
  });

  it('keeps every revision, and tells in the audit trail who changed what', async () => {
    const seen = await read('emma');
    await as('ann')('PUT', book, { ...seen, pages: 480 });
    const { rows } = await gateway().store.database.query(
      "select rev, author, source, document ->> 'pages' as pages from record_version where id = 'emma' order by rev",
    );
    expect(rows).toEqual([
      { rev: 1, author: 'import', source: 'import', pages: '474' },
      { rev: 2, author: 'member-ann', source: 'book.save', pages: '480' },
    ]);
    const trail = await auditOf('emma');
    expect(trail.at(-1)).toMatchObject({
      ...{ author: 'member-ann', action: 'write', call: 'book.save', type: 'book', subject: 'emma', rev: 2 },
      details: [{ op: 'replace', path: '/pages', value: 480 }],
    });
    expect(trail.filter(({ action }) => action === 'read')).toHaveLength(1);
  });

  it('keeps text as it was typed, whatever it would mean to a database or a page [FAULT-58]', async () => {
    for (const title of [`'; drop table record; --`, '<img src=x onerror=alert(1)>', '{"$gt": ""}', '%_\\']) {
      expect(recordOf(await as('ann')('POST', book, { ...sula, title }))['title']).toBe(title);
    }
    // Expects invisible characters and those that reverse the visible text to be removed.
    const turned = await as('ann')('POST', book, { ...sula, title: '\u202Eevil' });
    expect(recordOf(turned)['title']).toBe('evil');
  });
});

describe.each(databaseHosts)('removing a record on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);
  const remove = (who: string, record: JsonObject) =>
    as(who)('POST', '/api/library/loan/delete', { loan: record });
  const read = async () => (await as('ann')('GET', '/api/library/loan?loanId=loan-emma')).body;

  it('leaves a tombstone: gone from lists and reads, kept in the history', async () => {
    const answer = await remove('ann', await read());
    expect([answer.status, answer.body['rev']]).toEqual([200, 2]);
    expect((await as('ann')('GET', '/api/library/loan?loanId=loan-emma')).status).toBe(404);
    expect((await as('ann')('GET', '/api/library/book/loans?bookId=emma')).body).toEqual({ rows: [] });
    const { rows } = await gateway().store.database.query(
      "select rev from record_version where id = 'loan-emma'",
    );
    expect(rows).toHaveLength(2);
  });

  it('refuses to remove what somebody has changed meanwhile', async () => {
    const seen = await read();
    await as('ben')('PUT', '/api/library/loan', { loan: { ...seen, remark: 'Called' } });
    const { status, body } = await remove('ann', seen);
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'conflict',
      'Unable to save loan. The item was updated by another user before saving. Please try editing the item again',
    ]);
    expect((await read())['remark']).toBe('Called');
  });

  it('tells somebody who edits what was removed meanwhile, instead of bringing it back [FAULT-04]', async () => {
    const seen = await read();
    await remove('ann', seen);
    const { status, body } = await as('ben')('PUT', '/api/library/loan', {
      loan: { ...seen, remark: 'Called' },
    });
    expect([status, body['conflict']]).toEqual([409, { current: null, entries: [] }]);
  });

  it('takes what belongs to a removed record out of reach with it', async () => {
    const emma = (await as('ann')('GET', '/api/library/book?bookId=emma')).body;
    expect((await as('ann')('POST', '/api/library/book/delete', emma)).status).toBe(200);
    expect((await as('ann')('GET', '/api/library/loan?loanId=loan-emma')).status).toBe(404);
    expect((await as('ann')('GET', '/api/library/book/loans?bookId=emma')).status).toBe(404);
  });
});
