import type { JsonObject } from '../../engine/core/json.ts';
import type { LoadRecord } from '../../engine/core/load.ts';
import type { Product } from '../../engine/core/product.ts';
import { convertAllergy } from './allergy.ts';
import { selectAllergies } from './allergy-selection.ts';
import type { Bundle } from './bundle.ts';
import { createFindings, type Findings, type LeftOut, type Missing } from './findings.ts';
import { type Clock, fitRecord } from './fit-record.ts';
import { convertPatient, recordId } from './patient.ts';
import { convertPrescribers } from './prescribers.ts';
import { type Element, elementAt } from './resource.ts';
import { untakenTypeReason } from './untaken.ts';

export interface ConversionOptions {
  readonly product: Product;
  /** Id of the organization that is to manage the patients. */
  readonly organization: string;
  readonly clock: Clock;
}

export interface Conversion {
  /** Each patient before what belongs to it. */
  readonly records: readonly LoadRecord[];
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
  const records = bundle.ofType('Patient').flatMap((patient) => convertOnePatient(patient, context));
  noteRest(context);
  return { records, leftOut: findings.leftOut(), missing: findings.missing() };
}

function convertOnePatient(patient: Element, context: Context): readonly LoadRecord[] {
  const { product, organization, clock, bundle, findings } = context;
  const recorded = bundle
    .ofType('AllergyIntolerance')
    .filter((each) => bundle.resolve(elementAt(each, 'patient')) === patient);
  const { allergies, hasNoKnownDrugAllergies } = selectAllergies(recorded, findings);
  const prescribers = convertPrescribers({ bundle, patient, states: product.codes['states'], findings });
  const marks = hasNoKnownDrugAllergies ? { [`${product.info.slug}_meta`]: { nkda: true } } : {};
  const converted = {
    ...convertPatient({ patient, product, organization, findings }),
    prescribers,
    ...marks,
  };
  const record = fitRecord({
    product,
    entity: 'patient',
    record: converted,
    patient: converted,
    clock,
    findings,
  });
  const noteLength =
    product.entities['allergy']?.fields['/allergyNote']?.maxLength ?? Number.POSITIVE_INFINITY;
  const fitted = allergies.map((allergy) => {
    const plain = convertAllergy({ allergy, subject: recordId(patient), noteLength, findings });
    return fitRecord({ product, entity: 'allergy', record: plain, patient: record, clock, findings });
  });
  return [
    { entity: 'patient', record },
    ...withoutTwins(fitted, findings).map((each) => ({ entity: 'allergy', record: each })),
  ];
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
function noteRest({ bundle, findings }: Context): void {
  for (const { type, reason } of bundle.unusable) {
    findings.leaveOut(type, reason);
  }
  for (const type of bundle.types) {
    const reason = untakenTypeReason(type);
    if (reason !== undefined) {
      findings.leaveOut(type, reason, bundle.ofType(type).length);
    }
  }
  const orphans = bundle
    .ofType('AllergyIntolerance')
    .filter((each) => !isOfPatient(bundle, elementAt(each, 'patient')));
  if (orphans.length > 0) {
    findings.leaveOut('AllergyIntolerance', 'names no patient of the file', orphans.length);
  }
}

function isOfPatient(bundle: Bundle, reference: Element | undefined): boolean {
  return bundle.resolve(reference)?.['resourceType'] === 'Patient';
}
