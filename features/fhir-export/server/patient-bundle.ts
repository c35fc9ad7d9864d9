import type { JsonObject } from '../../../engine/core/json/json.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';
import { careTeam, practitionerRole } from './care-resources.ts';
import { snomed } from './coded.ts';
import type { ExportedPatient, ExportedRecords } from './exported-records.ts';
import { createIdentify, type Identify, type Identity, ownIdOf } from './identity.ts';
import { type MappedEntry, mappedEntries, type ResourceEntry } from './mapped-entries.ts';
import { medicationListsOf } from './medication-list-resources.ts';
import { medicationListResources } from './medication-resources.ts';
import { hl7, tidy } from './resource.ts';

/**
 * Exports a patient's records as a FHIR R4 Bundle of type `collection`, which differs between exports of unchanged
 * records only in its timestamp. A whole export keeps the fields without an element, for a later import.
 */
export async function patientBundle(
  product: Product,
  records: ExportedRecords,
  at: Date,
  isWhole = false,
): Promise<AnswerOf<'patient.fhir'>> {
  const identify = createIdentify(product.info.slug);
  const { patient, allergies, conditions, observations, further = {} } = records;
  const mapped = await mappedEntries({
    ...{ product, at, isWhole, owner: { entity: 'patient', record: jsonObject(patient) } },
    records: { ...further, allergy: allergies, condition: conditions, observation: observations },
  });
  const { fullUrl } = await identify('Patient', ownIdOf(patient));
  const entries = [
    ...mapped,
    ...(await prescribing(product, identify, { patient, mapped, fullUrl })),
    ...(await medicationEntries(product, identify, records, fullUrl)),
    ...(await noKnownAllergy(identify, records, fullUrl)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
    entry: entries.map(({ fullUrl: url, resource }) => ({ fullUrl: url, resource })),
  };
}

interface Prescribing {
  readonly patient: ExportedPatient;
  readonly mapped: readonly MappedEntry[];
  /** Full URL of the patient. */
  readonly fullUrl: string;
}

/** Writes the roles of the prescribers, and the team that they are. */
async function prescribing(
  product: Product,
  identify: Identify,
  { patient, mapped, fullUrl }: Prescribing,
): Promise<readonly ResourceEntry[]> {
  const practitioners = mapped.filter(({ mapping }) => mapping.entity === 'prescriber');
  const members = (patient.prescribers ?? []).flatMap((record) => {
    const found = practitioners.find(({ id }) => id === ownIdOf(record));
    return found === undefined ? [] : [{ record, fullUrl: found.fullUrl }];
  });
  if (members.length === 0) return [];
  const roles = await Promise.all(
    members.map(async ({ record, fullUrl: practitioner }) => {
      const identity = await identify('PractitionerRole', ownIdOf(record));
      return entry(identity, practitionerRole({ product, record, identity }, practitioner));
    }),
  );
  const team = await identify('CareTeam', `${ownIdOf(patient)}-prescribers`);
  const urls = members.map((each) => each.fullUrl);
  return [...roles.flat(), ...entry(team, careTeam(team, { patient: fullUrl, members: urls }))];
}

async function medicationEntries(
  product: Product,
  identify: Identify,
  { patient, lists = [], medicationList }: ExportedRecords,
  fullUrl: string,
): Promise<readonly ResourceEntry[]> {
  const listed = await Promise.all(
    lists.map((list) => medicationListResources({ product, list, identify, patient: fullUrl })),
  );
  const own =
    medicationList === undefined
      ? []
      : await medicationListsOf({ product, patient, exported: medicationList, identify, subject: fullUrl });
  return [...listed.flat(), ...own].flatMap(({ identity, resource }) => entry(identity, resource));
}

/** States that no drug allergy is known, by its SNOMED CT code, where the patient's record says so. */
async function noKnownAllergy(
  identify: Identify,
  { patient, allergies }: ExportedRecords,
  fullUrl: string,
): Promise<readonly ResourceEntry[]> {
  if (patient.regimen_meta?.nkda !== true || allergies.length > 0) return [];
  const identity = await identify('AllergyIntolerance', `${ownIdOf(patient)}-nkda`);
  const coding = { system: snomed, code: '409137002', display: 'No known history of drug allergy' };
  const resource = tidy({
    resourceType: 'AllergyIntolerance',
    id: identity.id,
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    code: { coding: [coding], text: 'No Known Drug Allergies' },
    patient: { reference: fullUrl },
  });
  return entry(identity, resource);
}

function entry({ fullUrl }: Identity, resource: JsonObject | undefined): readonly ResourceEntry[] {
  return resource === undefined ? [] : [{ fullUrl, resource }];
}
