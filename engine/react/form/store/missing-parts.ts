import type { JsonObject } from '../../../core/json/json.ts';
import { pathToPointer, pointerOf, setAt, tokensOf } from '../../../core/json/pointer.ts';
import { pathsOf } from '../../../core/product/field-paths.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { structuralProblems } from '../../../core/validation/structural-problems.ts';
import type { FormContext, FormDescription } from './form-context.ts';

/**
 * Reports a missing object as its missing required properties, if the form has fields for these: in a form
 * with first and last name, `Name is required` says too little.
 */
export function problemsShownByParts(
  { product, entity, form }: FormContext,
  values: JsonObject,
  problems: readonly Problem[],
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const divided = dividedIn(form);
  const missing = problems.filter(({ at, code }) => code === 'required' && divided.has(at));
  if (missing.length === 0) return problems;
  const begun = missing.reduce((value, { at }) => setAt(value, at, {}), values);
  const parts = structuralProblems(product, entity, begun);
  return problems.flatMap((problem) => {
    const own = missing.includes(problem) ? parts.filter(({ at }) => at.startsWith(`${problem.at}/`)) : [];
    return own.length === 0 ? [problem] : own;
  });
}

const known = new WeakMap<FormDescription['form'], ReadonlySet<string>>();

/**
 * Finds the JSON Pointers of objects that have no field of their own in the form, but whose properties have.
 * Cached by form.
 */
function dividedIn(form: FormDescription['form']): ReadonlySet<string> {
  const divided = known.get(form) ?? findDivided(pathsOf(form.layout).map(pathToPointer));
  known.set(form, divided);
  return divided;
}

function findDivided(fields: readonly string[]): ReadonlySet<string> {
  const around = fields.flatMap((pointer) => {
    const tokens = tokensOf(pointer);
    return tokens.slice(1).map((_, index) => pointerOf(tokens.slice(0, index + 1)));
  });
  const own = new Set(fields);
  return new Set(around.filter((pointer) => !own.has(pointer)));
}
