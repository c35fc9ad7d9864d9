import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { product } from '../../generated/product.ts';
import { ecpn, patientIn, pharmacist, raise, scopeWith, supporter, take, workflow } from './patient.ts';

const msr = 'Medication Safety Review (MSR)';
const lite = 'Medication Safety Review Lite (MSR Lite)';
const msa = 'Medication Safety Advisory (MSA)';
const safety = 'Ready for Medication Safety Review';
const ecpnState = 'Ready for ECPN Medication Safety Review';
const states = Object.keys(workflow.states);
const ready = states.filter((name) => name.startsWith('Ready for ') && !/(Printing|Mailing)$/.test(name));

const review = (others: JsonObject = {}): JsonObject => ({
  type: 'patient.review',
  reviewType: msr,
  ...others,
});
const answered = review({ published: true, responsesComplete: true });
const open = review({ published: true });
const inEcpn = { ...ecpn, '/managingOrganization/id': 'EMTM', '/currentWorkflowState/ecpnReview': true };

describe('a completed reconciliation', () => {
  it.each(states)('moves the patient on from %s only if that is a call [RECON-14]', (state) => {
    const step = take('reconciliation.completed', patientIn(state), {});
    const isCall = ['Ready for Initiating Call', 'Ready for Medication Review'].includes(state);
    expect(step.state).toBe(isCall ? safety : state);
  });

  it('goes where the organization says [RECON-14] [ORG-02]', () => {
    const organization = { workflows: { completeReconcil: 'Ready for Consult' } };
    const step = take(
      'reconciliation.completed',
      patientIn('Ready for Medication Review'),
      {},
      { organization },
    );
    expect([step.state, step.messages]).toEqual([
      'Ready for Consult',
      ['Completing the reconciliation moves the patient to Ready for Consult.'],
    ]);
  });
});

describe('a saved draft', () => {
  const organization = { workflows: { saveReviewDraft: 'Ready for MSR Preceptor Review' } };

  it('moves the patient to the save-draft state of the organization, if it has one [MSR-18]', () => {
    expect(take('review.draft-saved', patientIn(safety), review(), { organization }).state).toBe(
      'Ready for MSR Preceptor Review',
    );
    expect(take('review.draft-saved', patientIn(safety), review()).state).toBe(safety);
  });

  it('does not bring back who has left the reviews [MSR-18] [MSR-12]', () => {
    for (const state of states.filter((name) => !ready.includes(name)))
      expect(take('review.draft-saved', patientIn(state), review(), { organization }).state).toBe(state);
    const inactive = patientIn(safety, { '/status': 'inactive' });
    expect(take('review.draft-saved', inactive, review(), { organization }).state).toBe(safety);
  });

  it('with a due date hands an ECPN patient over to the secondary organization [MSR-21] [ORG-07]', () => {
    const step = take('review.draft-saved', patientIn(safety, ecpn), review({ dueDate: '2026-12-01' }), {
      organization,
    });
    expect(step.state).toBe(ecpnState);
    expect(step.record).toMatchObject({
      managingOrganization: { id: 'EMTM', primary: 'ECPN', secondary: 'org:EMTM' },
      currentWorkflowState: { ecpnReview: true },
    });
    expect(step.messages).toEqual([`Saving hands the patient over to EMTM: ${ecpnState}.`]);
  });

  it('hands nobody over without a due date, from another state, or who is not managed for an ECPN [MSR-21]', () => {
    const due = review({ dueDate: '2026-12-01' });
    expect(take('review.draft-saved', patientIn(safety, ecpn), review()).state).toBe(safety);
    expect(take('review.draft-saved', patientIn('Ready for Consult', ecpn), due).state).toBe(
      'Ready for Consult',
    );
    expect(take('review.draft-saved', patientIn(safety), due).state).toBe(safety);
    const other = patientIn(safety, { '/managingOrganization': { id: 'A', primary: 'A', secondary: 'B' } });
    expect(take('review.draft-saved', other, due).state).toBe(safety);
  });
});

