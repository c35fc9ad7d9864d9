import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';

/** Requests for the south's records by a member of the north; the same are made for records that nobody has. */
const requests = (id: string, loan: string): readonly (readonly [string, string, unknown?])[] => [
  ['GET', `/api/library/book?bookId=${id}`],
  ['GET', `/api/library/book/loans?bookId=${id}`],
  ['GET', `/api/library/loan?loanId=${loan}`],
  ['PUT', '/api/library/book', { _id: id, _rev: 1, title: 'Mine', branch: { id: 'north' } }],
  ['POST', '/api/library/book/delete', { _id: id, _rev: 1 }],
  ['POST', '/api/library/loan', { loan: { subject: id, reader: 'Rob', due: '2999-01-01' } }],
  ['PUT', '/api/library/loan', { loan: { _id: loan, _rev: 1, subject: id, reader: 'Rob' } }],
  ['POST', '/api/library/loan/delete', { loan: { _id: loan, _rev: 1 } }],
];

describe.each(databaseHosts)('the reach of a user on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);
  const foreign = requests('dune', 'loan-dune');
  const missing = requests('no-such-book', 'no-such-loan');

  it.each(foreign.map(([method, path, body], n) => ({ method, path, body, twin: missing[n] })))(
    'answers $method $path of another organization as if it did not exist [ACCESS-09] [FAULT-43]',
    async ({ method, path, body, twin }) => {
      const answer = await as('ann')(method, path, body);
      const [twinMethod, twinPath, twinBody] = twin ?? ['', ''];
      const nothing = await as('ann')(twinMethod, twinPath, twinBody);
      expect(answer.status).toBe(404);
      expect([answer.status, answer.body]).toEqual([nothing.status, nothing.body]);
    },
  );

  it('lists only what belongs to the organizations of the user, without being asked to [ACCESS-10]', async () => {
    const ids = async (who: string, path: string) =>
      ((await as(who)('GET', path)).body['rows'] as JsonObject[]).map(({ _id }) => _id).toSorted();
    expect(await ids('ann', '/api/library/branches')).toEqual(['north']);
    expect(await ids('ann', '/api/library/books')).toEqual(['emma']);
    expect(await ids('cleo', '/api/library/books')).toEqual(['dune']);
    expect(await ids('dora', '/api/library/books')).toEqual(['dune', 'emma']);
  });

  it('tells by no value that must be unique which one another organization has [FAULT-52]', async () => {
    const status = async (who: string, branch: string, isbn: string) =>
      (await as(who)('POST', '/api/library/book', { title: 'Twin', isbn, branch: { id: branch } })).status;
    expect(await status('cleo', 'south', '978-0553213119')).toBe(201);
    // ISBNs of books of the other organization: one was loaded, one was saved above.
    for (const isbn of ['978-0441172719', '978-0553213119']) {
      expect(await status('ann', 'north', isbn)).toBe(201);
      expect(await status('ann', 'north', isbn)).toBe(422);
    }
  });

  it('leaves a trace of who was refused what', async () => {
    await as('ann')('GET', '/api/library/book?bookId=dune');
    const { rows } = await gateway().store.database.query(
      "select author, action, call, details from audit where action = 'refused'",
    );
    expect(rows).toEqual([
      { author: 'member-ann', action: 'refused', call: 'book.get', details: { status: 404 } },
    ]);
  });
});
