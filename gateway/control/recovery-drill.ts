import { silentLog } from '../operation/log.ts';
import { verifyStore } from '../records/audit/verify-store.ts';
import { type Database, withLimit } from '../store/database.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { type Recovery, recoverServer } from './recovered-server.ts';

export interface RecoveryDrill extends Omit<Recovery, 'user' | 'database'> {
  /** Address of the database of the backup, as gateways connect to it. */
  readonly live: string;
  /** Seconds by which the clocks of gateways and database, or a save and its commit, may differ. */
  readonly tolerance: number;
}

/**
 * Number of restored rows of a table, with the bounds that the live database's rows from before the instant give.
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

/** Tables that only grow, with rows that hold their time of writing. */
const growing = [
  { what: 'versions of records', table: 'record_version' },
  { what: 'entries of the audit trail', table: 'audit' },
];

/**
 * Restores a backup to an instant and checks that the copy holds the rows of that time, with an intact audit trail
 * and intact records. Only reads the live database.
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
