import { isJsonObject, type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { allergiesOf } from './allergies.ts';
import { caregiverOf } from './caregivers.ts';
import { demoConditions } from './conditions.ts';
import { interactionsOf } from './interactions.ts';
import { medicationsOf } from './medications.ts';
import { familyNames, givenNames, middleNames, plainLetters } from './names.ts';
import { notablePatients } from './notable-patients.ts';
import { notesOf } from './notes.ts';
import { observationsOf } from './observations.ts';
import { projectsOf } from './organizations.ts';
import { pharmaciesOf } from './pharmacies.ts';
import { prescribersOf } from './prescribers.ts';
import { createRandom, type Random } from './random.ts';
import { reconciliationListsOf } from './reconciliations.ts';
import { ageOnReferenceDay, daysBefore, referenceDay } from './reference-day.ts';
import { demoReviews } from './reviews.ts';
import { riskFactorsOf } from './risk-factors.ts';
import { demoSource, dischargesOf, nextReviewOf } from './source-data.ts';
import { authorOf } from './staff.ts';
import { fictionalPhone, streetAddress, type Town, towns, zipOf } from './towns.ts';
import { hasReview, isClosed, workflowStateFor } from './workflow-states.ts';

export const patientCount = 250;

const reviewTypes = [
  'Medication Safety Review (MSR)',
  'Medication Safety Review Lite (MSR Lite)',
  'Medication Safety Advisory (MSA)',
];

/** Organizations of the set's patients, in the order of the patients' numbers. */
const owners = [
  { organization: 'EMTM', upTo: 190 },
  { organization: 'ECPN', upTo: 220 },
  { organization: 'NORTH', upTo: patientCount },
] as const;

/** Creates a patient with all records that belong to the patient; `number` counts from 1. */
export function patientWithRecords(number: number, slug: string): readonly LoadRecord[] {
  const id = `demo-patient-${String(number).padStart(4, '0')}`;
  const random = createRandom(id);
  const person = createPerson(number, random);
  const town = random.pick(towns);
  const hasNoKnownDrugAllergies = random.chance(0.06);
  const care = createCare(number, random);
  const record: JsonObject = {
    _id: id,
    type: 'patient',
    externalId: `DEMO-${String(number).padStart(4, '0')}`,
    ...person,
    ...care,
    ...createContact(number, person, town, random),
    prescribers: prescribersOf(id, town),
    pharmacies: pharmaciesOf(id, town),
    riskFactors: riskFactorsOf(id),
    ...demoSource(id),
    ...dischargesOf(id),
    ...(isGraduate(number, care)
      ? { graduationStatus: { graduated: true } }
      : nextReviewOf(id, stateOf(care))),
    ...careGiven(caregiverOf(id, town, person.name.last)),
    ...(hasNoKnownDrugAllergies ? { [`${slug}_meta`]: { nkda: true } } : {}),
  };
  const age = ageOnReferenceDay(person.dob);
  const engagement = Number(record['workflowIteration']);
  const records = [
    ...allergiesOf({ id, age, hasNoKnownDrugAllergies }),
    ...demoConditions({ id, age }),
    ...observationsOf(id),
    ...medicationsOf({
      id,
      sex: person.sex,
      prescribers: jsonItems(record['prescribers']).filter(isJsonObject),
    }),
    ...(isAboutToBeReconciled(record) ? reconciliationListsOf(id) : []),
    ...notesOf(id, engagement),
    ...interactionsOf({ id, engagement }),
  ];
  return [{ entity: 'patient', record }, ...records, ...demoReviews({ patient: record, records })];
}

function isAboutToBeReconciled(record: JsonObject): boolean {
  return stateOf(record) === 'Ready for Medication Review';
}

/** Reports whether the patient has finished the program, as some of those whose work is complete have. */
function isGraduate(number: number, care: JsonObject): boolean {
  return stateOf(care) === 'Complete' && number % 21 === 0;
}

function stateOf({ currentWorkflowState }: JsonObject): string {
  return String(getAt(currentWorkflowState, '/name'));
}

function careGiven(caregiver: JsonObject | undefined): JsonObject {
  return caregiver === undefined ? {} : { caregiver };
}

type Person = {
  readonly name: { readonly first: string; readonly middle?: string; readonly last: string };
  readonly dob: string;
  readonly sex: 'female' | 'male';
};

function createPerson(number: number, random: Random): Person {
  const notable = notablePatients[number - 1];
  if (notable !== undefined) {
    return notable;
  }
  const sex = random.chance(0.55) ? 'female' : 'male';
  const name = { first: random.pick(givenNames[sex]), last: random.pick(familyNames) };
  return {
    name: random.chance(0.3) ? { ...name, middle: random.pick(middleNames) } : name,
    dob: daysBefore(createAge(random) * 365 + random.integer(24, 350)),
    sex,
  };
}

/**
 * Picks an age between 19 and 96, more often in the upper half; the notable patients are the youngest and the oldest.
 */
function createAge(random: Random): number {
  return Math.max(random.integer(19, 96), random.integer(19, 96));
}

function createCare(number: number, random: Random): JsonObject {
  const organization = owners.find(({ upTo }) => number <= upTo)?.organization ?? 'EMTM';
  const state = workflowStateFor(organization, random);
  return {
    status: isClosed(state) ? 'inactive' : 'active',
    managingOrganization: createManagement(organization, random),
    currentWorkflowState: {
      name: state,
      ...reviewTypeOf(state, number),
      ...failureIn(state),
      year: Number(referenceDay.slice(0, 4)) - random.integer(0, 1),
    },
    workflowIteration: random.integer(1, 3),
    projects: createEnrollments(organization, random),
  };
}

/** Records the attempts to reach a patient who could not be engaged, as many as the workflow requires. */
function failureIn(state: string): JsonObject {
  const [, app] = /^Failure to Engage at (.*)$/.exec(state) ?? [];
  if (app === undefined) return {};
  const attempt = app === 'Initiating Call' ? 3 : 2;
  return { failureToEngageInfo: { app, attempt, date: `${daysBefore(20)}T17:00:00Z` } };
}

/** Picks the review type of a patient whose documents are to be sent or have been sent. */
function reviewTypeOf(state: string, number: number): JsonObject {
  const reviewType = reviewTypes[number % reviewTypes.length];
  return reviewType !== undefined && hasReview(state) ? { reviewType } : {};
}

/** Picks who manages the patient; pharmacies review most of their patients together with EMTM. */
function createManagement(organization: string, random: Random): JsonObject {
  const isShared = organization === 'ECPN' && random.chance(0.7);
  return { id: organization, primary: organization, ...(isShared ? { secondary: 'org:EMTM' } : {}) };
}

function createEnrollments(organization: string, random: Random): JsonObject {
  const decided = projectsOf(organization).filter(() => random.chance(0.7));
  return Object.fromEntries(
    decided.map((project) => {
      const day = daysBefore(random.integer(400, 700));
      const enrollment = random.chance(0.85) ? { enrolled: true, enrollDate: day } : { enrolled: false };
      return [project, { ...enrollment, changes: enrollmentChanges(enrollment.enrolled, day) }];
    }),
  );
}

/** Creates the history of an enrollment: consent, or consent and withdrawal. */
function enrollmentChanges(isEnrolled: boolean, day: string): readonly JsonObject[] {
  const random = createRandom(`${day}/enrollment`);
  const change = (enrolled: boolean, time: string) => ({
    ...{ date: `${day}T${time}:00Z`, performedBy: authorOf(random).by, enrolled },
    ...(enrolled ? {} : { reason: 'member-declined', snowmedCode: '412725004' }),
  });
  return isEnrolled ? [change(true, '16:10')] : [change(true, '16:10'), change(false, '20:45')];
}

function createContact(number: number, person: Person, town: Town, random: Random): JsonObject {
  const phone = fictionalPhone(town, random);
  const email = `${plainLetters(person.name.first)}.${plainLetters(person.name.last)}.${number}@member.example.org`;
  return {
    address: {
      primary: true,
      verified: random.chance(0.7),
      line1: streetAddress(random),
      ...(random.chance(0.25) ? { line2: `Apt ${random.integer(1, 40)}` } : {}),
      city: town.city,
      state: town.state,
      zip: zipOf(town, random),
      phone,
    },
    telecom: { phone, ...(random.chance(0.6) ? { email } : {}) },
  };
}
