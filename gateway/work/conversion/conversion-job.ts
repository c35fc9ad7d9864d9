import type { Product } from '../../../engine/core/product/product.ts';
import type { Queryable } from '../../store/database.ts';
import { type Job, jobColumns, prepareJob, startJob } from '../jobs/job.ts';

/** Kind of job that stores records of earlier schemas in the current form. */
export const conversionKind = 'conversion';

export interface ConversionJobInput {
  /** Hash of the version that records are converted to. */
  readonly hash: string;
  /** True if values without a field in the current schemas are deleted from the records. */
  readonly removesDropped: boolean;
}

export interface ConversionProgress {
  /** Entity of the last processed record; records are processed by kind, then by id. */
  readonly entity?: string;
  readonly last?: string;
  readonly looked?: number;
  readonly changed?: number;
  /** Number of records that could not be converted and stay as they are. */
  readonly left?: number;
  /** First unconverted records. */
  readonly leftRecords?: readonly LeftRecord[];
  /** True if another version was published before the end. */
  readonly isSuperseded?: boolean;
}

export interface LeftRecord {
  readonly entity: string;
  readonly id: string;
  readonly path: string;
}

export type ConversionJob = Job<ConversionJobInput, ConversionProgress>;

/** Reports whether any stored entity has migrations. */
export function hasMigrations({ entities }: Product): boolean {
  return Object.values(entities).some(
    ({ record, migrations }) => record !== undefined && migrations !== undefined,
  );
}

/** Starts the background conversion of the stored records, once the transaction is committed. */
export async function startConversion(
  tx: Queryable,
  { author, at, ...input }: ConversionJobInput & { readonly author: string; readonly at: Date },
): Promise<string> {
  const id = crypto.randomUUID();
  await prepareJob(tx, { id, kind: conversionKind, organization: null, author, input, at });
  await startJob(tx, id, input);
  return id;
}

/** Finds the conversion that was started last. */
export async function lastConversion(database: Queryable): Promise<ConversionJob | undefined> {
  const { rows } = await database.query<ConversionJob>(
    `select ${jobColumns} from job where kind = $1 order by at desc, id limit 1`,
    [conversionKind],
  );
  return rows[0];
}
