import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Where something of a document stands, and what it may name. */
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
