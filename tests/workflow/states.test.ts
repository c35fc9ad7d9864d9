import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../engine/core/records/access.ts';
import { findState, stateOf, stateText } from '../../engine/core/workflow/state-name.ts';
import { product } from '../../generated/product.ts';
import { apps, patientIn, scopeWith, workflow } from './patient.ts';

const states = Object.keys(workflow.states);

describe('the names of the workflow states', () => {
  it('begin before the work [FLOW-01] [FLOW-13]', () => {
    expect(states).toEqual(expect.arrayContaining(['Imported', 'Waiting for Mailer', 'STAGED']));
    expect(stateText(workflow, patientIn('STAGED'))).toBe('Imported, Work Not Begun');
  });

  it('are shown in different words: nobody chooses between two that read the same', () => {
    for (const [name, { codes }] of Object.entries(product.codes)) {
      const words = codes.map(({ display }) => display);
      expect([name, words]).toEqual([name, [...new Set(words)]]);
    }
  });

  it('have the initiating call as the default start [FLOW-02]', () => {
    const start = product.entities['patient']?.derived?.find(({ id }) => id === 'patient.starting-state');
    expect(start?.value?.evaluate(scopeWith())).toBe('Ready for Initiating Call');
    const organization = { workflows: { startingWorkflowState: 'Waiting for Mailer' } };
    expect(start?.value?.evaluate(scopeWith({ organization }))).toBe('Waiting for Mailer');
  });

  it('go on with the two reviews [FLOW-03]', () => {
    expect(states).toEqual(
      expect.arrayContaining(['Ready for Medication Review', 'Ready for Medication Safety Review']),
    );
  });

  it('read the ECPN review in both spellings, in any letters [FLOW-04]', () => {
    const name = 'Ready for ECPN Medication Safety Review';
    expect(findState(workflow, 'Ready for eCPN Medication Safety Review')).toBe(name);
    expect(findState(workflow, ` ${name.toUpperCase()} `)).toBe(name);
  });

  it('lead over preceptor, consult, printing and mailing to the end [FLOW-05]', () => {
    const ways = ['MSR Preceptor Review', 'Consult', 'Printing', 'Mailing'].map((way) => `Ready for ${way}`);
    expect(states).toEqual(expect.arrayContaining([...ways, 'Complete']));
  });

  it('read Hospice as Hospice Do Not Call [FLOW-06]', () => {
    expect(stateOf(workflow, patientIn('Hospice'))).toBe('Hospice Do Not Call');
  });

  it('hold those who are out of the program [FLOW-07]', () => {
    expect(states).toEqual(expect.arrayContaining(['Disenrolled', 'Not Eligible']));
  });

  it('name the app of an opt-out and of a failure to engage [FLOW-08] [FLOW-10] [FLOW-12]', () => {
    for (const app of apps) {
      expect(states).toContain(`Member Opt Out at ${app}`);
      expect(states).toContain(`Failure to Engage at ${app}`);
    }
    expect(states.filter((name) => / at /.test(name))).toHaveLength(9);
  });

  it('have three declines with names of their own [FLOW-09]', () => {
    for (const where of ['Initiating Interaction', 'Medication Review', 'MSR'])
      expect(states).toContain(`Decline of Service at ${where}`);
  });

  it.each(['Ready for Lunch', '', 'constructor', undefined, 7])('read %j as Unknown [FLOW-11]', (name) => {
    expect(stateOf(workflow, { currentWorkflowState: { name: name ?? null } })).toBe('Unknown');
  });

  it('read the printing of an MSA as printing, whose text is made from the review type [FLOW-31]', () => {
    expect(findState(workflow, 'Ready for Printing (MSA)')).toBe('Ready for Printing');
  });
});

describe('what people read of a workflow state', () => {
  it('is scheduled and an interaction for the three calls, and the name for all others [FLOW-15]', () => {
    const text = (state: string) => stateText(workflow, patientIn(state));
    expect(text('Ready for Initiating Call')).toBe('Scheduled for Initiating Interaction');
    expect(text('Ready for Medication Review')).toBe('Scheduled for Medication Review');
    expect(text('Ready for Medication Safety Review')).toBe('Scheduled for Medication Safety Review');
    const others = states.filter((state) => state !== 'STAGED' && !text(state).startsWith('Scheduled'));
    expect(others).toHaveLength(states.length - 4);
    for (const state of others) expect(text(state)).toBe(state);
  });

  const sending = ['Ready for Printing', 'Ready for Mailing', 'Complete'];
  const types = [
    ['Medication Safety Review (MSR)', '(MSR)'],
    ['Medication Safety Review Lite (MSR Lite)', '(MSR Lite)'],
    ['Medication Safety Advisory (MSA)', '(MSA)'],
  ] as const;

  it.each(sending)('has the review type for %s [FLOW-16]', (state) => {
    for (const [reviewType, short] of types) {
      const patient = patientIn(state, { '/currentWorkflowState/reviewType': reviewType });
      expect(stateText(workflow, patient)).toBe(`${state} ${short}`);
    }
    expect(stateText(workflow, patientIn(state))).toBe(state);
  });

  it.each(sending)('says for %s that it went to the member alone [FLOW-17]', (state) => {
    const text = (member: boolean, prescriber: boolean) =>
      stateText(
        workflow,
        patientIn(state, {
          '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
          '/currentWorkflowState/MSASentToMember': member,
          '/currentWorkflowState/MSASentToPrescriber': prescriber,
        }),
      );
    expect(text(true, false)).toBe(`${state} (MSA) Sent to Member`);
    for (const [member, prescriber] of [
      [true, true],
      [false, true],
      [false, false],
    ] as const)
      expect(text(member, prescriber)).toBe(`${state} (MSA)`);
  });

  it('says nothing of types and deliveries elsewhere [FLOW-16] [FLOW-17]', () => {
    const patient = patientIn('Ready for Consult', {
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
      '/currentWorkflowState/MSASentToMember': true,
    });
    expect(stateText(workflow, patient)).toBe('Ready for Consult');
  });
});

describe('who can be reviewed', () => {
  const isReviewable = (patient: object) =>
    isAllowed(product, 'review.reviewable', { ...scopeWith(), records: { patient: patient as never } });
  const excluded = ['Disenrolled', 'Not Eligible', 'Hospice Do Not Call', 'Waiting for Mailer'];

  it.each(states)('in the state %s [MSR-12]', (state) => {
    const isOpen = !excluded.includes(state) && !state.startsWith('Failure to Engage');
    expect(isReviewable(patientIn(state))).toBe(isOpen);
  });

  it('are active patients with a state who have not graduated [MSR-12] [MSR-28]', () => {
    const ready = 'Ready for Medication Safety Review';
    expect(isReviewable(patientIn(ready, { '/status': 'inactive' }))).toBe(false);
    expect(isReviewable(patientIn(''))).toBe(false);
    expect(isReviewable(patientIn(ready, { '/graduationStatus/graduated': true }))).toBe(false);
    expect(isReviewable(patientIn(ready, { '/graduationStatus/graduated': false }))).toBe(true);
  });
});
