import type { EntityPlan } from '../kinds/entity/plan-entity.ts';
import type { RulesPlan } from '../kinds/rules/plan-rules.ts';
import type { Plan } from './plan-set.ts';

/** Everything that is emitted, with names resolved and expressions compiled. */
export interface SchemaSetPlan {
  readonly entities: ReadonlyMap<string, EntityPlan>;
  /** Bodies that calls describe themselves. */
  readonly bodies: readonly EntityPlan[];
  readonly rulesOf: (entity: string) => RulesPlan;
  readonly forms: readonly Plan[];
  readonly tabs: readonly Plan[];
  readonly cards: readonly Plan[];
  readonly flows: readonly Plan[];
  readonly screens: readonly Plan[];
  readonly calls: readonly Plan[];
  readonly codes: readonly Plan[];
  readonly searches: readonly Plan[];
  readonly access: readonly Plan[];
  readonly workflows: readonly Plan[];
  readonly documents: readonly Plan[];
}
