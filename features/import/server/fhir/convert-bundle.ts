import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../../engine/core/product/resource-mapping.ts';
import type { LoadRecord } from '../../../../engine/core/protocol/load.ts';
import { reasonAgainst } from '../../shared/standing.ts';
import { selectAllergies } from './allergy-selection.ts';
import type { Bundle } from './bundle.ts';
import { isPharmacy } from './care-conversions.ts';
import { convertCaregiver } from './caregiver.ts';
import { mappingOf } from './conversion.ts';
import { readEntity, refusalOfEntity } from './conversions.ts';
import { createFindings, type DroppedContent, type FindingCollector, type Missing } from './findings.ts';
import { fitRecord, type ImportTime } from './fit-record.ts';
import { convertMedicationLists, type MedicationReader, medicationTypes } from './medication-lists.ts';
import { ownId, recordId } from './own-record.ts';
import { convertPatient, namesNobody } from './patient.ts';
import { convertPharmacies } from './pharmacies.ts';
import { convertPrescribers } from './prescribers.ts';
import { withoutRefused } from './refused.ts';
import { type Element, elementAt } from './resource.ts';
import { untakenTypeReason } from './untaken.ts';

export interface ConversionOptions {
  readonly product: Product;
  /** Id of the organization that will manage the patients. */
  readonly organization: string;
  readonly clock: ImportTime;
  /** Reader of medications, which are left out without one. */
  readonly medications?: MedicationReader;
}

export interface ConvertedBundle {
  /** Records, each patient before the records that belong to that patient. */
  readonly records: readonly LoadRecord[];
  /** Withdrawals of records that an earlier file imported, to be loaded after the records. */
  readonly withdrawals: readonly LoadRecord[];
  readonly leftOut: readonly DroppedContent[];
  readonly missing: readonly Missing[];
}

interface Context extends ConversionOptions {
  readonly bundle: Bundle;
  readonly findings: FindingCollector;
}

/**
 * Converts a FHIR R4 bundle into records. Pure in bundle, organization and day. Invents nothing: values missing from
 * the file stay blank and are listed.
 */
export function convertBundle(bundle: Bundle, options: ConversionOptions): ConvertedBundle {
  const findings = createFindings();
  const context: Context = { ...options, bundle, findings };
  const patients = withoutRefused(bundle.ofType('Patient'), findings);
  const all = patients.flatMap((patient) => convertOnePatient(patient, context));
  noteRest(context, patients);
  const withdrawals = all.filter(takesBack);
  const records = all.filter((each) => !takesBack(each));
  return { records, withdrawals, leftOut: findings.leftOut(), missing: findings.missing() };
}

/** Reports whether a record withdraws data; an empty list does, since it may empty a stored list. */
function takesBack({ record, isWithdrawn, withdrawsRows, endsEntries, rows }: LoadRecord): boolean {
  const listed = rows === undefined ? undefined : getAt(record, rows.at);
  const isEmpty = Array.isArray(listed) && listed.length === 0;
  return isWithdrawn === true || withdrawsRows !== undefined || endsEntries !== undefined || isEmpty;
}

function convertOnePatient(patient: Element, context: Context): readonly LoadRecord[] {
  const { product, organization, clock, bundle, findings } = context;
  const { slug } = product.info;
  const { allergies, hasNoKnownDrugAllergies } = selectAllergies(
    ofPatient(context, { mapping: mappingOf(product, 'allergy'), patient }),
    { slug, findings },
  );
  const { today } = clock;
  const facts = { bundle, patient, product, findings, today };
  const lists = { prescribers: convertPrescribers(facts), pharmacies: convertPharmacies(facts) };
  const caregiver = convertCaregiver(facts);
  const whole = {
    ...convertPatient({ patient, product, organization, findings, today }),
    ...withoutEmptyLists(lists, ownId(patient, slug) !== undefined),
    ...(caregiver === undefined ? {} : { caregiver }),
    ...(hasNoKnownDrugAllergies ? { [`${slug}_meta`]: { nkda: true } } : {}),
  };
  const record = fitRecord({
    ...{ product, entity: 'patient', record: whole, patient: whole, clock, findings, stays: namesNobody },
  });
  const subject = recordId(patient, slug);
  const about = { subject, owner: record, patient };
  const { medications: reader } = context;
  const medicationLists =
    reader === undefined
      ? []
      : convertMedicationLists({ bundle, patient, reader, slug, findings, today: clock.today });
  const records: readonly LoadRecord[] = [
    { entity: 'patient', record },
    ...mappedRecords(about, { ...context, allergies }),
    ...medicationLists.map((each) =>
      each.withdrawsRows === undefined && each.endsEntries === undefined
        ? {
            ...each,
            record: fitRecord({
              ...{ product, clock, findings, patient: record },
              entity: 'reconciliation',
              record: each.record,
            }),
          }
        : each,
    ),
  ];
  const all = [...records, ...withdrawals(records, patient, context)];
  // Marks records of this product's own export as partial: FHIR lacks fields for much of a patient, so that a missing
  // value was not removed.
  return ownId(patient, slug) === undefined ? all : all.map((each) => ({ ...each, isPartial: true }));
}

interface About {
  /** `_id` of the patient's record. */
  readonly subject: string;
  /** Record of the patient, for rules that read it. */
  readonly owner: JsonObject;
  readonly patient: Element;
}

