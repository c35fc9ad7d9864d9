import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';

const path = '/api/library/book';

/** Save that is sent `times` times, concurrently with its own repeats and with other saves. */
const saveArbitrary = fc.record({
  kind: fc.constantFrom('create', 'change'),
  times: fc.integer({ min: 1, max: 4 }),
});

describe.each(databaseHosts)('a save that is sent again on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);

  const read = async (id = 'emma') => (await as('ann')('GET', `${path}?bookId=${id}`)).body;
  const versions = async () =>
    (await gateway().store.database.query("select 1 from record_version where source = 'book.save'")).count;

  it('is applied once, however often and however much at once it comes [FAULT-12]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(saveArbitrary, { minLength: 1, maxLength: 5 }), async (saves) => {
        const before = await versions();
        const emma = await read();
        const sent = saves.flatMap(({ kind, times }, n) => {
          const key = crypto.randomUUID();
          const body =
            kind === 'create'
              ? { title: `New ${n}`, branch: { id: 'north' } }
              : { ...emma, pages: n, shelf: key.slice(0, 5) };
          const method = kind === 'create' ? 'POST' : 'PUT';
          return Array.from({ length: times }, async () => {
            const answer = await as('ann')(method, path, body, { 'Idempotency-Key': key });
            return { key, answer };
          });
        });
        const answers = await Promise.all(sent);
        const byKey = [...Map.groupBy(answers, ({ key }) => key).values()];
        for (const same of byKey) {
          const told = same.map(({ answer }) => answer.status);
          // Expects one status for all repeats. A refused save leaves its key unused, so that a repeat runs again
          // and might succeed.
          expect(new Set(told).size).toBe(1);
          if (told[0] !== 409) expect(new Set(same.map(({ answer }) => answer.body['id'])).size).toBe(1);
        }
        const applied = byKey.filter(([first]) => (first?.answer.status ?? 500) < 300).length;
        expect((await versions()) - before).toBe(applied);
      }),
      { numRuns: 12, seed: 3 },
    );
  });

  it('counts as another one under another key, and as a mistake with another body [FAULT-11]', async () => {
    const body = { title: 'Sula', branch: { id: 'north' } };
    const send = (key: string, sent: object) => as('ann')('POST', path, sent, { 'Idempotency-Key': key });
    const [first, second] = [await send('a', body), await send('b', body)];
    expect(first.body['id']).not.toBe(second.body['id']);
    expect((await send('a', { ...body, title: 'Other' })).status).toBe(422);
    expect((await as('ben')('POST', path, body, { 'Idempotency-Key': 'a' })).body['id']).not.toBe(
      first.body['id'],
    );
  });

  it('gets its first answer even when the record was changed or deleted meanwhile [FAULT-12]', async () => {
    const body = { ...(await read()), shelf: 'B2' };
    const send = () => as('ann')('PUT', path, body, { 'Idempotency-Key': 'once' });
    const first = await send();
    await as('ben')('POST', `${path}/delete`, await read());
    expect((await send()).body).toEqual(first.body);
    const { rows } = await gateway().store.database.query<{ answer: object }>(
      "select answer from idempotency where key = 'once'",
    );
    expect(rows.map(({ answer }) => answer)).toEqual([{ ok: true, id: 'emma', rev: first.body['rev'] }]);
  });
});
