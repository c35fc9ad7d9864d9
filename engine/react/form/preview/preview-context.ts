import { createContext, useContext } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';

/** What the call of a preview answers. */
export interface PreviewAnswer {
  readonly total: number;
  readonly hits: readonly JsonObject[];
  /** Columns of a hit that are worth a look, from the left. */
  readonly columns: readonly PreviewColumn[];
  /** For each condition, in order. Empty for an unfinished one. */
  readonly conditions: readonly ConditionEffect[];
}

export interface ConditionEffect {
  /** How many rows it removes; of alternatives the first one says it for all of them. */
  readonly removes?: number;
  /** How many rows an alternative brings that are found by no other one. */
  readonly adds?: number;
  /** Why it is left out. */
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
  /** The answer is about values that have changed since. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

export const PreviewContext = createContext<Preview>({ answer: undefined, isStale: false, error: null });

export function usePreview(): Preview {
  return useContext(PreviewContext);
}
