import type { Queryable } from '../store/database.ts';
import { entryColumns, entryOf, type OutboxEntry } from './entry.ts';

/** How far the entries were handed out: everything before this transaction. */
export type Horizon = string;

export interface Followed {
  readonly entries: readonly OutboxEntry[];
  readonly horizon: Horizon;
  /** There is more, which waits for a transaction that still runs. */
  readonly isHeldUp: boolean;
}

/** Where to begin for whoever wants only what happens from now on. */
export async function horizonNow(database: Queryable): Promise<Horizon> {
  const { rows } = await database.query<{ horizon: Horizon }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  );
  return rows[0]?.horizon ?? '0';
}

/**
 * What became final since a horizon. Numbers alone would not do: an entry with a lower number may be committed
 * later. Entries of a subject are numbered under a lock that is held until the commit, so among those that are
 * final by now their numbers say in which order they were committed.
 */
export async function entriesSince(database: Queryable, since: Horizon): Promise<Followed> {
  const { rows } = await database.query<OutboxEntry & { horizon: Horizon; isFinal: boolean | null }>(
    `with edge as (select greatest(pg_snapshot_xmin(pg_current_snapshot()), $1::xid8) as horizon)
     select edge.horizon::text as horizon, outbox.transaction < edge.horizon as "isFinal", ${entryColumns}
     from edge left join outbox on outbox.transaction >= $1::xid8
     order by outbox.seq`,
    [since],
  );
  const entries = rows.filter(({ isFinal }) => isFinal === true).map(entryOf);
  const isHeldUp = rows.some(({ isFinal }) => isFinal === false);
  return { entries, horizon: rows[0]?.horizon ?? since, isHeldUp };
}
