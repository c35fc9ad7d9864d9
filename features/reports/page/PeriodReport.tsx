import { useState } from 'react';
import { Loading, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import { ExportButton } from './ExportButton.tsx';
import { ColumnField, Field, OrganizationField } from './fields.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { fileRows, periodsOf, periodText, type Report, valueText } from './report-values.ts';
import '../../../engine/react/parts/input.css';
import './report.css';

interface Chosen {
  readonly from?: string;
  readonly to?: string;
  readonly organization?: string;
}

export interface PeriodReportProps {
  readonly call: 'report.reviews' | 'report.calls';
  /** Call for the same figures as a file. */
  readonly exportCall: 'report.reviews-export' | 'report.calls-export';
  /** Name of the file, and the sentence where there is nothing to count (`empty`). */
  readonly file: string;
  readonly empty: string;
}

/** Figures by organization and month or day. */
export function PeriodReport({ call, exportCall, file, empty }: PeriodReportProps) {
  const { client } = useEngine();
  const [chosen, setChosen] = useState<Chosen>({});
  const { data, error, refetch } = useCall(call, { query: chosen, keepsPrevious: true });
  const fetchFile = async () => {
    const report = await makeCall(client, exportCall, { query: chosen });
    return { name: `${file}-${report.from}-${report.to}.csv`, rows: fileRows(report) };
  };
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  return (
    <section className="report" aria-label={data.title}>
      <p>{data.description}</p>
      <div className="report-choices">
        <Choices report={data} chosen={chosen} onChange={setChosen} />
        <ExportButton fetchFile={fetchFile} />
      </div>
      {data.rows.length === 0 ? <p>{empty}</p> : <Figures report={data} />}
    </section>
  );
}

interface ChoicesProps {
  readonly report: Report;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

function Choices({ report, chosen, onChange }: ChoicesProps) {
  const { organization = '' } = chosen;
  // A month or day that is being typed is blank until it is whole.
  const change = (key: 'from' | 'to', value: string) => {
    if (value !== '') onChange({ from: report.from, to: report.to, ...chosen, [key]: value });
  };
  return (
    <>
      {(['from', 'to'] as const).map((key) => (
        <Field key={key} label={key === 'from' ? 'From' : 'To'}>
          {(id) => (
            <input
              {...{
                id,
                type: report.period === 'day' ? 'date' : 'month',
                className: 'en-input',
                value: report[key],
              }}
              {...(key === 'from' ? { max: report.to } : { min: report.from })}
              onChange={({ target }) => change(key, target.value)}
            />
          )}
        </Field>
      ))}
      <OrganizationField
        organizations={report.organizations}
        value={organization}
        onChange={(next) => onChange({ ...chosen, organization: next })}
      />
    </>
  );
}

function Figures({ report }: { readonly report: Report }) {
  const [index, setIndex] = useState(0);
  const column = report.columns[index];
  const periods = periodsOf(report);
  return (
    <>
      <ColumnField columns={report.columns} index={index} onChange={setIndex} />
      {column !== undefined && (
        <PeriodChart
          title={column.title}
          description={column.description}
          by={report.period}
          isShare={column.take === 'share'}
          bars={periods.map(({ period, values }) => ({
            label: periodText(period),
            value: values[index] ?? null,
          }))}
          textOf={(value) => valueText(column, value)}
        />
      )}
      <ReportTable report={report} />
    </>
  );
}
