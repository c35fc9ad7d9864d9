import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../../engine/core/product/product.ts';
import type { AuditOrigin } from '../../records/audit/audit.ts';
import { lockRecords } from '../../records/lock-records.ts';
import { contentOf } from '../../records/meta.ts';
import type { StoredRecord } from '../../records/read.ts';
import { writeRecord } from '../../records/write.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { kindsOf, type RecordKind } from '../../store/kinds/kinds.ts';
import { shareTurn, takeTurn } from '../../store/take-turn.ts';
import { lastPublication } from '../../versions/publications.ts';
import { isAnotherServed } from '../../versions/serving-gateways.ts';
import type { JobKind } from '../jobs/job.ts';
import type { ConversionJob, ConversionProgress, LeftRecord } from './conversion-job.ts';
import { converted } from './converted.ts';

/** Records read at once, after which the job records its progress. */
const pageSize = 500;

/** Number of records per transaction, since users of the embedded database wait for each transaction. */
const transactionSize = 25;

/** Maximum of unconverted records that are listed. */
const mostNamed = 100;

export interface ConversionSurroundings {
  readonly product: () => Product;
  /** Hash of the running release. */
  readonly release: string;
  readonly now: () => Date;
}

/**
 * Creates the kind of job that converts records of earlier schemas, each by a new revision. Checks every record
 * itself, so that a resumed job skips converted ones. Pauses for half of the time.
 */
export function createConversion(surroundings: ConversionSurroundings): JobKind<ConversionJob> {
  const { product, now } = surroundings;
  return {
    atOnce: 1,
    mostAttempts: Infinity,
    async run({ database, job, report }) {
      let { progress } = job;
      const { hash } = job.input;
      const isOvertaken = overtaking(surroundings, hash);
      await served(product, { database, hash, isOvertaken, report });
      await afterOthers(database);

      async function requireServed(): Promise<void> {
        if (product().hash !== hash || (await isOvertaken(database))) throw new SupersededError();
      }

      async function convertKind(kind: RecordKind): Promise<void> {
        for (let isMore = true; isMore; ) {
          await requireServed();
          const origin = { author: job.author, call: 'migration', request: job.id, at: now() };
          const page = await readPage(database, kind, progress);
          const ends = await convertPage({ database, kind, origin, input: job.input, isOvertaken }, page);
          progress = advanced(progress, { kind, page, ends });
          await report(progress);
          isMore = page.length === pageSize;
        }
      }

      try {
        for (const kind of kindsFrom(product(), progress.entity)) await convertKind(kind);
        await requireServed();
      } catch (error) {
        if (!(error instanceof SupersededError)) throw error;
        await report({ ...progress, isSuperseded: true });
      }
    },
  };
}

/** Error for a conversion during which another version was published. */
class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** Function that reports whether a version other than the job's has to be served by now. */
type Overtaking = (database: Queryable) => Promise<boolean>;

/**
 * Compares the job's version with the last publication or, after a return to another release, with the gateway's
 * own version. Without a publication, no other version has to be served.
 */
function overtaking({ product, release }: ConversionSurroundings, hash: string): Overtaking {
  return async (database) => {
    const last = await lastPublication(database);
    if (last === undefined) return false;
    const isOfAnother = last.release !== undefined && last.release !== release;
    return (isOfAnother ? product().hash : last.hash) !== hash;
  };
}

/** Name of the lock that conversions share while they store records. */
const turn = 'conversion';

/**
 * Waits until no conversion to a former version stores records, which would restore the former form. None can
 * begin afterwards, since each checks for a later publication while it holds its share of the lock.
 */
async function afterOthers(database: Database): Promise<void> {
  await database.transaction((tx) => takeTurn(tx, turn));
}

interface Awaited {
  readonly database: Queryable;
  readonly hash: string;
  readonly isOvertaken: Overtaking;
  readonly report: () => Promise<void>;
}

/** Milliseconds between two checks of the served versions, and until the attempt fails. */
const [rest, longest] = [100, 60_000];

/** Resolves once every gateway serves the version, or another version has to be served instead. */
async function served(
  product: () => Product,
  { database, hash, isOvertaken, report }: Awaited,
): Promise<void> {
  const begun = performance.now();
  while (!(await isOvertaken(database))) {
    // Waits for all gateways, since one that serves the former version cannot read records in the new form.
    if (product().hash === hash && !(await isAnotherServed(database, hash))) return;
    if (performance.now() - begun > longest)
      throw new Error(`Not every gateway serves the version ${hash} yet.`);
    await report();
    await pause(rest);
  }
}

