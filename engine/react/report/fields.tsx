import { type ReactNode, useId } from 'react';
import { useMessages } from '../context/use-messages.ts';

export function ReportField({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="en-report-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, title: string])[];
  readonly value: Value;
  readonly onChange: (value: string) => void;
}

export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <ReportField label={label}>
      {(id) => (
        <select
          {...{ id, className: 'en-input en-select', value }}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map(([each, title]) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </select>
      )}
    </ReportField>
  );
}

interface OrganizationFieldProps {
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (organization: string) => void;
}

export function OrganizationField({ organizations, ...field }: OrganizationFieldProps) {
  const say = useMessages();
  const own = organizations.map(({ id, name }) => [id, name] as const);
  const choices = [['', say('report.organizations')] as const, ...own];
  return <ChoiceField label={say('report.organization')} choices={choices} {...field} />;
}

interface ColumnFieldProps {
  readonly columns: readonly { readonly title: string }[];
  readonly index: number;
  readonly onChange: (index: number) => void;
}

/** Chooses the column that the chart shows. */
export function ColumnField({ columns, index, onChange }: ColumnFieldProps) {
  const label = useMessages()('report.chart');
  const choices = columns.map(({ title }, n) => [n, title] as const);
  return <ChoiceField {...{ label, choices }} value={index} onChange={(n) => onChange(Number(n))} />;
}
