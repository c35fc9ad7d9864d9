import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { ecpn } from './patient.ts';
import { api, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const safety = 'Ready for Medication Safety Review';
const draft = {
  ...{
    type: 'patient.review',
    version: 2,
    reviewDate: '2026-01-15',
    reviewType: 'Medication Safety Review (MSR)',
  },
  ...{ workflowIteration: 1, currentYear: 2026, draft: true },
};
const open = { recommendations: [{ id: 'r1', includeInPrescriber: true, prescriberText: 'Stop it.' }] };
const answered = {
  recommendations: [
    { ...open.recommendations[0], prescriberResponse: { status: { snowMedCode: '385645004' } } },
  ],
};

const save = (method: 'POST' | 'PUT', review: JsonObject, subject = 'pharmacist') =>
  stage.gateway.as(`test|${subject}`)(method, `${api}/review`, { review: { unaddressed: true, ...review } });

describe('a review that is saved by its call', () => {
  it('moves the patient as it is published and withdrawn [MSR-14] [MSR-15] [MSR-19]', async () => {
    const subject = await stage.patient(safety);
    const created = await save('POST', { ...draft, ...open, subject }, 'support');
    expect(created.status).toBe(201);
    const published = await save(
      'PUT',
      { ...(created.body['record'] as JsonObject), published: true },
      'support',
    );
    expect(published.body['messages']).toEqual(['Publishing moves the patient to Ready for Printing (MSR).']);
    expect(await stage.read(subject)).toMatchObject({
      currentWorkflowState: { name: 'Ready for Printing', reviewType: 'Medication Safety Review (MSR)' },
    });
    const withdrawal = { published: false, unpublishReason: 'A dose was wrong.' };
    await save('PUT', { ...(published.body['record'] as JsonObject), ...withdrawal }, 'support');
    expect(await stage.stateOf(subject)).toBe(safety);
  });

  it('with a due date carries an ECPN patient to another organization, whoever saves it [MSR-21]', async () => {
    const subject = await stage.patient(safety, ecpn);
    const answer = await save('POST', { ...draft, subject, dueDate: '2026-12-01' }, 'ecpn');
    expect(answer).toMatchObject({
      status: 201,
      body: { messages: [expect.stringContaining('hands the patient over to EMTM')] },
    });
    expect(await stage.read(subject)).toMatchObject({
      currentWorkflowState: { name: 'Ready for ECPN Medication Safety Review', ecpnReview: true },
      managingOrganization: { id: 'EMTM', primary: 'ECPN', secondary: 'org:EMTM' },
      orgChanges: [{ from: 'ECPN', to: 'EMTM', changedBy: { email: 'ecpn@example.test' } }],
    });
    const patient = await stage.gateway.as('test|ecpn')('GET', `${api}/patient?patientId=${subject}`);
    expect(patient.status).toBe(404);
  });

  it('completes the patient once its responses are complete, by the second event [MSR-24] [FLOW-30]', async () => {
    const subject = await stage.patient(safety, ecpn);
    const created = await save('POST', { ...draft, ...open, subject });
    const published = await save('PUT', { ...(created.body['record'] as JsonObject), published: true });
    expect(await stage.stateOf(subject)).toBe('Ready for Consult');
    const review = published.body['record'] as JsonObject;
    const event = { payload: { _id: String(review['_id']) } };
    await stage.raise(subject, 'review.responses-complete', event);
    expect(await stage.stateOf(subject)).toBe('Ready for Consult');
    const responded = await save('PUT', { ...review, ...answered });
    expect(responded).toMatchObject({ status: 200, body: { record: { responsesComplete: true } } });
    await stage.raise(subject, 'review.responses-complete', event);
    const patient = await stage.read(subject);
    expect(patient).toMatchObject({ currentWorkflowState: { name: 'Complete' } });
    expect(patient['nextReviewDate']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is not stored where the workflow refuses what it means [MSR-12]', async () => {
    const subject = await stage.patient('Disenrolled');
    const refusal = await save('POST', { ...draft, ...open, subject, published: true });
    expect(refusal).toMatchObject({
      status: 422,
      body: {
        code: 'refused',
        message: 'This patient cannot be reviewed now: the workflow state is Disenrolled.',
      },
    });
    const { rows } = await stage.gateway.store.database.query(
      "select 1 as found from record where subject = $1 and type = 'patient.review'",
      [subject],
    );
    expect(rows).toEqual([]);
  });

  it('gets its type from the gateway, whatever the client says [MSR-08] [MSR-09]', async () => {
    const lost = { app: 'Initiating Call', attempt: 3 };
    const under = await stage.patient(safety, {
      '/managingOrganization/id': 'EMTM',
      '/currentWorkflowState/failureToEngageInfo': lost,
    });
    const typeOf = async (subject: string) =>
      (
        (await save('POST', { ...draft, subject, reviewType: 'Medication Safety Review Lite (MSR Lite)' }))
          .body['record'] as JsonObject
      )['reviewType'];
    expect(await typeOf(under)).toBe('Medication Safety Advisory (MSA)');
    expect(await typeOf(await stage.patient(safety))).toBe('Medication Safety Review (MSR)');
  });
});

describe('whoever hands a patient over', () => {
  const emtm = 'stranger';
  const following = (subject: string, review: unknown, user: string) =>
    stage.raise(subject, 'review.responses-complete', { payload: { _id: String(review) } }, user);
  const handedOver = async () => {
    const subject = await stage.patient(safety, ecpn);
    const saved = await save('POST', { ...draft, ...open, subject, dueDate: '2199-12-01' }, 'ecpn');
    return { subject, saved, review: saved.body['record'] as JsonObject };
  };

  it('is told so, and finds nothing left to do [MSR-21] [MSR-24]', async () => {
    const { subject, saved, review } = await handedOver();
    expect(saved).toMatchObject({
      status: 201,
      body: { handedOver: true, messages: [expect.stringContaining('hands the patient over to EMTM')] },
    });
    expect(await following(subject, review['_id'], 'ecpn')).toMatchObject({
      status: 200,
      body: { ok: true, handedOver: true, record: { _id: subject } },
    });
    expect(await following(subject, crypto.randomUUID(), 'ecpn')).toMatchObject({ status: 404 });
  });

  it('by publishing, too; a stranger to the review still finds none [MSR-15] [MSR-24]', async () => {
    const { subject, review } = await handedOver();
    const published = await save('PUT', { ...review, ...answered, published: true }, emtm);
    expect(published).toMatchObject({ status: 200, body: { handedOver: true } });
    expect(await stage.stateOf(subject)).toBe('Complete');
    const before = await stage.read(subject);
    const answer = await following(subject, review['_id'], emtm);
    expect(answer).toMatchObject({ status: 200, body: { handedOver: true } });
    expect(answer.body['record']).not.toHaveProperty('name');
    expect(await stage.read(subject)).toEqual(before);
    expect(await following(subject, review['_id'], 'support')).toMatchObject({ status: 404 });
    const other = await stage.patient(safety);
    expect(await following(other, review['_id'], emtm)).toMatchObject({ status: 404 });
  });

  it('says nothing of it while they still reach the patient', async () => {
    const subject = await stage.patient(safety, ecpn);
    const saved = await save('POST', { ...draft, ...open, subject, dueDate: '2199-12-01' });
    expect(saved.body).not.toHaveProperty('handedOver');
  });

  it('by rejecting, with a reason that is kept [MSR-20]', async () => {
    const { subject } = await handedOver();
    const blank = await stage.raise(subject, 'review.rejected', {}, emtm);
    expect(blank).toMatchObject({ status: 422 });
    const reason = 'No labs of this year.';
    const rejected = await stage.raise(subject, 'review.rejected', { payload: { reason } }, emtm);
    expect(rejected).toMatchObject({
      status: 200,
      body: { handedOver: true, messages: [expect.stringContaining('goes back to ECPN')] },
    });
    expect(await stage.read(subject)).toMatchObject({
      managingOrganization: { id: 'ECPN' },
      manualWorkflowStateChanges: [{ user: 'stranger@example.test', reason: 'other', reasonOther: reason }],
    });
  });
});

describe('a reconciliation that is completed by its call', () => {
  it('moves the patient on, once [RECON-14]', async () => {
    const subject = await stage.patient('Ready for Medication Review');
    const ask = (method: string, step: string, record: JsonObject) =>
      stage.gateway.as('test|pharmacist')(method, `/api/reconciliation/${step}`, record);
    const begun = await ask('POST', 'new', {
      type: 'patient.reconciliation',
      list: 'reconciled',
      subject,
      medications: [{ name: 'Aspirin 81 MG Oral Tablet', status: 'VERIFIED' }],
    });
    expect(begun.status).toBe(201);
    expect(await stage.stateOf(subject)).toBe('Ready for Medication Review');
    const done = await ask('PUT', 'complete', begun.body['record'] as JsonObject);
    expect(done.body['messages']).toEqual([
      'Completing the reconciliation moves the patient to Scheduled for Medication Safety Review.',
    ]);
    expect(await stage.stateOf(subject)).toBe(safety);
  });
});
