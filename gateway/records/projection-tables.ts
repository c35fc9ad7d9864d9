import type { Product } from '../../engine/core/product/product.ts';
import type { ReportDescriptor } from '../../engine/core/product/report.ts';
import { kindOf, kindsOf, type RecordKind } from '../kinds/kinds.ts';
import { countRecords, createReport, describeSources, reportTable } from '../reports/report-rows.ts';
import { fillProjection } from '../search/fill.ts';
import { type IndexPlan, planOf } from '../search/plan.ts';
import type { Projected } from '../search/project.ts';
import { countRows, createIndexes, createStatistics, createTable } from '../search/table-sql.ts';
import { createMessages, wordTables } from '../search/word-sql.ts';
import { sha256 } from '../sha256.ts';
import type { Database, Queryable } from '../store/database.ts';
import { lockForChanges } from '../store/migrate.ts';
import { claimAllUnique } from './unique.ts';

/** Raised when the way rows are projected changes, so that every projection is built again. */
const projectionVersion = 5;

const batchSize = 500;

/**
 * Makes the derived tables fit a product: builds the search tables whose descriptor changed, and claims unique
 * values anew where other places became unique. Returns the names of what was built.
 */
export async function ensureProjections(database: Database, product: Product): Promise<readonly string[]> {
  const searches = Object.values(product.searches).map((index) => searchProjection(product, planOf(index)));
  const reports = Object.values(product.reports ?? {}).map((report) => reportProjection(product, report));
  const uniques = [...kindsOf(product).values()].map(uniqueProjection);
  const built = await database.transaction(async (tx) => {
    await lockForChanges(tx);
    const done: Projection[] = [];
    for (const projection of [...searches, ...reports, ...uniques]) {
      if (await ensure(tx, projection)) done.push(projection);
    }
    return done;
  });
  // Tells the database that every row may be seen, so that indexes alone answer from the first search on.
  for (const table of built.flatMap(({ tables }) => tables))
    await database.query(`vacuum (analyze) ${table}`);
  return built.map(({ name }) => name);
}

interface Projection {
  readonly name: string;
  /** Those that are the projection's own, quoted. */
  readonly tables: readonly string[];
  readonly descriptor: unknown;
  readonly build: (tx: Queryable) => Promise<void>;
}

async function ensure(tx: Queryable, { name, descriptor, build }: Projection): Promise<boolean> {
  const hash = sha256(JSON.stringify([projectionVersion, descriptor]));
  const { rows } = await tx.query<{ hash: string }>('select hash from projection where name = $1', [name]);
  if (rows[0]?.hash === hash) return false;
  await build(tx);
  await tx.query(
    `insert into projection (name, hash, built_at) values ($1, $2, now())
     on conflict (name) do update set hash = excluded.hash, built_at = excluded.built_at`,
    [name, hash],
  );
  return true;
}

function searchProjection(product: Product, plan: IndexPlan): Projection {
  const kind = kindOf(product, plan.index.entity);
  return {
    name: `search:${plan.index.name}`,
    tables: [plan.table, ...wordTables(plan)],
    descriptor: [kind.type, plan.index.columns, plan.index.sort],
    build: async (tx) => {
      await tx.query(`drop table if exists ${plan.table}`);
      await tx.query(createTable(plan));
      await fillProjection(tx, { plan, kind, now: new Date() });
      // Sorted in memory as far as that goes, and once: far faster than one entry after the other.
      await tx.query("set local maintenance_work_mem = '256MB'");
      const rest = [createIndexes, createStatistics, createMessages, countRows].flatMap((make) => make(plan));
      for (const statement of rest) await tx.query(statement);
    },
  };
}

function reportProjection(product: Product, report: ReportDescriptor): Projection {
  return {
    name: `report:${report.name}`,
    tables: [reportTable(report)],
    descriptor: describeSources(report),
    build: async (tx) => {
      await tx.query(`drop table if exists ${reportTable(report)}`);
      for (const statement of createReport(report)) await tx.query(statement);
      const now = new Date().toISOString();
      for (const entity of Object.keys(report.sources)) {
        const kind = kindOf(product, entity);
        await forEachBatch(tx, kind, (records) => countRecords(tx, report, { kind, records, now }));
      }
    },
  };
}

function uniqueProjection(kind: RecordKind): Projection {
  return {
    name: `unique:${kind.name}`,
    tables: [],
    descriptor: uniqueDescriptor(kind),
    build: async (tx) => {
      await tx.query('delete from record_unique where type = $1', [kind.type]);
      if (kind.traits.unique === undefined) return;
      // Of two records that share a value already, the older one keeps the claim.
      await forEachBatch(tx, kind, (records) => claimAllUnique(tx, kind, records));
    },
  };
}

function uniqueDescriptor({ type, traits }: RecordKind): readonly unknown[] {
  const { unique = [], uniqueWithin } = traits;
  return uniqueWithin === undefined ? [type, unique] : [type, unique, uniqueWithin];
}

async function forEachBatch(
  tx: Queryable,
  kind: RecordKind,
  visit: (records: readonly Projected[]) => Promise<void>,
): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await tx.query<Projected>(
      `select id, organization, document from record
       where type = $1 and deleted_at is null and id > $2 order by id limit ${batchSize}`,
      [kind.type, after],
    );
    await visit(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}
