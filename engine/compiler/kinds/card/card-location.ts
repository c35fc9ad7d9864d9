import type { ExpressionContext } from '../../expressions/environment.ts';
import type { CardFile } from '../../files/card.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Card being planned, with the plans that its parts may look up. */
export interface CardLocation {
  readonly file: SourceFile;
  readonly card: CardFile;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
  /** Names available to the card's expressions. */
  readonly context: ExpressionContext;
}
