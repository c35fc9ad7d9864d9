import type { JsonObject } from '../../engine/core/json/json.ts';
import {
  addCounts,
  type StagedBatch,
  type StagedEntry,
  type StagingBatch,
  type StagingProgress,
  type StagingSource,
  type StagingTarget,
} from '../../engine/core/protocol/staging.ts';
import { audit, type Origin } from '../audit/audit.ts';
import { badRequest } from '../errors.ts';
import type { Database, Queryable } from '../store/database.ts';
import { takeTurn } from '../store/take-turn.ts';
import type { KeysOf } from './staged-row.ts';

/** Who stages, for the audit trail. */
export type Stager = Pick<Origin, 'author' | 'call'> & { readonly now: () => Date };

/** Somebody at the command line, whom the gateway does not know. */
const operator: Stager = { author: 'stage', call: 'stage', now: () => new Date() };

/** Takes staged records into the store, by the keys that the product gives its entities. */
export function createStagingTarget(
  database: Database,
  keysByEntity: Readonly<Record<string, KeysOf>>,
  stager: Stager = operator,
): Omit<StagingTarget, 'close'> {
  return {
    progressOf: (source) => progressOf(database, source),
    stage(batch) {
      const keysOf = Object.hasOwn(keysByEntity, batch.entity) ? keysByEntity[batch.entity] : undefined;
      if (keysOf === undefined) throw badRequest(`Nothing can be staged as "${batch.entity}".`);
      return database.transaction(async (tx) => {
        // Two files of one organization at a time would take each other's entries for their own.
        await takeTurn(tx, `staging:${batch.entity}:${batch.organization}`);
        const { run } = batch.progress;
        if ((await progressOf(tx, batch))?.run !== run)
          await note(tx, stager, { ...batch, run, details: { begins: true } });
        return await stage(tx, batch, keysOf);
      });
    },
    complete: ({ run, isWhole, ...source }) =>
      database.transaction(async (tx) => {
        const progress = await progressOf(tx, source);
        await keepProgress(tx, source, undefined);
        const removed = isWhole ? await removeOthers(tx, source, run) : 0;
        if (progress !== undefined) {
          const { digest: file, lines, counts } = progress;
          await note(tx, stager, { ...source, run, details: { file, lines, ...counts, removed } });
        }
        return removed;
      }),
  };
}

async function removeOthers(
  tx: Queryable,
  { entity, organization }: StagingSource,
  run: string,
): Promise<number> {
  const { count } = await tx.query(
    'delete from staged_entry where entity = $1 and organization = $2 and run <> $3',
    [entity, organization, run],
  );
  return count;
}

interface Noted extends Omit<StagingSource, 'file'> {
  readonly run: string;
  readonly details: JsonObject;
}

/** That a file begins to be staged, and what came of it: numbers and the hash of its lines, and nothing of a line. */
async function note(tx: Queryable, { author, call, now }: Stager, noted: Noted): Promise<void> {
  const { entity, organization, run, details } = noted;
  const origin = { author, call, request: run, at: now() };
  await audit(tx, origin, { action: 'write', type: entity, organization, details });
}

async function progressOf(
  database: Queryable,
  { entity, organization, file }: StagingSource,
): Promise<StagingProgress | undefined> {
  const { rows } = await database.query<{ progress: StagingProgress }>(
    'select progress from staging_progress where entity = $1 and organization = $2 and file = $3',
    [entity, organization, file],
  );
  return rows[0]?.progress;
}

interface Row extends StagedEntry {
  readonly key: string;
  readonly first_text: string;
  readonly second_text: string;
  readonly day: string | null;
}

async function stage(tx: Queryable, batch: StagingBatch, keysOf: KeysOf): Promise<StagedBatch> {
  const { entries, progress } = batch;
  const rows = entries.map((entry) => rowOf(entry, keysOf));
  const { firsts, repeated: within } = firstOfEach(rows);
  const known = await knownAmong(tx, batch, firsts);
  const earlier = firsts.flatMap(({ key, line }) => {
    const found = known.get(key);
    const isRepeated = found?.run === progress.run && found.line !== line && !found.isSame;
    return isRepeated ? [{ line, earlier: found.line }] : [];
  });
  const taken = firsts.filter(({ line }) => earlier.every((each) => each.line !== line));
  await writeRows(tx, batch, taken);
  const repeated = [...within.different, ...earlier];
  const counts = {
    created: taken.filter(({ key }) => !known.has(key)).length,
    changed: taken.filter(({ key }) => known.get(key)?.isSame === false).length,
    unchanged: within.same + taken.filter(({ key }) => known.get(key)?.isSame === true).length,
  };
  const added = { ...counts, rejected: repeated.length };
  await keepProgress(tx, batch, { ...progress, repeated, counts: addCounts(progress.counts, added) });
  return { ...counts, repeated };
}

function rowOf({ line, document }: StagedEntry, keysOf: KeysOf): Row {
  const { key, firstText, secondText, day = null } = keysOf(document);
  return { line, document, key, first_text: firstText, second_text: secondText, day };
}

/** Of the lines with one key the first; another one with the same content does no harm. */
function firstOfEach(rows: readonly Row[]) {
  const firsts = new Map<string, Row>();
  const different: { line: number; earlier: number }[] = [];
  let same = 0;
  for (const row of rows) {
    const first = firsts.get(row.key);
    if (first === undefined) firsts.set(row.key, row);
    else if (JSON.stringify(first.document) === JSON.stringify(row.document)) same += 1;
    else different.push({ line: row.line, earlier: first.line });
  }
  return { firsts: [...firsts.values()], repeated: { same, different } };
}

interface Known {
  readonly key: string;
  readonly run: string;
  readonly line: number;
  readonly isSame: boolean;
}

async function knownAmong(
  tx: Queryable,
  { entity, organization }: StagingBatch,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Known>> {
  const { rows: found } = await tx.query<Known>(
    `select s.key, s.run, s.line, s.document = given.document as "isSame"
     from jsonb_to_recordset($3::jsonb) as given (key text, document jsonb)
     join staged_entry s on s.entity = $1 and s.organization = $2 and s.key = given.key`,
    [entity, organization, JSON.stringify(rows.map(({ key, document }) => ({ key, document })))],
  );
  return new Map(found.map((each) => [each.key, each]));
}

async function writeRows(tx: Queryable, batch: StagingBatch, rows: readonly Row[]): Promise<void> {
  const { entity, organization, progress } = batch;
  await tx.query(
    `insert into staged_entry (entity, organization, key, first_text, second_text, day, document, run, line)
     select $1, $2, key, first_text, second_text, day, document, $3, line
     from jsonb_to_recordset($4::jsonb) as given
       (key text, first_text text, second_text text, day text, document jsonb, line int)
     on conflict (entity, organization, key) do update set
       first_text = excluded.first_text, second_text = excluded.second_text, day = excluded.day,
       document = excluded.document, run = excluded.run, line = excluded.line, at = now()`,
    [entity, organization, progress.run, JSON.stringify(rows)],
  );
}

async function keepProgress(
  tx: Queryable,
  { entity, organization, file }: StagingSource,
  progress: StagingProgress | undefined,
): Promise<void> {
  const place = [entity, organization, file];
  if (progress === undefined) {
    await tx.query(
      'delete from staging_progress where entity = $1 and organization = $2 and file = $3',
      place,
    );
    return;
  }
  await tx.query(
    `insert into staging_progress (entity, organization, file, progress) values ($1, $2, $3, $4::jsonb)
     on conflict (entity, organization, file) do update set progress = excluded.progress`,
    [...place, JSON.stringify(progress)],
  );
}
