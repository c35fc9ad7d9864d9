import { createContext, useContext } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { displayRecord } from '../../../core/records/display.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { idOf } from '../../parts/record-content.ts';

/** Function that formats a line about the open record, e.g. `Ada King · 03/04/1954 · 1001`. */
export type ContextLineOf = (record: JsonObject) => string;

/** Function of the screen that formats the line; without one, the line is the record's display name. */
export const ContextLineContext = createContext<ContextLineOf | undefined>(undefined);

export interface ContextLine {
  /** Line about the open record; undefined when none is open. */
  readonly contextLine: string | undefined;
  readonly subjectId: string;
}

/**
 * Builds the line in dialogs that names the subject of the open record, so that users notice a wrong record.
 */
export function useContextLine(): ContextLine {
  const lineOf = useContext(ContextLineContext);
  const product = useProduct();
  const [name = '', record] = Object.entries(useRecordData())[0] ?? [];
  if (record === undefined) return { contextLine: undefined, subjectId: '' };
  const line =
    lineOf?.(record) ??
    displayRecord(product.entities[name]?.record?.display, record, product.entities[name]?.fields);
  return { contextLine: line === '' ? undefined : line, subjectId: idOf(record) ?? '' };
}
