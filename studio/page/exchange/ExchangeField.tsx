import { type ReactNode, useId } from 'react';

export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string;
}

export interface ExchangeFieldProps {
  readonly title: string;
  readonly help: string;
  readonly children: (field: FieldIds) => ReactNode;
}

/** Shows an input with label and help. */
export function ExchangeField({ title, help, children }: ExchangeFieldProps) {
  const id = useId();
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {title}
      </label>
      {children({ id, 'aria-describedby': `${id}-help` })}
      <p id={`${id}-help`} className="en-help">
        {help}
      </p>
    </div>
  );
}
