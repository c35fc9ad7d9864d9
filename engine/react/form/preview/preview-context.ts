import { createContext, useContext } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';

/** Answer of the call of a preview. */
export interface PreviewAnswer {
  readonly total: number;
  readonly hits: readonly JsonObject[];
  /** Columns of a hit to show, from the left. */
  readonly columns: readonly PreviewColumn[];
  /** Effect of each condition, in order; an empty object for an unfinished condition. */
  readonly conditions: readonly ConditionEffect[];
}

export interface ConditionEffect {
  /**
   * Number of rows that the condition removes; in a group of alternatives, the first has the number for the whole
   * group.
   */
  readonly removes?: number;
  /** Number of rows that no other alternative finds. */
  readonly adds?: number;
  /** Reason why the condition is not applied. */
  readonly problem?: string;
}

export interface PreviewColumn {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  /** Unit of the values; with `years`, a date is shown as the number of years since then. */
  readonly unit?: string;
  /** Labels of the column's values, keyed by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface CallPreview {
  readonly answer: PreviewAnswer | undefined;
  /** True where the answer concerns values that have changed since. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

export const PreviewContext = createContext<CallPreview>({ answer: undefined, isStale: false, error: null });

export function usePreview(): CallPreview {
  return useContext(PreviewContext);
}
