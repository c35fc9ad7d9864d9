import { useState } from 'react';
import type { JsonObject } from '../../core/json.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import { RecordPanel } from '../modal/RecordPanel.tsx';
import type { SaveAttempt } from '../modal/record-modal-props.ts';
import { idOf } from '../parts/record-content.ts';
import { useEngine } from '../provider/engine-context.ts';
import type { TabRows } from '../tab/rows.ts';
import { useInitialValues } from '../tab/use-initial-values.ts';

export interface SearchEditorProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  readonly searches: TabRows;
  /** The search that is edited; absent for a new one. */
  readonly search: JsonObject | undefined;
  /** Told of the `_id` of what was stored. */
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a stored search, in the place of its rows. */
export function SearchEditor({ tab, source, searches, search, onSaved, onClose }: SearchEditorProps) {
  const { user, signIn } = useEngine();
  const { item, form, create, edit } = source.searches;
  const initialValues = useInitialValues();
  const [initial] = useState(() => search ?? { ...searches.newRow(), ...initialValues(form) });
  async function save(attempt: SaveAttempt): Promise<unknown> {
    const stored = (await searches.save?.(attempt, initial)) as JsonObject | undefined;
    const id = idOf(stored);
    if (id !== undefined) onSaved(id);
    return stored;
  }
  return (
    <RecordPanel
      item={item}
      mode={search === undefined ? 'add' : 'edit'}
      title={search === undefined ? titleOf(create.title) : titleOf(edit.title)}
      form={form}
      initial={initial}
      siblings={searches.rows}
      draftKey={`${user._id}.${tab.name}.${idOf(search) ?? 'new'}`}
      save={save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}

/** A button that opens something ends with three dots, a title does not. */
function titleOf(button: string): string {
  return button.replace(/(\.\.\.|…)$/, '');
}
