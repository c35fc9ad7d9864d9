import { FiguresTable } from './FiguresTable.tsx';
import { organizationsIn, organizationText, periodText, type Report } from './report-values.ts';

/** Every organization and period; then the sum of each organization and of all. */
export function ReportTable({ report }: { readonly report: Report }) {
  const { rows, columns, organizations } = report;
  const ids = organizationsIn(rows).toSorted((a, b) =>
    organizationText(report, a).localeCompare(organizationText(report, b), 'en'),
  );
  return (
    <FiguresTable
      {...{ columns, organizations, ids }}
      caption={`${report.title} by organization and ${report.period}`}
      rowTitle={report.period === 'day' ? 'Day' : 'Month'}
      rowsOf={(id) => {
        const own = rows.filter(({ organization }) => organization === id);
        // The sum stands last.
        const sumLast = own.toSorted((a, b) => Number(a.period === '') - Number(b.period === ''));
        return sumLast.map(({ period, values }) => {
          const isSum = period === '';
          return { key: period, title: isSum ? `All ${report.period}s` : periodText(period), isSum, values };
        });
      }}
    />
  );
}
