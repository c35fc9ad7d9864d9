import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Position in a document, with the names available to its expressions. */
export interface DocumentLocation {
  /** File being read: that of the part while inside a part, else that of the document. */
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly languages: readonly string[];
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** Names of the documents around this position, each of which contains the next as a part; outermost first. */
  readonly within: readonly string[];
}
