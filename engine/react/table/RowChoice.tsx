import type { JsonObject } from '../../core/json/json.ts';
import type { RowPick } from './row-action.ts';

export interface RowChoiceProps {
  /** Holds the choices of one table together: the arrow keys move among them. */
  readonly group: string;
  readonly pick: RowPick;
  readonly rowKey: string;
  readonly row: JsonObject;
  /** Text of the row's first columns. */
  readonly name: string;
}

/** Chooses its row; the whole row can be clicked. */
export function RowChoice({ group, pick, rowKey, row, name }: RowChoiceProps) {
  return (
    <label className="en-row-choice">
      <input
        type="radio"
        name={group}
        checked={pick.picked === rowKey}
        aria-label={pick.label(name)}
        onChange={() => pick.onPick(row)}
      />
    </label>
  );
}
