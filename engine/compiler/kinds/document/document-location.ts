import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Position in a document, with the names available to its expressions. */
export interface DocumentLocation {
  /** File being read: the part's while within a part, else the document's. */
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly languages: readonly string[];
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** Documents that contain this position as a part, from the outermost. */
  readonly within: readonly string[];
}
