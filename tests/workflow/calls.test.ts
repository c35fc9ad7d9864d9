import { describe, expect, it } from 'vitest';
import { getAt } from '../../engine/core/json/pointer.ts';
import {
  apps,
  failed,
  interaction,
  no,
  patientIn,
  pharmacist,
  program,
  raise,
  take,
  today,
  workflow,
  yes,
} from './patient.ts';

const at = (value: unknown, place: string) => getAt(value, place);
const states = Object.keys(workflow.states);
const ready = states.filter((name) => name.startsWith('Ready for ') && !/(Printing|Mailing)$/.test(name));
const terminal = states.filter((name) => / at |^Hospice|^Disenrolled|^Not Eligible|^Complete/.test(name));

describe('a successful call with a yes', () => {
  it('moves the patient from the starting state to the medication review [FLOW-18]', () => {
    const step = take('interaction.logged', patientIn('Ready for Initiating Call'), yes());
    expect(step.state).toBe('Ready for Medication Review');
    expect(step.messages).toEqual(['Saving moves the patient to Scheduled for Medication Review.']);
  });

  it('counts the starting state of the organization instead of the default [FLOW-18]', () => {
    const organization = { workflows: { startingWorkflowState: 'Waiting for Mailer' } };
    const stateFrom = (state: string) =>
      take('interaction.logged', patientIn(state), yes(), { organization }).state;
    expect(stateFrom('Waiting for Mailer')).toBe('Ready for Medication Review');
    expect(stateFrom('Ready for Initiating Call')).toBe('Ready for Initiating Call');
  });

  it('moves nobody who is further on [FLOW-18]', () => {
    for (const state of ready.slice(1))
      expect(take('interaction.logged', patientIn(state), yes()).changedPaths).toEqual([]);
  });

  const ended = ['Member Opt Out', 'Failure to Engage'].flatMap((how) =>
    apps.map((app) => `${how} at ${app}`),
  );

  it.each(ended)('restores the previous active state after %s [FLOW-29]', (state) => {
    const previous = 'Ready for Consult';
    const patient = patientIn(state, {
      '/currentWorkflowState/previousActiveState': previous,
      '/currentWorkflowState/optOutInfo': { app: 'Medication Review' },
      '/currentWorkflowState/failureToEngageInfo': { app: 'Medication Review', attempt: 2 },
    });
    const step = take('interaction.logged', patient, yes('Medication Review'));
    expect(step.state).toBe(previous);
    expect(at(step.record, '/currentWorkflowState')).toEqual({ name: previous, year: 2026 });
    expect(take('interaction.logged', patientIn(state), yes()).state).toBe('Ready for Initiating Call');
  });

  it('does not restore what is no active state [FLOW-29]', () => {
    const patient = patientIn('Member Opt Out at Medication Review', {
      '/currentWorkflowState/previousActiveState': 'Disenrolled',
    });
    expect(take('interaction.logged', patient, yes()).state).toBe('Ready for Initiating Call');
  });

  it('restores nobody who declined the service or is out of the program [FLOW-29]', () => {
    const others = terminal.filter((state) => !ended.includes(state));
    expect(others).toHaveLength(7);
    for (const state of others) expect(take('interaction.logged', patientIn(state), yes()).state).toBe(state);
  });
});

