import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import type { Workflow } from '../../engine/core/product/workflow.ts';
import type { WorkflowOutcome, WorkflowStep } from '../../engine/core/workflow/outcome.ts';
import { runEvent } from '../../engine/core/workflow/run-event.ts';
import { product } from '../../generated/product.ts';

/** Compiled workflow of the patient, for tests whose users and records are made up. */
export const workflow = product.workflows?.['patient'] as Workflow;

export const today = '2026-11-21';

export const pharmacist: UserProfile = {
  ...{ _id: 'pharmacist', id: 'pharmacist', auth0Id: 'test|pharmacist', email: 'pat@example.test' },
  ...{ firstName: 'Pat', lastName: 'Farmer', roles: ['pharmacist'] },
  permissions: ['regimen-advisor.edit-patient', 'regimen-advisor.reset-workflow'],
  organizations: ['NORTH', 'EMTM', 'ECPN'],
};

export const supporter: UserProfile = { ...pharmacist, roles: ['support'], permissions: [] };

export const program = { _id: 'wellness', couchId: 'wellness', name: 'Northside Wellness', primary: true };

/** Builds a patient in a state, with further values at other paths. */
export function patientIn(
  state: string,
  others: Readonly<Record<string, JsonObject[string]>> = {},
): JsonObject {
  const patient: JsonObject = {
    ...{
      type: 'patient',
      name: { first: 'Ada', last: 'Soto' },
      dob: '1941-02-28',
      sex: 'female',
      status: 'active',
    },
    workflowIteration: 1,
    currentWorkflowState: { name: state, year: 2026 },
    managingOrganization: { id: 'NORTH' },
    projects: { wellness: { enrolled: true, enrollDate: '2026-01-05' } },
  };
  return Object.entries(others).reduce(
    (record, [place, value]) => setAt(record, place, value ?? null),
    patient,
  );
}

/** Management for an ECPN, where the secondary organization reviews. */
export const ecpn = { '/managingOrganization': { id: 'ECPN', primary: 'ECPN', secondary: 'org:EMTM' } };

export interface Circumstances {
  readonly user?: UserProfile;
  readonly organization?: JsonObject;
  readonly project?: JsonObject | undefined;
}

export function scopeWith({ user = pharmacist, organization = {}, ...others }: Circumstances = {}): Scope {
  const named = 'project' in others ? others.project : program;
  return {
    user,
    records: { organization: { _id: 'NORTH', name: 'Northside Clinic', ...organization }, program: named },
    now: `${today}T15:00:00.000Z`,
    today,
    timeZone: 'America/Denver',
  };
}

/** Raises an event and returns its outcome. */
export function raise(
  event: string,
  record: JsonObject,
  payload?: JsonObject,
  circumstances?: Circumstances,
): WorkflowOutcome {
  return runEvent({ product, workflow, record, event, payload, scope: scopeWith(circumstances) });
}

/** Raises an event that must succeed; throws if it is refused. */
export function take(...given: Parameters<typeof raise>): WorkflowStep {
  const outcome = raise(...given);
  if (outcome.outcome === 'taken') return outcome;
  throw new Error(`Refused: ${outcome.reason}`);
}

/** Interaction with the member, as stored. */
export function interaction(app: string, record: JsonObject): JsonObject {
  return {
    ...{ type: 'patient.interaction', app, workflowIteration: 1, currentYear: 2026 },
    record: {
      attempt: 1,
      direction: 'user',
      spokeTo: 'member',
      dateRecorded: `${today}T14:00:00Z`,
      ...record,
    },
  };
}

export function yes(app = 'Initiating Call'): JsonObject {
  return interaction(app, { successful: true, spokeToMember: true, decision: 'yes' });
}

export function no(app: string, isForPrimaryProject = false): JsonObject {
  return interaction(app, {
    ...{ successful: true, spokeToMember: true, decision: 'no', decisionReason: 'too-busy' },
    forPrimaryProject: isForPrimaryProject,
  });
}

export function failed(app: string, attempt: number, others: JsonObject = {}): JsonObject {
  return interaction(app, { successful: false, reason: 'no-answer', attempt, ...others });
}

export const apps = ['Initiating Call', 'Medication Review', 'Medication Safety Review'];
