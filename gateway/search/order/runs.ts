import type { SearchRequest } from '../request/request.ts';
import type { OrganizationValue, Selection } from '../selection.ts';
import { sortKey } from '../table/cells.ts';

/** Number of values beyond which a column of few values is sorted like any other. */
const mostValues = 300;

/** The rows of one value; with `missing`: those that have none in that column. */
interface Run {
  readonly selection: Selection;
  readonly missing?: string;
}

/**
 * The rows of each value of a column in order, spellings that are sorted alike together, and behind them those that
 * have none. Only organizations that have a value are searched for its rows: in the others the database would scan to
 * the end. Undefined where there are too many values.
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

/** Compares as the collation "C" does: by bytes. */
function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
