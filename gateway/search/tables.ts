import type { Product } from '../../engine/core/product.ts';
import { kindOf, kindsOf, type RecordKind } from '../records/kinds.ts';
import { claimAllUnique } from '../records/unique.ts';
import { sha256 } from '../sha256.ts';
import type { Database, Queryable } from '../store/database.ts';
import { quoteName } from '../store/database.ts';
import { lockForChanges } from '../store/migrate.ts';
import { fillProjection } from './fill.ts';
import { type IndexPlan, planOf } from './plan.ts';
import type { Projected } from './project.ts';

/** Raised when the way rows are projected changes, so that every projection is built again. */
const projectionVersion = 3;

const batchSize = 500;

/**
 * Makes the derived tables fit a product: builds the search tables whose descriptor changed, and claims unique
 * values anew where other places became unique. Returns the names of what was built.
 */
export async function ensureProjections(database: Database, product: Product): Promise<readonly string[]> {
  const searches = Object.values(product.searches).map((index) => searchProjection(product, planOf(index)));
  const uniques = [...kindsOf(product).values()].map(uniqueProjection);
  return database.transaction(async (tx) => {
    await lockForChanges(tx);
    const built: string[] = [];
    for (const projection of [...searches, ...uniques]) {
      if (await ensure(tx, projection)) built.push(projection.name);
    }
    return built;
  });
}

interface Projection {
  readonly name: string;
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
    descriptor: [kind.type, plan.index.columns, plan.index.sort],
    build: async (tx) => {
      await tx.query(`drop table if exists ${plan.table}`);
      await tx.query(createTable(plan));
      await fillProjection(tx, { plan, kind, now: new Date() });
      // Sorted in memory as far as that goes, and once: far faster than one entry after the other.
      await tx.query("set local maintenance_work_mem = '256MB'");
      for (const statement of createIndexes(plan)) await tx.query(statement);
      // So that counts and pages are read from the indexes alone from the first search on.
      await tx.query(`analyze ${plan.table}`);
    },
  };
}

function uniqueProjection(kind: RecordKind): Projection {
  return {
    name: `unique:${kind.name}`,
    descriptor: [kind.type, kind.traits.unique ?? []],
    build: async (tx) => {
      await tx.query('delete from record_unique where type = $1', [kind.type]);
      if (kind.traits.unique === undefined) return;
      // Of two records that share a value already, the older one keeps the claim.
      await forEachBatch(tx, kind, (records) => claimAllUnique(tx, kind, records));
    },
  };
}

function createTable({ table, columns }: IndexPlan): string {
  const own = Object.values(columns).flatMap((column) => {
    const { shown, key, sqlType, isFolded, lowest } = column;
    const count = column.column.of?.take === 'count' ? ' not null default 0' : '';
    const fixed = lowest === undefined ? '' : ` not null default ${lowest}`;
    return isFolded
      ? [`${shown} ${sqlType}${count}`, `${key} ${sqlType}${fixed}`]
      : [`${shown} ${sqlType}${count}`];
  });
  return `create table ${table} (id text collate "C" not null, organization text collate "C", ${own.join(', ')})
    with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`;
}

/**
 * Every column in order within each organization: a search never leaves the organizations of its user. The value
 * as it is shown rides along where it is compared, so that counts read the index alone.
 */
function createIndexes({ index, table, columns }: IndexPlan): readonly string[] {
  const primary = `alter table ${table} add primary key (id)`;
  const name = (n: number, suffix: string) => quoteName(`${index.name.slice(0, 40)}_${n}_${suffix}`);
  const own = Object.values(columns).flatMap(({ key, shown, column, isSearchedInside }, n) => {
    const also = column.kind === 'text' ? ` include (${shown})` : '';
    const order = `create index ${name(n, 'order')} on ${table} (organization, ${key}, id)${also}`;
    if (!isSearchedInside) return [order];
    return [order, `create index ${name(n, 'inside')} on ${table} using gin (${key} gin_trgm_ops)`];
  });
  const keys = index.sort.flatMap(({ by }) => columns[by]?.key ?? []);
  const usual = `create index ${name(0, 'usual')} on ${table} (organization, ${[...keys, 'id'].join(', ')})`;
  return [primary, ...own, ...(keys.length > 1 ? [usual] : [])];
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
