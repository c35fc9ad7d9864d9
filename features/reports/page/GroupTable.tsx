import { FiguresTable } from './FiguresTable.tsx';
import { groupText, organizationsIn, type Present } from './report-values.ts';

export interface GroupTableProps {
  readonly report: Present;
  readonly groupTitle: string;
}

/** Every organization and group; then the sum of each organization and of all. */
export function GroupTable({ report, groupTitle }: GroupTableProps) {
  const { rows, columns, organizations, groups } = report;
  const names = [...groups.map(({ name }) => name), ''];
  return (
    <FiguresTable
      {...{ columns, organizations, ids: organizationsIn(rows) }}
      caption={`${report.title} by organization`}
      rowTitle={groupTitle}
      rowsOf={(id) => {
        const own = rows.filter(({ organization }) => organization === id);
        const inOrder = names.flatMap((name) => own.find(({ group }) => group === name) ?? []);
        return inOrder.map(({ group, values }) => {
          const isSum = group === '';
          return { key: group, title: isSum ? 'All' : groupText(report, group), isSum, values };
        });
      }}
    />
  );
}
