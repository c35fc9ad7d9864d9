import '../../../engine/react/parts/input.css';
import './report.css';
import { useState } from 'react';
import { Loading, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import { ExportButton } from './ExportButton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ChoiceField, ColumnField, OrganizationField } from './fields.tsx';
import { GroupChart } from './GroupChart.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import {
  daysOf,
  groupText,
  organizationsIn,
  type Present,
  periodText,
  presentFileRows,
  reportValueText,
} from './report-values.ts';

export interface PresentReportProps {
  readonly call: 'report.states' | 'report.deadlines';
  /** Call that exports the same figures. */
  readonly exportCall: 'report.states-export' | 'report.deadlines-export';
  readonly file: string;
  /** Title of the column of groups. */
  readonly groupTitle: string;
}

/** Shows the present numbers by group, and those of each of the last days. */
export function PresentReport({ call, exportCall, file, groupTitle }: PresentReportProps) {
  const { client } = useEngine();
  const [organization, setOrganization] = useState('');
  const query = organization === '' ? {} : { organization };
  const { data, error, refetch } = useCall(call, { query, keepsPrevious: true });
  const fetchFile = async () => {
    const report = await makeCall(client, exportCall, { query });
    return { name: `${file}-${report.today}.csv`, rows: presentFileRows(report) };
  };
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  return (
    <section className="report" aria-label={data.title}>
      <p>{data.description}</p>
      <div className="report-choices">
        <OrganizationField
          organizations={data.organizations}
          value={organization}
          onChange={setOrganization}
        />
        <ExportButton fetchFile={fetchFile} />
      </div>
      {data.rows.length === 0 ? (
        <p>There is nothing to count now.</p>
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
  readonly report: Present;
  readonly groupTitle: string;
}

function Now({ report, groupTitle }: ShownReport) {
  const [index, setIndex] = useState(0);
  const column = report.columns[index];
  return (
    <>
      <ColumnField columns={report.columns} index={index} onChange={setIndex} />
      {column !== undefined && (
        <GroupChart
          title={`${column.title} by ${groupTitle.toLowerCase()}`}
          description={column.description}
          bars={report.groups.flatMap(({ name, title }) => {
            const row = report.rows.find((each) => each.organization === '' && each.group === name);
            return row === undefined ? [] : [{ label: title, value: row.values[index] ?? null }];
          })}
          textOf={(value) => reportValueText(column, value)}
        />
      )}
      <GroupTable report={report} groupTitle={groupTitle} />
    </>
  );
}

function LastDays({ report, groupTitle }: ShownReport) {
  const [group, setGroup] = useState('');
  const days = daysOf(report, group);
  const name = group === '' ? 'All' : groupText(report, group);
  return (
    <>
      <ChoiceField
        label={`${groupTitle} by day`}
        choices={[['', 'All'], ...report.groups.map((each) => [each.name, each.title] as const)]}
        value={group}
        onChange={setGroup}
      />
      <PeriodChart
        title={name}
        description="At the end of each day. Days before the gateway began to count are left out."
        by="day"
        bars={days.map(({ day, count }) => ({ label: periodText(day), value: count }))}
        textOf={(value) => reportValueText({ take: 'sum' }, value)}
      />
      <DaysTable report={report} groupTitle={groupTitle} />
    </>
  );
}

/** Shows the numbers of the day chart: a row for each group, a column for each day. */
function DaysTable({ report, groupTitle }: GroupTableProps) {
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

interface GroupTableProps {
  readonly report: Present;
  readonly groupTitle: string;
}

/** Shows every organization and group, then the totals of each organization and of all. */
function GroupTable({ report, groupTitle }: GroupTableProps) {
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
