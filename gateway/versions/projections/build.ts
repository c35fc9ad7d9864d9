import type { Log } from '../../operation/log.ts';
import { type Database, quoteName } from '../../store/database.ts';
import type { Projection, ProjectionBatch } from './projection.ts';
import { lockRegistered, type Registered, takeChanges } from './registry.ts';

export interface Building {
  readonly database: Database;
  readonly log: Log;
  /**
   * Reports whether the gateway is closing; the build is then continued by another gateway or at the next start.
   */
  readonly isEnded: () => boolean;
}

/** Error for a table whose build stopped because the gateway is closing. */
export class BuildEnded extends Error {
  override readonly name = 'BuildEnded';
}

/**
 * Builds a registered table: fills, indexes and updates it. Each step is a transaction that continues where the
 * last one ended, even that of another process.
 */
export async function buildProjection(building: Building, projection: Projection): Promise<void> {
  await countRecords(building.database, projection);
  await fill(building, projection);
  await finish(building, projection);
  while ((await refreshNext(building.database, projection)) > 0) stopIfEnded(building);
  const { name, hash, tables } = projection;
  // Marks every row visible to all transactions, so that the first searches can already use index-only scans.
  for (const table of tables) await building.database.query(`vacuum (analyze) ${quoteName(table)}`);
  await building.database.query(
    "update projection set state = 'ready' where name = $1 and hash = $2 and state = 'finishing'",
    [name, hash],
  );
  building.log.info('projection.built', { name, version: hash.slice(0, 8) });
}

/** Counts the records for measuring progress. */
async function countRecords(database: Database, { name, hash, filledFrom }: Projection): Promise<void> {
  await database.query(
    `update projection set total = (select count(*) from record where type = any($3::text[]) and deleted_at is null)
     where name = $1 and hash = $2 and state = 'filling' and total = 0`,
    [name, hash, filledFrom],
  );
}

function stopIfEnded({ isEnded }: Building): void {
  if (isEnded()) throw new BuildEnded('The gateway is closing.');
}

/** Fills the table, computing the next rows while writing the current ones. */
async function fill(building: Building, projection: Projection): Promise<void> {
  const { database } = building;
  let state = await stateOf(database, projection);
  let coming: Coming | undefined;
  while (state.state === 'filling') {
    stopIfEnded(building);
    const { filledTo } = state;
    const ready = coming?.after === filledTo ? coming : readBehind(building, projection, filledTo);
    const batch = await ready.batch;
    coming = batch === undefined ? undefined : readBehind(building, projection, batch.last);
    state = await takeFillingStep(building, projection, { filledTo, batch });
  }
}

interface Coming {
  readonly after: string;
  readonly batch: Promise<ProjectionBatch | undefined>;
}

function readBehind({ database }: Building, projection: Projection, after: string): Coming {
  const batch = projection.read(database, after);
  // Ignores the rejection here, which would end the process; awaiting the batch throws it.
  batch.catch(() => undefined);
  return { after, batch };
}

/** Writes a batch, unless another gateway has written it. */
async function takeFillingStep(
  building: Building,
  projection: Projection,
  { filledTo, batch }: { readonly filledTo: string; readonly batch: ProjectionBatch | undefined },
): Promise<Registered> {
  const { name, hash } = projection;
  const next = await building.database.transaction(async (tx) => {
    const current = known(projection, await lockRegistered(tx, projection));
    if (current.state !== 'filling' || current.filledTo !== filledTo) return current;
    if (batch === undefined) {
      await tx.query("update projection set state = 'finishing' where name = $1 and hash = $2", [name, hash]);
      return { ...current, state: 'finishing' } as const;
    }
    await batch.write(tx);
    const filled = current.filled + batch.records;
    await tx.query('update projection set filled_to = $3, filled = $4 where name = $1 and hash = $2', [
      ...[name, hash, batch.last, filled],
    ]);
    return { ...current, filledTo: batch.last, filled };
  });
  noteProgress(building, next, batch?.records ?? 0);
  return next;
}

/** Logs one line for each tenth of the records. */
function noteProgress({ log }: Building, { name, hash, filled, total }: Registered, added: number): void {
  const tenth = (records: number) => Math.floor((10 * records) / Math.max(1, total));
  if (added > 0 && tenth(filled) > tenth(filled - added))
    log.info('projection.progress', { name, version: hash.slice(0, 8), filled, total });
}

async function finish(building: Building, projection: Projection): Promise<void> {
  const { database } = building;
  const { name, hash } = projection;
  for (const [step, statement] of projection.finish.entries()) {
    stopIfEnded(building);
    await database.transaction(async (tx) => {
      const current = known(projection, await lockRegistered(tx, projection));
      if (current.state !== 'finishing' || current.finishedSteps !== step) return;
      // Raises the memory for sorting, so that indexes are built by a fast in-memory sort.
      await tx.query("set local maintenance_work_mem = '256MB'");
      await tx.query(statement);
      await tx.query('update projection set finished_steps = $3 where name = $1 and hash = $2', [
        ...[name, hash, step + 1],
      ]);
    });
  }
}

/** Updates a table by some changes of other gateways; resolves to their number. */
export function refreshNext(database: Database, projection: Projection): Promise<number> {
  return database.transaction(async (tx) => {
    const changes = await takeChanges(tx, projection);
    if (changes.length > 0) await projection.refresh(tx, changes);
    return changes.length;
  });
}

async function stateOf(database: Database, projection: Projection): Promise<Registered> {
  return database.transaction(async (tx) => known(projection, await lockRegistered(tx, projection)));
}

function known({ name }: Projection, found: Registered | undefined): Registered {
  if (found !== undefined) return found;
  throw new Error(`The table of ${name} was dropped while it was being filled. Start the gateway again.`);
}
