import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseHosts, type HostedDatabase } from '../testing/database-hosts.ts';
import { updateStatistics } from './statistics.ts';
import { openWith } from './store.ts';

const size = 3_000;

describe.each(databaseHosts)(
  'a planner that was told of an empty table, on $name',
  ({ open, interleaves }) => {
    let host: HostedDatabase;

    beforeAll(async () => {
      host = await open();
      await openWith(host.database, () => undefined);
      await host.database.query('alter table staged_entry set (autovacuum_enabled = off)');
      await host.database.query('analyze');
    });
    afterAll(() => host.stop());

    async function believedRows(): Promise<number | undefined> {
      const { rows } = await host.database.query<{ rows: number }>(
        "select reltuples::int as rows from pg_class where relname = 'staged_entry'",
      );
      return rows[0]?.rows;
    }

    it('is told of what has been filled since, when the store is opened, and of nothing else', async () => {
      expect(await believedRows()).toBe(0);
      await host.database.query(
        `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line, at)
       select 'member', 'north', n::text, '', '', '{}', 'a', n, now() from generate_series(1, ${size}) n`,
      );
      // Polls, since the server counts changes with a delay.
      await expect
        .poll(async () => {
          await (interleaves ? openWith(host.beside(), () => undefined) : updateStatistics(host.database));
          return believedRows();
        })
        .toBe(size);
      await host.database.query('delete from staged_entry where line <= 10');
      await updateStatistics(host.database);
      expect(await believedRows()).toBe(size);
    });
  },
);