describe('a published review', () => {
  it.each(ready)('moves the patient from %s to printing and keeps the type [MSR-14] [MSR-15]', (state) => {
    const patient = patientIn(state, { '/currentWorkflowState/MSASentToMember': true });
    const step = take('review.published', patient, review({ reviewType: msa }), { user: supporter });
    expect(step.state).toBe('Ready for Printing');
    expect(step.record).toMatchObject({
      currentWorkflowState: { reviewType: msa, MSASentToMember: false, MSASentToPrescriber: false },
    });
  });

  it('goes where the organization says [MSR-14] [ORG-02]', () => {
    const organization = { workflows: { reviewPublish: 'Ready for Mailing' } };
    expect(take('review.published', patientIn(safety), open, { organization }).state).toBe(
      'Ready for Mailing',
    );
  });

  it('of a privileged user goes to the consult, or to the end when all is answered [MSR-16] [MSR-17]', () => {
    const patient = patientIn(safety, ecpn);
    expect(take('review.published', patient, open).state).toBe('Ready for Consult');
    expect(take('review.published', patient, answered).state).toBe('Complete');
    expect(take('review.published', patient, answered, { user: supporter }).state).toBe('Ready for Printing');
    expect(take('review.published', patientIn(safety), answered).state).toBe('Ready for Printing');
    expect(take('review.published', patientIn('Ready for Consult', ecpn), answered).state).toBe(
      'Ready for Printing',
    );
  });

  it('that was made for an ECPN goes to the consult, or to the end, and back to its organization [MSR-22]', () => {
    const patient = patientIn(ecpnState, inEcpn);
    for (const [payload, state] of [
      [open, 'Ready for Consult'],
      [answered, 'Complete'],
    ] as const) {
      const step = take('review.published', patient, payload, { user: supporter });
      expect(step.state).toBe(state);
      expect(step.record).toMatchObject({
        managingOrganization: { id: 'ECPN' },
        currentWorkflowState: { reviewType: msr },
      });
    }
  });

  it('is refused for who cannot be reviewed, with the reason [MSR-12] [MSR-28]', () => {
    const reason = (...given: Parameters<typeof patientIn>) =>
      (raise('review.published', patientIn(...given), open) as { reason?: string }).reason;
    expect(reason('Disenrolled')).toBe(
      'This patient cannot be reviewed now: the workflow state is Disenrolled.',
    );
    expect(reason(safety, { '/status': 'inactive' })).toBe(
      'This patient cannot be reviewed now: the patient is inactive.',
    );
    expect(reason(safety, { '/graduationStatus/graduated': true })).toMatch(/has graduated\.$/);
    expect(reason(safety)).toBeUndefined();
  });
});

describe('the completion', () => {
  it('sets the next review sixty days ahead, however it comes about [FLOW-30]', () => {
    const completions = [
      take('review.published', patientIn(safety, ecpn), answered),
      take('review.published', patientIn(ecpnState, inEcpn), answered),
      take('review.responses-complete', patientIn('Ready for Consult'), answered),
      take('state.changed', patientIn('Ready for Mailing'), { to: 'Complete', reason: 'mailer-sent' }),
    ];
    for (const step of completions) {
      expect(step).toMatchObject({ state: 'Complete', record: { nextReviewDate: '2027-01-20' } });
      expect(step.messages.at(-1)).toBe('The next review is due on 01/20/2027.');
    }
    const still = patientIn('Complete', { '/nextReviewDate': '2026-12-01' });
    expect(take('documents.sent', still, { recipient: 'member' }).record).toMatchObject({
      nextReviewDate: '2026-12-01',
    });
  });

  it('follows when every recommendation of a published review is answered, from the consult alone [MSR-24]', () => {
    for (const state of states.filter((name) => name !== 'Ready for Consult'))
      expect(take('review.responses-complete', patientIn(state), answered).state).toBe(state);
    const stateAfter = (payload: JsonObject) =>
      take('review.responses-complete', patientIn('Ready for Consult'), payload).state;
    expect(stateAfter(answered)).toBe('Complete');
    expect(stateAfter(open)).toBe('Ready for Consult');
    expect(stateAfter(review({ responsesComplete: true }))).toBe('Ready for Consult');
  });
});

describe('an unpublished review', () => {
  const sent = ['Ready for Consult', 'Ready for Printing', 'Ready for Mailing', 'Complete'];

  it.each(sent)('takes the patient back from %s to the review that it was [MSR-19]', (state) => {
    const next = { '/nextReviewDate': '2027-01-20' };
    expect(take('review.unpublished', patientIn(state, next), review()).state).toBe(safety);
    const ecpnPatient = patientIn(state, { ...next, ...inEcpn, '/managingOrganization/id': 'ECPN' });
    const step = take('review.unpublished', ecpnPatient, review());
    expect(step).toMatchObject({ state: ecpnState, record: { managingOrganization: { id: 'EMTM' } } });
    expect(step.record['nextReviewDate']).toBe(state === 'Complete' ? undefined : '2027-01-20');
  });

  it('brings nobody back who has left the program since [MSR-19]', () => {
    for (const state of ['Disenrolled', 'Member Opt Out at Medication Review'])
      expect(take('review.unpublished', patientIn(state), review()).state).toBe(state);
  });
});

describe('reject and return to ECPN', () => {
  it('gives the patient back to the primary organization [MSR-20]', () => {
    for (const state of [ecpnState, 'Ready for MSR Preceptor Review']) {
      const step = take('review.rejected', patientIn(state, inEcpn));
      expect(step).toMatchObject({
        state: safety,
        record: { managingOrganization: { id: 'ECPN' }, currentWorkflowState: { ecpnReview: false } },
      });
    }
  });

  it('is for users of EMTM and for patients who wait for an ECPN review [MSR-20] [MSR-25]', () => {
    const outsider = { ...pharmacist, organizations: ['ECPN'] };
    expect(
      raise('review.rejected', patientIn(ecpnState, inEcpn), undefined, { user: outsider }),
    ).toMatchObject({
      because: 'access',
      reason: 'This needs the organization EMTM, and the role pharmacist, support or clinical administrator.',
    });
    expect(raise('review.rejected', patientIn(safety, inEcpn))).toMatchObject({ because: 'state' });
    expect(raise('review.rejected', patientIn(ecpnState, ecpn))).toMatchObject({ because: 'state' });
  });
});

