import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { LoadRecord } from '../../../../engine/core/protocol/load.ts';
import { convertAllergy } from './allergy.ts';
import { selectAllergies } from './allergy-selection.ts';
import type { Bundle } from './bundle.ts';
import { convertCaregiver } from './caregiver.ts';
import { convertCondition } from './condition.ts';
import { createFindings, type Findings, type LeftOut, type Missing } from './findings.ts';
import { type Clock, fitRecord } from './fit-record.ts';
import { convertMedicationLists, type MedicationReader, medicationTypes } from './medication-lists.ts';
import { convertObservation } from './observation.ts';
import { ownId, recordId } from './own-record.ts';
import { convertPatient, isOfNobody } from './patient.ts';
import { convertPharmacies, isPharmacy } from './pharmacies.ts';
import { convertPrescribers } from './prescribers.ts';
import { type Element, elementAt } from './resource.ts';
import { untakenTypeReason } from './untaken.ts';

export interface ConversionOptions {
  readonly product: Product;
  /** Id of the organization that will manage the patients. */
  readonly organization: string;
  readonly clock: Clock;
  /** Reader of medications, which are left out without one. */
  readonly medications?: MedicationReader;
}

export interface Conversion {
  /** Records, each patient before the records that belong to that patient. */
  readonly records: readonly LoadRecord[];
  /** Withdrawals of records that an earlier file imported, to be loaded after the records. */
  readonly withdrawals: readonly LoadRecord[];
  readonly leftOut: readonly LeftOut[];
  readonly missing: readonly Missing[];
}

interface Context extends ConversionOptions {
  readonly bundle: Bundle;
  readonly findings: Findings;
}

/**
 * Converts a FHIR R4 bundle into records. Pure in bundle, organization and day. Invents nothing: values missing from
 * the file stay blank and are listed.
 */
export function convertBundle(bundle: Bundle, options: ConversionOptions): Conversion {
  const findings = createFindings();
  const context: Context = { ...options, bundle, findings };
  const all = bundle.ofType('Patient').flatMap((patient) => convertOnePatient(patient, context));
  noteRest(context);
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
    ofPatient(context, { type: 'AllergyIntolerance', reference: 'patient', patient }),
    { slug, findings },
  );
  const facts = { bundle, patient, product, findings };
  const lists = { prescribers: convertPrescribers(facts), pharmacies: convertPharmacies(facts) };
  const caregiver = convertCaregiver(facts);
  const whole = {
    ...convertPatient({ patient, product, organization, findings }),
    ...withoutEmptyLists(lists, ownId(patient, slug) !== undefined),
    ...(caregiver === undefined ? {} : { caregiver }),
    ...(hasNoKnownDrugAllergies ? { [`${slug}_meta`]: { nkda: true } } : {}),
  };
  const fitted = (entity: string, record: JsonObject, owner: JsonObject) =>
    fitRecord({ product, entity, record, patient: owner, clock, findings });
  const record = fitRecord({
    ...{ product, entity: 'patient', record: whole, patient: whole, clock, findings, stays: isOfNobody },
  });
  const subject = recordId(patient, slug);
  const lengthOf = (entity: string, path: string) =>
    product.entities[entity]?.fields[path]?.maxLength ?? Number.POSITIVE_INFINITY;
  const fittedAllergies = allergies.map((allergy) => {
    const noteLength = lengthOf('allergy', '/allergyNote');
    return fitted('allergy', convertAllergy({ allergy, subject, slug, noteLength, findings }), record);
  });
  const about = { reference: 'subject', patient };
  const conditions = ofPatient(context, { type: 'Condition', ...about }).flatMap((condition) => {
    const noteLength = lengthOf('condition', '/note');
    const converted = convertCondition({ condition, subject, slug, noteLength, findings });
    return converted === undefined ? [] : [converted];
  });
  const observations = ofPatient(context, { type: 'Observation', ...about }).flatMap((observation) => {
    const converted = convertObservation({ observation, subject, product, findings });
    return converted === undefined ? [] : [converted];
  });
  const { medications: reader } = context;
  const medicationLists =
    reader === undefined
      ? []
      : convertMedicationLists({ bundle, patient, reader, slug, findings, today: clock.today });
  const records: readonly LoadRecord[] = [
    { entity: 'patient', record },
    ...withoutTwins(fittedAllergies, findings).map((each) => ({ entity: 'allergy', record: each })),
    ...conditions.map((each) => ({ entity: 'condition', record: fitted('condition', each, record) })),
    ...observations.map((each) => ({ entity: 'observation', record: fitted('observation', each, record) })),
    ...medicationLists.map((each) =>
      each.withdrawsRows === undefined && each.endsEntries === undefined
        ? { ...each, record: fitted('reconciliation', each.record, record) }
        : each,
    ),
  ];
  const all = [...records, ...withdrawals(records, patient, context)];
  // Marks records of this product's own export as partial: FHIR lacks fields for much of a patient, so that a missing
  // value was not removed.
  return ownId(patient, slug) === undefined ? all : all.map((each) => ({ ...each, isPartial: true }));
}

