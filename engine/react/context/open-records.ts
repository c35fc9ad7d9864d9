import { createContext, useContext, useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

/** Record that the screen has open, with functions that update the screen after a write. */
export interface OpenRecord {
  readonly record: JsonObject;
  /** Shows this version of the record at once, e.g. the answer to a save. */
  readonly replace: (record: JsonObject) => void;
  /** Fetches the current version of the record. */
  readonly refresh: () => Promise<void>;
}

export type OpenRecords = Readonly<Record<string, OpenRecord>>;

export const OpenRecordsContext = createContext<OpenRecords>({});

/** Finds the open records of the screen, by entity name. */
export function useOpenRecords(): OpenRecords {
  return useContext(OpenRecordsContext);
}

/** Lists the open records as plain data, for expressions and hand-made parts. */
export function useRecordData(): Readonly<Record<string, JsonObject>> {
  const open = useOpenRecords();
  return useMemo(
    () => Object.fromEntries(Object.entries(open).map(([entity, { record }]) => [entity, record])),
    [open],
  );
}
