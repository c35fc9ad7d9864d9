import { organizationId } from '../expressions/runtime.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { RecordTraits } from '../product/entity.ts';

/** The organization that owns a record directly, without the `org:` of older ids; undefined where the record names none. */
export function ownerIdOf(
  traits: Pick<RecordTraits, 'organizationAt'>,
  record: JsonObject,
): string | undefined {
  if (traits.organizationAt === undefined) return undefined;
  const id = getAt(record, traits.organizationAt);
  return typeof id === 'string' && id.trim() !== '' ? organizationId(id.trim()) : undefined;
}
