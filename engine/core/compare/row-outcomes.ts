import type { JsonObject } from '../json/json.ts';
import type { Outcome, RowOutcomes } from '../product/call.ts';

/** Outcome planned for one row of a decided record. */
export interface PlannedOutcome {
  readonly row: JsonObject;
  /** Outcome of the row; undefined if no case fits, so that nothing happens. */
  readonly outcome: Outcome | undefined;
  /** Stored record of the row; undefined without one. */
  readonly record: string | undefined;
  /** Further stored records of the row, to which `RowOutcomes.others` applies. */
  readonly others: readonly string[];
}

/** Plans the outcome of each decided row by its status and by whether it has a stored record. */
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

/** Lists the stored records of a row, each once. */
export function recordsOf(row: JsonObject, { records }: Pick<RowOutcomes, 'records'>): readonly string[] {
  const ids = row[records];
  return Array.isArray(ids) ? [...new Set(ids.map(String))] : [];
}

export interface OutcomeCount {
  readonly title: string;
  /** Names of the rows with this outcome. */
  readonly rows: readonly string[];
}

/** Counts the rows by outcome in the order of the cases, followed by the further records that rows change. */
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
