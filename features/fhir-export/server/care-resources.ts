import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { valueSetEntry } from './coded.ts';
import type { Prescriber } from './exported-records.ts';
import type { Identity } from './identity.ts';
import { filled, tidy } from './resource.ts';

interface RoleParts {
  readonly product: Product;
  readonly record: Prescriber;
  readonly identity: Identity;
}

/** Builds the role of a practitioner in the patient's care; undefined where none is recorded. */
export function practitionerRole(
  { product, record, identity }: RoleParts,
  practitioner: string,
): JsonObject | undefined {
  const type = valueSetEntry(product, 'prescriber-types', filled(record.prescriberType));
  if (type === undefined) return undefined;
  const system = `urn:${product.info.slug}:prescriber-types`;
  const coding = [{ system, code: type.code, display: type.display }];
  return tidy({
    resourceType: 'PractitionerRole',
    id: identity.id,
    practitioner: { reference: practitioner },
    code: [{ coding, text: type.display }],
  });
}

export function careTeam(
  identity: Identity,
  { patient, members }: { readonly patient: string; readonly members: readonly string[] },
): JsonObject {
  return tidy({
    resourceType: 'CareTeam',
    id: identity.id,
    status: 'active',
    subject: { reference: patient },
    participant: members.map((member) => ({ member: { reference: member } })),
  });
}
