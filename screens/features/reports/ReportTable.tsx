import { monthText, organizationText, type Report, type ReportRow, valueText } from './report-values.ts';

/** Every organization and month; then the sum of each organization and of all. */
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
        <caption className="en-visually-hidden">{`${report.title} by organization and month`}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
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
  const months = own.filter(({ month }) => month !== '');
  const sum = own.filter(({ month }) => month === '');
  return (
    <tbody>
      <tr className="report-organization">
        <th scope="rowgroup" colSpan={report.columns.length + 1}>
          {organizationText(report, id)}
        </th>
      </tr>
      {[...months, ...sum].map((row) => (
        <MonthRow key={row.month} report={report} row={row} />
      ))}
    </tbody>
  );
}

function MonthRow({ report, row }: { readonly report: Report; readonly row: ReportRow }) {
  return (
    <tr className={row.month === '' ? 'report-sum' : undefined}>
      <th scope="row">{monthText(row.month)}</th>
      {report.columns.map((column, index) => (
        <td key={column.title}>{valueText(column, row.values[index] ?? null)}</td>
      ))}
    </tr>
  );
}
