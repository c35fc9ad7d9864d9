import type { JsonObject } from '../json/json.ts';
import type { Outcome, RowOutcomes } from '../product/call.ts';

/** What is to be done for one row of a record that is decided. */
export interface PlannedOutcome {
  readonly row: JsonObject;
  /** Undefined where no case fits: nothing is done then. */
  readonly outcome: Outcome | undefined;
  /** The record that the row stands for; undefined where it stands for none. */
  readonly record: string | undefined;
  /** Further records that it stands for: they are settled by `others`. */
  readonly others: readonly string[];
}

/** What the decided rows come to, by their status and by whether they stand for a stored record. */
export function plannedOutcomes(
  rows: readonly JsonObject[],
  outcomes: RowOutcomes,
): readonly PlannedOutcome[] {
  return rows.map((row) => {
    const [record, ...others] = recordsOf(row, outcomes);
    const on = record === undefined ? 'new' : 'stored';
    const status = String(row[outcomes.status] ?? '');
    const outcome = outcomes.cases.find((each) => each.on === on && each.statuses.includes(status));
    return { row, outcome, record, others };
  });
}

/** The records that a row stands for, each once. */
export function recordsOf(row: JsonObject, { records }: Pick<RowOutcomes, 'records'>): readonly string[] {
  const ids = row[records];
  return Array.isArray(ids) ? [...new Set(ids.map(String))] : [];
}

export interface OutcomeCount {
  readonly title: string;
  /** The names of the rows. */
  readonly rows: readonly string[];
}

/** How many rows come to what, in the order of the cases; what a row ends beside its own record comes last. */
export function outcomeCounts(
  planned: readonly PlannedOutcome[],
  { cases, others, name }: RowOutcomes,
): readonly OutcomeCount[] {
  const nameOf = ({ row }: PlannedOutcome) => String(row[name] ?? '');
  const titles = [...new Set(cases.map(({ title }) => title))];
  const counts = titles.map((title) => ({
    title,
    rows: planned.filter(({ outcome }) => outcome?.title === title).map(nameOf),
  }));
  const further = {
    title: others.title,
    rows: planned.flatMap((each) => each.others.map(() => nameOf(each))),
  };
  return [...counts, further].filter(({ rows }) => rows.length > 0);
}
