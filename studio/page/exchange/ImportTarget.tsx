import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import type { KnownChoices } from '../parameter-form.ts';
import { ExchangeField, type FieldIds } from './ExchangeField.tsx';

/** Target of an imported form: its name, and the parts of a table for its records. */
export type ImportedAs = {
  readonly name: string;
  /** Subject of the records; blank for none yet. */
  readonly subject: string;
  /** Access rules: with both, the records get calls and a tab. */
  readonly read: string;
  readonly write: string;
  readonly screen: string;
};

export const nowhere: ImportedAs = { name: '', subject: '', read: '', write: '', screen: '' };

export interface ImportTargetProps {
  readonly target: ImportedAs;
  readonly known: KnownChoices;
  readonly onChange: (into: ImportedAs) => void;
}

/** Asks for the name of an imported form and, optionally, the parts of a table for its records. */
export function ImportTarget({ target: into, known: { names, titles }, onChange }: ImportTargetProps) {
  const choice =
    (member: Exclude<keyof ImportedAs, 'name'>, none: string, of: string) => (field: FieldIds) => (
      <select
        {...field}
        className="en-input en-select"
        value={into[member]}
        onChange={({ target }) => onChange({ ...into, [member]: target.value })}
      >
        <option value="">{none}</option>
        {(names[of] ?? []).map((each) => (
          <option key={each} value={each}>
            {titles[of]?.[each] ?? each}
          </option>
        ))}
      </select>
    );
  return (
    <div className="studio-exchange-place">
      <ExchangeField title="Name" help="Of the new kind of record: small letters, digits and dashes.">
        {(field) => (
          <TextBox
            {...field}
            className="en-input"
            maxLength={100}
            value={into.name}
            onText={(name) => onChange({ ...into, name })}
          />
        )}
      </ExchangeField>
      <ExchangeField
        title="Belongs to"
        help="The record that each filled-in form is about; it can be set later."
      >
        {choice('subject', 'Nothing yet', 'schema')}
      </ExchangeField>
      {into.subject !== '' && (
        <>
          <ExchangeField title="Who may read" help="With who may write, the records get calls and a tab.">
            {choice('read', 'Nobody yet', 'access')}
          </ExchangeField>
          <ExchangeField title="Who may write" help="An access rule, as for reading.">
            {choice('write', 'Nobody yet', 'access')}
          </ExchangeField>
          <ExchangeField title="Screen" help="Where the tab is put.">
            {choice('screen', 'None yet', 'screen')}
          </ExchangeField>
        </>
      )}
    </div>
  );
}
