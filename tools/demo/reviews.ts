import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom, type Random } from './random.ts';
import { daysBefore, referenceDay } from './reference-day.ts';
import { authorOf, momentOn } from './staff.ts';

/** Progress of a patient's review, by the patient's state; patients in other states have none. */
const stages: Readonly<Record<string, 'draft' | 'published' | 'answered'>> = {
  'Ready for Medication Safety Review': 'draft',
  'Ready for MSR Preceptor Review': 'draft',
  'Ready for Printing': 'published',
  'Ready for Mailing': 'published',
  'Ready for Consult': 'published',
  Complete: 'answered',
};

const accepted = '385645004';
const declined = '443390004';

/** Recommendations about a medication, worded without its name. */
const advice = [
  {
    ...{ category: 'monitoring', action: 'monitor' },
    prescriberText: 'Please order the laboratory tests that are due for this medication.',
    rationale: 'No result of the last twelve months is known to us.',
    patientTopic: 'You take a pill that needs a blood test now and then.',
    patientAction: 'Ask your doctor when your next blood test is.',
  },
  {
    ...{ category: 'dose-high', action: 'lower-dose' },
    prescriberText: 'Please consider a lower dose, by age and kidney function.',
    rationale: 'The patient reports tiredness since the dose was raised.',
    patientTopic: 'You feel tired since your dose went up.',
    patientAction: 'Talk to your doctor about a lower dose. Do not change it by yourself.',
  },
  {
    ...{ category: 'adherence', action: 'support-adherence' },
    prescriberText: 'The patient misses about two doses a week. Once a day would be easier.',
    rationale: 'Asked about each day of the last week.',
    patientTopic: 'It is hard to think of each pill.',
    patientAction: 'Use a pill box. Fill it on the same day of each week.',
  },
] as const;

interface Reviewed {
  readonly patient: JsonObject;
  /** Records of the patient. */
  readonly records: readonly LoadRecord[];
}

/** Creates the review of a patient whose state implies one; all of it is invented. */
export function demoReviews({ patient, records }: Reviewed): readonly LoadRecord[] {
  const subject = String(patient['_id']);
  const position = jsonObject(patient['currentWorkflowState']);
  const stage = stages[String(position['name'])];
  const medications = copiesOf(records, 'medication').filter(
    ({ discontinued }) => discontinued === undefined,
  );
  if (stage === undefined || medications.length === 0) return [];
  const random = createRandom(`${subject}/review`);
  const reviewDate = daysBefore(
    random.integer(stage === 'answered' ? 40 : 2, stage === 'answered' ? 90 : 12),
  );
  const { by } = authorOf(random);
  const allergies = copiesOf(records, 'allergy').filter(({ status }) => status === 'active');
  const snapshotOn = momentOn(reviewDate, random);
  const advised = recommendations(patient, medications, stage, random);
  const record: JsonObject = {
    ...{ _id: `${subject}-review`, type: 'patient.review', subject, version: 2, reviewDate },
    ...{ createdOn: snapshotOn, dueDate: dueDateOf(subject, stage) },
    reviewType: position['reviewType'] ?? 'Medication Safety Review (MSR)',
    workflowIteration: patient['workflowIteration'] ?? 1,
    currentYear: Number(referenceDay.slice(0, 4)),
    patientOrg: getAt(patient, '/managingOrganization/id') ?? '',
    author: `${by.firstName} ${by.lastName}`,
    note: 'Synthetic review for demonstration.',
    snapshotOn,
    recommendations: advised,
    currentMedications: medications,
    allergies: allergies.filter(({ isSideEffect }) => isSideEffect !== true),
    reportedSideEffects: allergies.filter(({ isSideEffect }) => isSideEffect === true),
    observations: copiesOf(records, 'observation'),
    ...(stage === 'draft'
      ? { draft: true }
      : { published: true, draft: false, publishedDate: momentOn(reviewDate, random) }),
    responsesComplete: jsonItems(advised).filter(isJsonObject).every(hasAnswers),
  };
  return [{ entity: 'review', record }];
}

/** Picks a due date: near for an unfinished review, past for a few. */
function dueDateOf(subject: string, stage: 'draft' | 'published' | 'answered'): string {
  const days = createRandom(`${subject}/due`).integer(-4, 14);
  return daysBefore(stage === 'draft' ? -days : 20 + days);
}

/** Reports whether all addressees have responded, by the same rule as in the gateway. */
function hasAnswers({ includeInPrescriber, prescriberResponse, patientResponse }: JsonObject): boolean {
  return patientResponse !== undefined && (includeInPrescriber !== true || prescriberResponse !== undefined);
}

/** Copies records with their revision into the review, as the gateway does. */
function copiesOf(records: readonly LoadRecord[], entity: string): readonly JsonObject[] {
  return records.filter((each) => each.entity === entity).map(({ record }) => ({ ...record, _rev: 1 }));
}

function recommendations(
  patient: JsonObject,
  medications: readonly JsonObject[],
  stage: 'draft' | 'published' | 'answered',
  random: Random,
): Json {
  const [prescriber] = jsonItems(patient['prescribers']).filter(isJsonObject);
  const about = random.sample(medications, random.integer(1, 2));
  return random.sample(advice, about.length).map((each, index) => {
    const name = getAt(about[index], '/medication/name/full') ?? '';
    const isForPrescriber = prescriber !== undefined;
    const isAnswered = stage === 'answered' || (stage === 'published' && index === 0 && random.chance(0.4));
    return {
      ...{ id: `recommendation-${index + 1}`, ...each, medications: [name] },
      ...(isForPrescriber ? { prescriber: prescriber['id'] ?? '' } : {}),
      ...{ includeInPrescriber: isForPrescriber, includeInMap: true },
      ...(isAnswered && isForPrescriber ? { prescriberResponse: answer(random, 'fax') } : {}),
      ...(isAnswered ? { patientResponse: answer(random, 'phone') } : {}),
    };
  });
}

function answer(random: Random, way: string): JsonObject {
  const status = { snowMedCode: random.chance(0.75) ? accepted : declined };
  return { status, way, date: daysBefore(1), comment: 'Synthetic, for demonstration.' };
}
