import { createContext, useContext } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';

/** Answer of a preview's call. */
export interface PreviewAnswer {
  readonly total: number;
  readonly hits: readonly JsonObject[];
  /** Columns of a hit that are worth a look, from the left. */
  readonly columns: readonly PreviewColumn[];
  /** Effect of each condition, in order. Empty for an unfinished one. */
  readonly conditions: readonly ConditionEffect[];
}

export interface ConditionEffect {
  /** Number of rows that it removes; the first of alternatives counts for all of them. */
  readonly removes?: number;
  /** Number of rows that an alternative brings and no other one finds. */
  readonly adds?: number;
  /** Reason why it is left out. */
  readonly problem?: string;
}

export interface PreviewColumn {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  /** `years`: a day that is read as the years since. */
  readonly unit?: string;
  /** The words for its values. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface Preview {
  readonly answer: PreviewAnswer | undefined;
  /** True where the answer is about values that have changed since. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

export const PreviewContext = createContext<Preview>({ answer: undefined, isStale: false, error: null });

export function usePreview(): Preview {
  return useContext(PreviewContext);
}
