import type { Scope } from '../../../core/expressions/scope.ts';
import { collectedRecords, enteredAt } from '../../../core/forms/yields.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { newProblems } from '../../../core/validation/changed-problems.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { tidyValue } from '../../../core/validation/tidy.ts';
import { checkRecord, checkTidyValue } from '../../../core/validation/validate.ts';
import { describedContent, withoutKept } from '../../parts/record-content.ts';
import type { FormContext } from './form-context.ts';
import { problemsShownByParts } from './missing-parts.ts';

/**
 * Finds the problems of tidied values as the gateway does. Leaves out problems that the stored record has already, so
 * that fields which the user has not changed stop no save. `structural` has the schema's problems.
 */
export function problemsOf(
  context: FormContext,
  tidy: JsonObject,
  structural?: readonly Problem[],
): readonly Problem[] {
  const problems = checkTidy(context, tidy, structural);
  if (context.old === undefined || problems.length === 0) return problems;
  const before = { value: context.old, problems: problemsOfOld(context, context.old) };
  return newProblems({ before, after: { value: tidy, problems } });
}

const known = new WeakMap<FormContext, readonly Problem[]>();

/** Finds the problems of the stored record; cached by context, as every change needs them. */
function problemsOfOld(context: FormContext, old: JsonObject): readonly Problem[] {
  const problems = known.get(context) ?? checkTidy(context, tidyValue(context.entity, old));
  known.set(context, problems);
  return problems;
}

function checkTidy(
  context: FormContext,
  values: JsonObject,
  structural?: readonly Problem[],
): readonly Problem[] {
  const { product, entity, old, scopeOf } = context;
  const scope = scopeOf(values);
  const value = describedPart(context, values);
  const found = checkTidyValue({ product, entity, value, old, scope, structural });
  const own = problemsShownByParts(context, value, found);
  if (context.form.yields === undefined) return own;
  const paths = new Set(own.map(({ at }) => at));
  return [...own, ...problemsOfYields(context, scope).filter(({ at }) => !paths.has(at))];
}

/** Selects the values that the schema describes. */
export function describedPart({ form, entity }: FormContext, values: JsonObject): JsonObject {
  return form.yields === undefined ? describedContent(entity, values) : withoutKept(values);
}

/** Finds the problems of the records that the form stores instead of its own values, at the form's fields. */
function problemsOfYields({ product, form }: FormContext, scope: Scope): readonly Problem[] {
  return collectedRecords(form, scope).flatMap((record, index) => {
    const from = form.yields?.[index];
    if (record === undefined || from === undefined) return [];
    const problems = checkRecord({ product, entity: from.entity, value: record, scope });
    return problems.map((problem) => ({ ...problem, at: enteredAt(from, problem.at) ?? problem.at }));
  });
}
