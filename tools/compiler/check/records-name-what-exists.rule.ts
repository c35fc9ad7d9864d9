import type { RecordTraits } from '../../../engine/core/product/entity.ts';
import { isAccessName, isFileName } from '../plan/names.ts';
import type { EntityPlan } from '../plan/plan-entity.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { schemaOfField } from '../plan/schema-of-field.ts';
import { didYouMean } from '../suggest.ts';

/** `x-record` names an entity, an access rule and places that there are. */
export function recordsNameWhatExists(plans: PlanContext): void {
  for (const entity of plans.entities.values()) {
    if (entity.record !== undefined) checkRecord(entity, entity.record, plans);
  }
}

function checkRecord(entity: EntityPlan, record: RecordTraits, plans: PlanContext): void {
  const { file } = entity;
  if (record.subject !== undefined)
    isFileName({ file, at: ['x-record', 'subject'], name: record.subject, plans }, 'schema');
  if (record.access !== undefined)
    isAccessName({ file, at: ['x-record', 'access'], name: record.access, plans });
  if (record.organizationAt !== undefined)
    checkPlace(entity, record.organizationAt, ['organizationAt'], plans);
  for (const [index, place] of (record.unique ?? []).entries())
    checkPlace(entity, place, ['unique', index], plans);
  for (const [, path = ''] of (record.display ?? '').matchAll(/\{([^}]+)\}/g)) {
    schemaOfField(path, entity, { file, plans, at: ['x-record', 'display'] });
  }
}

function checkPlace(
  entity: EntityPlan,
  place: string,
  at: readonly (string | number)[],
  plans: PlanContext,
): void {
  if (entity.places.has(place)) return;
  const message = `"${place}" is not a place in entity "${entity.name}".`;
  const help = didYouMean(place, entity.places.keys());
  plans.diagnostics.report(entity.file, { code: 'field/unknown', message, help, at: ['x-record', ...at] });
}
