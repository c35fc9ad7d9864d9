import { reportUnknown } from '../report-unknown.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldLocation } from './schema-of-field.ts';

/** True where an entity has a path; reports one that it does not have, with a suggestion. */
export function isPathOf(
  entity: Pick<EntityPlan, 'name' | 'schemas'>,
  path: string,
  { file, plans, at, of = 'value' }: FieldLocation,
): boolean {
  if (entity.schemas.has(path)) return true;
  reportUnknown(plans.diagnostics, file, {
    message: `"${path}" is not a place in entity "${entity.name}".`,
    name: path,
    // The record as a whole has no name.
    known: [...entity.schemas.keys()].filter((each) => each !== ''),
    at,
    of,
  });
  return false;
}
