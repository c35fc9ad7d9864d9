import { useState } from 'react';
import type { ReportBoxTab } from '../../core/product/screen.ts';
import type { PresentReportAnswer } from '../../core/protocol/report-answer.ts';
import { useMessages } from '../context/use-messages.ts';
import { useCall } from '../data/use-call.ts';
import { Loading } from '../parts/Loading.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ChoiceField, ColumnField, OrganizationField } from './fields.tsx';
import { GroupChart } from './GroupChart.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import {
  daysOf,
  figureText,
  groupText,
  organizationsIn,
  periodText,
  presentFileRows,
} from './report-values.ts';

/** Shows the present numbers by group, and those of each of the last days. */
export function PresentReport({ tab }: { readonly tab: ReportBoxTab }) {
  const say = useMessages();
  const [organization, setOrganization] = useState('');
  const query = organization === '' ? {} : { organization };
  const { data, error, refetch } = useCall<PresentReportAnswer>(tab.call, { query, keepsPrevious: true });
  const fileOf = (report: PresentReportAnswer) => {
    const heads = [say('report.organization'), report.groupTitle ?? say('report.group')];
    return { of: [report.today], rows: presentFileRows(report, heads) };
  };
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  const { empty = say('report.empty'), groupTitle = say('report.group') } = data;
  return (
    <section className="en-report" aria-label={data.title}>
      <p>{data.description}</p>
      <div className="en-report-choices">
        <OrganizationField
          organizations={data.organizations}
          value={organization}
          onChange={setOrganization}
        />
        <ExportButton {...{ tab, query, fileOf }} />
      </div>
      {data.rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <Now report={data} groupTitle={groupTitle} />
          <LastDays report={data} groupTitle={groupTitle} />
        </>
      )}
    </section>
  );
}

interface ShownReport {
  readonly report: PresentReportAnswer;
  readonly groupTitle: string;
}

function Now({ report, groupTitle }: ShownReport) {
  const say = useMessages();
  const [index, setIndex] = useState(0);
  const column = report.columns[index];
  return (
    <>
      <ColumnField columns={report.columns} index={index} onChange={setIndex} />
      {column !== undefined && (
        <GroupChart
          title={say('report.by-group', { title: column.title, group: groupTitle.toLowerCase() })}
          description={column.description}
          bars={report.groups.flatMap(({ name, title }) => {
            const row = report.rows.find((each) => each.organization === '' && each.group === name);
            return row === undefined ? [] : [{ label: title, value: row.values[index] ?? null }];
          })}
          textOf={(value) => figureText(column, value)}
        />
      )}
      <GroupTable report={report} groupTitle={groupTitle} />
    </>
  );
}

function LastDays({ report, groupTitle }: ShownReport) {
  const say = useMessages();
  const [group, setGroup] = useState('');
  const all = say('report.all');
  const days = daysOf(report, group);
  return (
    <>
      <ChoiceField
        label={say('report.chart.by-day', { title: groupTitle })}
        choices={[['', all], ...report.groups.map((each) => [each.name, each.title] as const)]}
        value={group}
        onChange={setGroup}
      />
      <PeriodChart
        title={group === '' ? all : groupText(report, group)}
        description={say('report.days')}
        by="day"
        bars={days.map(({ day, count }) => ({ label: periodText(day), value: count }))}
        textOf={(value) => figureText({ take: 'sum' }, value)}
      />
      <DaysTable report={report} groupTitle={groupTitle} />
    </>
  );
}

/** Shows the numbers of the day chart: a row for each group, a column for each day. */
function DaysTable({ report, groupTitle }: ShownReport) {
  const say = useMessages();
  const days = daysOf(report, '');
  return (
    <details className="en-report-table">
      <summary>{say('report.days-table')}</summary>
      <table>
        <caption className="en-visually-hidden">
          {say('report.chart.by-day', { title: report.title })}
        </caption>
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

/** Shows every organization and group, then the totals of each organization and of all. */
function GroupTable({ report, groupTitle }: ShownReport) {
  const say = useMessages();
  const { title: caption, rows, columns, organizations, groups } = report;
  const names = [...groups.map(({ name }) => name), ''];
  return (
    <FiguresTable
      {...{ columns, organizations, ids: organizationsIn(rows) }}
      caption={say('report.by-organization', { title: caption })}
      rowTitle={groupTitle}
      rowsOf={(id) => {
        const own = rows.filter(({ organization }) => organization === id);
        const inOrder = names.flatMap((name) => own.find(({ group }) => group === name) ?? []);
        return inOrder.map(({ group, values }) => {
          const isSum = group === '';
          return { key: group, title: isSum ? say('report.all') : groupText(report, group), isSum, values };
        });
      }}
    />
  );
}
