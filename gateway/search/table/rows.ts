import { prepared, type Queryable, quoteName } from '../../store/database.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import { cellsText, rowText, type SqlCell } from './cells.ts';
import type { IndexPlan } from './plan.ts';
import { changeSql, putSql, type RowsSql, removeSql } from './rows-sql.ts';

/** Rows of one organization, each with an id cell and the same other cells. */
export interface OrganizationRows {
  /** Organization of the rows; `null` for records without one. */
  readonly organization: string | null;
  readonly rows: readonly (readonly SqlCell[])[];
}

type Write = (tx: Queryable, plan: IndexPlan, rows: OrganizationRows) => Promise<void>;

/**
 * Writes rows, new or existing. The caller must have locked the record, so that its former cells do not change
 * meanwhile.
 */
export const putRows: Write = (tx, plan, rows) => write(tx, plan, rows, putSql);

/** Changes some cells of rows and skips missing rows. */
export const changeRows: Write = async (tx, plan, rows) => {
  if (rows.rows.some((row) => row.length > 1)) await write(tx, plan, rows, changeSql);
};

async function write(
  tx: Queryable,
  plan: IndexPlan,
  { organization, rows }: OrganizationRows,
  sql: RowsSql,
): Promise<void> {
  const names = (rows[0] ?? []).map(([name]) => name).filter((name) => name !== 'id');
  const ids = rows.flatMap((row) => row.flatMap(([name, value]) => (name === 'id' ? String(value) : [])));
  if (ids.length === 0) return;
  const [one] = rows.length === 1 ? rows : [];
  if (one === undefined)
    await tx.query(sql(plan, names, 'many'), [organization ?? nobody, ids, cellsText(rows)]);
  // Prepares the statement for a single row, since its plan, a lookup by the key, does not depend on statistics.
  else await tx.query(prepared(sql(plan, names, 'one')), [organization ?? nobody, ids[0], rowText(one)]);
}

export interface RowNames {
  readonly organization: string | null;
  readonly ids: readonly string[];
}

/** Deletes rows and yields their former cells. */
export async function removeRows(
  tx: Queryable,
  plan: IndexPlan,
  { organization, ids }: RowNames,
): Promise<readonly (readonly SqlCell[])[]> {
  const [one] = ids.length === 1 ? ids : [];
  const statement = one === undefined ? removeSql(plan, 'many') : prepared(removeSql(plan, 'one'));
  const { rows } = await tx.query<Readonly<Record<string, SqlCell[1]>>>(statement, [
    ...[organization ?? nobody, one ?? ids],
  ]);
  return rows.map((row) =>
    Object.entries(row).map(([name, value]): SqlCell => [name === 'id' ? name : quoteName(name), value]),
  );
}

export interface OrganizationChange extends Pick<RowNames, 'ids'> {
  readonly from: string | null;
  readonly to: string | null;
}

/** Moves the unchanged rows of transferred records to the new organization. */
export async function moveRows(
  tx: Queryable,
  plan: IndexPlan,
  { ids, from, to }: OrganizationChange,
): Promise<void> {
  const rows = await removeRows(tx, plan, { organization: from, ids });
  await putRows(tx, plan, { organization: to, rows });
}
