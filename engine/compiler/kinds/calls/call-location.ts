import type { JSONPath } from 'jsonc-parser';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Part of a call being planned, with the plans it may look up. */
export interface CallLocation {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly plans: PlanContext;
}

/** Builds the location of an inner part of the call. */
export function below({ at, ...location }: CallLocation, ...steps: JSONPath): CallLocation {
  return { ...location, at: [...at, ...steps] };
}
