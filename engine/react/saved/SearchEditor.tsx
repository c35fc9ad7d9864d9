import { useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import { useEngine } from '../context/engine-context.ts';
import { RecordPanel } from '../modal/RecordPanel.tsx';
import type { SaveAttempt } from '../modal/record-modal-props.ts';
import { idOf } from '../parts/record-content.ts';
import { storedNow } from '../tab/dialog/stored-now.ts';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import type { TabRows } from '../tab/rows/rows.ts';
import { useSearchCopy } from './use-search-copy.ts';

/** Purpose of the editor: a new search, a change of a stored one, or a new one that begins as a stored one. */
export type Editing =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'copy'; readonly search: JsonObject };

export interface SearchEditorProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  readonly searches: TabRows;
  readonly editing: Editing;
  /** Called with the `_id` of the stored search. */
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a stored search, in the place of its rows. */
export function SearchEditor({ tab, source, searches, editing, onSaved, onClose }: SearchEditorProps) {
  const { user, signIn } = useEngine();
  const { item, form } = source.searches;
  const initial = useBeginning({ source, searches, editing });
  async function save(attempt: SaveAttempt): Promise<unknown> {
    const stored = (await searches.save?.(attempt, initial)) as JsonObject | undefined;
    const id = idOf(stored);
    if (id !== undefined) onSaved(id);
    return stored;
  }
  return (
    <RecordPanel
      item={item}
      mode={editing.kind === 'edit' ? 'edit' : 'add'}
      title={titleOf(source.searches[editing.kind]?.title ?? item)}
      form={form}
      initial={initial}
      stored={editing.kind === 'edit' ? storedNow(searches, editing.search) : undefined}
      siblings={searches.rows}
      draftKey={`${user._id}.${tab.name}.${draftName(editing)}`}
      save={save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}

/** Makes the values of the form when it opens. */
function useBeginning({
  source,
  searches,
  editing,
}: Pick<SearchEditorProps, 'source' | 'searches' | 'editing'>): JsonObject {
  const initialValues = useInitialValues();
  const copyOf = useSearchCopy(source.searches);
  const [beginning] = useState(() => {
    if (editing.kind === 'edit') return editing.search;
    const empty = { ...searches.newRow(), ...initialValues(source.searches.form) };
    return editing.kind === 'copy' ? { ...empty, ...copyOf(editing.search) } : empty;
  });
  return beginning;
}

function draftName(editing: Editing): string {
  if (editing.kind === 'create') return 'new';
  const id = idOf(editing.search) ?? 'new';
  return editing.kind === 'copy' ? `copy.${id}` : id;
}

/** A button that opens something ends with three dots, a title does not. */
function titleOf(button: string): string {
  return button.replace(/(\.\.\.|…)$/, '');
}
