import type { Severity } from '../../../engine/core/product/entity.ts';
import type { Code } from '../code/literal.ts';

/** A value that the save makes, with its expressions as code. */
export interface DerivationPlan {
  readonly id: string;
  readonly on: string;
  readonly at: string;
  readonly guard?: Code | undefined;
  readonly value?: Code | undefined;
  readonly append?: unknown;
  readonly put?: { readonly key: Code | undefined; readonly value: unknown; readonly keeps?: boolean };
}

export interface ValuesPlan {
  /** Places that are sent and answered but not stored. */
  readonly transients: Readonly<Record<string, { readonly from?: Code | undefined }>>;
  /** Places that are filled from other records when the record is read. */
  readonly computed: Readonly<Record<string, ComputedPlan>>;
}

export interface ComputedPlan {
  readonly kind: 'exists' | 'count';
  readonly entity: string;
  readonly where?: Code | undefined;
}

/** A rule with its expressions as code, before it is put at the places where its schema is used. */
export interface RulePlan {
  readonly id: string;
  readonly on: string;
  readonly at: string;
  readonly severity: Severity;
  readonly message: string;
  readonly kind: 'require' | 'unless' | 'when' | 'found';
  readonly test: Code;
  readonly guard?: Code;
  readonly loads?: 'warning' | 'ignored';
}

/** A field that every form which shows it empties while it hides it, with its conditions as code. */
export interface HiddenPlan {
  readonly on: string;
  readonly at: string;
  readonly shownWhen: readonly Code[];
}

export interface RulesPlan extends ValuesPlan {
  /** Whether what a save derives, or what stops it, reads the other records of the subject. */
  readonly readsSiblings: boolean;
  readonly derived: readonly DerivationPlan[];
  /** Fields that the forms empty while they hide them. */
  readonly hides?: readonly HiddenPlan[];
  /** What the forms read for the rules beside the record. */
  readonly with?: unknown;
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
