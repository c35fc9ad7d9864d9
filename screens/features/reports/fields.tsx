import { type ReactNode, useId } from 'react';

export function Field({
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

interface OrganizationFieldProps {
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (organization: string) => void;
}

export function OrganizationField({ organizations, value, onChange }: OrganizationFieldProps) {
  return (
    <Field label="Organization">
      {(id) => (
        <select
          {...{ id, className: 'en-input en-select', value }}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">All organizations</option>
          {organizations.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
