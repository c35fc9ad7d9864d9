import { useMemo, useState } from 'react';
import { useEngine } from '../context/engine-context.ts';
import { writeStored } from '../context/stored-settings.ts';
import type { Column } from './columns.ts';

export interface ColumnChoice {
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  /** Shows or hides a column; undefined where the user has no choice. */
  readonly toggle: ((id: string) => void) | undefined;
  readonly showAll: () => void;
}

const prefix = 'engine.columns.';

/**
 * Keeps the user's choice of columns in this browser, by user and table, as names of columns without data.
 * Initially, all columns are shown except those hidden by the descriptor; at least one column always stays.
 */
export function useColumnChoice(all: readonly Column[], keepAs: string | undefined): ColumnChoice {
  const { user } = useEngine();
  const key = `${prefix}${user._id}.${keepAs}`;
  const usual = useMemo(() => hiddenAtFirst(all, keepAs), [all, keepAs]);
  const [chosen, setChosen] = useState(() => (keepAs === undefined ? undefined : readKept(key)));
  const hidden = chosen ?? usual;
  const shown = useMemo(() => {
    const wanted = all.filter(({ id }) => !hidden.has(id));
    return wanted.length === 0 ? all.slice(0, 1) : wanted;
  }, [all, hidden]);

  return useMemo(() => {
    const hide = (next: ReadonlySet<string>) => {
      setChosen(next);
      keep(key, next, usual);
    };
    const toggle = (id: string) => {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      if (all.some((column) => !next.has(column.id))) hide(next);
    };
    const isOffered = keepAs !== undefined && all.length > 1;
    return { all, shown, toggle: isOffered ? toggle : undefined, showAll: () => hide(new Set()) };
  }, [all, shown, hidden, usual, key, keepAs]);
}

/**
 * Lists the columns that are hidden at first; empty for a table without a column menu, since users could not
 * show them.
 */
function hiddenAtFirst(all: readonly Column[], keepAs: string | undefined): ReadonlySet<string> {
  if (keepAs === undefined) return new Set();
  return new Set(all.filter(({ descriptor }) => descriptor.isShown === false).map(({ id }) => id));
}

/** Reads the columns that the user has hidden; undefined where the user has made no choice yet. */
function readKept(key: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? new Set(kept.filter((id) => typeof id === 'string')) : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, hidden: ReadonlySet<string>, usual: ReadonlySet<string>): void {
  if (hidden.size === usual.size && [...hidden].every((id) => usual.has(id))) localStorage.removeItem(key);
  else writeStored(key, JSON.stringify([...hidden]));
}
