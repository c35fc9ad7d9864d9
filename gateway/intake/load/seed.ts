import type { LoadOutcome, SeedRecord } from '../../../engine/core/protocol/load.ts';
import type { Database } from '../../store/database.ts';
import { lockForChanges } from '../../store/migrate.ts';
import type { Loader } from './loader.ts';

/** Records that a new database starts with. */
export interface Seed {
  /**
   * Records in the order of time. Made when they are needed: a gateway that has its records holds no second set of
   * them, nor what makes it.
   */
  readonly records: (now: Date) => readonly SeedRecord[] | Promise<readonly SeedRecord[]>;
  /** Called before they are brought in, which takes a while. */
  readonly begins?: () => void;
}

/** The first records of a database cannot be stored: they do not fit the schemas. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const mark = 'seeded';

/** Small enough for what a batch changed to be looked up quickly within it. */
const batchSize = 500;

/**
 * Brings the first records in, once in the life of a database and whole: of gateways that start together one does
 * it, and the others wait. Returns the number of records, 0 when it was done before.
 */
export function seedOnce(
  database: Database,
  loader: Pick<Loader, 'loadWithin'>,
  { records, begins }: Seed,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockForChanges(tx);
    const { count } = await tx.query('select 1 as found from setting where name = $1', [mark]);
    if (count > 0) return 0;
    begins?.();
    const first = await records(new Date());
    for (const { at, batch } of batchesOf(first)) requireTaken(await loader.loadWithin(tx, batch, at));
    await tx.query("insert into setting (name, value) values ($1, 'true'::jsonb)", [mark]);
    return first.length;
  });
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
