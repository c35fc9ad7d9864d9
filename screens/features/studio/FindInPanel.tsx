import { useId } from 'react';

export interface FindInPanelProps {
  readonly wanted: string;
  readonly onChange: (wanted: string) => void;
  /** Opens what is found first. */
  readonly onEnter: () => void;
}

/** Narrows a long panel to the inputs and parts whose words have what is typed. */
export function FindInPanel({ wanted, onChange, onEnter }: FindInPanelProps) {
  const id = useId();
  return (
    <div className="studio-actions">
      <label htmlFor={id}>Find in this panel</label>
      <input
        id={id}
        className="en-input studio-narrow"
        type="search"
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
    </div>
  );
}
