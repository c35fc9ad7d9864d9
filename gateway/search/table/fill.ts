import type { JsonObject } from '../../../engine/core/json/json.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import type { Queryable } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { nobody, organizationColumn } from '../../store/kinds/organization-scope.ts';
import { cellsText, type SqlCell } from './cells.ts';
import type { IndexPlan } from './plan.ts';
import { ownCells } from './project.ts';
import { relatedCells } from './related.ts';

export interface Filling {
  readonly plan: IndexPlan;
  /** Kind of the records that are found. */
  readonly kind: RecordKind;
  readonly now: Date;
}

const batchSize = 1_000;

/** Rows of some records, ordered by id. */
export interface RecordRows {
  /** Id of the last record. */
  readonly last: string;
  readonly rows: readonly (readonly SqlCell[])[];
}

/** Reads the rows of the records that follow an id; undefined after the last record. */
export async function rowsBehind(
  database: Queryable,
  filling: Filling,
  after: string,
): Promise<RecordRows | undefined> {
  const feeding = filling.kind.children.filter(({ feeds }) => feeds.includes(filling.plan.index));
  const found = await readBatch(database, filling, feeding, after);
  const last = found.at(-1);
  if (last === undefined) return undefined;
  return { last: last.id, rows: found.map((row) => cellsOfRow(filling, feeding, row)) };
}

interface Found {
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
  /** Documents of each related kind, in the order of the kinds, oldest first. */
  readonly related: readonly (readonly JsonObject[] | null)[];
}

async function readBatch(
  tx: Queryable,
  { kind }: Filling,
  feeding: readonly RecordKind[],
  after: string,
): Promise<readonly Found[]> {
  const related = feeding.map(
    (_, n) => `(select jsonb_agg(child.document order by child.created_at, child.id) from record child
      where child.organization = r.organization and child.subject = r.id and child.type = $${n + 3}
        and child.deleted_at is null)`,
  );
  // Finds the ids first, since each server of a distributed PostgreSQL would otherwise send as many documents as
  // the whole batch has.
  const { rows } = await tx.query<Found>(
    `with next as materialized (select organization, id from record
       where type = $1 and deleted_at is null and id > $2 order by id limit ${batchSize})
     select r.id, ${organizationColumn('r')} as organization, r.document, jsonb_build_array(${related.join(', ')}) as related
     from next join record r on r.organization = next.organization and r.type = $1 and r.id = next.id order by r.id`,
    [kind.type, after, ...feeding.map(({ type }) => type)],
  );
  return rows;
}

function cellsOfRow(
  { plan, kind, now }: Filling,
  feeding: readonly RecordKind[],
  { id, organization, document, related }: Found,
): readonly SqlCell[] {
  const own = ownCells(plan, { id, document: inPresentShape(kind.entity, document) });
  const brought = feeding.flatMap((child, n) =>
    relatedCells(plan, { kind: child, documents: related[n] ?? [], now }),
  );
  return [['organization', organization ?? nobody], ...own, ...brought];
}

/** Inserts rows into a table that has none of them. */
export async function insertRows(
  tx: Queryable,
  { table }: IndexPlan,
  rows: readonly (readonly SqlCell[])[],
): Promise<void> {
  const names = (rows[0] ?? []).map(([name]) => name).join(', ');
  await tx.query(
    `insert into ${table} (${names})
     select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [cellsText(rows)],
  );
}
