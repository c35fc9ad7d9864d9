import { useState } from 'react';
import { Loading, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import { DaysTable } from './DaysTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ChoiceField, ColumnField, OrganizationField } from './fields.tsx';
import { GroupChart } from './GroupChart.tsx';
import { GroupTable } from './GroupTable.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { daysOf, groupText, type Present, periodText, presentFileRows, valueText } from './report-values.ts';
import '../../../engine/react/parts/input.css';
import './report.css';

export interface PresentReportProps {
  readonly call: 'report.states' | 'report.deadlines';
  /** Call for the same figures as a file. */
  readonly exportCall: 'report.states-export' | 'report.deadlines-export';
  readonly file: string;
  /** Title of the groups. */
  readonly groupTitle: string;
}

/** Shows the present numbers by group, and how many there were on each of the last days. */
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
          textOf={(value) => valueText(column, value)}
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
        textOf={(value) => valueText({ take: 'sum' }, value)}
      />
      <DaysTable report={report} groupTitle={groupTitle} />
    </>
  );
}
