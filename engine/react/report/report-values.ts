import type {
  AnsweredColumn,
  PeriodReportAnswer,
  PeriodRow,
  PresentReportAnswer,
} from '../../core/protocol/report-answer.ts';

/** Formats a value; a dash where the divisor is zero. */
export function figureText(
  { take, unit }: Pick<AnsweredColumn, 'take' | 'unit'>,
  value: number | null,
): string {
  if (value === null) return '–';
  if (take === 'share') return value.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  const number = value.toLocaleString('en-US', { maximumFractionDigits: take === 'average' ? 1 : 0 });
  return unit === undefined ? number : `${number} ${unit}`;
}

/** Formats `2026-11` or `2026-11-23` for people. */
export function periodText(period: string): string {
  if (isMonth(period))
    return new Date(`${period}-01T00:00:00Z`).toLocaleDateString('en-US', {
      ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
    });
  const [, month = '', day = ''] = period.split('-');
  return `${month}/${day}`;
}

function isMonth(period: string): boolean {
  return period.length === 7;
}

/** Lists the organizations with rows of their own, in row order. */
export function organizationsIn(rows: readonly { readonly organization: string }[]): readonly string[] {
  return [...new Set(rows.map(({ organization }) => organization))].filter((id) => id !== '');
}

export function organizationText(
  { organizations }: Pick<PeriodReportAnswer, 'organizations'>,
  id: string,
): string {
  return organizations.find((each) => each.id === id)?.name ?? id;
}

/** Lists the totals of all organizations for each period from first to last, empty ones included. */
export function periodsOf({ rows, columns }: PeriodReportAnswer): readonly PeriodRow[] {
  const found = rows.filter(({ organization, period }) => organization === '' && period !== '');
  const [first, last] = [found[0]?.period, found.at(-1)?.period];
  if (first === undefined || last === undefined) return [];
  const blank = columns.map(({ take }) => (take === 'sum' ? 0 : null));
  const periods: PeriodRow[] = [];
  for (let period = first; period <= last; period = periodAfter(period))
    periods.push(found.find((row) => row.period === period) ?? { organization: '', period, values: blank });
  return periods;
}

function periodAfter(period: string): string {
  const [year = 0, month = 1, day = 1] = period.split('-').map(Number);
  return isMonth(period)
    ? new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
    : new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Lists the spreadsheet rows of the present numbers: organization and group under `heads`, then the numbers. */
export function presentFileRows(
  report: PresentReportAnswer,
  heads: readonly string[],
): readonly (readonly string[])[] {
  const head = [...heads, ...report.columns.map(({ title }) => title)];
  const rows = report.rows.filter(({ organization, group }) => organization !== '' && group !== '');
  return [
    head,
    ...rows.map(({ organization, group, values }) => [
      ...[organizationText(report, organization), groupText(report, group)],
      ...values.map((value) => (value === null ? '' : String(value))),
    ]),
  ];
}

/** Lists the number in a group, or in all, on each day with numbers. */
export function daysOf(
  { days }: PresentReportAnswer,
  group: string,
): readonly { readonly day: string; readonly count: number }[] {
  const counts = new Map([...new Set(days.map(({ day }) => day))].map((day) => [day, 0]));
  for (const each of days)
    if (group === '' || each.group === group) counts.set(each.day, (counts.get(each.day) ?? 0) + each.count);
  return [...counts].map(([day, count]) => ({ day, count }));
}

export function groupText({ groups }: PresentReportAnswer, name: string): string {
  return groups.find((group) => group.name === name)?.title ?? name;
}

/** Lists the spreadsheet rows of a report: organization and month or day under `heads`, then unformatted numbers. */
export function fileRows(
  report: PeriodReportAnswer,
  heads: readonly string[],
): readonly (readonly string[])[] {
  const head = [...heads, ...report.columns.map(({ title }) => title)];
  const rows = report.rows.filter(({ organization, period }) => organization !== '' && period !== '');
  return [
    head,
    ...rows.map(({ organization, period, values }) => [
      ...[organizationText(report, organization), period],
      ...values.map((value) => (value === null ? '' : String(Math.round(value * 10_000) / 10_000))),
    ]),
  ];
}
