import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { Mail } from '../../features/invitation/server/mailer.ts';
import { leaveHandout } from '../../gateway/documents/handouts.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import type { Answer } from '../../gateway/testing/open-test-gateway.ts';
import { race } from '../../gateway/testing/race.ts';
import { failed } from '../workflow/patient.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, today } from './harness/records.ts';

const completeAndDie = new URL('./harness/complete-and-die.ts', import.meta.url).pathname;
const api = '/api/regimen';
const project = 'emtm-medication-review';
const team = ['pharmacist', 'support', 'clinical'] as const;

/**
 * Tests simultaneous requests, each of which decides by data read before the other has written; on PostgreSQL they run
 * in parallel.
 */
describe.each(databaseHosts)('requests that meet on $name', (host) => {
  const mails: Mail[] = [];
  const services = { ...noServices, sendMail: async (mail: Mail) => void mails.push(mail) };
  const { as, load, database, query, stored, url } = useProductGateway({ services }, host);
  const meet = (requests: readonly (() => Promise<Answer>)[], writing = 'record') =>
    race({ host, database: database(), writing }, requests);
  const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
  const recordOf = ({ body }: Answer) => body['record'] as JsonObject;

  beforeEach(() =>
    load([patient('ria', { currentWorkflowState: { name: 'Ready for Consult', year: 2026 } })]),
  );

  describe('reservations', () => {
    const path = `${api}/patient/reservations`;
    const reserve = (who: string, rest: JsonObject = {}) =>
      as(who)('POST', path, { email: `${who}@demo.test`, patientId: 'ana', ...rest });
    const list = async () =>
      (await as('admin')('GET', `${path}?ids=ana`)).body['rows'] as readonly JsonObject[];

    it('go to one of fifty who ask at once, and the others hear whose it is [FAULT-05] [FAULT-79]', async () => {
      const answers = await meet(Array.from({ length: 50 }, (_, n) => () => reserve(team[n % 3] ?? '')));
      const made = answers.filter(({ status }) => status === 201);
      expect(made).toHaveLength(1);
      const [{ email: holder } = {}] = made.map(recordOf);
      expect(await list()).toMatchObject([{ email: holder }]);
      for (const { status, body } of answers) {
        if (status === 409) expect(body['conflict']).toMatchObject({ current: { email: holder } });
        else expect([status, getAt(body, '/record/email')]).toEqual([expect.toBeOneOf([200, 201]), holder]);
      }
    });

    it('are taken over by one of those who saw the same one, and the others are told [FAULT-05] [FAULT-79]', async () => {
      const { body } = await reserve('pharmacist');
      const takeOver = { override: true, reservationId: body['id'] ?? '' };
      const answers = await meet(['support', 'clinical'].map((who) => () => reserve(who, takeOver)));
      expect(statusesOf(answers)).toEqual([201, 409]);
      const [winner] = answers.filter(({ status }) => status === 201).map(recordOf);
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser?.body['conflict']).toMatchObject({ current: { _id: winner?.['_id'] } });
      expect(await list()).toEqual([winner]);
    });

    it('are released once, and never in place of the one that has followed [FAULT-06] [FAULT-79]', async () => {
      const { _id, _rev } = recordOf(await reserve('pharmacist'));
      const release = () =>
        as('pharmacist')('DELETE', `${path}?_id=${String(_id)}&_rev=${String(_rev)}&patientId=ana`);
      expect(statusesOf(await meet([release, release]))).toEqual([200, 409]);
      const next = recordOf(await reserve('support'));
      expect((await release()).status).toBe(409);
      expect(await list()).toEqual([next]);
    });
  });

  describe('reconciliations', () => {
    const path = '/api/reconciliation';
    const base = { type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' };
    const taken = (name: string) => ({ name, status: 'ADDED', directionsTaken: '1 daily' });
    const begun = async () =>
      recordOf(await as('pharmacist')('POST', `${path}/new`, { ...base, medications: [], lists: [] }));
    const complete = (who: string, record: JsonObject, key: string = crypto.randomUUID()) =>
      as(who)('PUT', `${path}/complete`, record, { 'idempotency-key': key });
    const medications = async () => {
      const listed = await as('pharmacist')('GET', `${api}/medication?patientId=ana`);
      return (listed.body['rows'] as readonly JsonObject[]).map((each) =>
        getAt(each, '/medication/name/full'),
      );
    };

    it('are brought into the medication list once, whoever completes them at once or sends them again', async () => {
      const record = { ...(await begun()), medications: [taken('Fish oil'), taken('Zinc')] };
      const answers = await meet(['pharmacist', 'clinical'].map((who) => () => complete(who, record)));
      expect(statusesOf(answers)).toEqual([200, 409]);
      expect(await medications()).toEqual(['Fish oil', 'Zinc']);
      const again = { ...(await begun()), medications: [taken('Iron')] };
      const key = crypto.randomUUID();
      const both = await meet([0, 1].map(() => () => complete('pharmacist', again, key)));
      expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect((await complete('pharmacist', again, key)).status).toBe(200);
      expect(await medications()).toEqual(['Fish oil', 'Iron', 'Zinc']);
    });

    it('are brought in whole or not at all: one whose last row is refused leaves nothing behind, and can be completed then', async () => {
      const record = await begun();
      const tooLong = { ...taken('Zinc'), name: 'x'.repeat(301) };
      const refused = await complete('pharmacist', { ...record, medications: [taken('Fish oil'), tooLong] });
      expect(refused.status).toBe(422);
      expect(await medications()).toEqual([]);
      expect((await complete('pharmacist', { ...record, medications: [taken('Fish oil')] })).status).toBe(
        200,
      );
      expect(await medications()).toEqual(['Fish oil']);
    });

    // Runs only on a database server, since another process cannot connect to the embedded database.
    if (host.interleaves)
      it('are completed or not, and nothing between, when the process is killed in the middle', async () => {
        const record: JsonObject = { ...(await begun()), medications: [taken('Fish oil'), taken('Zinc')] };
        const dying = spawn(process.execPath, [completeAndDie, url(), JSON.stringify(record)], {
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL']);
        expect(await stored(String(record['_id']))).not.toHaveProperty('completedAt');
        expect(await medications()).toEqual([]);
        expect((await complete('pharmacist', record)).status).toBe(200);
        expect(await medications()).toEqual(['Fish oil', 'Zinc']);
      });

    it('keep what somebody changes on the medication list at the same moment', async () => {
      await load([
        {
          entity: 'medication',
          record: {
            ...{ _id: 'moving', subject: 'ana', type: 'patient.medication' },
            medication: { name: { full: 'Zinc 50 mg tablet' }, isCustom: true },
          },
        },
      ]);
      const lists = await as('pharmacist')('GET', `${api}/reconciliation/list?patientId=ana`);
      const [{ _id, medications: [row = {}] = [] } = {}] = lists.body['rows'] as readonly {
        readonly _id?: string;
        readonly medications?: readonly JsonObject[];
      }[];
      const { uuid, likeness: _worked, ...zinc } = row;
      const decided = { ...zinc, status: 'DISCONTINUED', reason: 'cost', stopDate: '2020-02-02' };
      const record = {
        ...(await begun()),
        ...{ lists: [_id ?? ''], medications: [{ ...decided, sources: [uuid ?? ''] }] },
      };
      const [listed] = (await as('clinical')('GET', `${api}/medication?patientId=ana`)).body[
        'rows'
      ] as readonly JsonObject[];
      const [change, completed] = await meet([
        () => as('clinical')('PUT', `${api}/medication`, { ...listed, asTaken: 'Twice daily' }),
        () => complete('pharmacist', record),
      ]);
      const now = await stored('moving');
      // Keeps the effect of the first request: merges a later change with it, and refuses a later completion.
      expect(change?.status).toBe(200);
      expect(now).toMatchObject({ asTaken: 'Twice daily' });
      expect(now?.['discontinued'] !== undefined).toBe(completed?.status === 200);
    });
  });

  describe('reviews', () => {
    const draft = {
      ...{ type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-03-14' },
      ...{
        workflowIteration: 1,
        currentYear: 2026,
        reviewType: 'Medication Safety Review (MSR)',
        draft: true,
      },
      recommendations: [{ id: 'a', prescriberText: 'Replace it.', includeInPrescriber: true }],
      // Sends the score along, since a computed score would add a revision to those counted below.
      riskScoresNormalized: { total: 20 },
    };
    const save = (review: JsonObject, method = 'PUT', who = 'pharmacist') =>
      as(who)(method, `${api}/review`, { review: { unaddressed: true, ...review } });

    it('are published once [MSR-06] [FAULT-07] [FAULT-79]', async () => {
      const review = recordOf(await save(draft, 'POST'));
      const publish = { ...review, published: true, publishedDate: '1999-01-01T00:00:00Z' };
      const answers = await meet([() => save(publish), () => save(publish, 'PUT', 'clinical')]);
      expect(statusesOf(answers)).toEqual([200, 422]);
      expect(await stored(String(review['_id']))).toMatchObject({
        published: true,
        publishedDate: `${today}T12:00:00.000Z`,
        _rev: 2,
      });
    });

    it('keep the responses of one who records them while another withdraws [FAULT-09] [FAULT-79]', async () => {
      const review = recordOf(await save({ ...draft, published: true, draft: false }, 'POST'));
      const [recommendation] = review['recommendations'] as readonly JsonObject[];
      const prescriberResponse = { status: { snowMedCode: '385645004' } };
      const answered = { ...review, recommendations: [{ ...recommendation, prescriberResponse }] };
      const [response, withdrawal] = await meet([
        () => save(answered),
        () => save({ ...review, published: false, unpublishReason: 'Too early.' }, 'PUT', 'clinical'),
      ]);
      // Expects the second request to be merged with the first or refused, and every acknowledged change to remain.
      expect([response?.status, withdrawal?.status]).toContain(200);
      const now = await stored(String(review['_id']));
      if (response?.status === 200) expect(now).toMatchObject({ recommendations: [{ prescriberResponse }] });
      if (withdrawal?.status === 200) expect(now).toMatchObject({ published: false });
      expect(now?.['_rev']).toBe(1 + [response, withdrawal].filter((each) => each?.status === 200).length);
    });
  });

  describe('reconciliations', () => {
    const begin = (who = 'pharmacist') =>
      as(who)('POST', '/api/reconciliation/new', {
        ...{ type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' },
        medications: [{ name: 'Metformin 500 MG Oral Tablet', status: 'VERIFIED' }],
      });

    it('of one patient are open one at a time [FAULT-79]', async () => {
      const answers = await meet([() => begin(), () => begin('clinical'), () => begin('support')]);
      expect(statusesOf(answers)).toEqual([201, 409, 409]);
    });

    it('are completed once [RECON-12] [FAULT-07] [FAULT-79]', async () => {
      const record = recordOf(await begin());
      const complete = (who: string) => as(who)('PUT', '/api/reconciliation/complete', record);
      const answers = await meet([() => complete('pharmacist'), () => complete('clinical')]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      // Expects a code other than that of an edit conflict, since a completed reconciliation leaves nothing to merge.
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser?.body).toMatchObject({ code: 'completed' });
      expect(await stored(String(record['_id']))).toMatchObject({ completedAt: expect.any(String), _rev: 2 });
      expect((await begin()).status).toBe(201);
    });
  });

  describe('patients', () => {
    const read = async (id: string) => (await as('pharmacist')('GET', `${api}/patient?patientId=${id}`)).body;
    const put = (who: string, record: JsonObject) => as(who)('PUT', `${api}/patient`, record);

    it('count each of three calls once, and fail to engage once [FLOW-25] [FAULT-08] [FAULT-79]', async () => {
      const { attempt: _counted, ...record } = failed('Medication Review', 1, { interaction: 'call' })[
        'record'
      ] as JsonObject;
      const interaction = { ...failed('Medication Review', 1), record, subject: 'ria' };
      const answers = await meet(team.map((who) => () => as(who)('POST', '/api/outreach', { interaction })));
      expect(statusesOf(answers)).toEqual([201, 201, 201]);
      const attempts = answers.map((answer) => getAt(recordOf(answer), '/record/attempt'));
      expect(attempts.toSorted()).toEqual([1, 2, 3]);
      expect(await stored('ria')).toMatchObject({
        currentWorkflowState: {
          name: 'Failure to Engage at Medication Review',
          failureToEngageInfo: { attempt: 2 },
        },
      });
      const { rows } = await query("select 1 from outbox where subject = 'ria' and topic = 'patient.moved'");
      expect(rows).toHaveLength(1);
    });

    const decline = (reason: string) => ({ enrolled: false, reason });

    it.each([
      ['two enrollments', {}, [{ enrolled: true }, { enrolled: true }]],
      ['two refusals', { [project]: { enrolled: true } }, [decline('moved'), decline('hospice')]],
      ['an enrollment and a refusal', {}, [{ enrolled: true }, decline('moved')]],
    ])(
      'keep what was acknowledged of %s in the history, and nothing of what was refused [FAULT-10] [FAULT-79]',
      async (_title, projects, changes) => {
        await load([patient('pia', { projects })]);
        const seen = await read('pia');
        const answers = await meet(
          changes.map(
            (change, n) => () =>
              put(team[n] ?? '', { ...seen, projects: { [project]: change } as unknown as JsonObject }),
          ),
        );
        const acknowledged = changes.filter((_change, n) => answers[n]?.status === 200);
        expect(acknowledged).not.toEqual([]);
        for (const { status } of answers) expect(status).toBeOneOf([200, 409]);
        const { enrolled, changes: rows } = getAt(await stored('pia'), `/projects/${project}`) as {
          readonly enrolled: boolean;
          readonly changes: readonly JsonObject[];
        };
        const kept = rows.map(({ enrolled: to, reason }) => JSON.stringify([to, reason]));
        const meant = acknowledged.map((change) =>
          JSON.stringify([change.enrolled, 'reason' in change ? change.reason : undefined]),
        );
        expect(kept.toSorted()).toEqual([...new Set(meant)].toSorted());
        expect(rows.at(-1)).toMatchObject({ enrolled });
      },
    );

    it('keep two changes of different fields, and tell one of two who change the same [FAULT-01] [FAULT-03] [FAULT-79]', async () => {
      const seen = await read('ana');
      const different = await meet([
        () => put('pharmacist', { ...seen, spouse: 'Bo' }),
        () => put('clinical', { ...seen, languagePreference: 'es' }),
      ]);
      expect(statusesOf(different)).toEqual([200, 200]);
      const now = await read('ana');
      expect(now).toMatchObject({ spouse: 'Bo', languagePreference: 'es', _rev: 3 });
      const same = await meet([
        () => put('pharmacist', { ...now, spouse: 'Cleo' }),
        () => put('clinical', { ...now, spouse: 'Dan' }),
      ]);
      expect(statusesOf(same)).toEqual([200, 409]);
      expect(await stored('ana')).toEqual(recordOf(same.find(({ status }) => status === 200) as Answer));
    });

    it('are imported once, by however many at once [FAULT-14] [FAULT-15] [FAULT-79]', async () => {
      const search = await as('pharmacist')('POST', `${api}/import/search`, { externalId: 'DEMO-IMPORT-02' });
      const [person = {}] = search.body['rows'] as readonly JsonObject[];
      const bring = (who: string) => as(who)('POST', `${api}/import`, person);
      const answers = await meet([
        () => bring('pharmacist'),
        () => bring('clinical'),
        () => bring('pharmacist'),
      ]);
      expect(statusesOf(answers)).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
      const { rows } = await query("select id from record where document ->> 'externalId' = $1", [
        person['externalId'],
      ]);
      expect(rows).toHaveLength(1);
    });
  });

  it('edit and remove one entry of the call log, and neither undoes the other [FAULT-04] [FAULT-79]', async () => {
    const interaction = { ...failed('Medication Review', 1, { interaction: 'call' }), subject: 'ria' };
    const logged = recordOf(await as('pharmacist')('POST', '/api/outreach', { interaction }));
    const edit = { ...logged, record: { ...(logged['record'] as JsonObject), lvm: true } };
    const [edited, removed] = await meet([
      () => as('pharmacist')('PUT', '/api/outreach', { interaction: edit }),
      () => as('clinical')('POST', '/api/outreach/delete', { interaction: logged }),
    ]);
    expect([edited?.status, removed?.status].toSorted()).toEqual([200, 409]);
    const now = await stored(String(logged['_id']));
    if (edited?.status === 200) expect(now).toEqual(recordOf(edited));
    else expect(now).toBeUndefined();
  });

  it('accept the terms of use once [FAULT-79]', async () => {
    const terms = {
      _id: 'eula-1',
      type: 'eula',
      id: '2026-1',
      content: '# Terms',
      createdAt: `${today}T00:00:00Z`,
    };
    await load([{ entity: 'eula', record: terms }]);
    const accept = () => as('support')('POST', `${api}/eula/acceptance`, { eulaVersionId: '2026-1' });
    // Accepts new terms, so that each first attempt is repeated and the second attempts meet by themselves.
    const answers = await meet(Array.from({ length: 8 }, () => accept));
    expect(statusesOf(answers)).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
  });

  it('send an invitation once under one key [FAULT-12] [FAULT-79]', async () => {
    mails.length = 0;
    await load([patient('mia', { telecom: { email: 'mia@member.test' } })]);
    const invite = () =>
      as('pharmacist')(
        'POST',
        `${api}/email/invite`,
        { patientId: 'mia', email: 'mia@member.test', os: 'ios' },
        { 'Idempotency-Key': 'one' },
      );
    const answers = await meet([invite, invite, invite], 'idempotency');
    for (const { status } of answers) expect(status).toBeOneOf([200, 409]);
    expect(statusesOf(answers)[0]).toBe(200);
    expect((await invite()).status).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('fetch a printed document once [FAULT-69] [FAULT-79]', async () => {
    const handout = {
      ...{ author: 'user-pharmacist', subject: 'ana', organization: 'EMTM', name: 'sheet.pdf' },
      content: Buffer.from('%PDF-1.7'),
    };
    const key = await leaveHandout(database(), handout, new Date(`${today}T12:00:00Z`));
    const fetch = () => as('pharmacist')('GET', `/api/print/document/${key}`);
    expect(statusesOf(await meet([fetch, fetch, fetch], 'handout'))).toEqual([200, 404, 404]);
  });
});
