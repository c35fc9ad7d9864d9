import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Position in a document, with the names available to its expressions. */
export interface DocumentLocation {
  /** The file that is read; another one than the document's own inside of a part. */
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly languages: readonly string[];
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** The documents that this place is a part of, the outermost first. */
  readonly within: readonly string[];
}
