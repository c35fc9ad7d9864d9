import { useId } from 'react';
import { isEnter } from './is-enter.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Sentence on the number of matches. */
  readonly found?: string;
  /** Opens the first match. */
  readonly onEnter?: () => void;
}

/** Filters rows, or the parts of a panel, by text. */
export function SearchField({ label, value, onChange, found, onEnter }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <span className="studio-option">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="en-input studio-narrow"
          type="search"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => isEnter(event) && onEnter?.()}
        />
      </span>
      {found !== undefined && (
        <span className="studio-found" role="status">
          {found}
        </span>
      )}
    </>
  );
}