/** Kinds of resources that become one record each. */
const oneByOne = [
  { type: 'AllergyIntolerance', reference: 'patient', entity: 'allergy' },
  { type: 'Condition', reference: 'subject', entity: 'condition' },
  { type: 'Observation', reference: 'subject', entity: 'observation' },
] as const;

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
  return oneByOne.flatMap(({ type, reference, entity }) =>
    ofPatient(context, { type, reference, patient })
      .map((each) => recordId(each, slug))
      .filter((id) => !made.has(`${entity} ${id}`))
      .map((id) => ({ entity, record: { _id: id, type: `patient.${entity}`, subject }, isWithdrawn: true })),
  );
}

interface OfPatient {
  readonly type: string;
  /** Property that references the patient. */
  readonly reference: string;
  readonly patient: Element;
}

function ofPatient({ bundle }: Context, { type, reference, patient }: OfPatient): readonly Element[] {
  return bundle.ofType(type).filter((each) => bundle.resolve(elementAt(each, reference)) === patient);
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
function withoutTwins(allergies: readonly JsonObject[], findings: Findings): readonly JsonObject[] {
  const seen = new Set<string>();
  return allergies.filter((allergy) => {
    const words = JSON.stringify({ ...allergy, _id: undefined });
    const isTwin = seen.has(words);
    seen.add(words);
    if (isTwin) {
      findings.leaveOut('AllergyIntolerance', 'says the same as another one of the patient');
    }
    return !isTwin;
  });
}

/** Counts the resources that yielded no record, so that the report accounts for every one in the file. */
function noteRest({ bundle, findings, medications }: Context): void {
  for (const { type, reason } of bundle.unusable) {
    findings.leaveOut(type, reason);
  }
  for (const type of bundle.types) {
    const isMedication = medications !== undefined && [...medicationTypes, 'List'].includes(type);
    const reason = isMedication ? undefined : untakenTypeReason(type);
    const count = bundle.ofType(type).filter((each) => type !== 'Organization' || !isPharmacy(each)).length;
    if (reason !== undefined && count > 0) {
      findings.leaveOut(type, reason, count);
    }
  }
  for (const [type, reference] of Object.entries(patientReferences)) {
    if (medications === undefined && medicationTypes.includes(type)) continue;
    const orphans = bundle.ofType(type).filter((each) => !isOfPatient(bundle, elementAt(each, reference)));
    if (orphans.length > 0) findings.leaveOut(type, 'names no patient of the file', orphans.length);
  }
}

/** Properties that reference the patient, by resource type. */
const patientReferences = {
  AllergyIntolerance: 'patient',
  Condition: 'subject',
  Observation: 'subject',
  MedicationRequest: 'subject',
  MedicationDispense: 'subject',
  MedicationStatement: 'subject',
  RelatedPerson: 'patient',
};

function isOfPatient(bundle: Bundle, reference: Element | undefined): boolean {
  return bundle.resolve(reference)?.['resourceType'] === 'Patient';
}
