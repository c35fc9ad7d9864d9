import type { Calls } from '../../../generated/calls.types.ts';

export type Report = Calls['report.reviews']['answer'];
export type ReportRow = Report['rows'][number];
export type ReportColumn = Report['columns'][number];

/** A value as people read it; a dash where there is nothing to divide by. */
export function valueText({ take, unit }: Pick<ReportColumn, 'take' | 'unit'>, value: number | null): string {
  if (value === null) return '–';
  if (take === 'share') return value.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  const number = value.toLocaleString('en-US', { maximumFractionDigits: take === 'sum' ? 0 : 1 });
  return unit === undefined ? number : `${number} ${unit}`;
}

/** `2026-11` as people read it. */
export function monthText(month: string): string {
  if (month === '') return 'All months';
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
}

export function organizationText({ organizations }: Report, id: string): string {
  if (id === '') return 'All organizations';
  return organizations.find((each) => each.id === id)?.name ?? id;
}

/** What all organizations have in each month from the first to the last that there is, those with nothing too. */
export function monthsOf({ rows, columns }: Report): readonly ReportRow[] {
  const found = rows.filter(({ organization, month }) => organization === '' && month !== '');
  const [first, last] = [found[0]?.month, found.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const blank = columns.map(({ take }) => (take === 'sum' ? 0 : null));
  const months: ReportRow[] = [];
  for (let month = first; month <= last; month = monthAfter(month))
    months.push(found.find((row) => row.month === month) ?? { organization: '', month, values: blank });
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

/** The rows as a spreadsheet takes them: organization and month, numbers as they are. */
export function fileRows(report: Report): readonly (readonly string[])[] {
  const head = ['Organization', 'Month', ...report.columns.map(({ title }) => title)];
  const rows = report.rows.filter(({ organization, month }) => organization !== '' && month !== '');
  return [
    head,
    ...rows.map(({ organization, month, values }) => [
      ...[organizationText(report, organization), month],
      ...values.map((value) => (value === null ? '' : String(Math.round(value * 10_000) / 10_000))),
    ]),
  ];
}
