import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { diagnosed, openHolds, productOf, withFiles } from './holds.ts';

const callsPath = 'schemas/hold/waiting.calls.json';
const tabPath = 'schemas/hold/my-holds.tab.json';
const textOf = (path: string) => withFiles({}).get(path) ?? '';
const changed = (path: string, from: string, to: string) =>
  diagnosed(withFiles({ [path]: textOf(path).replace(from, to) }));

describe('a path through a join that leads nowhere', () => {
  it('is a diagnostic in the call', async () => {
    const said = await changed(callsPath, '"/email"', '"/emial"');
    expect(said).toContain('"/emial" is not a field of entity "author", which "hold" belongs to.');
    expect(said).toContain('Did you mean "/email"?');
  });

  it('is a diagnostic in a column, an order and an expression, also where only the call leaves it out', async () => {
    expect(await changed(tabPath, '"field": "author.name.last"', '"field": "author.name.lst"')).toContain(
      'error field/unknown',
    );
    expect(await changed(tabPath, '"by": "author.name.last"', '"by": "author.born"')).toContain(
      'error field/unknown',
    );
    expect(await changed(tabPath, 'item.author.name.first', 'item.author.born')).toContain(
      'There is no field "born" here',
    );
  });

  it('is a diagnostic where rows of many records read one that nobody has opened', async () => {
    expect(await changed(tabPath, 'item.author.name.first', 'author.name.first')).toContain(
      'The name "author" is not known at this place',
    );
  });
});

describe('a list that joins what its rows belong to', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openHolds(await productOf());
    for (const [user, subject] of [
      ['nora', 'austen'],
      ['nora', 'austen'],
      ['nora', 'bronte'],
      ['saul', 'woolf'],
    ] as const) {
      const hold: JsonObject = { type: 'author.hold', subject, wish: 'Any', reader: user };
      expect((await gateway.as(user)('POST', '/api/library/hold', { hold })).status).toBe(201);
    }
  });
  afterAll(() => gateway?.close());

  it('answers with the named fields of each, once, and only within the organizations of the user', async () => {
    const { body } = await gateway.as('nora')('GET', '/api/library/hold/all');
    expect((body['rows'] as readonly JsonObject[]).map(({ subject }) => subject)).toEqual([
      'austen',
      'austen',
      'bronte',
    ]);
    expect(body['subjects']).toEqual({
      austen: { _id: 'austen', name: { first: 'Jane', last: 'Austen' } },
      bronte: { _id: 'bronte', name: { first: 'Emily', last: 'Brontë' } },
    });
    const south = await gateway.as('saul')('GET', '/api/library/hold/all');
    expect(Object.keys(south.body['subjects'] as object)).toEqual(['woolf']);
  });

  it('asks the database once, however many rows there are', async () => {
    const query = vi.spyOn(gateway.store.database, 'query');
    const statementsFor = async (user: string) => {
      query.mockClear();
      expect((await gateway.as(user)('GET', '/api/library/hold/all')).status).toBe(200);
      return query.mock.calls.map(([statement]) => JSON.stringify(statement));
    };
    // Calls once for each user first, since the first call also reads the user.
    for (const user of ['nora', 'saul']) await statementsFor(user);
    const forThreeRows = await statementsFor('nora');
    const forOneRow = await statementsFor('saul');
    expect(forThreeRows.filter((statement) => statement.includes('subjectDocument'))).toHaveLength(1);
    expect(forThreeRows).toHaveLength(forOneRow.length);
  });
});
