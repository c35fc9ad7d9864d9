import type { Derivation, Entity, HiddenField, Rule } from '../../core/product/entity.ts';
import type { Migration } from '../../core/product/migration.ts';
import type { Planned } from './planned.ts';

export type DerivationPlan = Planned<Derivation>;

/** Plans of transient and computed values, which are not stored as sent. */
export type ValuesPlan = Planned<Required<Pick<Entity, 'transients' | 'computed'>>>;

/** Rule as its file has it, not yet placed at the paths where its schema is used. */
export type RulePlan = Planned<Rule>;

export type MigrationPlan = Planned<Migration>;

export type HiddenPlan = Planned<HiddenField>;

export interface RulesPlan extends ValuesPlan {
  /** True if derived values, or rules that refuse a save, read the other records of the subject. */
  readonly readsSiblings: boolean;
  readonly derived: readonly DerivationPlan[];
  readonly migrations?: readonly MigrationPlan[];
  /** Fields that forms empty while hidden. */
  readonly hides?: readonly HiddenPlan[];
  /** Companions that forms read for the rules. */
  readonly with?: Planned<Entity>['with'];
  readonly rules: readonly RulePlan[];
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Rules plan of an entity without a file of rules. */
export const noRules: RulesPlan = {
  rules: [],
  messages: {},
  derived: [],
  readsSiblings: false,
  transients: {},
  computed: {},
};
