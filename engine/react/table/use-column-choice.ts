import { useMemo, useState } from 'react';
import { useEngine } from '../provider/engine-context.ts';
import type { Column } from './columns.ts';

export interface ColumnChoice {
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  /** Undefined where there is nothing to choose. */
  readonly toggle: ((id: string) => void) | undefined;
  readonly showAll: () => void;
}

const prefix = 'engine.columns.';

/**
 * Which columns a person wants to see. Kept in this browser by user and table: names of columns, nothing of a
 * record. One column always stays.
 */
export function useColumnChoice(all: readonly Column[], keepAs: string | undefined): ColumnChoice {
  const { user } = useEngine();
  const key = `${prefix}${user._id}.${keepAs}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(keepAs && readKept(key)));
  const shown = useMemo(() => {
    const wanted = all.filter(({ id }) => !hidden.has(id));
    return wanted.length === 0 ? all.slice(0, 1) : wanted;
  }, [all, hidden]);

  return useMemo(() => {
    const hide = (next: ReadonlySet<string>) => {
      setHidden(next);
      keep(key, next);
    };
    const toggle = (id: string) => {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      if (all.some((column) => !next.has(column.id))) hide(next);
    };
    const isOffered = keepAs !== undefined && all.length > 1;
    return { all, shown, toggle: isOffered ? toggle : undefined, showAll: () => hide(new Set()) };
  }, [all, shown, hidden, key, keepAs]);
}

function readKept(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(key: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...hidden]));
  } catch {
    // A full or forbidden storage costs the choice on the next visit, nothing else.
  }
}
