import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';
import {
  careTeam,
  pharmacyResource,
  practitionerResource,
  practitionerRole,
  relatedPerson,
} from './care-resources.ts';
import {
  allergyResource,
  conditionResource,
  noKnownDrugAllergy,
  observationResource,
} from './clinical-resources.ts';
import type { ExportedPatient, ExportedRecords } from './exported-records.ts';
import { createIdentify, type Identify, type Identity, idOf } from './identity.ts';
import { medicationListsOf } from './medication-list-resources.ts';
import { medicationListResources } from './medication-resources.ts';
import { patientResource } from './patient-resource.ts';

interface Entry {
  readonly fullUrl: string;
  readonly resource: JsonObject;
}

/**
 * Exports a patient's records as a FHIR R4 Bundle of type `collection`, which differs between exports of unchanged
 * records only in its timestamp.
 */
export async function patientBundle(
  product: Product,
  records: ExportedRecords,
  at: Date,
): Promise<AnswerOf<'patient.fhir'>> {
  const identify = createIdentify(product.info.slug);
  const entries = [
    ...(await careEntries(product, identify, records.patient)),
    ...(await clinicalEntries(product, identify, records)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
    entry: entries.map(({ fullUrl, resource }) => ({ fullUrl, resource })),
  };
}

async function careEntries(
  product: Product,
  identify: Identify,
  patient: ExportedPatient,
): Promise<readonly Entry[]> {
  const patientId = idOf(patient);
  const identity = await identify('Patient', patientId);
  const { prescribers = [], pharmacies: pharmacyList = [], caregiver = {} } = patient;
  const practitioners = await identified(prescribers, (row) => identify('Practitioner', idOf(row)));
  const primary = practitioners.find(({ record }) => record.isPrimary === true);
  const roles = await identified(prescribers, (row) => identify('PractitionerRole', idOf(row)));
  const pharmacies = await identified(pharmacyList, (row) => identify('Organization', idOf(row)));
  const related = await identify('RelatedPerson', `${patientId}-caregiver`);
  const team = await identify('CareTeam', `${patientId}-prescribers`);
  const members = practitioners.map((each) => each.identity.fullUrl);
  const generalPractitioner = primary?.identity.fullUrl;
  return [
    entry(identity, patientResource({ product, patient, identity, generalPractitioner })),
    ...practitioners.map((each) => entry(each.identity, practitionerResource({ product, ...each }))),
    ...roles.map((each, position) =>
      entry(each.identity, practitionerRole({ product, ...each }, members[position] ?? '')),
    ),
    ...(members.length === 0 ? [] : [entry(team, careTeam(team, { patient: identity.fullUrl, members }))]),
    ...pharmacies.map((each) => entry(each.identity, pharmacyResource({ product, ...each }))),
    ...(Object.keys(caregiver).length === 0
      ? []
      : [entry(related, relatedPerson({ product, record: caregiver, identity: related }, identity.fullUrl))]),
  ].flat();
}

async function clinicalEntries(
  product: Product,
  identify: Identify,
  { patient, allergies, conditions, observations, lists = [], medicationList }: ExportedRecords,
): Promise<readonly Entry[]> {
  const { fullUrl } = await identify('Patient', idOf(patient));
  const parts = { product, patient: fullUrl };
  const entries = [
    ...(await identified(allergies, (record) => identify('AllergyIntolerance', idOf(record)))).map((each) =>
      entry(each.identity, allergyResource({ ...parts, ...each })),
    ),
    ...(await identified(conditions, (record) => identify('Condition', idOf(record)))).map((each) =>
      entry(each.identity, conditionResource({ ...parts, ...each })),
    ),
    ...(await identified(observations, (record) => identify('Observation', idOf(record)))).map((each) =>
      entry(each.identity, observationResource({ ...parts, ...each })),
    ),
  ].flat();
  const listed = await Promise.all(
    lists.map((list) => medicationListResources({ product, list, identify, patient: fullUrl })),
  );
  entries.push(...listed.flat().flatMap(({ identity, resource }) => entry(identity, resource)));
  const own =
    medicationList === undefined
      ? []
      : await medicationListsOf({ product, patient, exported: medicationList, identify, subject: fullUrl });
  entries.push(...own.flatMap(({ identity, resource }) => entry(identity, resource)));
  const hasNone = patient.regimen_meta?.nkda === true && allergies.length === 0;
  if (!hasNone) return entries;
  const identity = await identify('AllergyIntolerance', `${idOf(patient)}-nkda`);
  return [...entries, ...entry(identity, noKnownDrugAllergy(identity, fullUrl))];
}

interface Identified<Row> {
  readonly record: Row;
  readonly identity: Identity;
}

function identified<Row>(
  records: readonly Row[],
  identify: (record: Row) => Promise<Identity>,
): Promise<readonly Identified<Row>[]> {
  return Promise.all(records.map(async (record) => ({ record, identity: await identify(record) })));
}

function entry({ fullUrl }: Identity, resource: JsonObject | undefined): readonly Entry[] {
  return resource === undefined ? [] : [{ fullUrl, resource }];
}
