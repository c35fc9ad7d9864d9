import { useDeferredValue, useId, useMemo } from 'react';
import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { useDraftState } from '../../../../engine/react/index.ts';
import { Mistakes } from '../Mistakes.tsx';
import { ToDraftDialog } from '../ToDraftDialog.tsx';
import { pastedCodes, withPasted } from './pasted-codes.ts';

export interface PasteDialogProps {
  /** Path of the value set; part of the key under which the pasted text is kept. */
  readonly path: string;
  readonly columns: JsonObject;
  readonly codes: Json | undefined;
  readonly onPaste: (codes: readonly Json[], label: string) => void;
  readonly onClose: () => void;
}

/** Asks for rows of a spreadsheet, checked before anything changes. */
export function PasteDialog({ path, columns, codes, onPaste, onClose }: PasteDialogProps) {
  const id = useId();
  const [typed, setTyped, draft] = useDraftState<string>(`studio.codes.${path}`, '');
  const text = useDeferredValue(typed);
  const { entries, problems } = useMemo(() => pastedCodes(text, columns), [text, columns]);
  const merged = useMemo(() => withPasted(codes, entries), [codes, entries]);
  const isReady = entries.length > 0 && problems.length === 0 && text === typed;
  const state = `${merged.added} new, ${merged.changed} changed, ${entries.length - merged.added - merged.changed} as they were`;
  return (
    <ToDraftDialog
      title="Paste codes"
      isReady={isReady}
      onAccept={() => onPaste(merged.codes, `Paste ${entries.length} codes`)}
      onClose={onClose}
      draft={draft}
    >
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          Rows
        </label>
        <p className="en-help" id={`${id}-help`}>
          {`Cells separated by tabs or commas: ${['code', 'display', ...Object.keys(columns)].join(', ')}. A first line may name the columns. Codes that are known are changed, others added; none is removed.`}
        </p>
        <textarea
          id={id}
          className="en-input studio-pasted"
          aria-describedby={`${id}-help`}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status">{entries.length === 0 || problems.length > 0 ? '' : state}</p>
      <Mistakes problems={problems} />
    </ToDraftDialog>
  );
}