/** Lists the kinds with migrations, from the kind that the job has reached. */
function kindsFrom(product: Product, reached = ''): readonly RecordKind[] {
  return [...kindsOf(product).values()]
    .filter(({ name, entity }) => entity.migrations !== undefined && name >= reached)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function readPage(
  database: Queryable,
  { name, type }: RecordKind,
  { entity, last = '' }: ConversionProgress,
): Promise<readonly Pick<StoredRecord, 'id' | 'document'>[]> {
  const { rows } = await database.query<Pick<StoredRecord, 'id' | 'document'>>(
    `select id, document from record where type = $1 and deleted_at is null and id > $2 order by id limit ${pageSize}`,
    [type, entity === name ? last : ''],
  );
  return rows;
}

interface PageWork {
  readonly isOvertaken: Overtaking;
  readonly database: Database;
  readonly kind: RecordKind;
  readonly origin: AuditOrigin;
  readonly input: ConversionJob['input'];
}

interface PageEnd {
  readonly changed: number;
  readonly left: readonly LeftRecord[];
}

async function convertPage(
  work: PageWork,
  page: readonly Pick<StoredRecord, 'id' | 'document'>[],
): Promise<PageEnd> {
  const conversion = { ...work.input, entity: work.kind.entity };
  const judged = page.map(({ id, document }) => ({ id, end: converted(conversion, document) }));
  const due = judged.flatMap(({ id, end }) => (end.outcome === 'changed' ? [id] : []));
  const left = judged.flatMap(({ id, end }) =>
    end.outcome === 'left' ? [{ entity: work.kind.name, id, path: end.path }] : [],
  );
  let changed = 0;
  for (let at = 0; at < due.length; at += transactionSize) {
    const begun = performance.now();
    const taken = await convertRecords(work, due.slice(at, at + transactionSize));
    changed += Math.min(transactionSize, due.length - at) - taken.length;
    left.push(...taken);
    await pause(performance.now() - begun);
  }
  return { changed, left };
}

/** Error for a migrated unique value that another record holds, so that the transaction rolls back. */
class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** Converts records; yields those that cannot be stored since their unique values belong to other records. */
async function convertRecords(work: PageWork, ids: readonly string[]): Promise<readonly LeftRecord[]> {
  try {
    await work.database.transaction((tx) => storeConverted(tx, work, ids));
    return [];
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    const [id] = ids;
    if (id !== undefined && ids.length === 1) return [{ entity: work.kind.name, id, path: error.message }];
    const each: LeftRecord[] = [];
    for (const one of ids) each.push(...(await convertRecords(work, [one])));
    return each;
  }
}

async function storeConverted(tx: Queryable, work: PageWork, ids: readonly string[]): Promise<void> {
  const { kind, origin, input, isOvertaken } = work;
  await shareTurn(tx, turn);
  if (await isOvertaken(tx)) throw new SupersededError();
  for (const before of await lockRecords(tx, kind.type, ids)) {
    if (before.isRemoved) continue;
    const end = converted({ ...input, entity: kind.entity }, before.document);
    if (end.outcome !== 'changed') continue;
    const { id, organization, subject } = before;
    const write = {
      ...{ kind, id, organization, before, origin, subject: subject ?? undefined },
      content: contentOf(kind.entity, end.document),
      performedBy: before.document['performedBy'],
    };
    // Skips owners' search rows, whose values from this record were already read in the current form.
    const written = await writeRecord(tx, write, () => undefined);
    if (written.outcome === 'taken') throw new TakenError(written.paths.join(', '));
  }
}

interface Advance {
  readonly kind: RecordKind;
  readonly page: readonly Pick<StoredRecord, 'id'>[];
  readonly ends: PageEnd;
}

function advanced(progress: ConversionProgress, { kind, page, ends }: Advance): ConversionProgress {
  const { looked = 0, changed = 0, left = 0, leftRecords = [] } = progress;
  return {
    ...progress,
    entity: kind.name,
    last: page.at(-1)?.id ?? progress.last ?? '',
    looked: looked + page.length,
    changed: changed + ends.changed,
    left: left + ends.left.length,
    leftRecords: [...leftRecords, ...ends.left].slice(0, mostNamed),
  };
}
