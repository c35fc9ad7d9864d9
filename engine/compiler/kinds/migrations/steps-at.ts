import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Location of a file's steps in planning. */
export interface StepsAt {
  readonly file: SourceFile<'migrations'>;
  readonly on: string;
  readonly owner: EntityPlan;
  readonly plans: PlanContext;
}

/** Converts a path in a record to its path in the schema: the first row of a list stands for every row. */
export function patternOf(path: string): string {
  return path.replaceAll(/\/0(?=\/|$)/g, '/*');
}
