import { organizationText, periodText, type Report, type ReportRow, valueText } from './report-values.ts';

/** Every organization and period; then the sum of each organization and of all. */
export function ReportTable({ report }: { readonly report: Report }) {
  const { rows, columns, organizations } = report;
  const ids = [...new Set(rows.map(({ organization }) => organization))].filter((id) => id !== '');
  const named = ids.toSorted((a, b) =>
    organizationText(report, a).localeCompare(organizationText(report, b), 'en'),
  );
  const groups = organizations.length > 1 && named.length > 1 ? [...named, ''] : named;
  return (
    <div className="report-table">
      <table>
        <caption className="en-visually-hidden">{`${report.title} by organization and ${report.period}`}</caption>
        <thead>
          <tr>
            <th scope="col">{report.period === 'day' ? 'Day' : 'Month'}</th>
            {columns.map(({ title, description }) => (
              <th key={title} scope="col" title={description}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((id) => (
          <OrganizationRows key={id} report={report} id={id} />
        ))}
      </table>
    </div>
  );
}

/** The sum stands last. */
function OrganizationRows({ report, id }: { readonly report: Report; readonly id: string }) {
  const own = report.rows.filter(({ organization }) => organization === id);
  const periods = own.filter(({ period }) => period !== '');
  const sum = own.filter(({ period }) => period === '');
  return (
    <tbody>
      <tr className="report-organization">
        <th scope="rowgroup" colSpan={report.columns.length + 1}>
          {organizationText(report, id)}
        </th>
      </tr>
      {[...periods, ...sum].map((row) => (
        <PeriodRow key={row.period} report={report} row={row} />
      ))}
    </tbody>
  );
}

function PeriodRow({ report, row }: { readonly report: Report; readonly row: ReportRow }) {
  return (
    <tr className={row.period === '' ? 'report-sum' : undefined}>
      <th scope="row">{row.period === '' ? `All ${report.period}s` : periodText(row.period)}</th>
      {report.columns.map((column, index) => (
        <td key={column.title}>{valueText(column, row.values[index] ?? null)}</td>
      ))}
    </tr>
  );
}
