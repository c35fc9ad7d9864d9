import { silentLog } from '../operation/log.ts';
import { verifyStore } from '../records/audit/verify-store.ts';
import { type Database, withLimit } from '../store/database.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { type Recovery, recoverServer } from './recovered-server.ts';

export interface RecoveryDrill extends Omit<Recovery, 'user' | 'database'> {
  /** The database that the backup is of, as gateways reach it. */
  readonly live: string;
  /** Seconds by which the clocks of gateways and database, and a save and its commit, may lie apart. */
  readonly tolerance: number;
}

/**
 * Number that was restored, and the numbers that the live database has from before the moment: at least and at most.
 */
export interface Recovered {
  readonly what: string;
  readonly restored: number;
  readonly least: number;
  readonly most: number;
}

export interface RecoveryReport {
  readonly counts: readonly Recovered[];
  readonly store: Awaited<ReturnType<typeof verifyStore>>;
}

/** Tables that only grow, and whose rows say when they were written. */
const growing = [
  { what: 'versions of records', table: 'record_version' },
  { what: 'entries of the audit trail', table: 'audit' },
];

/**
 * Restores a backup to a moment and proves it: what the restored copy holds is what the live database had at that
 * moment, and its audit trail and records are whole. The live database is only read.
 */
export async function drillRecovery(drill: RecoveryDrill): Promise<RecoveryReport> {
  const { pathname, username } = new URL(drill.live);
  const names = { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
  const live = withLimit(openPgDatabase({ url: drill.live, log: silentLog, connections: 1 }));
  try {
    const recovered = await recoverServer({ ...drill, ...names });
    try {
      const counts: Recovered[] = [];
      for (const each of growing)
        counts.push(await compared(each, { ...drill, live, copy: recovered.database }));
      return { counts, store: await verifyStore(recovered.database) };
    } finally {
      await recovered.close();
    }
  } finally {
    await live.close();
  }
}

interface Compared extends Pick<RecoveryDrill, 'to' | 'tolerance'> {
  readonly live: Database;
  readonly copy: Database;
}

async function compared(
  { what, table }: (typeof growing)[number],
  { live, copy, to, tolerance }: Compared,
): Promise<Recovered> {
  const until = async (database: Database, seconds: number | undefined): Promise<number> => {
    const moment = seconds === undefined ? 'infinity' : new Date(to.getTime() + seconds * 1_000);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::float8 as count from ${table} where at <= $1`,
      [moment],
    );
    return rows[0]?.count ?? 0;
  };
  return {
    what,
    restored: await until(copy, undefined),
    least: await until(live, -tolerance),
    most: await until(live, tolerance),
  };
}
