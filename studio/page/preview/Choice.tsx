import { type ReactNode, useId } from 'react';

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** Shows a labelled choice in a row of options. */
export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <span className="studio-option">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="en-input" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </span>
  );
}
