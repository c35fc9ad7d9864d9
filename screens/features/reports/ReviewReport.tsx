import { type ReactNode, useId, useState } from 'react';
import { toCsv } from '../../../engine/core/text/csv.ts';
import { Button, Loading, messageOfError, notify, saveFile, useEngine } from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../calls.ts';
import { MonthChart } from './MonthChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { fileRows, monthsOf, type Report } from './report-values.ts';
import '../../../engine/react/parts/input.css';
import './report.css';

interface Chosen {
  readonly from?: string;
  readonly to?: string;
  readonly organization?: string;
}

/** Safety reviews by organization and month: what was published, answered and accepted, and the score before and after. */
export function ReviewReport() {
  const { client } = useEngine();
  const [chosen, setChosen] = useState<Chosen>({});
  const { data, error, refetch } = useCall('report.reviews', { query: chosen, keepsPrevious: true });
  const save = async () => {
    const report = await makeCall(client, 'report.reviews-export', { query: chosen });
    const content = new Blob([toCsv(fileRows(report))], { type: 'text/csv;charset=utf-8' });
    saveFile(`safety-reviews-${report.from}-${report.to}.csv`, content);
  };
  const failed = (reason: unknown) =>
    notify({ kind: 'error', message: messageOfError(reason, 'The file could not be made. Try again.') });
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  return (
    <section className="report" aria-label={data.title}>
      <p>{data.description}</p>
      <div className="report-choices">
        <Choices report={data} chosen={chosen} onChange={setChosen} />
        <Button onClick={() => void save().catch(failed)}>Export to CSV</Button>
      </div>
      {data.rows.length === 0 ? <p>There are no reviews in these months.</p> : <Figures report={data} />}
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
  // A month that is being typed is blank until it is whole.
  const changeMonth = (key: 'from' | 'to', value: string) => {
    if (value !== '') onChange({ from: report.from, to: report.to, ...chosen, [key]: value });
  };
  return (
    <>
      {(['from', 'to'] as const).map((key) => (
        <Field key={key} label={key === 'from' ? 'From' : 'To'}>
          {(id) => (
            <input
              {...{ id, type: 'month', className: 'en-input', value: report[key] }}
              {...(key === 'from' ? { max: report.to } : { min: report.from })}
              onChange={({ target }) => changeMonth(key, target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="Organization">
        {(id) => (
          <select
            {...{ id, className: 'en-input en-select', value: organization }}
            onChange={({ target }) => onChange({ ...chosen, organization: target.value })}
          >
            <option value="">All organizations</option>
            {report.organizations.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="report-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function Figures({ report }: { readonly report: Report }) {
  const [index, setIndex] = useState(0);
  const column = report.columns[index];
  const months = monthsOf(report);
  return (
    <>
      <Field label="Chart of">
        {(id) => (
          <select
            {...{ id, className: 'en-input en-select', value: index }}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            {report.columns.map(({ title }, n) => (
              <option key={title} value={n}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {column !== undefined && <MonthChart column={column} index={index} rows={months} />}
      <ReportTable report={report} />
    </>
  );
}
