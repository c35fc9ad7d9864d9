import type { KeyboardEvent } from 'react';
import type { JsonObject } from '../../../../../engine/core/json/json.ts';
import type { PatchStep } from '../../../../../engine/core/json/json-patch.ts';
import { pointerOf } from '../../../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../../../engine/core/json/string-values.ts';
import { IconButton } from '../../../../../engine/react/index.ts';
import { cellText } from './cell-text.ts';

export interface CodeRowProps {
  readonly entry: JsonObject;
  readonly index: number;
  readonly columns: readonly string[];
  readonly mentions: number;
  readonly onEdit: (steps: readonly PatchStep[], label: string) => void;
  readonly onMove: (by: number) => void;
  readonly onOpen: () => void;
}

/** One entry. Its code stays: what is stored has it, and a rename has to reach every file. */
export function CodeRow({ entry, index, columns, mentions, onEdit, onMove, onOpen }: CodeRowProps) {
  const { code: written, display: shown, deprecated } = entry;
  const code = stringOrEmpty(written);
  const display = stringOrEmpty(shown);
  const isRetired = deprecated === true;
  const at = (name: string) => pointerOf(['codes', index, name]);

  function setDisplay(next: string): void {
    if (next !== '' && next !== display)
      onEdit([{ op: 'replace', path: at('display'), value: next }], `Display of ${code}`);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <tr onKeyDown={onKeyDown}>
      <th scope="row">
        <button type="button" className="studio-crumb" onClick={onOpen}>
          {code === '' ? '(blank)' : code}
        </button>
      </th>
      <td>
        <input
          key={display}
          className="en-input"
          aria-label={`Display of ${code}`}
          defaultValue={display}
          onBlur={({ target }) => setDisplay(target.value.trim())}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') setDisplay(currentTarget.value.trim());
          }}
        />
      </td>
      {columns.map((name) => (
        <td key={name}>{cellText(entry[name])}</td>
      ))}
      <td>
        <input
          type="checkbox"
          aria-label={`${code} is retired`}
          checked={isRetired}
          onChange={() =>
            onEdit(
              [
                isRetired
                  ? { op: 'remove', path: at('deprecated') }
                  : { op: 'add', path: at('deprecated'), value: true },
              ],
              isRetired ? `Offer ${code} again` : `Retire ${code}`,
            )
          }
        />
      </td>
      <td className="studio-number">{mentions}</td>
      <td>
        <IconButton label={`Move ${code} up`} onClick={() => onMove(-1)}>
          ↑
        </IconButton>
        <IconButton label={`Move ${code} down`} onClick={() => onMove(1)}>
          ↓
        </IconButton>
      </td>
    </tr>
  );
}
