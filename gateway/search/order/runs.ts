import type { SearchRequest } from '../request/request.ts';
import type { OrganizationValue, Selection } from '../selection.ts';
import { sortKey } from '../table/cells.ts';

/** Number of values from which a column of few values is sorted like any other. */
const mostValues = 300;

/** Rows with one value. `missing` is the column's name in the run of rows without a value. */
interface Run {
  readonly selection: Selection;
  readonly missing?: string;
}

/**
 * Lists the runs of a column in order, with missing values last; values with the same sort key share a run.
 * Searches a run only in organizations that have its value, since others would be scanned to the end. Returns
 * `undefined` for too many values.
 */
export async function runsOf(
  selection: Selection,
  { column, descending, words }: SearchRequest['sort'][number],
): Promise<readonly Run[] | undefined> {
  const values = await selection.differentValues(column.shown, mostValues);
  if (values.length >= mostValues) return undefined;
  const upwards = [...Map.groupBy(values, ({ value }) => words?.get(String(value)) ?? keyOf(value))].toSorted(
    ([a], [b]) => compareKeys(a, b),
  );
  const ordered = descending ? upwards.toReversed() : upwards;
  const missing = selection.where(() => `${column.shown} is null`);
  return [
    ...ordered.map(([, run]) => ({ selection: rowsWith(selection, column.shown, run) })),
    ...((await missing.count(1)) > 0 ? [{ selection: missing, missing: column.shown }] : []),
  ];
}

function rowsWith(selection: Selection, column: string, run: readonly OrganizationValue[]): Selection {
  const organizations = [...new Set(run.map(({ organization }) => organization))];
  const [only, ...others] = new Set(run.map(({ value }) => value));
  return selection
    .within(organizations)
    .where((use) =>
      others.length === 0
        ? `${column} = ${use(only)}`
        : `${column} in (${[only, ...others].map(use).join(', ')})`,
    );
}

function keyOf(value: string | number): string | number {
  return typeof value === 'number' ? value : sortKey(value);
}

/** Compares by bytes, as the collation "C" does. */
function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
