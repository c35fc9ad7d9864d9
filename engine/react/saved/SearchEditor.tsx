import { useState } from 'react';
import { isBlank } from '../../core/json/blank.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { pathToPointer, removeAt, setAt } from '../../core/json/pointer.ts';
import type { SavedSearches, SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import { useEngine } from '../context/engine-context.ts';
import { useScope } from '../context/use-scope.ts';
import { RecordPanel } from '../modal/RecordPanel.tsx';
import type { SaveAttempt } from '../modal/record-modal-props.ts';
import { idOf, withoutKept } from '../parts/record-content.ts';
import { storedNow } from '../tab/dialog/stored-now.ts';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import type { TabRows } from '../tab/rows/rows.ts';
import { type Editing, useDraftKey } from './use-editing.ts';

export interface SearchEditorProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  readonly searches: TabRows;
  readonly editing: Editing;
  /** Called with the `_id` of the stored search. */
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Renders the form of a stored search, which replaces the search's rows. */
export function SearchEditor({ tab, source, searches, editing, onSaved, onClose }: SearchEditorProps) {
  const { signIn } = useEngine();
  const draftKey = useDraftKey(tab.name, editing);
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
      draftKey={draftKey}
      save={save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}

/** Builds the values that the form starts with. */
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

/**
 * Removes the ellipsis at the end of a button's label, which announces a dialog and does not belong into its
 * title.
 */
function titleOf(button: string): string {
  return button.replace(/(\.\.\.|…)$/, '');
}

/** Builds the initial values of a copy of a stored search. */
function useSearchCopy({ copy }: SavedSearches): (search: JsonObject) => JsonObject {
  const scopeOf = useScope();
  return (search) =>
    Object.entries(copy?.prefill ?? {}).reduce((values, [path, expression]) => {
      const value = expression.evaluate(scopeOf({ item: search, self: search }));
      const pointer = pathToPointer(path);
      return isBlank(value) ? removeAt(values, pointer) : setAt(values, pointer, value);
    }, withoutKept(search));
}
