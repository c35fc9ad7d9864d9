import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { useEngine } from '../context/engine-context.ts';
import { useKeptDrafts } from '../modal/kept-drafts.ts';
import { idOf } from '../parts/record-content.ts';
import type { TabRows } from '../tab/rows/rows.ts';

/** Purpose for which the editor is open: a new search, a change of a stored one, or a copy of a stored one. */
export type Editing =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'copy'; readonly search: JsonObject };

const newSearch = 'new';
const copyOf = 'copy.';

/** Builds the prefix of the editor's draft keys, from user and tab. */
function useDraftStart(tab: string): string {
  const { user } = useEngine();
  return `${user._id}.${tab}.`;
}

/** Builds the key under which the editor keeps its draft. */
export function useDraftKey(tab: string, editing: Editing): string {
  return useDraftStart(tab) + draftName(editing);
}

function draftName(editing: Editing): string {
  if (editing.kind === 'create') return newSearch;
  const id = idOf(editing.search) ?? newSearch;
  return editing.kind === 'copy' ? copyOf + id : id;
}

export interface EditingOf {
  /** Name of the tab. */
  readonly tab: string;
  readonly searches: TabRows;
  readonly isAllowed: (editing: Editing) => boolean;
}

/** Keeps the state of the editor; restores unsaved values after a reload, or after the session has ended. */
export function useEditing({ tab, searches, isAllowed }: EditingOf) {
  const drafts = useKeptDrafts();
  const start = useDraftStart(tab);
  const [editing, setEditing] = useState<Editing>();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || searches.isLoading) return;
    isDone.current = true;
    const found = drafts.find(start);
    if (found === undefined) return;
    const isCopy = found.rest.startsWith(copyOf);
    const id = isCopy ? found.rest.slice(copyOf.length) : found.rest;
    const search = searches.rows.find((row) => idOf(row) === id) ?? found.draft.base;
    const begun: Editing =
      found.rest === newSearch ? { kind: 'create' } : { kind: isCopy ? 'copy' : 'edit', search };
    if (isAllowed(begun)) setEditing(begun);
  }, [drafts, start, searches, isAllowed]);
  return [editing, setEditing] as const;
}
