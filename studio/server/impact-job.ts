import { setImmediate } from 'node:timers/promises';
import { type EntityImpact, RecordImpact } from '../../engine/core/compare/record-impact.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { everyRecord } from '../../gateway/records/every-record.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import { findChange } from '../../gateway/versions/changes.ts';
import { type Job, JobFailedError, type JobKind } from '../../gateway/work/jobs/job.ts';
import type { StudioServices } from './studio-services.ts';

export const impactKind = 'impact';

export interface ImpactInput {
  readonly change: string;
  readonly revision: number;
}

export interface ImpactProgress {
  readonly looked?: number;
  readonly total?: number;
  readonly entities?: readonly EntityImpact[];
}

export type ImpactJob = Job<ImpactInput, ImpactProgress>;

/** Number of records after which other work of the gateway gets its turn. */
const turn = 10;

/** Number of records between two progress reports. */
const reported = 1_000;

/** Creates the handlers of the Studio's jobs, which outlive their calls, by kind. */
export function studioJobs({ versions }: Pick<StudioServices, 'versions'>, surroundings: ImpactSurroundings) {
  return { [impactKind]: createImpact(versions, surroundings) };
}

interface ImpactSurroundings {
  readonly product: () => Product;
  readonly now: () => Date;
}

/** Creates the job that counts a waiting change's effects on the stored records; writes nothing. */
function createImpact(
  versions: SchemaVersions | undefined,
  { product, now }: ImpactSurroundings,
): JobKind<ImpactJob> {
  return {
    atOnce: 1,
    mostAttempts: 3,
    async run({ database, job, report }) {
      const before = product();
      const after = await changedProduct(database, versions, job.input);
      const impact = new RecordImpact({ before, after, now: now() });
      const total = await countRecords(database);
      let looked = 0;
      const progress = (): ImpactProgress => ({ looked, total, entities: withoutIds(impact.entities) });
      await report(progress());
      for await (const entry of everyRecord(database, before)) {
        impact.add(entry);
        looked += 1;
        if (looked % turn === 0) await setImmediate();
        if (looked % reported === 0) await report(progress());
      }
      await report({ ...progress(), total: looked });
    },
  };
}

async function changedProduct(
  database: Queryable,
  versions: SchemaVersions | undefined,
  { change: id, revision }: ImpactInput,
): Promise<Product> {
  const change = await findChange(database, id);
  if (versions === undefined || change?.state !== 'waiting' || change.revision !== revision)
    throw new JobFailedError('The change has been sent again, published or withdrawn meanwhile.');
  const { hash, errors } = await versions.compile(withTexts(versions.served(), change.files));
  const product = await versions.product(hash);
  if (product !== undefined) return product;
  throw new JobFailedError(`With the change the product has errors. ${errors[0] ?? ''}`);
}

async function countRecords(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from record where deleted_at is null',
  );
  return rows[0]?.count ?? 0;
}

/** Removes the ids of records, which only users with access to the records may see. */
function withoutIds(entities: readonly EntityImpact[]): readonly EntityImpact[] {
  return entities.map((each) => ({
    ...each,
    findings: each.findings.map((finding) => ({ ...finding, ids: [] })),
  }));
}

/** Reads the latest count of a change at a revision. */
export async function impactOf(
  database: Queryable,
  { change, revision }: ImpactInput,
): Promise<ImpactJob | undefined> {
  const { rows } = await database.query<ImpactJob>(
    `select id, state, input, progress, message from job
     where kind = $1 and input ->> 'change' = $2 and (input ->> 'revision')::int = $3
     order by at desc, id limit 1`,
    [impactKind, change, revision],
  );
  return rows[0];
}
