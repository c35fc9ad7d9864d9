import { describe, expect, it } from 'vitest';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { dropOutdated } from './upkeep.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe.each(databaseHosts)('upkeep on $name', (host) => {
  const { gateway } = useLibraryGateway(host);

  it('drops kept answers and finished entries after a week, however many there are, and nothing else', async () => {
    const { database } = gateway().store;
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
    await database.query('truncate outbox');
    await database.query(
      `insert into idempotency (author, key, request_hash, status, at)
       select 'ann', age || '-' || n, '', 200, at
       from (values ('old', $1::timestamptz), ('new', $2::timestamptz)) as ages (age, at), generate_series(1, 5001) n`,
      [days(8), days(6)],
    );
    for (const [topic, at, isPending] of [
      ['old and done', days(8), false],
      ['old and open', days(8), true],
      ['new and done', days(6), false],
    ])
      await database.query(`insert into outbox (at, topic, payload, is_pending) values ($1, $2, '{}', $3)`, [
        at,
        topic,
        isPending,
      ]);
    expect(await dropOutdated(database, now)).toBe(5_002);
    const keys = await database.query("select 1 from idempotency where key like 'new-%'");
    const entries = await database.query<{ topic: string }>('select topic from outbox order by topic');
    expect(keys.count).toBe(5_001);
    expect(entries.rows.map(({ topic }) => topic)).toEqual(['new and done', 'old and open']);
    expect(await dropOutdated(database, now)).toBe(0);
  });

  it('drops staged entries as many days after a file brought them as the operator says, or never', async () => {
    const { database } = gateway().store;
    await database.query(
      `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line, at)
       values ('book', 'north', 'old', '', '', '{}', 'r', 1, '2026-02-01T12:00:00Z'),
         ('book', 'north', 'new', '', '', '{}', 'r', 2, '2026-03-01T12:00:00Z')`,
    );
    expect(await dropOutdated(database, now)).toBe(0);
    expect(await dropOutdated(database, now, { staged: 0 })).toBe(0);
    expect(await dropOutdated(database, now, { staged: 30 })).toBe(1);
    const { rows } = await database.query<{ key: string }>('select key from staged_entry');
    expect(rows).toEqual([{ key: 'new' }]);
    await database.query('delete from staged_entry');
  });
});
