import { useId } from 'react';
import type { ChosenColumns, TargetField } from './column-choice.ts';

export interface FieldRowsProps {
  readonly fields: readonly TargetField[];
  readonly columns: readonly string[];
  readonly choice: ChosenColumns;
  /** Field under the dragged column. */
  readonly over: string | undefined;
  readonly samplesOf: (path: string) => readonly string[];
  readonly onAssign: (path: string, column: string) => void;
}

/** Lists the fields of a member, each with its column and samples of the first lines. */
export function FieldRows({ fields, columns, choice, over, samplesOf, onAssign }: FieldRowsProps) {
  const id = useId();
  return (
    <table className="member-table">
      <caption className="en-visually-hidden">Which column becomes which field</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Column</th>
          <th scope="col">First lines</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, title, isRequired }) => (
          <tr key={path} data-field={path} data-over={over === path || undefined}>
            <th scope="row">
              <label htmlFor={`${id}-${path}`}>
                {title}
                {isRequired && <span className="member-muted"> (required)</span>}
              </label>
            </th>
            <td>
              <select
                id={`${id}-${path}`}
                className="en-input en-select"
                value={choice[path] ?? ''}
                aria-invalid={(isRequired && choice[path] === undefined) || undefined}
                onChange={({ target }) => onAssign(path, target.value)}
              >
                <option value="">Not in the file</option>
                {[...new Set(columns)].map((column) => (
                  <option key={column} value={column}>
                    {column}
                  </option>
                ))}
              </select>
            </td>
            <td className="member-muted">{samplesOf(path).filter(Boolean).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
