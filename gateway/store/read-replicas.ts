import type { Log } from '../operation/log.ts';
import { type Database, prepared } from './database.ts';
import { type LogPosition, Standby } from './standby.ts';

export interface ReadReplicasOptions {
  /** Connection strings of the standbys, one for each server. */
  readonly urls: readonly string[];
  readonly log: Log;
}

/** Position up to which the log is flushed: everything that was acknowledged lies before it. */
const flushed = prepared('select pg_current_wal_flush_lsn()::text as position', { isQuick: true });

/**
 * A database whose reads go to standbys that keep up, in turn, and to the primary where there are none. A read sees
 * what was committed before it, by whoever and through whichever gateway: the position of the primary is asked first,
 * and the standby has to have replayed that far. A read that a standby fails is done again on the primary.
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
