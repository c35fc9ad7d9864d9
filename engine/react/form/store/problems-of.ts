import { withoutBlanks } from '../../../core/blank.ts';
import { newProblems } from '../../../core/changed-problems.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Problem } from '../../../core/problems.ts';
import { checkRecord } from '../../../core/validate.ts';
import { contentOf } from '../../parts/record-content.ts';
import type { FormContext } from './form-context.ts';

/**
 * What is wrong with the values, by the same check as the gateway's. Of something stored, what was wrong
 * before and is unchanged does not count: nobody is held up by a field that they did not touch.
 */
export function problemsOf(context: FormContext, values: JsonObject): readonly Problem[] {
  const tidy = withoutBlanks(values);
  const problems = check(context, tidy);
  if (context.old === undefined || problems.length === 0) return problems;
  const before = { value: context.old, problems: problemsOfOld(context, context.old) };
  return newProblems({ before, after: { value: tidy, problems } });
}

const known = new WeakMap<FormContext, readonly Problem[]>();

/** Asked with every change, and the same as long as the context is. */
function problemsOfOld(context: FormContext, old: JsonObject): readonly Problem[] {
  const problems = known.get(context) ?? check(context, old);
  known.set(context, problems);
  return problems;
}

function check({ product, entity, old, scopeOf }: FormContext, values: JsonObject): readonly Problem[] {
  return checkRecord({
    product,
    entity: entity.name,
    value: contentOf(entity, values),
    old,
    scope: scopeOf(values),
  });
}
