import { useDeferredValue, useMemo, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { foldText } from '../../core/text/fold-text.ts';
import type { Column } from './columns.ts';

export interface RowSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Rows that have every word in some column. */
  readonly found: readonly JsonObject[];
}

/** Finds rows by the text of their columns, ignoring case and diacritics. */
export function useRowSearch(rows: readonly JsonObject[], columns: readonly Column[]): RowSearch {
  const [text, type] = useState('');
  const words = useDeferredValue(text);
  const texts = useMemo(() => textsOf(columns), [columns]);
  const found = useMemo(() => {
    const wanted = foldText(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return rows;
    return rows.filter((row) => wanted.every((word) => texts(row).includes(word)));
  }, [rows, texts, words]);
  return { text, type, found };
}

/** Returns a function that joins and normalizes the texts of a row, computed once for each row. */
function textsOf(columns: readonly Column[]): (row: JsonObject) => string {
  const known = new WeakMap<JsonObject, string>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const text = foldText(columns.map((column) => column.textOf(row)).join('\n'));
    known.set(row, text);
    return text;
  };
}