describe('a no', () => {
  it.each(apps)('at the %s opts the member out there [FLOW-19] [FLOW-08]', (app) => {
    for (const state of states) {
      const step = take('interaction.logged', patientIn(state), no(app));
      expect(step.state).toBe(`Member Opt Out at ${app}`);
    }
  });

  it('records who opted out, when, why and of what [FLOW-20]', () => {
    const step = take(
      'interaction.logged',
      patientIn('Ready for Medication Review'),
      no('Medication Review'),
    );
    expect(at(step.record, '/currentWorkflowState/optOutInfo')).toEqual({
      app: 'Medication Review',
      date: `${today}T15:00:00.000Z`,
      decisionReason: 'too-busy',
      projectId: 'wellness',
      performedBy: { firstName: 'Pat', lastName: 'Farmer', email: 'pat@example.test' },
    });
  });

  it('ends the enrollment in the project and says so beforehand [FLOW-21]', () => {
    const step = take(
      'interaction.logged',
      patientIn('Ready for Medication Review'),
      no('Medication Review'),
    );
    expect(at(step.record, '/projects/wellness')).toEqual({
      ...{ enrolled: false, enrollDate: '2026-01-05' },
      reason: 'member-opted-out',
    });
    expect(step.messages).toEqual([
      'Saving moves the patient to Member Opt Out at Medication Review and ends the enrollment in Northside Wellness.',
    ]);
  });

  it('ends no enrollment that is not there, or whose project is not known [FLOW-21]', () => {
    const opened = patientIn('Ready for Medication Review', { '/projects': { other: { enrolled: true } } });
    const messages = ['Saving moves the patient to Member Opt Out at Medication Review.'];
    expect(take('interaction.logged', opened, no('Medication Review'))).toMatchObject({ messages });
    const unknown = take('interaction.logged', opened, no('Medication Review'), { project: undefined });
    expect(unknown).toMatchObject({ messages, record: { projects: { other: { enrolled: true } } } });
  });

  it.each(states)('saves the previous active state unless %s is terminal [FLOW-22]', (state) => {
    const patient = patientIn(state, { '/currentWorkflowState/previousActiveState': 'Ready for Consult' });
    const step = take('interaction.logged', patient, no('Initiating Call'));
    const isActive = !terminal.includes(state) && state !== 'Unknown';
    expect(at(step.record, '/currentWorkflowState/previousActiveState')).toBe(
      isActive ? state : 'Ready for Consult',
    );
  });

  it('to the primary project alone only ends the enrollment [FLOW-23] [CALL-15]', () => {
    const patient = patientIn('Ready for Medication Review');
    const step = take('interaction.logged', patient, no('Medication Review', true));
    expect(step.state).toBe('Ready for Medication Review');
    expect(step.changedPaths).toEqual(['/projects']);
    expect(at(step.record, '/projects/wellness/enrolled')).toBe(false);
    expect(step.messages).toEqual([
      `Saving ends the enrollment in ${program.name}. The workflow state stays Scheduled for Medication Review.`,
    ]);
  });

  it('without an enrollment in the primary project changes nothing, and says so [FLOW-23]', () => {
    const step = take('interaction.logged', patientIn('Ready for Consult'), no('Medication Review', true), {
      project: undefined,
    });
    expect([step.changedPaths, step.messages]).toEqual([
      [],
      ['The patient is not enrolled in the primary project: nothing changes.'],
    ]);
  });
});

