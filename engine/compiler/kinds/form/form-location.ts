import type { JSONPath } from 'jsonc-parser';
import type { PipedValues } from '../../../core/expressions/piped.ts';
import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { FormFile } from '../../files/form.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import { planPiped } from '../../plan/plan-piped.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { RulesPlan } from '../../plan/rules-plan.ts';
import type { WantedType } from '../../plan/wanted-type.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Form being planned, with the plans that its parts may look up. */
export interface FormLocation {
  readonly file: SourceFile;
  readonly form: FormFile;
  readonly entity: EntityPlan;
  readonly rules: RulesPlan;
  readonly plans: PlanContext;
  readonly context: ExpressionContext;
}

export interface FormExpression {
  readonly source: Cel | undefined;
  readonly at: JSONPath;
  readonly location: FormLocation;
  /** Names available to the expression, if other than those of the form. */
  readonly context?: ExpressionContext;
  readonly wants?: WantedType | undefined;
}

/** Compiles an expression of a form; undefined without one. */
export function compileInForm(expression: FormExpression & { readonly source: Cel }): Code;
export function compileInForm(expression: FormExpression): Code | undefined;
export function compileInForm({ source, at, location, context, wants }: FormExpression): Code | undefined {
  if (source === undefined) return undefined;
  const { file, plans } = location;
  const whole = { file, at, source, context: context ?? location.context, facts: plans.facts, wants };
  return compileExpression(whole, plans.diagnostics);
}

/** Plans the expressions in double braces in a text of a form; undefined without any. */
export function pipedInForm(
  sentence: string,
  at: JSONPath,
  location: FormLocation,
): Planned<PipedValues> | undefined {
  return planPiped(sentence, (source, wants) => compileInForm({ source, at, location, wants }));
}
