import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { dosagesOf } from '../../directions/server/dosage-to-fhir.ts';
import { valueSetEntry } from './coded.ts';
import { type Identify, type Identity, ownIdOf } from './identity.ts';
import { filled, tidy } from './resource.ts';

type MedicationList = Records['reconciliation'];
type ListedMedication = NonNullable<MedicationList['medications']>[number];

/** Code of every List of medications. */
export const medicationHistory = {
  ...{ system: 'http://loinc.org', code: '10160-0', display: 'History of Medication use' },
};

export interface ListParts {
  readonly product: Product;
  readonly list: MedicationList;
  readonly identify: Identify;
  /** Full URL of the patient. */
  readonly patient: string;
}

export interface NamedResource {
  readonly identity: Identity;
  readonly resource: JsonObject;
}

/** Resource types by source: medications ordered, dispensed, or taken. */
const resourceTypes: Readonly<Record<string, string>> = {
  prescriber: 'MedicationRequest',
  pharmacy: 'MedicationDispense',
  claims: 'MedicationDispense',
};

const order = 'order';
export const orderReference = { reference: `#${order}` };

/** Exports a source's list: its medications as requests, dispenses or statements, and the List that holds them. */
export async function medicationListResources(parts: ListParts): Promise<readonly NamedResource[]> {
  const { list, identify } = parts;
  const type = resourceTypes[list.source ?? ''] ?? 'MedicationStatement';
  const items = await Promise.all(
    (list.medications ?? []).map(async (row) => {
      const identity = await identify(type, row.uuid ?? '');
      return { identity, resource: medicationResource(type, { row, identity }, parts) };
    }),
  );
  const identity = await identify('List', ownIdOf(list));
  return [...items, { identity, resource: listResource(parts, identity, items) }];
}

function listResource(
  { product, list, patient }: ListParts,
  identity: Identity,
  items: readonly NamedResource[],
): JsonObject {
  const { slug } = product.info;
  const source = valueSetEntry(product, 'reconciliation-sources', list.source);
  const own = { system: `urn:${slug}:reconciliation-sources`, code: source?.code, display: source?.display };
  return tidy({
    resourceType: 'List',
    id: identity.id,
    identifier: [identity.identifier],
    status: 'current',
    mode: 'working',
    code: { coding: [medicationHistory, ...(source === undefined ? [] : [own])] },
    subject: { reference: patient },
    date: filled(list.asOf),
    entry: items.map((item) => ({ item: { reference: item.identity.fullUrl } })),
  });
}

function medicationResource(
  resourceType: string,
  { row, identity }: { readonly row: ListedMedication; readonly identity: Identity },
  { product, list, patient }: ListParts,
): JsonObject {
  const directions = { ...row.dosage, ...(row.directions === undefined ? {} : { text: row.directions }) };
  const dosage = dosagesOf(directions, dosageCodesOf(product));
  const reasonCode = [{ text: filled(row.indication) }];
  const base = {
    resourceType,
    id: identity.id,
    identifier: [identity.identifier],
    medicationCodeableConcept: {
      coding: (row.coding ?? []).map(({ system, value }) => ({ system, code: value })),
      text: filled(row.name),
    },
    subject: { reference: patient },
  };
  if (resourceType === 'MedicationRequest')
    return tidy({
      ...base,
      ...{ status: 'active', intent: 'order', reportedBoolean: true, authoredOn: filled(list.asOf) },
      requester: { display: filled(row.prescriber) },
      ...{ reasonCode, dosageInstruction: dosage },
    });
  const ordered = orderOf({ ...row, dosage: [] }, patient);
  const contained = ordered === undefined ? [] : [ordered];
  const fills = ordered === undefined ? [] : [orderReference];
  if (resourceType === 'MedicationDispense')
    return tidy({
      ...{ ...base, contained, status: 'completed', whenHandedOver: filled(row.lastFill) },
      ...{ authorizingPrescription: fills, dosageInstruction: dosage },
    });
  return tidy({
    ...{ ...base, contained, status: 'active', dateAsserted: filled(list.asOf) },
    ...{ basedOn: fills, reasonCode, dosage },
  });
}

interface Ordered {
  readonly name?: string | undefined;
  readonly prescriber?: string | undefined;
  readonly indication?: string | undefined;
  /** Dosage as prescribed, where the patient takes the medication differently. */
  readonly dosage?: readonly JsonObject[] | undefined;
}

/**
 * Builds the order on which a dispense or a statement is based, since FHIR gives prescribers to orders only, and no
 * reason to a dispense.
 */
export function orderOf(
  { name, prescriber, indication, dosage = [] }: Ordered,
  patient: string,
): JsonObject | undefined {
  const content = filled(prescriber) ?? filled(indication) ?? dosage[0];
  if (content === undefined) return undefined;
  return tidy({
    ...{ resourceType: 'MedicationRequest', id: order, status: 'unknown', intent: 'order' },
    medicationCodeableConcept: { text: filled(name) },
    subject: { reference: patient },
    requester: { display: filled(prescriber) },
    reasonCode: [{ text: filled(indication) }],
    dosageInstruction: dosage,
  });
}
