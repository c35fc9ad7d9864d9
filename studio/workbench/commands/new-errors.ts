import { type Diagnostic, errorsAmong } from '../../../engine/compiler/diagnostics.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import type { FileTexts } from './schema-files.ts';

/** Lists the errors that the former schema set does not have. */
export function newErrors(before: FileTexts, after: FileTexts): readonly Diagnostic[] {
  const known = new Set(errorsAmong(checkTexts(before).errors).map(({ path, message }) => path + message));
  return checkTexts(after).errors.filter(({ path, message }) => !known.has(path + message));
}

/** Joins the locations of errors, each once: `Allergies tab (schemas/allergy/allergies.tab.json:12)`. */
export function locationsOf(errors: readonly Diagnostic[]): string {
  return [...new Set(errors.map(({ path, line, location }) => `${location} (${path}:${line})`))].join('; ');
}
