import { reportUnknown } from '../report-unknown.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldLocation } from './schema-of-field.ts';

/** Checks that an entity has a path; else reports it with a suggestion. */
export function isPathOf(
  entity: Pick<EntityPlan, 'name' | 'schemas'>,
  path: string,
  { file, plans, at, of = 'value' }: FieldLocation,
): boolean {
  if (entity.schemas.has(path)) return true;
  reportUnknown(plans.diagnostics, file, {
    message: `"${path}" is not a place in entity "${entity.name}".`,
    name: path,
    // Leaves out the path of the whole record, which is empty.
    known: [...entity.schemas.keys()].filter((each) => each !== ''),
    at,
    of,
  });
  return false;
}
