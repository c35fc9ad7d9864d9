import type { JsonObject } from '../../../core/json/json.ts';
import { pathToPointer, setAt } from '../../../core/json/pointer.ts';
import { pathsOf } from '../../../core/product/field-paths.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { structuralProblems } from '../../../core/validation/structural-problems.ts';
import type { FormContext } from './form-context.ts';

/**
 * Reports a missing object by its required properties where the form has fields for these: `Name is required` helps
 * little where the form has a first and a last name.
 */
export function problemsShownByParts(
  { product, entity, form }: FormContext,
  values: JsonObject,
  problems: readonly Problem[],
): readonly Problem[] {
  const fields = pathsOf(form.layout).map(pathToPointer);
  const missing = problems.filter(({ at, code }) => code === 'required' && hasFieldsForParts(at, fields));
  if (missing.length === 0) return problems;
  const begun = missing.reduce((value, { at }) => setAt(value, at, {}), values);
  const parts = structuralProblems(product, entity, begun);
  return problems.flatMap((problem) => {
    const own = missing.includes(problem) ? parts.filter(({ at }) => at.startsWith(`${problem.at}/`)) : [];
    return own.length === 0 ? [problem] : own;
  });
}

function hasFieldsForParts(at: string, fields: readonly string[]): boolean {
  return !fields.includes(at) && fields.some((pointer) => pointer.startsWith(`${at}/`));
}
