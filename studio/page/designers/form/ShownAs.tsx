import { useId } from 'react';
import { Choice } from '../../preview/Choice.tsx';

/** View options of the form, none of which is stored. */
export interface Appearance {
  /** Width in pixels; empty for all available room. */
  readonly width: string;
  /** Only role of the viewer; empty for the user's own roles. */
  readonly role: string;
  /** Day, `YYYY-MM-DD`; empty for today. */
  readonly day: string;
  /** True where the form has the values of a sample record. */
  readonly isFilled: boolean;
}

const widths = ['390', '768', '1280'];

export interface ShownAsProps {
  readonly roles: readonly string[];
  readonly value: Appearance;
  /** True where the sample is a record that the analyst came from. */
  readonly comesFromRecord: boolean;
  readonly onChange: (value: Appearance) => void;
}

export function ShownAs({ roles, value, comesFromRecord, onChange }: ShownAsProps) {
  const id = useId();
  return (
    <div className="studio-actions">
      <Choice label="Width" value={value.width} onChoose={(width) => onChange({ ...value, width })}>
        <option value="">Full width</option>
        {widths.map((each) => (
          <option key={each} value={each}>{`${each} px`}</option>
        ))}
      </Choice>
      <Choice label="Role" value={value.role} onChoose={(role) => onChange({ ...value, role })}>
        <option value="">My own</option>
        {roles.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
      <Choice
        label="Values"
        value={value.isFilled ? 'sample' : 'new'}
        onChoose={(next) => onChange({ ...value, isFilled: next === 'sample' })}
      >
        <option value="new">Something new</option>
        <option value="sample">
          {comesFromRecord ? 'The record that you came from' : 'A made-up record'}
        </option>
      </Choice>
      <span className="studio-option">
        <label htmlFor={id}>Day</label>
        <input
          id={id}
          className="en-input"
          type="date"
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
      </span>
    </div>
  );
}
