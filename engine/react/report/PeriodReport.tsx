import { useEffect, useState } from 'react';
import type { ReportBoxTab } from '../../core/product/screen.ts';
import type { PeriodReportAnswer } from '../../core/protocol/report-answer.ts';
import { useMessages } from '../context/use-messages.ts';
import { useCall } from '../data/use-call.ts';
import { Loading } from '../parts/Loading.tsx';
import { useRested } from '../parts/use-rested.ts';
import { ExportButton } from './ExportButton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ColumnField, OrganizationField, ReportField } from './fields.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import {
  figureText,
  fileRows,
  organizationsIn,
  organizationText,
  periodsOf,
  periodText,
} from './report-values.ts';

interface Chosen {
  readonly from?: string;
  readonly to?: string;
  readonly organization?: string;
}

/** Shows figures by organization and month or day. */
export function PeriodReport({ tab }: { readonly tab: ReportBoxTab }) {
  const say = useMessages();
  const [chosen, setChosen] = useState<Chosen>({});
  const query = { ...chosen };
  const { data, error, refetch } = useCall<PeriodReportAnswer>(tab.call, { query, keepsPrevious: true });
  const fileOf = (report: PeriodReportAnswer) => {
    const heads = [say('report.organization'), say(`report.${report.period}`)];
    return { of: [report.from, report.to], rows: fileRows(report, heads) };
  };
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  return (
    <section className="en-report" aria-label={data.title}>
      <p>{data.description}</p>
      <div className="en-report-choices">
        <Choices report={data} chosen={chosen} onChange={setChosen} />
        <ExportButton {...{ tab, query, fileOf }} />
      </div>
      {data.rows.length === 0 ? <p>{data.empty ?? say('report.empty')}</p> : <Figures report={data} />}
    </section>
  );
}

interface ChoicesProps {
  readonly report: PeriodReportAnswer;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

function Choices({ report, chosen, onChange }: ChoicesProps) {
  const say = useMessages();
  const { organization = '' } = chosen;
  return (
    <>
      {(['from', 'to'] as const).map((key) => (
        <ReportField key={key} label={say(`report.${key}`)}>
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

function Figures({ report }: { readonly report: PeriodReportAnswer }) {
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
          textOf={(value) => figureText(column, value)}
        />
      )}
      <ReportTable report={report} />
    </>
  );
}

/** Shows every organization and period, then the totals of each organization and of all. */
function ReportTable({ report }: { readonly report: PeriodReportAnswer }) {
  const say = useMessages();
  const { title, period: by, rows, columns, organizations } = report;
  const ids = organizationsIn(rows).toSorted((a, b) =>
    organizationText(report, a).localeCompare(organizationText(report, b), 'en'),
  );
  return (
    <FiguresTable
      {...{ columns, organizations, ids }}
      caption={say(`report.by-${by}`, { title })}
      rowTitle={say(`report.${by}`)}
      rowsOf={(id) => {
        const own = rows.filter(({ organization }) => organization === id);
        // Sorts the total last.
        const sumLast = own.toSorted((a, b) => Number(a.period === '') - Number(b.period === ''));
        return sumLast.map(({ period, values }) => {
          const isSum = period === '';
          return { key: period, title: isSum ? say(`report.all-${by}s`) : periodText(period), isSum, values };
        });
      }}
    />
  );
}
