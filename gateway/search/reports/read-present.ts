import type { ReportColumn, ReportDescriptor } from '../../../engine/core/product/report.ts';
import type { Queryable } from '../../store/database.ts';
import { reportTable } from './report-rows.ts';

export interface PresentQuery {
  readonly organizations: readonly string[];
  readonly today: string;
  /** Number of days up to today for which each group's records are counted. */
  readonly days: number;
}

/** Figures of an organization and a group; blank means all. */
export interface GroupRow {
  readonly organization: string;
  readonly group: string;
  /** Figures in the order of the report's columns. */
  readonly values: readonly (number | null)[];
}

/** Number of records in a group at the end of a day, in all these organizations. */
export interface DayCount {
  readonly day: string;
  readonly group: string;
  readonly count: number;
}

/** Reads the records now in each group: by organization and group, then by each alone, then the total. */
export async function readPresent(
  database: Queryable,
  report: ReportDescriptor,
  { organizations, today }: PresentQuery,
): Promise<readonly GroupRow[]> {
  const parameters: unknown[] = [organizations, today];
  const use = (value: number) => `$${parameters.push(value)}::int`;
  const figures = report.columns.map((column, n) => `${figureOf(column, use)} as v${n}`);
  const sums = report.columns.map(({ take }, n) => `${take === 'longest' ? 'max' : 'sum'}(v${n}) as v${n}`);
  // Groups once before applying the grouping sets, since Citus computes these only over grouped rows from several
  // servers.
  const { rows } = await database.query<Readonly<Record<string, string | number | null>>>(
    `with part as materialized (select organization, "group", ${figures.join(', ')}
       from ${reportTable(report)} where organization = any($1::text[]) and until is null and since <= $2::date
       group by organization, "group")
     select coalesce(organization, '') as organization, coalesce("group", '') as "group", ${sums.join(', ')} from part
     group by grouping sets ((organization, "group"), (organization), ("group"), ())
     having count(*) > 0 order by 1, 2`,
    parameters,
  );
  return rows.map((row) => ({
    organization: String(row['organization']),
    group: String(row['group']),
    values: report.columns.map((_column, n) => numberOf(row[`v${n}`])),
  }));
}

const waited = '($2::date - since)';
const dueIn = '(due - $2::date)';

function figureOf({ take, days = {} }: ReportColumn, use: (value: number) => string): string {
  if (take === 'longest') return `max${waited}`;
  const measured = take === 'due' ? dueIn : waited;
  const from = days.from === undefined ? '' : ` and ${measured} >= ${use(days.from)}`;
  const to = days.to === undefined ? '' : ` and ${measured} <= ${use(days.to)}`;
  return `count(*) filter (where ${measured} is not null${from}${to})`;
}

function numberOf(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/**
 * Counts each group at the end of each day from arrivals and departures, which reads each record once instead of
 * once a day.
 */
export async function readDays(
  database: Queryable,
  report: ReportDescriptor,
  { organizations, today, days }: PresentQuery,
): Promise<readonly DayCount[]> {
  const { rows } = await database.query<{ day: string; group: string; count: string | number }>(
    `with change as (
       select "group", greatest(since, $2::date - $3::int + 1) as day, count(*) as more from ${reportTable(report)}
       where organization = any($1::text[]) and (until is null or until > $2::date - $3::int + 1) group by 1, 2
       union all
       select "group", until, -count(*) from ${reportTable(report)}
       where organization = any($1::text[]) and until between $2::date - $3::int + 2 and $2::date group by 1, 2),
     day as (select generate_series($2::date - $3::int + 1, $2::date, '1 day')::date as day)
     select to_char(day.day, 'YYYY-MM-DD') as day, "group", sum(more) as count
     from day join change on change.day <= day.day group by 1, 2 having sum(more) > 0 order by 1, 2`,
    [organizations, today, days],
  );
  return rows.map(({ day, group, count }) => ({ day, group, count: Number(count) }));
}
