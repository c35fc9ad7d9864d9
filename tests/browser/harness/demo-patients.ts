import type { JsonObject } from '../../../engine/core/json/json.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';

export interface DemoPatient {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly prescribers: readonly { readonly firstName: string; readonly lastName: string }[];
}

const records = demoRecords();
const patients = records.filter(({ entity }) => entity === 'patient').map(({ record }) => record);

/**
 * Chooses a patient of an organization with at least three prescribers, no allergy yet (so that tables have one page)
 * and a unique name. Each journey uses a different patient, so that journeys do not see each other's changes.
 */
export function demoPatient(organization: 'EMTM' | 'NORTH', number: number): DemoPatient {
  const fitting = patients.filter((record) => {
    const { first, last } = nameOf(record);
    const namesakes = patients.filter(
      (other) => nameOf(other).last === last && nameOf(other).first === first,
    );
    const owner = (record['managingOrganization'] as JsonObject)['id'];
    const hasPrescribers = prescribersOf(record).length >= 3;
    return owner === organization && namesakes.length === 1 && hasPrescribers && !hasAllergies(record);
  });
  const record = fitting[number];
  if (record === undefined)
    throw new Error(`The demo set has only ${fitting.length} such patients of ${organization}.`);
  return { id: String(record['_id']), ...nameOf(record), prescribers: prescribersOf(record) };
}

function hasAllergies(record: JsonObject): boolean {
  return records.some(
    ({ entity, record: other }) => entity === 'allergy' && other['subject'] === record['_id'],
  );
}

function nameOf(record: JsonObject): { readonly first: string; readonly last: string } {
  return record['name'] as unknown as { first: string; last: string };
}

function prescribersOf(record: JsonObject): DemoPatient['prescribers'] {
  return (record['prescribers'] ?? []) as unknown as DemoPatient['prescribers'];
}

/**
 * Chooses an active patient of EMTM in this workflow state without interactions, for a journey through the workflow.
 */
export function demoPatientIn(state: string, reviewType?: string, number = 0): DemoPatient {
  const record = patients.filter((candidate) => {
    const position = candidate['currentWorkflowState'] as JsonObject;
    const owner = (candidate['managingOrganization'] as JsonObject)['id'];
    const isFresh = !records.some(
      ({ entity, record: other }) => entity === 'interaction' && other['subject'] === candidate['_id'],
    );
    const fits =
      position['name'] === state && (reviewType === undefined || position['reviewType'] === reviewType);
    return (
      owner === 'EMTM' && candidate['status'] === 'active' && fits && (isFresh || reviewType !== undefined)
    );
  })[number];
  if (record === undefined) throw new Error(`The demo set has no such patient in "${state}".`);
  return { id: String(record['_id']), ...nameOf(record), prescribers: prescribersOf(record) };
}

/** Chooses a patient of EMTM who has finished the program and needs no review. */
export function demoGraduate(): { readonly id: string } {
  const found = patients.find(
    (record) =>
      record['graduationStatus'] !== undefined &&
      (record['managingOrganization'] as JsonObject)['id'] === 'EMTM',
  );
  if (found === undefined) throw new Error('The demo set has no patient of EMTM who has graduated.');
  return { id: String(found['_id']) };
}

/** Chooses a patient of EMTM whose lists wait to be reconciled, with or without medicines on the medication list. */
export function demoPatientToReconcile({ hasMedicines = false, number = 0 } = {}): DemoPatient {
  const has = (record: JsonObject, kind: string) =>
    records.some(({ entity, record: other }) => entity === kind && other['subject'] === record['_id']);
  const record = patients.filter(
    (candidate) =>
      (candidate['managingOrganization'] as JsonObject)['id'] === 'EMTM' &&
      has(candidate, 'reconciliation') &&
      has(candidate, 'medication') === hasMedicines,
  )[number];
  if (record === undefined) throw new Error('The demo set has no patient whose lists wait to be reconciled.');
  return { id: String(record['_id']), ...nameOf(record), prescribers: prescribersOf(record) };
}

/** Chooses a review of a patient of EMTM. */
export function demoReview(): { readonly id: string; readonly patient: string } {
  const owned = new Set(
    patients
      .filter((record) => (record['managingOrganization'] as JsonObject)['id'] === 'EMTM')
      .map((record) => record['_id']),
  );
  const found = records.find(({ entity, record }) => entity === 'review' && owned.has(record['subject']));
  if (found === undefined) throw new Error('The demo set has no review of a patient of EMTM.');
  return { id: String(found.record['_id']), patient: String(found.record['subject']) };
}