/** Converts the resources about a patient that become one record each, by the mappings of their entities. */
function mappedRecords(
  { subject, owner, patient }: About,
  context: Context & { readonly allergies: readonly Element[] },
): readonly LoadRecord[] {
  const { product, clock, findings, allergies } = context;
  return oneByOne(product).flatMap((mapping) => {
    const { entity, resource: type } = mapping;
    const found = entity === 'allergy' ? allergies : ofPatient(context, { mapping, patient });
    const records = found.flatMap((resource) => {
      const input = { resource, product, findings, today: clock.today };
      const reason = reasonAgainst(resource) ?? refusalOfEntity(entity, input);
      if (reason !== undefined) {
        findings.leaveOut(type, reason);
        return [];
      }
      const read = { _id: recordId(resource, product.info.slug), ...readEntity(entity, input), subject };
      return [fitRecord({ product, entity, record: read, patient: owner, clock, findings })];
    });
    const distinct = entity === 'allergy' ? withoutTwins(records, findings) : records;
    return distinct.map((record) => ({ entity, record }));
  });
}

/** Lists the mappings whose resources about a patient become one record each. */
function oneByOne(product: Product): readonly ResourceMapping[] {
  return Object.values(product.mappings ?? {}).filter(
    ({ entity }) => product.entities[entity]?.record?.subject === 'patient',
  );
}

/**
 * Withdraws the records of resources that no longer yield any: entered in error, refuted, no longer final, or without
 * content. Ignores records whose resources are missing from the file.
 */
function withdrawals(
  records: readonly LoadRecord[],
  patient: Element,
  context: Context,
): readonly LoadRecord[] {
  const { slug } = context.product.info;
  const made = new Set(records.map(({ entity, record }) => `${entity} ${String(record['_id'])}`));
  const subject = recordId(patient, slug);
  return oneByOne(context.product).flatMap((mapping) => {
    const { entity, fixed } = mapping;
    return ofPatient(context, { mapping, patient })
      .map((each) => recordId(each, slug))
      .filter((id) => !made.has(`${entity} ${id}`))
      .map((id) => ({ entity, record: { _id: id, type: fixed['/type'], subject }, isWithdrawn: true }));
  });
}

interface OfPatient {
  readonly mapping: ResourceMapping;
  readonly patient: Element;
}

function ofPatient({ bundle }: Context, { mapping, patient }: OfPatient): readonly Element[] {
  const reference = referenceOf(mapping);
  return bundle
    .ofType(mapping.resource)
    .filter((each) => bundle.resolve(elementAt(each, reference)) === patient);
}

/** Finds the element by which the resources of a mapping name their patient. */
function referenceOf({ rows }: ResourceMapping): string {
  const row = rows.find(({ references }) => references === 'patient');
  return row?.element?.steps[0]?.name ?? 'subject';
}

/**
 * Drops empty lists, which this product's own export does not state; keeps the empty prescribers of a foreign patient,
 * who has none stored.
 */
function withoutEmptyLists(
  { prescribers, pharmacies }: Readonly<Record<'prescribers' | 'pharmacies', readonly JsonObject[]>>,
  isOwn: boolean,
): JsonObject {
  return {
    ...(isOwn && prescribers.length === 0 ? {} : { prescribers: [...prescribers] }),
    ...(pharmacies.length === 0 ? {} : { pharmacies: [...pharmacies] }),
  };
}

/** Drops repeated allergies: resources with exactly equal content. */
function withoutTwins(records: readonly JsonObject[], findings: FindingCollector): readonly JsonObject[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const words = JSON.stringify({ ...record, _id: undefined });
    const isTwin = seen.has(words);
    seen.add(words);
    if (isTwin) findings.leaveOut('AllergyIntolerance', 'says the same as another one of the patient');
    return !isTwin;
  });
}

/** Counts the resources that yielded no record, so that the report accounts for every one in the file. */
function noteRest({ bundle, findings, medications, product }: Context, patients: readonly Element[]): void {
  for (const { type, reason } of bundle.unusable) {
    findings.leaveOut(type, reason);
  }
  for (const type of bundle.types) {
    const isMedication = medications !== undefined && [...medicationTypes, 'List'].includes(type);
    const reason = isMedication ? undefined : untakenTypeReason(type, product);
    const count = bundle.ofType(type).filter((each) => type !== 'Organization' || !isPharmacy(each)).length;
    if (reason !== undefined && count > 0) {
      findings.leaveOut(type, reason, count);
    }
  }
  const mapped = oneByOne(product).map((mapping) => [mapping.resource, referenceOf(mapping)] as const);
  for (const [type, reference] of [...mapped, ...Object.entries(patientReferences)]) {
    if (medications === undefined && medicationTypes.includes(type)) continue;
    for (const each of bundle.ofType(type)) {
      const patient = bundle.resolve(elementAt(each, reference));
      if (patient?.['resourceType'] !== 'Patient') findings.leaveOut(type, 'names no patient of the file');
      else if (!patients.includes(patient)) findings.leaveOut(type, 'is about a patient who is not taken');
    }
  }
}

/** Properties that reference the patient, by the type of resources that are read beside the mapped ones. */
const patientReferences = {
  MedicationRequest: 'subject',
  MedicationDispense: 'subject',
  MedicationStatement: 'subject',
  RelatedPerson: 'patient',
};
