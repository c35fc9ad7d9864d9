import { calendarToday } from '../../../engine/core/dates/dates.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadOutcome, LoadRecord } from '../../../engine/core/protocol/load.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { Batch } from './batch.ts';
import { type LoadOrigin, loadRecord } from './load-record.ts';
import { CollisionError } from './pending-records.ts';

/** Name of the setting that marks a database as holding external data. */
export const loadedMark = 'loaded';

/** Marks a database permanently as holding external data, in the transaction that stores the first of it. */
export async function markLoaded(tx: Pick<Queryable, 'query'>): Promise<void> {
  await tx.query("insert into setting (name, value) values ($1, 'true'::jsonb) on conflict do nothing", [
    loadedMark,
  ]);
}

export interface LoaderOptions {
  readonly database: Database;
  /** Returns the product; called for every batch, since the product may be replaced in development. */
  readonly product: () => Product;
  readonly clock?: () => Date;
}

export interface Loader {
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
  readonly loadWithin: (
    tx: Queryable,
    records: readonly LoadRecord[],
    /** Time of arrival; absent: now. */
    at?: Date,
  ) => Promise<readonly LoadOutcome[]>;
}

/**
 * Creates a loader, which creates new records, merges changes at the source with users' changes, and skips
 * unchanged records. Runs one transaction per call: send some dozens of records, since users of the embedded
 * database wait meanwhile.
 */
export function createLoader({ database, product, clock = () => new Date() }: LoaderOptions): Loader {
  function loadWithin(tx: Queryable, records: readonly LoadRecord[], at = clock()) {
    const origin = { author: 'import', call: 'import', request: crypto.randomUUID(), at };
    return loadAll(tx, records, { product: product(), origin, today: calendarToday(at, 'UTC') });
  }
  async function loadFromOutside(tx: Queryable, records: readonly LoadRecord[]) {
    await markLoaded(tx);
    return loadWithin(tx, records);
  }
  return { loadWithin, load: (records) => database.transaction((tx) => loadFromOutside(tx, records)) };
}

/** Loads one record within an open transaction. */
export async function loadOne(tx: Queryable, record: LoadRecord, loading: LoadOrigin): Promise<LoadOutcome> {
  const [outcome] = await loadBatch(tx, [record], { ...loading, isTogether: false });
  if (outcome === undefined) throw new Error('A batch of one record has no outcome.');
  return outcome;
}

/**
 * Loads a batch together; after a collision, which is rare, loads its records one by one to find the one at fault.
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
