import { groupText, organizationText, type Present, valueText } from './report-values.ts';

export interface GroupTableProps {
  readonly report: Present;
  readonly groupTitle: string;
}

/** Every organization and group; then the sum of each organization and of all. */
export function GroupTable({ report, groupTitle }: GroupTableProps) {
  const { rows, columns, organizations } = report;
  const ids = [...new Set(rows.map(({ organization }) => organization))].filter((id) => id !== '');
  const shown = organizations.length > 1 && ids.length > 1 ? [...ids, ''] : ids;
  return (
    <div className="report-table">
      <table>
        <caption className="en-visually-hidden">{`${report.title} by organization`}</caption>
        <thead>
          <tr>
            <th scope="col">{groupTitle}</th>
            {columns.map(({ title, description }) => (
              <th key={title} scope="col" title={description}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((id) => (
          <OrganizationGroups key={id} report={report} id={id} />
        ))}
      </table>
    </div>
  );
}

/** The sum stands last. */
function OrganizationGroups({ report, id }: { readonly report: Present; readonly id: string }) {
  const own = report.rows.filter(({ organization }) => organization === id);
  const names = [...report.groups.map(({ name }) => name), ''];
  const inOrder = names.flatMap((name) => own.find(({ group }) => group === name) ?? []);
  return (
    <tbody>
      <tr className="report-organization">
        <th scope="rowgroup" colSpan={report.columns.length + 1}>
          {organizationText(report, id)}
        </th>
      </tr>
      {inOrder.map(({ group, values }) => (
        <tr key={group} className={group === '' ? 'report-sum' : undefined}>
          <th scope="row">{group === '' ? 'All' : groupText(report, group)}</th>
          {report.columns.map((column, index) => (
            <td key={column.title}>{valueText(column, values[index] ?? null)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
