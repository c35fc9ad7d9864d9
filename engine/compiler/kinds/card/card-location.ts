import type { ExpressionContext } from '../../expressions/environment.ts';
import type { CardFile } from '../../files/card.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** The card that is planned, and what its parts may look up. */
export interface CardLocation {
  readonly file: SourceFile;
  readonly card: CardFile;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
  /** Names available to its expressions. */
  readonly context: ExpressionContext;
}
