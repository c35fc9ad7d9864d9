import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { diagnosed, openHolds, productOf, withFiles } from './holds.ts';

const product = await productOf();
const callsPath = 'schemas/hold/hold.calls.json';
const piecePath = 'schemas/outline/piece.schema.json';

describe('the word "standard"', () => {
  it('stands for the contracts that the guide writes out', () => {
    const routes = Object.values(product.calls)
      .filter(({ name }) => name.startsWith('hold.'))
      .map(({ name, methods, path, access, query }) =>
        [name, ...methods, path, access, ...Object.keys(query)].join(' '),
      );
    expect(routes).toEqual([
      'hold.list GET /api/library/hold/list read authorId',
      'hold.get GET /api/library/hold read holdId',
      'hold.save POST PUT /api/library/hold lend',
      'hold.remove POST /api/library/hold/delete lend',
    ]);
  });

  it('may stand for some of them, beside others that are written out', async () => {
    const calls = {
      list: { ...ownList, path: '/api/{product}/author/holds' },
      save: 'standard',
      remove: 'standard',
    };
    const some = await productOf(withFiles({ [callsPath]: JSON.stringify({ access: rights, calls }) }));
    expect(Object.keys(some.calls).filter((name) => name.startsWith('hold.'))).toEqual([
      'hold.list',
      'hold.save',
      'hold.remove',
    ]);
    expect(some.calls['hold.list']?.path).toBe('/api/library/author/holds');
    expect(some.calls['hold.save']).toEqual(product.calls['hold.save']);
  });

  it('names the sentences of product.json for a failure where there are some', async () => {
    const path = 'schemas/product.json';
    const text = withFiles({}).get(path) ?? '';
    const named = text.replace(
      '"save-failed":',
      '"update-failed": "Not stored.", "delete-failed": "Not removed.", "save-failed":',
    );
    const { calls } = await productOf(withFiles({ [path]: named }));
    expect([calls['hold.save']?.failure, calls['hold.remove']?.failure]).toEqual([
      'Not stored.',
      'Not removed.',
    ]);
    expect(product.calls['hold.save']?.failure).toBeUndefined();
  });

  it('is refused with a diagnostic where nobody may make the calls', async () => {
    expect(await diagnosed(withFiles({ [callsPath]: '{\n  "calls": "standard"\n}' }))).toBe(
      [
        'schemas/hold/hold.calls.json:2:12 - error call/no-standard: Nothing says who may make the standard calls.',
        '    calls of Hold (/calls)',
        '      "calls": "standard"',
        '               ^^^^^^^^^^',
        '    Add "access": { "read": "…", "write": "…" } with the names of two access rules, beside "calls".',
      ].join('\n'),
    );
  });

  it('is refused for what is stored in other records, and for calls that are not standard', async () => {
    const said = await diagnosed(
      withFiles({
        'schemas/loan/loan.calls.json': JSON.stringify({ calls: 'standard', access: rights }),
        [callsPath]: JSON.stringify({ access: rights, calls: { save: 'standard', removes: 'standard' } }),
      }),
    );
    expect(said).toContain('There is no standard call named "removes".');
    expect(said).toContain('Did you mean "remove"?');
    expect(said).toContain('Standard calls are those of a record, and "loan" is no entity with "x-record".');
  });

  it('is blamed on nobody while the schema of its entity cannot be read', async () => {
    const said = await diagnosed(withFiles({ 'schemas/hold/hold.schema.json': '{ "title": 1 }' }));
    expect(said.match(/\S+ - error/g)).toEqual([
      'schemas/hold/hold.schema.json:1:1 - error',
      'schemas/hold/hold.schema.json:1:12 - error',
    ]);
  });
});

const rights = { read: 'read', write: 'lend' };

const ownList = {
  title: 'Holds',
  method: 'GET',
  query: { authorId: { type: 'string', required: true, description: 'The author.' } },
  answer: { list: 'hold' },
  access: 'read',
  store: { list: 'hold', subjectFrom: 'authorId' },
};

describe('a list within itself', () => {
  const name = { title: 'Name', description: 'What it is called.', type: 'string' };
  const list = { title: 'Pieces', description: 'Its pieces.', type: 'array', maxItems: 9, 'x-depth': 2 };

  /** Lists the paths of the fields compiled from a schema. */
  async function placesOf(schema: object): Promise<readonly string[]> {
    const piece = { title: 'Piece', description: 'A piece.', type: 'object', ...schema };
    const { entities } = await productOf(withFiles({ [piecePath]: JSON.stringify(piece) }));
    return Object.keys(entities['piece']?.fields ?? {});
  }

  it('has as many levels as it says, also where it is a definition', async () => {
    const levels = ['/name', '/pieces', '/pieces/*', '/pieces/*/name'];
    const all = [...levels, '/pieces/*/pieces', '/pieces/*/pieces/*', '/pieces/*/pieces/*/name'];
    const properties = { name, pieces: { ...list, items: { $ref: '#' } } };
    expect(await placesOf({ properties })).toEqual(all);
    const item = { type: 'object', properties: { name, pieces: { $ref: '#/$defs/pieces' } } };
    const pieces = { ...list, items: { $ref: '#/$defs/item' } };
    expect(await placesOf({ $defs: { pieces, item }, properties: item.properties })).toEqual(all);
  });
});

