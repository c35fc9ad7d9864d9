import type { Log } from '../operation/log.ts';
import { type Database, prepared } from './database.ts';
import { type LogPosition, Standby } from './standby.ts';

export interface ReadReplicasOptions {
  /** Connection strings of the standbys, one per server. */
  readonly urls: readonly string[];
  readonly log: Log;
}

/** Query for the position up to which the log is flushed to disk; every acknowledged commit lies before it. */
const flushed = prepared('select pg_current_wal_flush_lsn()::text as position', { isQuick: true });

/**
 * Wraps a database so that standbys in turn answer reads, or the primary if no standby has replayed all earlier
 * commits. Repeats failed reads on the primary.
 */
export function withReadReplicas(primary: Database, { urls, log }: ReadReplicasOptions): Database {
  const standbys = urls.map((url) => new Standby({ url, log, position: () => positionOf(primary) }));
  let turn = 0;

  function next(): Standby | undefined {
    const fit = standbys.filter(({ isFit }) => isFit);
    turn += 1;
    return fit[turn % fit.length];
  }

  return {
    ...primary,
    async read(work) {
      const standby = next();
      if (standby === undefined) return work(primary);
      const position = await positionOf(primary);
      return standby.read(position, work).catch(() => work(primary));
    },
    async close() {
      await Promise.all(standbys.map((standby) => standby.close()));
      await primary.close();
    },
  };
}

async function positionOf(primary: Database): Promise<LogPosition> {
  const { rows } = await primary.query<{ position: LogPosition }>(flushed);
  const [row] = rows;
  if (row === undefined) throw new Error('The primary says no position.');
  return row.position;
}
