import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Location of a flow's part, with the plans that it may look up. */
export interface FlowLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  /** `inputs`: what the steps so far hand on, by their names. */
  readonly context: ExpressionContext;
  /** The entity of what each of these steps hands on. */
  readonly handedOn: ReadonlyMap<string, EntityPlan>;
}
