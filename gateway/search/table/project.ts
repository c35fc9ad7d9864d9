import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { Queryable } from '../../store/database.ts';
import { cellsOf, type SqlCell } from './cells.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';
import { changeRows, putRows } from './rows.ts';

export interface Projected {
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
}

/** Stored version of the record in the same organization. */
export interface ProjectedBefore {
  readonly document: JsonObject;
  readonly isRemoved: boolean;
}

/**
 * Writes a record's row into a projection in the record's own transaction. Skips cells equal to the stored version's:
 * each index entry not written makes the save faster.
 */
export async function projectRecord(
  tx: Queryable,
  plan: IndexPlan,
  record: Projected,
  before?: ProjectedBefore,
): Promise<void> {
  const { organization } = record;
  const changed = changedColumns(plan, record, before);
  if (changed.length === 0 && before?.isRemoved === false) return;
  const isNamed = before?.isRemoved !== false || changed.some(({ column }) => column.kind === 'name');
  if (isNamed) return projectRecords(tx, plan, [record]);
  const columns = ownColumns(plan).filter(({ column }) => column.kind !== 'name');
  const row: readonly SqlCell[] = [['id', record.id], ...cellsOf(columns, record.document)];
  await changeRows(tx, plan, { organization, rows: [row] });
}

/** Projects many records, each once. */
export async function projectRecords(
  tx: Queryable,
  plan: IndexPlan,
  records: readonly Projected[],
): Promise<void> {
  for (const [organization, them] of Map.groupBy(records, (record) => record.organization))
    await putRows(tx, plan, { organization, rows: them.map((record) => ownCells(plan, record)) });
}

/** Lists the columns from the record itself that differ from the stored version. */
function changedColumns(
  plan: IndexPlan,
  record: Projected,
  before: ProjectedBefore | undefined,
): readonly ColumnPlan[] {
  return ownColumns(plan).filter(({ column }) =>
    column.from.some((path) => !jsonEqual(getAt(before?.document, path), getAt(record.document, path))),
  );
}

/** Computes the cells from the row's own record. */
export function ownCells(
  plan: IndexPlan,
  { id, document }: Omit<Projected, 'organization'>,
): readonly SqlCell[] {
  return [['id', id], ...cellsOf(ownColumns(plan), document)];
}

function ownColumns({ columns }: IndexPlan): readonly ColumnPlan[] {
  return Object.values(columns).filter(({ column }) => column.of === undefined);
}
