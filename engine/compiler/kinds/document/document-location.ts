import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Position in a document, with the names available to its expressions. */
export interface DocumentLocation {
  /** File that contains the position: that of the innermost part, or of the document itself. */
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly languages: readonly string[];
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** Names of the enclosing documents, outermost first, to detect a part that contains itself. */
  readonly within: readonly string[];
}
