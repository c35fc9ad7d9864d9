import { jsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';
import { directionsTaken } from '../../directions/server/directions-taken.ts';
import { dosageCodesOf } from '../../directions/server/dosage-codes.ts';
import { dosagesOf } from '../../directions/server/dosage-to-fhir.ts';
import { carePlanComposition } from './care-plan-composition.ts';
import type { ExportedReview, PlanEntry, PlanParts } from './care-plan-parts.ts';
import { recommendationEntries } from './care-plan-recommendations.ts';
import type { ExportedPatient } from './exported-records.ts';
import { createIdentify, type Identify, ownIdOf } from './identity.ts';
import { mappedResource } from './mapped-entries.ts';
import { tidy } from './resource.ts';

export interface ReviewedPatient {
  readonly patient: ExportedPatient;
  readonly review: ExportedReview;
}

/**
 * Exports a review as a document of the FHIR R4 guide "Pharmacist Services and Summaries", with the content of its
 * letters: concerns, goals, interventions, outcomes. Equal reviews give equal documents.
 */
export async function carePlanBundle(
  product: Product,
  { patient, review }: ReviewedPatient,
): Promise<AnswerOf<'review.care-plan'>> {
  const identify = createIdentify(product.info.slug);
  const people = await peopleOf(product, identify, { patient, review });
  const parts: PlanParts = { product, identify, review, ...people };
  const content = [
    ...(await snapshotEntries(parts)),
    ...(await recommendationEntries(parts)),
    ...(await scoreEntries(parts)),
  ];
  const identity = await identify('Composition', ownIdOf(review));
  const composition = carePlanComposition(identity, parts, content);
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: identity.fullUrl },
    type: 'document',
    timestamp: momentOf(review),
    entry: [{ fullUrl: identity.fullUrl, resource: composition }, ...people.entries, ...content].map(
      ({ fullUrl, resource }) => ({ fullUrl, resource }),
    ),
  };
}

/** Finds the instant of publication, or of a draft's last write. */
function momentOf({ publishedDate, updatedOn, reviewDate }: ExportedReview): string {
  return publishedDate ?? updatedOn ?? `${reviewDate}T00:00:00Z`;
}

/** Builds the resources of the patient, the author and the prescribers. */
async function peopleOf(product: Product, identify: Identify, { patient, review }: ReviewedPatient) {
  const subject = await identify('Patient', ownIdOf(patient));
  const author = await identify('Practitioner', `${ownIdOf(review)}-author`);
  const prescribers = await Promise.all(
    (patient.prescribers ?? []).map(async (record) => ({
      record,
      identity: await identify('Practitioner', ownIdOf(record)),
    })),
  );
  const patientEntry = mappedResource(product, { entity: 'patient', record: patient, identity: subject });
  const authorEntry = tidy({
    resourceType: 'Practitioner',
    id: author.id,
    name: [{ text: review.author ?? 'Not recorded' }],
  });
  return {
    subject: subject.fullUrl,
    author: author.fullUrl,
    prescribers: new Map(prescribers.map(({ record, identity }) => [ownIdOf(record), identity.fullUrl])),
    entries: [
      { fullUrl: subject.fullUrl, resource: patientEntry },
      { fullUrl: author.fullUrl, resource: authorEntry },
      ...prescribers.map(({ record, identity }) => ({
        fullUrl: identity.fullUrl,
        resource: mappedResource(product, { entity: 'prescriber', record, identity }),
      })),
    ],
  };
}

/** Exports medications and allergies from the review's snapshot. */
async function snapshotEntries({
  product,
  identify,
  review,
  subject,
}: PlanParts): Promise<readonly PlanEntry[]> {
  const day = review.snapshotOn ?? review.reviewDate;
  const medications = (review.currentMedications ?? []).map(async (record, index): Promise<PlanEntry> => {
    const { id, fullUrl } = await identify('MedicationStatement', `${ownIdOf(review)}-${index}`);
    const medication = record as Records['medication'];
    const name = medication.medication?.name?.full ?? 'Unnamed';
    const taken = directionsTaken(medication);
    const resource = tidy({
      ...{ resourceType: 'MedicationStatement', id, status: 'active', effectiveDateTime: day },
      medicationCodeableConcept: { text: name },
      subject: { reference: subject },
      dosage: dosagesOf(taken, dosageCodesOf(product)),
    });
    return { fullUrl, resource, section: 'medications', text: name };
  });
  const allergies = (review.allergies ?? []).map(async (record, index): Promise<PlanEntry> => {
    const identity = await identify('AllergyIntolerance', `${ownIdOf(review)}-${index}`);
    const refer = (entity: string) =>
      entity === 'patient' ? [{ item: jsonObject(record), reference: subject }] : [];
    const resource = mappedResource(product, {
      entity: 'allergy',
      record: jsonObject(record),
      identity,
      refer,
    });
    const { text } = jsonObject(resource['code']);
    const said = typeof text === 'string' ? text : 'Unnamed';
    return { fullUrl: identity.fullUrl, resource, section: 'allergies', text: said };
  });
  return Promise.all([...medications, ...allergies]);
}

async function scoreEntries({ identify, review, subject }: PlanParts): Promise<readonly PlanEntry[]> {
  const score = review.riskScoresNormalized?.total;
  if (score === undefined) return [];
  const { id, fullUrl } = await identify('Observation', `${ownIdOf(review)}-score`);
  const resource = tidy({
    ...{ resourceType: 'Observation', id, status: 'final', code: { text: 'Medication risk score' } },
    subject: { reference: subject },
    effectiveDateTime: review.snapshotOn ?? review.reviewDate,
    valueQuantity: { value: score },
  });
  return [{ fullUrl, resource, section: 'outcomes', text: `Medication risk score: ${score}` }];
}