describe('an unsuccessful call', () => {
  it.each([
    [3, true],
    [4, true],
    [2, false],
    [1, false],
  ])('of the initiating kind with attempt %i fails to engage: %s [FLOW-24]', (attempt, fails) => {
    const patient = patientIn('Ready for Initiating Call');
    const { state } = take('interaction.logged', patient, failed('Initiating Call', attempt));
    expect(state).toBe(fails ? 'Failure to Engage at Initiating Call' : 'Ready for Initiating Call');
  });

  it.each(
    apps.slice(1).flatMap(
      (app) =>
        [
          [app, 2, true],
          [app, 3, true],
          [app, 1, false],
        ] as const,
    ),
  )('at the %s with attempt %i fails to engage: %s [FLOW-25]', (app, attempt, fails) => {
    const { state } = take('interaction.logged', patientIn('Ready for Consult'), failed(app, attempt));
    expect(state).toBe(fails ? `Failure to Engage at ${app}` : 'Ready for Consult');
  });

  it('says what will happen and keeps how it came to it [FLOW-25]', () => {
    const step = take(
      'interaction.logged',
      patientIn('Ready for Medication Review'),
      failed('Medication Review', 2),
    );
    expect(step.messages).toEqual([
      '2 unsuccessful attempts: saving moves the patient to Failure to Engage at Medication Review.',
    ]);
    expect(at(step.record, '/currentWorkflowState')).toMatchObject({
      previousActiveState: 'Ready for Medication Review',
      failureToEngageInfo: { app: 'Medication Review', attempt: 2, performedBy: { lastName: 'Farmer' } },
    });
  });

  it.each(states)('fails to engage from %s only if it is ready for a call or a review [FLOW-26]', (state) => {
    const step = take('interaction.logged', patientIn(state), failed('Initiating Call', 9));
    expect(step.state).toBe(ready.includes(state) ? 'Failure to Engage at Initiating Call' : state);
  });

  it('fails nobody where the user overrides it [FLOW-24] [FLOW-25]', () => {
    for (const app of apps) {
      const call = failed(app, 9, { overrideWorkflow: true });
      expect(take('interaction.logged', patientIn('Ready for Consult'), call).state).toBe(
        'Ready for Consult',
      );
    }
  });

  it('fails nobody on the new workflow, overridden or not [FLOW-27] [FLOW-28]', () => {
    const organization = { usesNewWorkflow: true };
    for (const overrideWorkflow of [true, false]) {
      const call = failed('Initiating Call', 9, { overrideWorkflow });
      const step = take('interaction.logged', patientIn('Ready for Consult'), call, { organization });
      expect(step.changedPaths).toEqual([]);
    }
  });

  it('outside the workflow never moves anybody [CALL-07]', () => {
    const types = outsideTheWorkflow();
    expect(types).toHaveLength(7);
    for (const app of types) {
      for (const call of [failed(app, 9), no(app), yes(app)]) {
        expect(take('interaction.logged', patientIn('Ready for Initiating Call'), call).changedPaths).toEqual(
          [],
        );
      }
    }
  });
});

function outsideTheWorkflow(): readonly string[] {
  return [
    ...['Follow-up Call', 'Resend Documents', 'Question for pharmacist', 'Question for technician'],
    ...['Fax issues', 'Direct Communication', 'Other'],
  ];
}

describe('the mark of a bad number', () => {
  const bad = patientIn('Ready for Consult', { '/badNumber': true });

  it('is set by a Bad Number call, whatever its type, and told [CALL-16] [CALL-17]', () => {
    for (const app of ['Initiating Call', 'Fax issues']) {
      const step = take(
        'interaction.logged',
        patientIn('Ready for Consult'),
        failed(app, 1, { reason: 'bad-number' }),
      );
      expect(step).toMatchObject({ record: { badNumber: true }, state: 'Ready for Consult' });
      expect(step.messages).toEqual(["The member's number is marked as a bad number."]);
    }
    expect(
      take('interaction.logged', patientIn('Ready for Consult'), failed('Initiating Call', 1)).changedPaths,
    ).toEqual([]);
  });

  it('is set beside the failure to engage that the same call brings [CALL-16]', () => {
    const step = take(
      'interaction.logged',
      patientIn('Ready for Consult'),
      failed('Initiating Call', 3, { reason: 'bad-number' }),
    );
    expect(step).toMatchObject({
      record: { badNumber: true },
      state: 'Failure to Engage at Initiating Call',
    });
  });

  it('goes with a successful contact with the member [CALL-18]', () => {
    expect(take('interaction.logged', bad, yes()).record).toMatchObject({ badNumber: false });
    expect(take('interaction.logged', bad, failed('Initiating Call', 1)).record).toMatchObject({
      badNumber: true,
    });
  });

  it('goes with a contact with the caregiver only if the caregiver is the preferred contact [CALL-19]', () => {
    const call = interaction('Follow-up Call', {
      successful: true,
      spokeTo: 'caregiver',
      spokeToCaregiver: true,
    });
    const preferred = { ...bad, caregiver: { preferredContact: true } };
    expect(take('interaction.logged', preferred, call).record).toMatchObject({ badNumber: false });
    expect(take('interaction.logged', bad, call).record).toMatchObject({ badNumber: true });
  });
});

it('asks for somebody who may write patient data [FLOW-37]', () => {
  const user = { ...pharmacist, roles: ['user_admin'] };
  expect(raise('interaction.logged', patientIn('Ready for Consult'), yes(), { user })).toMatchObject({
    because: 'access',
    reason: 'This needs the role pharmacist, support or clinical administrator.',
  });
});
