import type { Product } from '../../../engine/core/product/product.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { type LockedRecord, lockRecords } from '../../records/lock-records.ts';
import { insertRows, rowsBehind } from '../../search/table/fill.ts';
import { type IndexPlan, indexHash, planOf } from '../../search/table/plan.ts';
import { projectRecord } from '../../search/table/project.ts';
import { projectRelated } from '../../search/table/related.ts';
import { removeRows } from '../../search/table/rows.ts';
import { countRows, createIndexes, createStatistics, createTable } from '../../search/table/table-sql.ts';
import { createWordTables, fillWordTables, wordTables } from '../../search/table/word-sql.ts';
import type { Queryable } from '../../store/database.ts';
import { kindOf, type RecordKind } from '../../store/kinds/kinds.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import type { Projection, RecordName } from './projection.ts';

/** Builds the projection of a search from this product's index. */
export function searchProjection(product: Product, index: SearchIndex): Projection {
  const plan = planOf(index);
  const kind = kindOf(product, index.entity);
  const feeding = kind.children.filter(({ feeds }) => feeds.includes(index));
  return {
    name: `search:${index.name}`,
    hash: indexHash(index),
    tables: [plan.tableName, ...wordTables(plan)],
    columns: index.columns,
    types: [kind, ...feeding].map(({ type }) => type),
    filledFrom: [kind.type],
    create: [createTable(plan), ...createWordTables(plan)],
    finish: [createIndexes, createStatistics, fillWordTables, countRows].flatMap((make) => make(plan)),
    async read(database, after) {
      const found = await rowsBehind(database, { plan, kind, now: new Date() }, after);
      if (found === undefined) return undefined;
      const { last, rows } = found;
      return { last, records: rows.length, write: (tx) => insertRows(tx, plan, rows) };
    },
    refresh: (tx, changes) => refresh(tx, { plan, kind, feeding }, changes),
  };
}

interface Rows {
  readonly plan: IndexPlan;
  readonly kind: RecordKind;
  readonly feeding: readonly RecordKind[];
}

/**
 * Recomputes rows. Locks records before reading them, as saves do, so that the second of two concurrent writers of
 * a row sees the first one's data.
 */
async function refresh(tx: Queryable, rows: Rows, changes: readonly RecordName[]): Promise<void> {
  const { plan, kind, feeding } = rows;
  const ids = changes.flatMap(({ type, id, subject }) => (type === kind.type ? id : (subject ?? [])));
  const stored = await lockRecords(tx, kind.type, [...new Set(ids)]);
  const present = stored.filter(({ isRemoved }) => !isRemoved);
  await removeGone(tx, plan, { ids, present });
  for (const { id, organization, document } of present)
    await projectRecord(tx, plan, { id, organization, document: inPresentShape(kind.entity, document) });
  const now = new Date();
  const organizations = present.map(({ organization }) => organization);
  for (const child of feeding)
    await projectRelated(tx, { plan, kind: child, ids: present.map(({ id }) => id), organizations, now });
}

interface Refreshed {
  readonly ids: readonly string[];
  readonly present: readonly Pick<LockedRecord, 'id' | 'organization'>[];
}

/** Deletes the rows of records that were removed or transferred. */
async function removeGone(tx: Queryable, plan: IndexPlan, { ids, present }: Refreshed): Promise<void> {
  const kept = new Map(present.map(({ id, organization }) => [id, organization ?? nobody]));
  const { rows } = await tx.query<{ id: string; organization: string }>(
    `select id, organization from ${plan.table} where id = any($1::text[])`,
    [ids],
  );
  const gone = rows.filter(({ id, organization }) => kept.get(id) !== organization);
  for (const [organization, them] of Map.groupBy(gone, (row) => row.organization))
    await removeRows(tx, plan, { organization, ids: them.map(({ id }) => id) });
}
