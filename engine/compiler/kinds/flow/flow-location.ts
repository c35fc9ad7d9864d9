import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Location of a part of a flow, with the plans that it may look up. */
export interface FlowLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  /** Context with `inputs`: the outputs of the steps so far, by name. */
  readonly context: ExpressionContext;
  /** Entity of each output of the steps so far, by name. */
  readonly handedOn: ReadonlyMap<string, EntityPlan>;
}
