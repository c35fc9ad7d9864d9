import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Migration steps of one file, at one path of an entity. */
export interface StepsAt {
  readonly file: SourceFile<'migrations'>;
  readonly on: string;
  readonly owner: EntityPlan;
  readonly plans: PlanContext;
}

/** Converts a path in a record to a path in its schema: the index 0 becomes `*`. */
export function patternOf(path: string): string {
  return path.replaceAll(/\/0(?=\/|$)/g, '/*');
}
