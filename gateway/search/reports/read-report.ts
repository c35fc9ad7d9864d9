import type { ReportColumn, ReportDescriptor } from '../../../engine/core/product/report.ts';
import type { Queryable } from '../../store/database.ts';
import { figureColumn, figuresOf, reportTable } from './report-rows.ts';

export interface ReportQuery {
  /** Organizations of the counted records: all of the user's, or some. */
  readonly organizations: readonly string[];
  /** First and last period, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** Figures of an organization and a period; blank means all. */
export interface ReportRow {
  readonly organization: string;
  readonly period: string;
  /** Figures in the order of the report's columns; null for a division by zero. */
  readonly values: readonly (number | null)[];
}

type Sums = Readonly<Record<string, number | string | null>>;

/**
 * Reads a report by organization and period, by organization, by period, and in total, in one statement: an average of
 * averages would be wrong.
 */
export async function readReport(
  database: Queryable,
  report: ReportDescriptor,
  { organizations, from, to }: ReportQuery,
): Promise<readonly ReportRow[]> {
  const figures = figuresOf(report);
  const sums = figures.flatMap((figure, n) => {
    const column = figureColumn(figure);
    return [`sum(${column}) as s${n}`, `count(${column}) as c${n}`];
  });
  const parts = figures.flatMap((_figure, n) => [`sum(s${n}) as s${n}`, `sum(c${n}) as c${n}`]);
  const distinct = [...new Set(organizations)];
  if (distinct.length === 0) return [];
  // Groups by organization first, since an organization's rows are on one server and its index has this order.
  const ofEach = distinct.map(
    (_organization, n) => `select $${n + 3}::text as organization, period, ${sums.join(', ')}
       from ${reportTable(report)} where organization = $${n + 3} and period between $1 and $2 group by period`,
  );
  const { rows } = await database.query<Sums>(
    `with part as materialized (${ofEach.join(' union all ')})
     select coalesce(organization, '') as organization, coalesce(period, '') as period, ${parts.join(', ')} from part
     group by grouping sets ((organization, period), (organization), (period), ())
     having count(*) > 0
     order by 1, 2`,
    [from, to, ...distinct],
  );
  return rows.map((row) => ({
    organization: String(row['organization']),
    period: String(row['period']),
    values: report.columns.map((column) => figureOf(column, row, figures)),
  }));
}

function figureOf({ take, of, per }: ReportColumn, row: Sums, figures: readonly string[]): number | null {
  const numberAt = (kind: 's' | 'c', figure: string) => Number(row[`${kind}${figures.indexOf(figure)}`] ?? 0);
  if (take === 'sum') return numberAt('s', of);
  const divisor = take === 'average' ? numberAt('c', of) : numberAt('s', per ?? '');
  return divisor === 0 ? null : numberAt('s', of) / divisor;
}
