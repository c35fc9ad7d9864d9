import type { JSONPath } from 'jsonc-parser';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** The part of a call that is planned, and what it may look up. */
export interface CallLocation {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly plans: PlanContext;
}

/** The same, further in. */
export function below({ at, ...location }: CallLocation, ...steps: JSONPath): CallLocation {
  return { ...location, at: [...at, ...steps] };
}