describe('the type of a record', () => {
  it('follows from its entity and its subject, in the schema and in what a form begins with', () => {
    expect(product.entities['hold']?.record?.type).toBe('author.hold');
    expect(product.entities['reader']?.record?.type).toBe('reader');
    expect(product.entities['hold']?.validate({ type: 'author.hold', wish: 'Emma', reader: 'rita' })).toBe(
      true,
    );
    expect(product.entities['hold']?.validate({ type: 'author.book', wish: 'Emma', reader: 'rita' })).toBe(
      false,
    );
    expect(product.entities['hold']?.validate({ wish: 'Emma', reader: 'rita' })).toBe(false);
    expect(product.forms['hold']?.initial).toEqual({ type: 'author.hold' });
    expect(product.forms['loan']?.initial).toEqual({});
  });

  it('is what the file says where it says one', () => {
    expect(product.entities['book']?.record?.type).toBe('author.book');
  });
});

describe('the standard calls over HTTP', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openHolds(product);
  });

  afterAll(() => gateway?.close());

  it('keep what a schema says is kept: null where it may be, and texts to the letter', async () => {
    const nora = gateway.as('nora');
    const sent = { ...hold('Emma'), shelf: null, slip: ' Emma\n ', channel: null, reader: ' nora ' };
    const created = await nora('POST', '/api/library/hold', { hold: sent });
    const stored = created.body['record'] as JsonObject;
    expect(stored).toMatchObject({ shelf: null, slip: ' Emma\n ', reader: 'nora' });
    expect(stored).not.toHaveProperty('channel');
    const changed = await nora('PUT', '/api/library/hold', {
      hold: { ...stored, slip: ' ', wish: 'Persuasion' },
    });
    expect(changed.body['record']).toMatchObject({ shelf: null, slip: ' ', wish: 'Persuasion' });
    const got = await nora('GET', `/api/library/hold?holdId=${stored['_id']}`);
    expect(got.body).toMatchObject({ shelf: null, slip: ' ' });
    await nora('POST', '/api/library/hold/delete', { hold: got.body });
  });

  it('store a list within itself down to its depth, and refuse a level below and what its rules refuse', async () => {
    const levels = (...names: readonly string[]): readonly JsonObject[] => {
      const [name = '', ...below] = names;
      return [{ id: 'a', name, ...(below.length === 0 ? {} : { parts: levels(...below) }) }];
    };
    const save = (chapters: readonly JsonObject[]) =>
      gateway.as('nora')('POST', '/api/library/outline', {
        outline: { type: 'author.outline', subject: 'austen', name: 'Emma', chapters },
      });
    const whole = levels('Highbury', 'A wedding', 'Rain');
    const { status, body } = await save(whole);
    expect([status, body['record']]).toEqual([201, expect.objectContaining({ chapters: whole })]);
    const problemsOf = (answer: JsonObject) =>
      (answer['problems'] as readonly JsonObject[]).map(({ at, message }) => [at, message]);
    const deeper = await save(levels('Highbury', 'A wedding', 'Rain', 'Drops'));
    expect(deeper.status).toBe(422);
    expect(problemsOf(deeper.body)).toEqual([
      ['/chapters/0/parts/0/parts/0/parts', 'This field is not known.'],
    ]);
    const named = await save(levels('Highbury', 'A wedding', 'Emma'));
    expect(problemsOf(named.body)).toEqual([
      ['/chapters/0/parts/0/parts/0/name', 'A part is not called as the book'],
    ]);
  });

  it('create, list, get, change and remove a record', async () => {
    const nora = gateway.as('nora');
    const created = await nora('POST', '/api/library/hold', { hold: hold('Emma') });
    expect(created.status).toBe(201);
    const listed = await nora('GET', '/api/library/hold/list?authorId=austen');
    expect(listed.body).toMatchObject({ rows: [{ wish: 'Emma', subject: 'austen', type: 'author.hold' }] });
    const { _id, _rev } = created.body['record'] as JsonObject;
    const changed = await nora('PUT', '/api/library/hold', { hold: { ...hold('Persuasion'), _id, _rev } });
    expect(changed.status).toBe(200);
    const got = await nora('GET', `/api/library/hold?holdId=${_id}`);
    expect(got.body).toMatchObject({ _id, wish: 'Persuasion', _rev: 2 });
    const removed = await nora('POST', '/api/library/hold/delete', { hold: got.body });
    expect(removed.status).toBe(200);
    expect((await nora('GET', `/api/library/hold?holdId=${_id}`)).status).toBe(404);
  });

  it('are kept within the rights and the organizations of the user', async () => {
    const made = await gateway.as('nora')('POST', '/api/library/hold', { hold: hold('Emma') });
    const { _id } = made.body['record'] as JsonObject;
    expect((await gateway.as('rita')('GET', `/api/library/hold?holdId=${_id}`)).status).toBe(200);
    expect((await gateway.as('rita')('POST', '/api/library/hold', { hold: hold('Emma') })).status).toBe(403);
    expect((await gateway.as('saul')('GET', `/api/library/hold?holdId=${_id}`)).status).toBe(404);
    expect((await gateway.as('saul')('GET', '/api/library/hold/list?authorId=austen')).status).toBe(404);
    expect((await gateway.as('saul')('POST', '/api/library/hold', { hold: hold('Emma') })).status).toBe(404);
  });
});

function hold(wish: string): JsonObject {
  return { type: 'author.hold', subject: 'austen', wish, reader: 'rita' };
}
