import type { DiagnosticCode } from '../diagnostic-kinds.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { ExpressionFacts } from '../expressions/facts.ts';
import type { ExpressionType } from '../expressions/types.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { RulesPlan } from './rules-plan.ts';
import type { Use } from './uses.ts';

/** Noun of a kind's files in messages, with the code of the diagnostic for a missing name. */
export interface KindNoun {
  readonly noun: string;
  readonly unknown: DiagnosticCode;
}

/** Context in which files of all kinds are planned. */
export interface PlanContext {
  readonly sources: SourceSet;
  readonly diagnostics: Diagnostics;
  readonly nouns: ReadonlyMap<SourceKind, KindNoun>;
  readonly entities: ReadonlyMap<string, EntityPlan>;
  /** Uses of each schema, by its name. */
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** Name of the entity whose records own all others: the organization. */
  readonly owner: string | undefined;
  /** Context of every stored record, by entity name, for access rules. */
  readonly records: ExpressionContext;
  readonly userType: ExpressionType;
  /** Parts of the schema set that expressions may read. */
  readonly facts: ExpressionFacts;
}

/** Context in which descriptors are planned, after the rules of every entity. */
export interface DescriptorContext extends PlanContext {
  readonly rulesOf: (entity: string) => RulesPlan;
}
