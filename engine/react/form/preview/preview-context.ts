import { createContext, useContext } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';

/** Answer of a preview's call. */
export interface PreviewAnswer {
  readonly total: number;
  readonly hits: readonly JsonObject[];
  /** Columns of a hit to show, from the left. */
  readonly columns: readonly PreviewColumn[];
  /** Effects of the conditions, in order; empty for an unfinished condition. */
  readonly conditions: readonly ConditionEffect[];
}

export interface ConditionEffect {
  /** Number of rows that the condition removes; for alternatives, the first one counts for all. */
  readonly removes?: number;
  /** Number of rows that only this alternative finds. */
  readonly adds?: number;
  /** Reason why the condition is left out. */
  readonly problem?: string;
}

export interface PreviewColumn {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  /** Unit of the values; `years`: a date shown as the years since. */
  readonly unit?: string;
  /** Texts of the column's values. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface Preview {
  readonly answer: PreviewAnswer | undefined;
  /** True where the answer is about values that have changed. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

export const PreviewContext = createContext<Preview>({ answer: undefined, isStale: false, error: null });

export function usePreview(): Preview {
  return useContext(PreviewContext);
}
