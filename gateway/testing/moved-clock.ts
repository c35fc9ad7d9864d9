import { Client } from 'pg';
import { clockOffset } from '../../tools/quality/clock/move-clock.ts';

const schema = 'moved_clock';

/** SQL functions that read the time, with their volatility. */
const clocks = { now: 'stable', clock_timestamp: 'volatile' };

/**
 * Settings of a search path that finds the moved clock's `now()` first, while new tables still belong to `public`.
 */
export function movedClockSettings(): readonly string[] {
  return clockOffset() === 0 ? [] : [`search_path="$user",public,${schema},pg_catalog`];
}

/**
 * Moves the clock of a server for all databases created afterwards. PGlite reads the clock of its process and
 * needs no change.
 */
export async function moveClockOfServer(url: string): Promise<void> {
  const offset = clockOffset();
  if (offset === 0) return;
  for (const database of ['template1', 'postgres']) {
    const client = new Client({ connectionString: urlOfDatabase(url, database) });
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

/** Returns the address of another database of the same server. */
export function urlOfDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: database }).href;
}
