import type { LoadOutcome, SeedRecord } from '../../../engine/core/protocol/load.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { lockForChanges } from '../../store/migrate.ts';
import { type Loader, loadedMark } from './loader.ts';

/** Records that a new database starts with. */
export interface Seed {
  /**
   * Creates the records in order of time; called only when needed, so that a gateway that has records never loads
   * the generator.
   */
  readonly records: (now: Date) => readonly SeedRecord[] | Promise<readonly SeedRecord[]>;
  /** Called before the records are loaded, which takes a while. */
  readonly begins?: () => void;
}

/** Error about the first records of a database that do not fit the schemas. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const mark = 'seeded';

/**
 * Value of the setting in databases that have recorded all external data since their first records (see
 * `markLoaded`). Databases of earlier releases have another value, and may hold external data unrecorded.
 */
const watched = '"watched"';

/** Records in a batch, few enough for quick lookups of its changes. */
const batchSize = 500;

/**
 * Loads the first records, once in the life of a database and as a whole; gateways that start together wait for
 * one. Returns the number of records: 0 if loaded before, or if the database has records of its own.
 */
export function seedOnce(
  database: Database,
  loader: Pick<Loader, 'loadWithin'>,
  { records, begins }: Seed,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockForChanges(tx);
    const { count } = await tx.query('select 1 as found from setting where name = $1', [mark]);
    if (count > 0 || !(await holdsDemonstration(tx))) return 0;
    begins?.();
    const first = await records(new Date());
    for (const { at, batch } of batchesOf(first)) requireTaken(await loader.loadWithin(tx, batch, at));
    await tx.query('insert into setting (name, value) values ($1, $2::jsonb)', [mark, watched]);
    return first.length;
  });
}

/**
 * Reports whether a database holds its first records or none, no externally loaded records, and no members staged
 * from a file. Ignores records that users created.
 */
export async function holdsDemonstration(database: Pick<Queryable, 'query'>): Promise<boolean> {
  const { count } = await database.query(
    `select 1 as found where not exists (select from setting where name = $2)
       and not exists (select from staged_entry)
       and (exists (select from setting where name = $1 and value = $3::jsonb)
         or not exists (select from setting where name = $1) and not exists (select from record))`,
    [mark, loadedMark, watched],
  );
  return count > 0;
}

function batchesOf(records: readonly SeedRecord[]) {
  const moments = [...Map.groupBy(records, ({ at }) => at)];
  return moments.flatMap(([at, batch]) =>
    Array.from({ length: Math.ceil(batch.length / batchSize) }, (_, n) => ({
      at,
      batch: batch.slice(n * batchSize, (n + 1) * batchSize),
    })),
  );
}

function requireTaken(outcomes: readonly LoadOutcome[]): void {
  const refused = outcomes.find(({ outcome }) => outcome === 'refused');
  if (refused === undefined) return;
  const [problem] = refused.problems;
  throw new SeedError(
    `The first record "${refused.id}" (${refused.entity}) does not fit the schemas: ${problem?.at ?? ''} ${problem?.message ?? ''}`,
  );
}
