import { calendarToday } from '../../../engine/core/dates/dates.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadOutcome, LoadRecord } from '../../../engine/core/protocol/load.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { Batch } from './batch.ts';
import { type LoadOrigin, loadRecord } from './load-record.ts';
import { CollisionError } from './pending-records.ts';

export interface LoaderOptions {
  readonly database: Database;
  /** Read at every batch, since development swaps the product. */
  readonly product: () => Product;
  readonly clock?: () => Date;
}

export interface Loader {
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
  /** Loads within a transaction that is under way. */
  readonly loadWithin: (
    tx: Queryable,
    records: readonly LoadRecord[],
    /** Moment at which they count as having come; absent: now. */
    at?: Date,
  ) => Promise<readonly LoadOutcome[]>;
}

/**
 * Brings records in from outside, any number of times: what is new is created, what changed at its source is
 * merged into what users made of it, what did not change is left alone. One call is one transaction; the
 * embedded database keeps users waiting that long, so a caller does well to send some dozens at a time.
 */
export function createLoader({ database, product, clock = () => new Date() }: LoaderOptions): Loader {
  function loadWithin(tx: Queryable, records: readonly LoadRecord[], at = clock()) {
    const origin = { author: 'import', call: 'import', request: crypto.randomUUID(), at };
    return loadAll(tx, records, { product: product(), origin, today: calendarToday(at, 'UTC') });
  }
  return { loadWithin, load: (records) => database.transaction((tx) => loadWithin(tx, records)) };
}

/** Brings one record in within a transaction that is under way. */
export async function loadOne(tx: Queryable, record: LoadRecord, loading: LoadOrigin): Promise<LoadOutcome> {
  const [outcome] = await loadBatch(tx, [record], { ...loading, isTogether: false });
  if (outcome === undefined) throw new Error('A batch of one record has no outcome.');
  return outcome;
}

/**
 * Loads a batch together. Where records collide, which is rare, they are stored one by one: whose fault it is shows
 * there.
 */
async function loadAll(tx: Queryable, records: readonly LoadRecord[], loading: LoadOrigin) {
  await tx.query('savepoint together');
  const outcomes = await loadBatch(tx, records, { ...loading, isTogether: true }).catch(unlessCollision);
  await tx.query(`${outcomes === undefined ? 'rollback to' : 'release'} savepoint together`);
  return outcomes ?? loadBatch(tx, records, { ...loading, isTogether: false });
}

function unlessCollision(error: unknown): undefined {
  if (!(error instanceof CollisionError)) throw error;
}

interface BatchLoading extends LoadOrigin {
  readonly isTogether: boolean;
}

async function loadBatch(tx: Queryable, records: readonly LoadRecord[], loading: BatchLoading) {
  const batch = await Batch.open(tx, { ...loading, records });
  const outcomes: LoadOutcome[] = [];
  for (const record of records) outcomes.push(await loadRecord(record, { ...loading, batch }));
  await batch.finish();
  return outcomes;
}
