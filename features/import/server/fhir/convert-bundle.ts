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
  /** Id of the organization that is to manage the patients. */
  readonly organization: string;
  readonly clock: Clock;
  /** Reader of medications; without it, they are left out. */
  readonly medications?: MedicationReader;
}

export interface Conversion {
  /** Each patient before what belongs to it. */
  readonly records: readonly LoadRecord[];
  /** Withdrawals of records that an earlier file has brought; to be loaded after the records. */
  readonly withdrawals: readonly LoadRecord[];
  readonly leftOut: readonly LeftOut[];
  readonly missing: readonly Missing[];
}

interface Context extends ConversionOptions {
  readonly bundle: Bundle;
  readonly findings: Findings;
}

/**
 * FHIR R4 bundle → records of the product. Pure: the same bundle, organization and day give the same records.
 * Nothing is made up: what the file does not say stays blank and is listed as missing.
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

/** An empty list is none, but may empty one that is here. */
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
  // FHIR has no place for much of what we know of a patient: what an export of ours lacks was not removed.
  return ownId(patient, slug) === undefined ? all : all.map((each) => ({ ...each, isPartial: true }));
}

/** The kinds of resources that become one record each. */
const oneByOne = [
  { type: 'AllergyIntolerance', reference: 'patient', entity: 'allergy' },
  { type: 'Condition', reference: 'subject', entity: 'condition' },
  { type: 'Observation', reference: 'subject', entity: 'observation' },
] as const;

/**
 * Withdraws the records of resources of which no record is made any more: entered in error, refuted, no final value any
 * more, or found to have no content. Resources missing from the file are left alone.
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
  /** The property that names the patient. */
  readonly reference: string;
  readonly patient: Element;
}

function ofPatient({ bundle }: Context, { type, reference, patient }: OfPatient): readonly Element[] {
  return bundle.ofType(type).filter((each) => bundle.resolve(elementAt(each, reference)) === patient);
}

/** A patient from elsewhere has no prescribers yet; an export of ours says nothing of lists that are empty. */
function withoutEmptyLists(
  { prescribers, pharmacies }: Readonly<Record<'prescribers' | 'pharmacies', readonly JsonObject[]>>,
  isOwn: boolean,
): JsonObject {
  return {
    ...(isOwn && prescribers.length === 0 ? {} : { prescribers: [...prescribers] }),
    ...(pharmacies.length === 0 ? {} : { pharmacies: [...pharmacies] }),
  };
}

/** Two resources that say word for word the same are one allergy. */
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

/** Counts whatever no record was made of, so that the report accounts for every resource of the file. */
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

/** The property that names the patient, by type of resource. */
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
