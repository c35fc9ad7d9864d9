import { calendarToday } from '../../engine/core/dates.ts';
import type { LoadOutcome, LoadRecord } from '../../engine/core/load.ts';
import type { Product } from '../../engine/core/product.ts';
import type { Database, Queryable } from '../store/database.ts';
import { Batch } from './batch.ts';
import { type LoadOrigin, loadRecord } from './load-record.ts';

export interface LoaderOptions {
  readonly database: Database;
  /** Asked at every batch, since development swaps the product. */
  readonly product: () => Product;
  readonly clock?: () => Date;
}

export interface Loader {
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
}

/**
 * Brings records in from outside, any number of times: what is new is created, what changed at its source is
 * merged into what users made of it, what did not change is left alone. One call is one transaction; the
 * embedded database keeps users waiting that long, so a caller does well to send some dozens at a time.
 */
export function createLoader({ database, product, clock = () => new Date() }: LoaderOptions): Loader {
  return {
    async load(records) {
      const at = clock();
      const origin = { author: 'import', call: 'import', request: crypto.randomUUID(), at };
      const context = { product: product(), origin, today: calendarToday(at, 'UTC') };
      return database.transaction((tx) => loadAll(tx, records, context));
    },
  };
}

async function loadAll(tx: Queryable, records: readonly LoadRecord[], loading: LoadOrigin) {
  const batch = await Batch.open(tx, records, loading.product);
  const outcomes: LoadOutcome[] = [];
  for (const record of records) outcomes.push(await loadRecord(tx, record, { ...loading, batch }));
  await batch.finish(loading.origin.at);
  return outcomes;
}

/** Brings one record in within a transaction that is under way. */
export async function loadOne(tx: Queryable, record: LoadRecord, loading: LoadOrigin): Promise<LoadOutcome> {
  const batch = await Batch.open(tx, [record], loading.product);
  const outcome = await loadRecord(tx, record, { ...loading, batch });
  await batch.finish(loading.origin.at);
  return outcome;
}
