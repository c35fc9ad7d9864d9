import type { GroupTableProps } from './GroupTable.tsx';
import { daysOf, periodText } from './report-values.ts';

/** The numbers of the chart of days: a row for each group, a column for each day. */
export function DaysTable({ report, groupTitle }: GroupTableProps) {
  const days = daysOf(report, '');
  return (
    <details className="report-table">
      <summary>The same as a table</summary>
      <table>
        <caption className="en-visually-hidden">{`${report.title} by day`}</caption>
        <thead>
          <tr>
            <th scope="col">{groupTitle}</th>
            {days.map(({ day }) => (
              <th key={day} scope="col">
                {periodText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.groups.map(({ name, title }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              {daysOf(report, name).map(({ day, count }) => (
                <td key={day}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
