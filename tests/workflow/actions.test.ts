import { describe, expect, it } from 'vitest';
import { offeredActions, type WorkflowAction } from '../../engine/core/workflow/offered-actions.ts';
import { product } from '../../generated/product.ts';
import {
  type Circumstances,
  ecpn,
  patientIn,
  pharmacist,
  raise,
  scopeWith,
  supporter,
  take,
  workflow,
} from './patient.ts';

const states = Object.keys(workflow.states);
const types = {
  'Medication Safety Review (MSR)': false,
  'Medication Safety Review Lite (MSR Lite)': true,
  'Medication Safety Advisory (MSA)': true,
};

function offer(event: string, record: ReturnType<typeof patientIn>, circumstances?: Circumstances) {
  const actions = offeredActions({ product, workflow, record, scope: scopeWith(circumstances) });
  return actions.find((action) => action.event === event) as WorkflowAction;
}

describe('Reset workflow', () => {
  it.each(states)('is offered in %s only while documents go out, for MSR Lite and MSA [FLOW-31]', (state) => {
    for (const [reviewType, isType] of Object.entries(types)) {
      const patient = patientIn(state, { '/currentWorkflowState/reviewType': reviewType });
      const isState = ['Ready for Printing', 'Ready for Mailing', 'Complete'].includes(state);
      const action = offer('workflow.reset', patient);
      expect(action.isOffered).toBe(isState && isType);
      expect(action.why === undefined).toBe(action.isOffered);
    }
  });

  it('leads to the safety review and forgets deliveries and the next review [FLOW-31]', () => {
    const patient = patientIn('Complete', {
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
      '/currentWorkflowState/MSASentToMember': true,
      '/nextReviewDate': '2027-01-20',
    });
    const step = take('workflow.reset', patient);
    expect(step.state).toBe('Ready for Medication Safety Review');
    expect(step.record).toMatchObject({ currentWorkflowState: { MSASentToMember: false } });
    expect(step.record).not.toHaveProperty('nextReviewDate');
    expect(step.messages).toEqual([
      'The workflow is reset: the patient goes back to Scheduled for Medication Safety Review.',
    ]);
  });

  it('needs the permission, and says so [FLOW-32]', () => {
    const patient = patientIn('Complete', {
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
    });
    expect(offer('workflow.reset', patient, { user: supporter })).toMatchObject({
      isOffered: false,
      why: 'This needs the permission to reset the workflow, and the role pharmacist, support or clinical administrator.',
    });
    expect(
      offer('workflow.reset', patient, {
        user: { ...supporter, permissions: ['regimen-advisor.reset-workflow'] },
      }).isOffered,
    ).toBe(true);
  });
});

describe('Start New Workflow Engagement', () => {
  const cases = [true, false].flatMap((may) =>
    ['active', 'inactive'].flatMap((status) =>
      ['Complete', 'Ready for Consult'].map((state) => ({ may, status, state })),
    ),
  );

  it.each(cases)(
    'is offered as the truth table says: $may, $status, $state [FLOW-34]',
    ({ may, status, state }) => {
      const user = may ? pharmacist : supporter;
      const { isOffered } = offer('engagement.started', patientIn(state, { '/status': status }), { user });
      expect(isOffered).toBe((may && status === 'active') || state === 'Complete');
    },
  );

  it('begins the next engagement at the initiating call [FLOW-33]', () => {
    const patient = patientIn('Failure to Engage at Medication Review', {
      '/currentWorkflowState/previousActiveState': 'Ready for Medication Review',
      '/currentWorkflowState/failureToEngageInfo': { app: 'Medication Review', attempt: 2 },
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
      '/currentWorkflowState/year': 2024,
      '/nextReviewDate': '2024-01-20',
    });
    const step = take('engagement.started', patient);
    expect(step.record).toMatchObject({ workflowIteration: 2 });
    expect(step.record['currentWorkflowState']).toEqual({
      ...{ name: 'Ready for Initiating Call', year: 2026, ecpnReview: false },
      ...{ MSASentToMember: false, MSASentToPrescriber: false },
    });
    expect(step.record).not.toHaveProperty('nextReviewDate');
    expect(step.messages).toEqual([
      'Engagement 2 begins: the patient moves to Scheduled for Initiating Interaction.',
    ]);
  });
});

