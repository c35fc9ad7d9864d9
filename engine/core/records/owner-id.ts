import { organizationId } from '../expressions/runtime.ts';
import type { UserProfile } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { RecordTraits } from '../product/entity.ts';
import type { Product } from '../product/product.ts';

/**
 * Reads the id of the organization that owns a record directly, without the prefix `org:` of older ids;
 * undefined for a record without such an owner.
 */
export function ownerIdOf(
  traits: Pick<RecordTraits, 'organizationAt'>,
  record: JsonObject,
): string | undefined {
  if (traits.organizationAt === undefined) return undefined;
  const id = getAt(record, traits.organizationAt);
  return typeof id === 'string' && id.trim() !== '' ? organizationId(id.trim()) : undefined;
}

/**
 * Reports whether any of these records, listed by entity name, belongs to an organization that is not the
 * user's.
 */
export function isRecordOfOthers(
  { entities }: Product,
  { organizations }: UserProfile,
  records: Readonly<Record<string, JsonObject>>,
): boolean {
  const own = organizations.map(organizationId);
  return Object.entries(records).some(([name, record]) => {
    const owner = ownerIdOf(entities[name]?.record ?? {}, record);
    return owner !== undefined && !own.includes(owner);
  });
}
