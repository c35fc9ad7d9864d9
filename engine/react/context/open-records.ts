import { createContext, useContext, useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

/** A record that the screen has open, and how to bring the screen up to date after a write. */
export interface OpenRecord {
  readonly record: JsonObject;
  /** Shows this version at once, e.g. the one that a save answered with. */
  readonly replace: (record: JsonObject) => void;
  /** Fetches the current version. */
  readonly refresh: () => Promise<void>;
}

export type OpenRecords = Readonly<Record<string, OpenRecord>>;

export const OpenRecordsContext = createContext<OpenRecords>({});

/** The records that the screen has open, by entity name. */
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
