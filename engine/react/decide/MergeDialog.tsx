import { useId, useState } from 'react';
import type { DecidedEntry } from '../../core/compare/decisions.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { Dialog } from '../modal/Dialog.tsx';
import { LeaveButton } from '../modal/LeavableFooter.tsx';
import { Button } from '../parts/Button.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';
import { useColumns } from '../table/use-columns.ts';
import { textOfRow } from './row-words.ts';
import type { ComparedLists } from './use-compared-lists.ts';

export interface MergeDialogProps {
  readonly source: DecideSource;
  readonly lists: ComparedLists;
  readonly entries: readonly DecidedEntry[];
  readonly onMerge: (holder: DecidedEntry) => void;
  readonly onClose: () => void;
}

/**
 * Renders the dialog in which the user chooses, before a merge, which of the entries supplies the content;
 * the merged row lists the others as well.
 */
export function MergeDialog({ source, lists, entries, onMerge, onClose }: MergeDialogProps) {
  const say = useMessages();
  const { contextLine } = useContextLine();
  const columns = useColumns(source.columns);
  const [chosen, setChosen] = useState(entries[0]);
  const name = useId();
  const merge = () => chosen !== undefined && onMerge(chosen);
  return (
    <Dialog
      title={say('decide.merge.title')}
      contextLine={contextLine}
      size="small"
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>{say('decide.merge.no')}</LeaveButton>
          <Button look="primary" disabled={chosen === undefined} onClick={merge}>
            {say('decide.merge')}
          </Button>
        </div>
      }
    >
      <fieldset
        className="en-decide-holders"
        onKeyDown={({ key }) => {
          if (key === 'Enter') merge();
        }}
      >
        <legend>{say('decide.merge.question')}</legend>
        {entries.map((entry, index) => (
          <label key={entry.key}>
            <input
              data-autofocus={index === 0 || undefined}
              type="radio"
              name={name}
              checked={entry === chosen}
              onChange={() => setChosen(entry)}
            />
            <span>
              {entry.rows.map((row) => (
                <span key={String(row[source.key])} className="en-decide-said">
                  <bdi>{textOfRow(row, columns)}</bdi>
                  <span className="en-decide-from">{lists.listOf(row)?.name}</span>
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="en-decide-hint">{say('decide.merge.kept')}</p>
    </Dialog>
  );
}
