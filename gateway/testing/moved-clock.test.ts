import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { databaseHosts } from './database-hosts.ts';

describe.each(databaseHosts)('the clock of $name', (host) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await host.open());
  });

  afterAll(() => stop());

  it.each(['now()', 'clock_timestamp()'])(
    'says by %s what that of this process says [FAULT-83]',
    async (sql) => {
      const before = Date.now();
      const { rows } = await database.query<{ at: Date }>(`select ${sql} as at`);
      // Tolerates a millisecond, since PGlite rounds down.
      expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(before - 1);
      expect(rows[0]?.at.getTime()).toBeLessThanOrEqual(Date.now() + 1);
    },
  );
});
