import type { Diagnostics } from '../diagnostics.ts';
import type { ExpressionFacts } from '../expressions/facts.ts';
import type { ExpressionType } from '../expressions/types.ts';
import type { EntityPlan } from '../kinds/entity/plan-entity.ts';
import type { SourceSet } from '../source/source-set.ts';

/** What the planning of every kind of file may look up. */
export interface PlanContext {
  readonly sources: SourceSet;
  readonly diagnostics: Diagnostics;
  readonly entities: ReadonlyMap<string, EntityPlan>;
  /** The signed-in user, as expressions see it. */
  readonly userType: ExpressionType;
  /** What expressions may ask the schema set. */
  readonly facts: ExpressionFacts;
}

/** A planned file: the name of its descriptor and the descriptor with code inside. */
export interface Plan {
  readonly name: string;
  readonly source: string;
  readonly descriptor: unknown;
}