describe('Begin work on imported patient', () => {
  it.each(states)('is offered in %s only for who was imported [FLOW-13] [FLOW-14]', (state) => {
    expect(offer('work.begun', patientIn(state)).isOffered).toBe(state === 'STAGED');
  });

  it('leads to the starting state of the organization [FLOW-14] [FLOW-02]', () => {
    expect(take('work.begun', patientIn('STAGED')).state).toBe('Ready for Initiating Call');
    const organization = { workflows: { startingWorkflowState: 'Waiting for Mailer' } };
    expect(take('work.begun', patientIn('STAGED'), undefined, { organization }).state).toBe(
      'Waiting for Mailer',
    );
  });
});

describe('a change by hand', () => {
  it.each(states)(
    'leads from %s to any other state but Unknown and that of an import [FLOW-35] [FLOW-36]',
    (from) => {
      for (const to of states) {
        const outcome = raise('state.changed', patientIn(from), { to, reason: 'correction' });
        expect(outcome.outcome).toBe([from, 'STAGED', 'Unknown'].includes(to) ? 'refused' : 'taken');
      }
    },
  );

  it('keeps from, to, day, user and reasons [FLOW-35]', () => {
    const first = take('state.changed', patientIn('Complete'), {
      to: 'Ready for Consult',
      reason: 'other',
      reasonOther: 'New papers.',
    });
    const second = take('state.changed', first.record, { to: 'Disenrolled', reason: 'hospice' });
    const entry = { date: '2026-11-21', user: 'pat@example.test' };
    expect(second.record['manualWorkflowStateChanges']).toEqual([
      { from: 'Complete', to: 'Ready for Consult', ...entry, reason: 'other', reasonOther: 'New papers.' },
      { from: 'Ready for Consult', to: 'Disenrolled', ...entry, reason: 'hospice' },
    ]);
  });

  it('that was chosen for a state in which the patient no longer is is refused with both states', () => {
    const change = { from: 'Complete', to: 'Disenrolled', reason: 'correction' };
    expect(raise('state.changed', patientIn('Ready for Consult'), change)).toMatchObject({
      outcome: 'refused',
      reason:
        'The patient is no longer in Complete, but in Ready for Consult. Look at the profile, and choose again.',
    });
    expect(take('state.changed', patientIn('Complete'), change).state).toBe('Disenrolled');
  });

  it('counts the engagement up only where it is asked to [FLOW-36]', () => {
    const change = { to: 'Ready for Consult', reason: 'correction' };
    expect(take('state.changed', patientIn('Complete'), change).record).toMatchObject({
      workflowIteration: 1,
    });
    const next = take('state.changed', patientIn('Complete'), { ...change, nextIteration: true });
    expect(next).toMatchObject({
      record: { workflowIteration: 2 },
      messages: ['The patient moves by hand to Ready for Consult, in the next engagement.'],
    });
  });

  it('into an opt-out, a decline or a failure keeps where the patient was [FLOW-22] [FLOW-36]', () => {
    for (const to of [
      'Member Opt Out at Medication Review',
      'Decline of Service at MSR',
      'Failure to Engage at Initiating Call',
    ]) {
      const step = take('state.changed', patientIn('Ready for Consult'), { to, reason: 'correction' });
      expect(step.record).toMatchObject({
        currentWorkflowState: { previousActiveState: 'Ready for Consult' },
      });
    }
    const away = take('state.changed', patientIn('Ready for Consult'), {
      to: 'Disenrolled',
      reason: 'correction',
    });
    expect(away.record['currentWorkflowState']).not.toHaveProperty('previousActiveState');
  });

  it('needs the permission to edit patients, and is not offered without it [FLOW-36]', () => {
    expect(offer('state.changed', patientIn('Complete'), { user: supporter })).toMatchObject({
      isOffered: false,
      why: 'This needs the permission to edit patients, and the role pharmacist, support or clinical administrator.',
    });
    expect(offer('state.changed', patientIn('Complete')).isOffered).toBe(true);
  });
});

it('offers the return to the ECPN to users of EMTM alone [MSR-20] [MSR-25]', () => {
  const waiting = patientIn('Ready for ECPN Medication Safety Review', {
    ...ecpn,
    '/currentWorkflowState/ecpnReview': true,
  });
  expect(offer('review.rejected', waiting).isOffered).toBe(true);
  expect(offer('review.rejected', waiting, { user: { ...pharmacist, organizations: ['ECPN'] } }).why).toBe(
    'This needs the organization EMTM, and the role pharmacist, support or clinical administrator.',
  );
});
