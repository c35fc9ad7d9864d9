import type { KeyboardEvent } from 'react';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { pointerOf } from '../../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { SchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { IconButton } from '../../../../engine/react/index.ts';
import { DownIcon, UpIcon } from '../../../../engine/react/parts/icons.tsx';
import { CommittedText } from '../../CommittedText.tsx';
import { cellText } from './cell-text.ts';
import { type EntrySteps, retiring } from './entry-steps.ts';

export interface CodeRowProps {
  readonly entry: JsonObject;
  readonly columns: readonly string[];
  readonly mentions: number;
  /** Revision of the draft, which changes by an undo. */
  readonly revision: number;
  readonly onEdit: (steps: EntrySteps, label: string) => Promise<readonly SchemaText[]>;
  readonly onMove: (by: number) => void;
  readonly onOpen: () => void;
}

/**
 * Edits one entry except its code: stored records contain the code, so that only a rename in every file may change
 * it.
 */
export function CodeRow({ entry, columns, mentions, revision, onEdit, onMove, onOpen }: CodeRowProps) {
  const { code: written, display: shown, deprecated } = entry;
  const code = stringOrEmpty(written);
  const isRetired = deprecated === true;

  const setDisplay = (value: string) =>
    onEdit(
      (index) => [{ op: 'replace', path: pointerOf(['codes', index, 'display']), value }],
      `Display of ${code}`,
    );

  function setRetired(): void {
    void onEdit(retiring(!isRetired), isRetired ? `Offer ${code} again` : `Retire ${code}`);
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
        <CommittedText
          key={revision}
          text={stringOrEmpty(shown)}
          label={`Display of ${code}`}
          onChange={setDisplay}
        />
      </td>
      {columns.map((name) => (
        <td key={name}>{cellText(entry[name])}</td>
      ))}
      <td>
        <input type="checkbox" aria-label={`${code} is retired`} checked={isRetired} onChange={setRetired} />
      </td>
      <td className="studio-number">{mentions}</td>
      <td>
        <span className="studio-row-buttons">
          <IconButton label={`Move ${code} up`} onClick={() => onMove(-1)}>
            <UpIcon />
          </IconButton>
          <IconButton label={`Move ${code} down`} onClick={() => onMove(1)}>
            <DownIcon />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
