import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from '../../suggest.ts';
import { fieldPaths, findField } from '../plan-entity.ts';
import type { FormPlace } from './form-place.ts';

/** Reports a path that names no field of the form's entity. */
export function checkField(
  path: string,
  at: JSONPath,
  place: FormPlace,
  of: 'value' | 'key' = 'value',
): void {
  const { file, entity, plans } = place;
  if (findField(entity, path) !== undefined) return;
  const message = `"${path}" is not a field of entity "${entity.name}".`;
  const help = didYouMean(path, fieldPaths(entity));
  plans.diagnostics.report(file, { code: 'field/unknown', message, help, at, of });
}
