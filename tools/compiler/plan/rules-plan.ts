import type { Derivation, Entity, HiddenField, Rule } from '../../../engine/core/product/entity.ts';
import type { Migration } from '../../../engine/core/product/migration.ts';
import type { Planned } from './planned.ts';

export type DerivationPlan = Planned<Derivation>;

/** What is not stored as it is sent. */
export type ValuesPlan = Planned<Required<Pick<Entity, 'transients' | 'computed'>>>;

/** A rule before it is put at the places where its schema is used. */
export type RulePlan = Planned<Rule>;

export type MigrationPlan = Planned<Migration>;

export type HiddenPlan = Planned<HiddenField>;

export interface RulesPlan extends ValuesPlan {
  /** Whether what a save derives, or what stops it, reads the other records of the subject. */
  readonly readsSiblings: boolean;
  readonly derived: readonly DerivationPlan[];
  readonly migrations?: readonly MigrationPlan[];
  /** Fields that the forms empty while they hide them. */
  readonly hides?: readonly HiddenPlan[];
  /** What the forms read for the rules beside the record. */
  readonly with?: Planned<Entity>['with'];
  readonly rules: readonly RulePlan[];
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is known of an entity without a file of rules. */
export const noRules: RulesPlan = {
  rules: [],
  messages: {},
  derived: [],
  readsSiblings: false,
  transients: {},
  computed: {},
};
