import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Location of a file's steps while they are planned. */
export interface StepsAt {
  readonly file: SourceFile<'migrations'>;
  readonly on: string;
  readonly owner: EntityPlan;
  readonly plans: PlanContext;
}

/** The place in the schema of a place in a record: the first row of a list is a row like any other. */
export function patternOf(path: string): string {
  return path.replaceAll(/\/0(?=\/|$)/g, '/*');
}
