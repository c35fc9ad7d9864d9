import { useId } from 'react';

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** How much was found, in words. */
  readonly found: string;
}

/** Narrows the rows of a grid to those with the text. */
export function SearchField({ value, onChange, found }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        className="en-input studio-narrow"
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span role="status">{found}</span>
    </>
  );
}
