import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { configuredFeatures } from '../../features/all/server/features.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { startServer } from '../../gateway/server.ts';
import { giveDatabase } from '../../gateway/testing/database-templates.ts';
import { tokenFor, trustToken } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { failed, interaction, no, patientIn, yes } from './patient.ts';
import { openStage, type Stage, stageRecords } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const recordOf = ({ body }: { readonly body: JsonObject }) => body['record'] as JsonObject;

/** Keeps only the fields that a client sets; the gateway counts the attempt and signs the record. */
function typed(app: string, record: JsonObject): JsonObject {
  const { attempt: _counted, ...rest } = interaction(app, {
    dateRecorded: '2026-01-15T14:00:00Z',
    ...record,
  })['record'] as JsonObject;
  return { app, workflowIteration: 1, currentYear: 2026, record: rest };
}

describe('an interaction that is saved', () => {
  it('moves the patient in the same save and says so [CALL-23] [FLOW-18]', async () => {
    const id = await stage.patient('Ready for Initiating Call');
    const answer = await stage.log(
      id,
      typed('Initiating Call', { successful: true, decision: 'yes', interaction: 'call' }),
    );
    expect(answer).toMatchObject({
      status: 201,
      body: { messages: ['Saving moves the patient to Scheduled for Medication Review.'] },
    });
    expect(await stage.stateOf(id)).toBe('Ready for Medication Review');
  });

  it('is counted and signed by the gateway, whatever the client says [CALL-03] [CALL-10]', async () => {
    const id = await stage.patient('Complete');
    const forged = {
      ...typed('Initiating Call', { ...fail, attempt: 99, spokeToMember: true }),
      user: 'somebody',
      userMetadata: { email: 'x@y.zz' },
    };
    const [first, second] = [await stage.log(id, forged), await stage.log(id, forged, 'support')];
    expect(recordOf(first)).toMatchObject({
      user: 'pharmacist',
      record: { attempt: 1, spokeToMember: false },
    });
    expect(recordOf(second)).toMatchObject({
      record: { attempt: 2 },
      userMetadata: { email: 'support@example.test' },
    });
    const other = await stage.log(id, typed('Medication Review', fail));
    expect(recordOf(other)).toMatchObject({ record: { attempt: 1 } });
  });

  it('fails to engage by the count of the gateway [FLOW-24] [FLOW-25]', async () => {
    const id = await stage.patient('Ready for Initiating Call');
    const call = typed('Initiating Call', fail);
    const said = [];
    for (let n = 0; n < 3; n += 1) said.push((await stage.log(id, { ...call })).body['messages']);
    expect(said).toEqual([
      ...[undefined, undefined],
      ['3 unsuccessful attempts: saving moves the patient to Failure to Engage at Initiating Call.'],
    ]);
    const patient = await stage.read(id);
    expect(getAt(patient, '/currentWorkflowState')).toMatchObject({
      name: 'Failure to Engage at Initiating Call',
      previousActiveState: 'Ready for Initiating Call',
      failureToEngageInfo: { attempt: 3, performedBy: { firstName: 'pharmacist' } },
    });
    await stage.log(id, typed('Initiating Call', { successful: true, decision: 'yes', interaction: 'call' }));
    expect(await stage.stateOf(id)).toBe('Ready for Initiating Call');
  });

  it('counts unsuccessful attempts only: one success and one failure are no failure to engage [FLOW-25]', async () => {
    const id = await stage.patient('Ready for Consult');
    const reached = typed('Medication Review', { successful: true, decision: 'yes', interaction: 'call' });
    const success = await stage.log(id, reached);
    const state = await stage.stateOf(id);
    const failure = await stage.log(id, typed('Medication Review', fail));
    expect([success, failure].map((answer) => getAt(recordOf(answer), '/record/attempt'))).toEqual([1, 1]);
    expect(failure.body['messages']).toBeUndefined();
    expect(await stage.stateOf(id)).toBe(state);
    const second = await stage.log(id, typed('Medication Review', fail));
    expect(getAt(recordOf(second), '/record/attempt')).toBe(2);
  });

  it('that opts out ends the enrollment, with its history and code [FLOW-19] [FLOW-20] [FLOW-21]', async () => {
    const id = await stage.patient('Ready for Medication Review');
    const answer = await stage.log(id, no('Medication Review'));
    expect(answer.body['messages']).toEqual([
      'Saving moves the patient to Member Opt Out at Medication Review and ends the enrollment in Northside Wellness.',
    ]);
    const patient = await stage.read(id);
    expect(getAt(patient, '/projects/wellness')).toMatchObject({
      enrolled: false,
      changes: [
        {
          enrolled: false,
          reason: 'member-opted-out',
          snowmedCode: '412725004',
          performedBy: { lastName: 'Tester' },
        },
      ],
    });
    expect(getAt(patient, '/currentWorkflowState/optOutInfo')).toMatchObject({
      app: 'Medication Review',
      projectId: 'wellness',
    });
  });

  it('that declines the primary project leaves the state and ends the enrollment [FLOW-23]', async () => {
    const id = await stage.patient('Ready for Medication Review');
    await stage.log(id, no('Medication Review', true));
    const patient = await stage.read(id);
    expect(getAt(patient, '/currentWorkflowState/name')).toBe('Ready for Medication Review');
    expect(getAt(patient, '/projects/wellness/changes/0')).toMatchObject({
      reason: 'member-declined',
      snowmedCode: '412725004',
    });
  });

  it('marks a bad number and takes the mark away [CALL-16] [CALL-18]', async () => {
    const id = await stage.patient('Ready for Consult');
    await stage.log(id, typed('Initiating Call', { ...fail, reason: 'bad-number' }));
    expect(await stage.read(id)).toMatchObject({ badNumber: true });
    await stage.log(
      id,
      typed('Follow-up Call', {
        successful: true,
        interaction: 'nonworkflow',
        description: 'Found the number.',
      }),
    );
    expect(await stage.read(id)).toMatchObject({ badNumber: false });
  });

  it('moves nobody when it is corrected later', async () => {
    const id = await stage.patient('Ready for Medication Safety Review');
    const saved = recordOf(await stage.log(id, typed('Medication Review', fail)));
    const changed = { ...saved, record: { ...(saved['record'] as JsonObject), attempt: 9 } };
    const answer = await stage.gateway.as('test|pharmacist')('PUT', '/api/outreach', {
      interaction: changed,
    });
    expect(answer.status).toBe(200);
    expect(await stage.stateOf(id)).toBe('Ready for Medication Safety Review');
  });

  it('tells a second user of the conflict in the words of the product [CALL-21]', async () => {
    const id = await stage.patient('Ready for Consult');
    const saved = recordOf(
      await stage.log(id, typed('Fax issues', { ...fail, interaction: 'nonworkflow', description: 'a' })),
    );
    const put = (description: string) =>
      stage.gateway.as('test|pharmacist')('PUT', '/api/outreach', {
        interaction: { ...saved, record: { ...(saved['record'] as JsonObject), description } },
      });
    expect((await put('mine')).status).toBe(200);
    const refusal = await put('theirs');
    expect(refusal.status).toBe(409);
    expect(refusal.body['message']).toBe(
      'Unable to save interaction. The item was updated by another user before saving. Please try editing the item again',
    );
  });

  it('leaves the patient as they were when it is refused', async () => {
    const id = await stage.patient('Ready for Medication Review', {
      '/managingOrganization': { id: 'NORTH' },
      '/dob': '1941-02-28',
    });
    const before = await stage.read(id);
    const refusal = await stage.log(id, { ...no('Medication Review'), currentYear: null });
    expect(refusal.status).toBe(422);
    expect(await stage.read(id)).toEqual(before);
  });

  it("is nobody's business outside the organization [FLOW-37]", async () => {
    const id = await stage.patient('Ready for Initiating Call');
    expect((await stage.log(id, yes(), 'stranger')).status).toBe(404);
    expect((await stage.log(id, yes(), 'admin')).status).toBe(403);
    expect((await stage.raise(id, 'workflow.reset', {}, 'stranger')).status).toBe(404);
  });
});

