import '../../../engine/react/parts/input.css';
import './report.css';
import { useEffect, useState } from 'react';
import { Loading, useEngine, useRested } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import { ExportButton } from './ExportButton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ColumnField, OrganizationField, ReportField } from './fields.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import {
  fileRows,
  organizationsIn,
  organizationText,
  periodsOf,
  periodText,
  type ReviewFigures,
  reportValueText,
} from './report-values.ts';

interface Chosen {
  readonly from?: string;
  readonly to?: string;
  readonly organization?: string;
}

export interface PeriodReportProps {
  readonly call: 'report.reviews' | 'report.calls';
  /** Call that exports the same figures. */
  readonly exportCall: 'report.reviews-export' | 'report.calls-export';
  /** Name of the file, and the sentence for an empty report (`empty`). */
  readonly file: string;
  readonly empty: string;
}

/** Shows figures by organization and month or day. */
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
  readonly report: ReviewFigures;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

function Choices({ report, chosen, onChange }: ChoicesProps) {
  const { organization = '' } = chosen;
  return (
    <>
      {(['from', 'to'] as const).map((key) => (
        <ReportField key={key} label={key === 'from' ? 'From' : 'To'}>
          {(id) => (
            <PeriodBox
              {...{ id, type: report.period === 'day' ? 'date' : 'month', value: report[key] }}
              {...(key === 'from' ? { max: report.to } : { min: report.from })}
              onChoose={(value) => onChange({ from: report.from, to: report.to, ...chosen, [key]: value })}
            />
          )}
        </ReportField>
      ))}
      <OrganizationField
        organizations={report.organizations}
        value={organization}
        onChange={(next) => onChange({ ...chosen, organization: next })}
      />
    </>
  );
}

interface PeriodBoxProps {
  readonly id: string;
  readonly type: 'date' | 'month';
  /** Initial choice; later values do not replace what the user types. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChoose: (value: string) => void;
}

/** Milliseconds without a keystroke after which a month or day counts as complete, as a year is typed by digit. */
const rest = 600;

function PeriodBox({ value, onChoose, ...box }: PeriodBoxProps) {
  const [typed, setTyped] = useState(value);
  const [chosen, setChosen] = useState(value);
  const rested = useRested(typed, rest);
  useEffect(() => {
    if (rested === '' || rested === chosen) return;
    setChosen(rested);
    onChoose(rested);
  }, [rested, chosen, onChoose]);
  return (
    <input {...box} className="en-input" value={typed} onChange={({ target }) => setTyped(target.value)} />
  );
}

function Figures({ report }: { readonly report: ReviewFigures }) {
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
          textOf={(value) => reportValueText(column, value)}
        />
      )}
      <ReportTable report={report} />
    </>
  );
}

/** Shows every organization and period, then the totals of each organization and of all. */
function ReportTable({ report }: { readonly report: ReviewFigures }) {
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
        // Sorts the total last.
        const sumLast = own.toSorted((a, b) => Number(a.period === '') - Number(b.period === ''));
        return sumLast.map(({ period, values }) => {
          const isSum = period === '';
          return { key: period, title: isSum ? `All ${report.period}s` : periodText(period), isSum, values };
        });
      }}
    />
  );
}
