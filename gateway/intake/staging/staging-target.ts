import type { JsonObject } from '../../../engine/core/json/json.ts';
import {
  addCounts,
  type StagedBatch,
  type StagedEntry,
  type StagingBatch,
  type StagingProgress,
  type StagingSource,
  type StagingTarget,
} from '../../../engine/core/protocol/staging.ts';
import { badRequest } from '../../operation/errors.ts';
import { type AuditOrigin, audit } from '../../records/audit/audit.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { takeTurn } from '../../store/take-turn.ts';
import { markLoaded } from '../load/loader.ts';
import type { KeysOf, StagedKeys } from './staged-row.ts';

/** Author of a staging, for the audit trail. */
export type Stager = Pick<AuditOrigin, 'author' | 'call'> & { readonly now: () => Date };

/** User of the command line, unknown to the gateway. */
const operator: Stager = { author: 'stage', call: 'stage', now: () => new Date() };

/** Creates the target that stores staged records, with the keys that the product computes for each entity. */
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
        // Commits asynchronously. A crash loses lines and progress together, so that the lines are staged again.
        await tx.query('set local synchronous_commit = off');
        // Serializes the files of one organization, since concurrent ones would take each other's entries for
        // their own.
        await takeTurn(tx, `staging:${batch.entity}:${batch.organization}`);
        const { run } = batch.progress;
        if ((await progressOf(tx, batch))?.run !== run) {
          await markLoaded(tx);
          await note(tx, stager, { ...batch, run, details: { begins: true } });
        }
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

/**
 * Writes the start or the outcome of a staging to the audit trail: counts and the hash of the lines, without content.
 */
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

interface Row extends StagedEntry, StagedKeys {
  /** Document as JSON. */
  readonly json: string;
}

async function stage(tx: Queryable, batch: StagingBatch, keysOf: KeysOf): Promise<StagedBatch> {
  const { entries, progress } = batch;
  const rows = entries.map((entry) => rowOf(entry, keysOf));
  const { firsts, repeated: within } = firstOfEach(rows);
  const known = await writeRows(tx, batch, firsts);
  const earlier = known.filter(({ isRepeated }) => isRepeated);
  const unchanged = known.filter(({ isRepeated, isSame }) => isSame && !isRepeated).length;
  const repeated = [
    ...within.different,
    ...earlier.map(({ line, earlier: first }) => ({ line, earlier: first })),
  ];
  const counts = {
    created: firsts.length - known.length,
    changed: known.length - earlier.length - unchanged,
    unchanged: within.same + unchanged,
  };
  const added = { ...counts, rejected: repeated.length };
  await keepProgress(tx, batch, { ...progress, repeated, counts: addCounts(progress.counts, added) });
  return { ...counts, repeated };
}

function rowOf({ line, document }: StagedEntry, keysOf: KeysOf): Row {
  return { ...keysOf(document), line, document, json: JSON.stringify(document) };
}

/** Keeps the first line of each key, and rejects repetitions only if their content differs. */
function firstOfEach(rows: readonly Row[]) {
  const firsts = new Map<string, Row>();
  const different: { line: number; earlier: number }[] = [];
  let same = 0;
  for (const row of rows) {
    const first = firsts.get(row.key);
    if (first === undefined) firsts.set(row.key, row);
    else if (first.json === row.json) same += 1;
    else different.push({ line: row.line, earlier: first.line });
  }
  return { firsts: [...firsts.values()], repeated: { same, different } };
}

/** Line with a key that was staged before this batch. */
interface Known {
  readonly line: number;
  readonly earlier: number;
  readonly isSame: boolean;
  /** True if this run has already staged other content under the key, so that the line is rejected. */
  readonly isRepeated: boolean;
}

/** Separator of documents: a control character, which JSON text never contains unescaped. */
const between = '\u001F';

/**
 * Sends the rows as one list per column: parsing one JSON text would take the database twice as long (decision 0211).
 * The statement looks up each row before writing it.
 */
const write = `with given as materialized (
     select key, first_text, second_text, day, line, document::jsonb as document
     from rows from (unnest($4::text::text[], $5::text::text[], $6::text::text[], $7::text::text[], $8::text::int[]),
                     string_to_table($9::text, $10::text))
       as listed (key, first_text, second_text, day, line, document)
   ), known as materialized (
     select given.line, s.line as earlier, s.document = given.document as "isSame",
       s.run = $3 and s.line <> given.line and s.document <> given.document as "isRepeated"
     from given cross join lateral (
       select run, line, document from staged_entry
       where entity = $1 and organization = $2 and key = given.key
       for update
     ) s
   ), replaced as (
     update staged_entry s set
       first_text = given.first_text, second_text = given.second_text, day = given.day,
       document = given.document, run = $3, line = given.line, at = now()
     from given join known using (line)
     where not "isRepeated" and s.entity = $1 and s.organization = $2 and s.key = given.key
   ), added as (
     insert into staged_entry (entity, organization, key, first_text, second_text, day, document, run, line)
     select $1, $2, key, first_text, second_text, day, document, $3, line from given
     where line not in (select line from known)
   )
   select line, earlier, "isSame", "isRepeated" from known`;

/** Writes rows and reports which were staged before. */
async function writeRows(
  tx: Queryable,
  batch: StagingBatch,
  rows: readonly Row[],
): Promise<readonly Known[]> {
  if (rows.length === 0) return [];
  const { entity, organization, progress } = batch;
  const { rows: known } = await tx.query<Known>(write, [
    ...[entity, organization, progress.run],
    listOf(rows, ({ key }) => quoted(key)),
    listOf(rows, ({ firstText }) => quoted(firstText)),
    listOf(rows, ({ secondText }) => quoted(secondText)),
    listOf(rows, ({ day }) => (day === undefined ? 'NULL' : quoted(day))),
    listOf(rows, ({ line }) => String(line)),
    ...[rows.map(({ json }) => json).join(between), between],
  ]);
  return known;
}

/** Formats a column of the rows as an array literal of PostgreSQL. */
function listOf(rows: readonly Row[], write: (row: Row) => string): string {
  return `{${rows.map(write).join(',')}}`;
}

function quoted(text: string): string {
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}

async function keepProgress(
  tx: Queryable,
  { entity, organization, file }: StagingSource,
  progress: StagingProgress | undefined,
): Promise<void> {
  const target = [entity, organization, file];
  if (progress === undefined) {
    await tx.query(
      'delete from staging_progress where entity = $1 and organization = $2 and file = $3',
      target,
    );
    return;
  }
  await tx.query(
    `insert into staging_progress (entity, organization, file, progress) values ($1, $2, $3, $4::jsonb)
     on conflict (entity, organization, file) do update set progress = excluded.progress`,
    [...target, JSON.stringify(progress)],
  );
}