const fail = { successful: false, reason: 'no-answer', interaction: 'call' };

describe('an event that is raised by a call', () => {
  it('moves the patient: reset, begin work, new engagement [FLOW-14] [FLOW-31] [FLOW-33] [FLOW-37]', async () => {
    const sent = await stage.patient('Ready for Mailing', {
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
    });
    expect(await stage.raise(sent, 'workflow.reset')).toMatchObject({
      status: 200,
      body: { record: { currentWorkflowState: { name: 'Ready for Medication Safety Review' } } },
    });
    const staged = await stage.patient('STAGED');
    await stage.raise(staged, 'work.begun', { user: { id: 'whoever' }, programId: 'wellness' });
    expect(await stage.stateOf(staged)).toBe('Ready for Initiating Call');
    const done = await stage.patient('Complete');
    await stage.raise(done, 'engagement.started', {}, 'support');
    expect(await stage.read(done)).toMatchObject({
      workflowIteration: 2,
      currentWorkflowState: { name: 'Ready for Initiating Call' },
    });
  });

  it('reaches the gateway at /workflow of the port that it listens on, where pages stand beside it [FLOW-37]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workflow-port-'));
    await giveDatabase(folder);
    const served = await startServer({
      features: configuredFeatures,
      product,
      config: readConfig({ DATA_DIR: folder, PORT: '0' }),
      log: silentLog,
      identity: async (origin) => ({
        issuer: `${origin}/oidc`,
        verifyToken: trustToken,
        close: async () => undefined,
      }),
      web: { middleware: (_request, response) => void response.end('A page') },
      seed: {
        records: () => [
          ...stageRecords(),
          { entity: 'patient', record: { ...patientIn('STAGED'), _id: 'ada' } },
        ],
      },
    });
    const raise = (path: string, headers: Record<string, string>) =>
      fetch(`${served.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ eventType: 'work.begun', patientId: 'ada', programId: 'wellness' }),
      });
    try {
      expect((await raise('/workflow', {})).status).toBe(401);
      const answer = await raise('/workflow', { Authorization: `Bearer ${tokenFor('test|pharmacist')}` });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        record: { currentWorkflowState: { name: 'Ready for Initiating Call' } },
      });
      expect(await (await fetch(`${served.url}/workflows`)).text()).toBe('A page');
    } finally {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is refused with the reason where it does not fit, and nothing is saved [FLOW-31]', async () => {
    const id = await stage.patient('Ready for Consult');
    const answer = await stage.raise(id, 'workflow.reset');
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'refused', message: expect.stringMatching(/^The workflow can be reset only/) },
    });
    expect(await stage.read(id)).toMatchObject({ _rev: 1 });
  });

  it('is refused to whoever lacks the right, which is named [FLOW-32]', async () => {
    const id = await stage.patient('Complete', {
      '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
    });
    const answer = await stage.raise(id, 'workflow.reset', {}, 'support');
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('the permission to reset the workflow') },
    });
  });

  it('is one of the events of the workflow [FLOW-37]', async () => {
    const id = await stage.patient('Complete');
    const answer = await stage.raise(id, 'patient.sold');
    expect(answer).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/eventType', message: expect.stringContaining('workflow.reset') }] },
    });
  });

  it('checks what it brings like a record [FLOW-35]', async () => {
    const id = await stage.patient('Complete');
    const answer = await stage.raise(id, 'state.changed', {
      payload: { to: 'Ready for Consult', reason: 'other' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/reasonOther', message: 'Required' }] },
    });
  });

  it('takes an interaction that was saved once only [FLOW-38]', async () => {
    const id = await stage.patient('Ready for Initiating Call');
    const saved = recordOf(await stage.log(id, yes()));
    await stage.raise(id, 'engagement.started');
    const dispatch = (interactionId: unknown, patientId = id) =>
      stage.gateway.as('test|pharmacist')('POST', '/workflow/interaction', { patientId, interactionId });
    expect(await dispatch(saved['_id'])).toMatchObject({
      status: 200,
      body: { record: { currentWorkflowState: { name: 'Ready for Initiating Call' }, workflowIteration: 2 } },
    });
    expect((await dispatch('nothing')).status).toBe(404);
    expect((await dispatch(saved['_id'], await stage.patient('Complete'))).status).toBe(404);
  });
});

describe('a patient whose state is changed by hand', () => {
  const change = {
    to: 'Ready for Consult',
    reason: 'other',
    reasonOther: 'New papers.',
    nextIteration: true,
  };
  const entry = {
    from: 'Complete',
    to: 'Ready for Consult',
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    user: 'pharmacist@example.test',
    reason: 'other',
    reasonOther: 'New papers.',
  };
  const after = {
    workflowIteration: 2,
    currentWorkflowState: { name: 'Ready for Consult' },
    manualWorkflowStateChanges: [entry],
  };

  it('is moved by the event, with the entry that says who and why [FLOW-35] [FLOW-36] [PROFILE-24]', async () => {
    const id = await stage.patient('Complete');
    await stage.raise(id, 'state.changed', { payload: change });
    expect(await stage.read(id)).toMatchObject(after);
  });

  it('is moved by a save of the whole record too, by the same table [FLOW-36] [PROFILE-57]', async () => {
    const id = await stage.patient('Complete');
    const patient = await stage.read(id);
    const forged = {
      from: 'Imported',
      to: 'Ready for Consult',
      date: '2001-01-01',
      user: 'somebody',
      reason: 'other',
      reasonOther: 'New papers.',
    };
    const answer = await stage.put({
      ...patient,
      currentWorkflowState: {
        name: 'Ready for Consult',
        year: 2026,
        reviewType: 'Medication Safety Advisory (MSA)',
      },
      workflowIteration: 2,
      manualWorkflowStateChanges: [forged],
      nextReviewDate: '2030-01-01',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { messages: ['The patient moves by hand to Ready for Consult, in the next engagement.'] },
    });
    const stored = await stage.read(id);
    expect(stored).toMatchObject({ ...after, _rev: 2 });
    expect(getAt(stored, '/currentWorkflowState/reviewType')).toBeUndefined();
    expect(stored['nextReviewDate']).toBeUndefined();
  });

  it('needs the permission and a reason, also in a save of the whole record [FLOW-36]', async () => {
    const id = await stage.patient('Complete');
    const patient = await stage.read(id);
    const moved = { ...patient, currentWorkflowState: { name: 'Disenrolled', year: 2026 } };
    expect((await stage.put(moved)).status).toBe(422);
    const entries = [
      { from: 'Complete', to: 'Disenrolled', date: '2026-11-21', user: 'x', reason: 'hospice' },
    ];
    expect((await stage.put({ ...moved, manualWorkflowStateChanges: entries }, 'support')).status).toBe(403);
    expect(await stage.stateOf(id)).toBe('Complete');
  });

  it('keeps the workflow of a patient whom others save from an older page', async () => {
    const id = await stage.patient('Ready for Initiating Call');
    const seen = await stage.read(id);
    await stage.log(id, yes());
    const answer = await stage.put({ ...seen, spouse: 'Bo' });
    expect(answer).toMatchObject({
      status: 200,
      body: { record: { spouse: 'Bo', currentWorkflowState: { name: 'Ready for Medication Review' } } },
    });
  });
});

it('announces every move to the pages that are open, with ids and codes alone [FLOW-18] [PAGE-16]', async () => {
  const id = await stage.patient('Ready for Initiating Call');
  await stage.log(id, yes());
  const { rows } = await stage.gateway.store.database.query<{ topic: string; payload: JsonObject }>(
    "select topic, payload from outbox where subject = $1 and topic like 'patient.moved'",
    [id],
  );
  expect(rows).toEqual([
    {
      topic: 'patient.moved',
      payload: {
        from: 'Ready for Initiating Call',
        to: 'Ready for Medication Review',
        workflowIteration: 1,
        organization: 'NORTH',
      },
    },
  ]);
});

it('reads other spellings of stored names as the state they mean [FLOW-04] [FLOW-06]', async () => {
  const id = await stage.patient('Hospice', {
    '/currentWorkflowState/previousActiveState': 'ready for ecpn medication safety review',
  });
  expect(await stage.read(id)).toMatchObject({
    currentWorkflowState: {
      name: 'Hospice Do Not Call',
      previousActiveState: 'Ready for ECPN Medication Safety Review',
    },
  });
});

it('counts a failed call of another app from the state the patient is in [FLOW-12]', async () => {
  const id = await stage.patient('Ready for Consult');
  await stage.log(id, failed('Initiating Call', 1));
  expect(await stage.stateOf(id)).toBe('Ready for Consult');
});
