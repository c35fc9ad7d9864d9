import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { AnswerOf } from '../../contracts/gateway/typed.ts';
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
import { createIdentify, type Identify, type Identity, idOf } from './identity.ts';
import { patientResource } from './patient-resource.ts';
import { objectAt, objectsAt } from './resource.ts';

/** A patient with everything that is exported of them, as the user who asks may see it. */
export interface ExportedRecords {
  readonly patient: JsonObject;
  readonly allergies: readonly JsonObject[];
  readonly conditions: readonly JsonObject[];
  readonly observations: readonly JsonObject[];
}

interface Entry {
  readonly fullUrl: string;
  readonly resource: JsonObject;
}

/**
 * The records of a patient as a FHIR R4 Bundle of type collection. The same records give the same bundle, but for
 * its time.
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
  patient: JsonObject,
): Promise<readonly Entry[]> {
  const patientId = idOf(patient);
  const identity = await identify('Patient', patientId);
  const prescribers = objectsAt(patient, 'prescribers');
  const practitioners = await identified(prescribers, (row) => identify('Practitioner', idOf(row)));
  const primary = practitioners.find(({ record }) => record['isPrimary'] === true);
  const roles = await identified(prescribers, (row) => identify('PractitionerRole', idOf(row)));
  const pharmacies = await identified(objectsAt(patient, 'pharmacies'), (row) =>
    identify('Organization', idOf(row)),
  );
  const caregiver = objectAt(patient, 'caregiver');
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
  { patient, allergies, conditions, observations }: ExportedRecords,
): Promise<readonly Entry[]> {
  const { fullUrl } = await identify('Patient', idOf(patient));
  const kinds = [
    { type: 'AllergyIntolerance', records: allergies, make: allergyResource },
    { type: 'Condition', records: conditions, make: conditionResource },
    { type: 'Observation', records: observations, make: observationResource },
  ];
  const entries: Entry[] = [];
  for (const { type, records, make } of kinds) {
    const all = await identified(records, (record) => identify(type, idOf(record)));
    entries.push(
      ...all.flatMap((each) => entry(each.identity, make({ product, patient: fullUrl, ...each }))),
    );
  }
  const hasNone = objectAt(patient, `${product.info.slug}_meta`)['nkda'] === true && allergies.length === 0;
  if (!hasNone) return entries;
  const identity = await identify('AllergyIntolerance', `${idOf(patient)}-nkda`);
  return [...entries, ...entry(identity, noKnownDrugAllergy(identity, fullUrl))];
}

interface Identified {
  readonly record: JsonObject;
  readonly identity: Identity;
}

function identified(
  records: readonly JsonObject[],
  identify: (record: JsonObject) => Promise<Identity>,
): Promise<readonly Identified[]> {
  return Promise.all(records.map(async (record) => ({ record, identity: await identify(record) })));
}

function entry({ fullUrl }: Identity, resource: JsonObject | undefined): readonly Entry[] {
  return resource === undefined ? [] : [{ fullUrl, resource }];
}
