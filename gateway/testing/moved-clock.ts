import { Client } from 'pg';
import { clockOffset } from '../../tools/quality/clock/move-clock.ts';

const schema = 'moved_clock';

/** Functions that the dialect calls for the time, and whether each stays the same within a transaction. */
const clocks = { now: 'stable', clock_timestamp: 'volatile' };

/**
 * Settings by which `now()` is found in the schema of the moved clock first, and a new table still belongs to `public`.
 */
export function movedClockSettings(): readonly string[] {
  return clockOffset() === 0 ? [] : [`search_path="$user",public,${schema},pg_catalog`];
}

/** PGlite reads the clock of its process; a server has its own, which is moved for all databases to come. */
export async function moveClockOfServer(url: string): Promise<void> {
  const offset = clockOffset();
  if (offset === 0) return;
  for (const database of ['template1', 'postgres']) {
    const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: database }).href });
    await client.connect();
    await client.query(`create schema ${schema}`);
    for (const [name, volatility] of Object.entries(clocks)) {
      await client.query(
        `create function ${schema}.${name}() returns timestamptz language sql ${volatility}
           as $$ select pg_catalog.${name}() + interval '${offset} milliseconds' $$`,
      );
    }
    await client.end();
  }
}
