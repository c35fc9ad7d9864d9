import type { Severity } from '../../../core/product/entity.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { type CompanionsLocation, companionTypes, planCompanions } from '../../plan/plan-companions.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { RulesPlan } from '../../plan/rules-plan.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Names available to the rules on a whole record, by their severity. */
export type RuleContexts = Readonly<Record<Severity, ExpressionContext>>;

export interface RulesOn {
  readonly file: SourceFile<'rules'>;
  /** Entity that the rules are about. */
  readonly owner: EntityPlan;
  /** Names available to every rule of the file. */
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
}

/**
 * Builds the names available to an entity's rules, which may read the subject's other records. Only forms read the
 * companions of `with`, so a rule that refuses a save cannot name companions.
 */
export function ruleContexts({ file, owner, context, plans }: RulesOn): RuleContexts {
  if (owner.record?.subject === undefined) return { error: context, warning: context, info: context };
  const error = withSiblings(context, owner);
  const beside = { ...error, ...companionTypes(locationOf(file, owner, plans)) };
  return { error, warning: beside, info: beside };
}

/** Adds the other records of the subject to the names of a record that belongs to one; rows and others have none. */
export function withSiblings(context: ExpressionContext, { record, type }: EntityPlan): ExpressionContext {
  return record?.subject === undefined ? context : { ...context, siblings: { is: 'list', of: type } };
}

/** Plans the companions that forms read for an entity's rules; undefined without any. */
export function planWith(entity: EntityPlan, plans: PlanContext): RulesPlan['with'] {
  const file = plans.sources.of('rules').get(entity.name);
  if (file === undefined || file.value.with === undefined) return undefined;
  return planCompanions(locationOf(file, entity, plans));
}

/**
 * Builds the location of the companions, in which `self` is the subject of the record that the rules are about.
 */
function locationOf(
  file: SourceFile<'rules'>,
  { record }: EntityPlan,
  plans: PlanContext,
): CompanionsLocation {
  const subject = plans.entities.get(record?.subject ?? '');
  const context = subject === undefined ? {} : { self: subject.type, user: plans.userType };
  return { file, plans, context, card: file.value };
}