describe('the delivery of documents', () => {
  it('is marked for the member and for the prescriber [FLOW-17]', () => {
    const first = take('documents.sent', patientIn('Ready for Mailing'), { recipient: 'member' });
    const both = take('documents.sent', first.record, { recipient: 'prescriber' });
    expect(getAt(first.record, '/currentWorkflowState')).toMatchObject({ MSASentToMember: true });
    expect(getAt(both.record, '/currentWorkflowState')).toMatchObject({
      MSASentToMember: true,
      MSASentToPrescriber: true,
    });
  });
});

describe('what a save of a review works out', () => {
  const entity = product.entities['review'] as Entity;
  const saved = (value: JsonObject, patient = patientIn(safety), organization: JsonObject = {}) => {
    const { records, ...scope } = scopeWith({ organization });
    return deriveValues({ entity, value, scope: { ...scope, records: { ...records, patient } } });
  };
  const typeOf = (patient: JsonObject, organization?: JsonObject) =>
    saved({}, patient, organization)['reviewType'];
  const under = { '/managingOrganization/id': 'EMTM' };
  const failedAt = (app: string) => ({
    ...under,
    '/currentWorkflowState/failureToEngageInfo': { app, attempt: 3 },
  });

  it('is an MSR outside the EMTM organization [MSR-08]', () => {
    const info = { '/currentWorkflowState/failureToEngageInfo': { app: 'Initiating Call' } };
    expect(typeOf(patientIn(safety, info))).toBe(msr);
    expect(typeOf(patientIn('Failure to Engage at Initiating Call'))).toBe(msr);
  });

  it('is an MSA under EMTM after a failure at the call or at the review [MSR-09]', () => {
    for (const app of ['Initiating Call', 'Medication Review']) {
      expect(typeOf(patientIn(safety, failedAt(app)))).toBe(msa);
      expect(typeOf(patientIn(`Failure to Engage at ${app}`, under))).toBe(msa);
    }
    expect(
      typeOf(patientIn(safety, { ...failedAt('Initiating Call'), '/managingOrganization/id': 'BRANCH' }), {
        parent: 'org:EMTM',
      }),
    ).toBe(msa);
  });

  it('is an MSR Lite under EMTM after a failure at the safety review [MSR-10]', () => {
    expect(typeOf(patientIn(safety, failedAt('Medication Safety Review')))).toBe(lite);
    expect(typeOf(patientIn('Failure to Engage at Medication Safety Review', under))).toBe(lite);
  });

  it('is an MSR under EMTM otherwise, also after an opt-out [MSR-11]', () => {
    expect(typeOf(patientIn(safety, under))).toBe(msr);
    expect(typeOf(patientIn('Member Opt Out at Initiating Call', under))).toBe(msr);
  });

  it('is an MSR again once the member was reached [MSR-11]', () => {
    const lost = patientIn('Failure to Engage at Initiating Call', failedAt('Initiating Call'));
    const reached = take('interaction.logged', lost, {
      app: 'Initiating Call',
      record: { successful: true, decision: 'yes', attempt: 4 },
    });
    expect(typeOf(reached.record)).toBe(msr);
  });

  const to = (prescriber: string | undefined, patient: string | undefined) => ({
    id: crypto.randomUUID(),
    ...(prescriber === undefined
      ? {}
      : { includeInPrescriber: true, prescriberResponse: { status: { snowMedCode: prescriber } } }),
    ...(patient === undefined
      ? {}
      : { includeInMap: true, patientResponse: { status: { snowMedCode: patient } } }),
  });
  const isComplete = (...recommendations: JsonObject[]) => saved({ recommendations })['responsesComplete'];

  it('is complete when each included recommendation has the response that matches [MSR-13]', () => {
    expect(
      isComplete(to('385645004', '443390004'), to(undefined, '385645004'), to('443390004', undefined)),
    ).toBe(true);
    expect(isComplete(to('385645004', ''))).toBe(false);
    expect(isComplete(to('', '385645004'))).toBe(false);
    expect(isComplete(to('385643006', undefined))).toBe(false);
    expect(isComplete(to('no-code', undefined))).toBe(false);
    expect(isComplete(to('385645004', undefined), to('', undefined))).toBe(false);
    expect(isComplete(to(undefined, undefined))).toBe(true);
  });

  it('is complete without recommendations only where it says that there are none [MSR-13]', () => {
    expect(isComplete()).toBe(false);
    expect(saved({ noRecommendations: true })['responsesComplete']).toBe(true);
  });
});
