import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { type Fax, FaxError, FaxInDoubtError } from '../../features/faxes/server/fax-sender.ts';
import { type Mail, MailError } from '../../features/invitation/server/mailer.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, prescriber } from './harness/records.ts';

const recommendation = (id: string, rest: JsonObject = {}): JsonObject => ({
  ...{ id, includeInPrescriber: true, prescriberText: `Text ${id}.`, medications: ['Diphenhydramine'] },
  ...rest,
});

const review = (rest: JsonObject = {}) => ({
  entity: 'review',
  record: {
    ...{ _id: 'r1', type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Advisory (MSA)' },
    ...{ published: true, publishedDate: '2026-11-03T09:00:00.000Z' },
    recommendations: [
      recommendation('a', { includeInMap: true, prescriber: 'p1' }),
      recommendation('b', { prescriber: 'p2' }),
      recommendation('c', { prescriber: 'p3' }),
    ],
    ...rest,
  },
});

const member = (rest: JsonObject = {}) =>
  patient('ria', {
    name: { first: 'Ria', last: 'Ruiz' },
    telecom: { email: 'ria@member.test' },
    currentWorkflowState: { name: 'Ready for Printing', year: 2026 },
    prescribers: [
      prescriber('p1', { lastName: 'One', faxNumber: '3035550101' }),
      prescriber('p2', { lastName: 'Two', faxNumber: '3035550102' }),
      prescriber('p3', { lastName: 'Three' }),
    ],
    ...rest,
  });

describe('the letters of a review', () => {
  const faxes: Fax[] = [];
  const mails: Mail[] = [];
  let isAway = false;
  /**
   * States of the fax service: `isSlow` has accepted the fax without sending it yet; `isSilent` does not respond.
   */
  let [isSlow, isSilent] = [false, false];
  const services = {
    origin: 'https://care.test',
    faxes: {
      async send(fax: Fax) {
        if (isAway) throw new FaxError('The line is busy.');
        if (isSilent) throw new FaxInDoubtError('The fax service does not answer.');
        faxes.push(fax);
        return isSlow ? 'fax-1' : undefined;
      },
      isSent: async () => !isSlow,
    },
    async sendMail(mail: Mail) {
      if (isAway) throw new MailError('The mail server did not take the message.');
      mails.push(mail);
    },
  };
  const { as, fetch, load, query, settled, stored } = useProductGateway({ services });

  beforeEach(async () => {
    faxes.length = 0;
    mails.length = 0;
    isAway = false;
    [isSlow, isSilent] = [false, false];
    await load([member(), review()]);
  });

  const queue = (who = 'pharmacist') => as(who)('POST', '/api/regimen/delivery/queue', { reviewId: 'r1' });
  const letters = async () =>
    (await as('pharmacist')('GET', '/api/regimen/delivery/list?patientId=ria')).body[
      'rows'
    ] as readonly JsonObject[];
  const change = (letter: JsonObject | undefined, change: string) =>
    as('pharmacist')('PUT', '/api/regimen/delivery', { delivery: { ...letter, change } });
  const textOf = async ({ content }: Fax) => {
    const pdf = await getDocumentProxy(new Uint8Array(content));
    return (await extractText(pdf, { mergePages: true })).text;
  };

  it('go by fax to each prescriber who is asked something, with a code that answers, and the others are to be printed', async () => {
    expect((await queue()).body).toEqual({ queued: 3, toPrint: 1 });
    await settled();
    expect(faxes.map(({ to }) => to).toSorted()).toEqual(['3035550101', '3035550102']);
    const [one] = await Promise.all(faxes.filter(({ to }) => to.endsWith('01')).map(textOf));
    expect([one?.includes('Text a.'), one?.includes('Text b.')]).toEqual([true, false]);
    const [code] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(one ?? '') ?? [];
    const body = JSON.stringify({ code, birthDate: '1952-02-29' });
    const headers = { 'Content-Type': 'application/json' };
    const opened = await fetch(
      new Request('http://gateway.test/api/response/open', { method: 'POST', headers, body }),
    );
    expect(opened.status).toBe(200);
    const states = (await letters()).map(({ status, way, attempts }) => [status, way, attempts]);
    expect(states.toSorted()).toEqual([
      ['sent', 'email', 1],
      ['sent', 'fax', 1],
      ['sent', 'fax', 1],
    ]);
  });

  it('are looked at, printed, mailed and answered one after the other, each for itself [FLOW-05] [FLOW-17]', async () => {
    const address = { addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' };
    await load([member({ prescribers: [prescriber('p1', { lastName: 'One', ...address })] })]);
    await load([
      review({ recommendations: [recommendation('a', { includeInMap: true, prescriber: 'p1' })] }),
    ]);
    const search = 'patientId=ria&location=review&orgId=org:EMTM&reviewId=r1';
    expect((await as('pharmacist')('GET', `/api/print/prescriberMap?${search}`)).status).toBe(200);
    expect(await letters()).toEqual([]);
    const mailed = () => as('pharmacist')('POST', '/api/regimen/delivery/mailed', { patientId: 'ria' });
    expect(await mailed()).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Print the letters for the mail first') },
    });
    const print = () => as('pharmacist')('POST', '/api/print/mailing', { patientId: 'ria', to: 'everybody' });
    const stateOf = async () => getAt(await stored('ria'), '/currentWorkflowState/name');
    const openCodes = async () => (await query('select 1 from access_code')).rows.length;
    for (let time = 1; time < 3; time += 1) {
      expect((await print()).status).toBe(200);
      expect(await openCodes()).toBe(1);
      const printed = (await letters()).map(({ recipient, way, status, attempts }) => [
        ...[recipient, way, status, attempts],
      ]);
      expect(printed.toSorted()).toEqual([
        ['member', 'print', 'printed', time],
        ['prescriber', 'print', 'printed', time],
      ]);
    }
    expect(await stateOf()).toBe('Ready for Mailing');
    expect(await stored('ria')).not.toHaveProperty('currentWorkflowState.MSASentToMember', true);
    expect(await mailed()).toMatchObject({ status: 200, body: { mailed: 2 } });
    expect((await letters()).map(({ status }) => status)).toEqual(['mailed', 'mailed']);
    expect(await stored('ria')).toMatchObject({
      currentWorkflowState: {
        ...{ name: 'Ready for Mailing', mailedOn: expect.any(String) },
        ...{ MSASentToMember: true, MSASentToPrescriber: true },
      },
    });
    const accepted = { status: { snowMedCode: '385645004' } };
    const { recommendations, ...published } = (await stored('r1')) as JsonObject;
    const [asked] = recommendations as readonly JsonObject[];
    const answered = [{ ...asked, prescriberResponse: accepted, patientResponse: accepted }];
    const saved = await as('pharmacist')('PUT', '/api/regimen/review', {
      review: { ...published, recommendations: answered },
    });
    expect(saved).toMatchObject({ status: 200, body: { record: { responsesComplete: true } } });
    const event = { eventType: 'review.responses-complete', patientId: 'ria', payload: { _id: 'r1' } };
    expect((await as('pharmacist')('POST', '/workflow', event)).status).toBe(200);
    expect(await stateOf()).toBe('Complete');
  });

  it('are complete by hand where nothing is left to do [FLOW-05] [FLOW-30]', async () => {
    const complete = { eventType: 'work.completed', patientId: 'ria' };
    expect((await as('pharmacist')('POST', '/workflow', complete)).status).toBe(200);
    expect(await stored('ria')).toMatchObject({
      currentWorkflowState: { name: 'Complete' },
      nextReviewDate: expect.any(String),
    });
    expect((await as('pharmacist')('POST', '/workflow', complete)).status).toBe(422);
  });

  it('go to nobody whom their recommendation does not name, a dentist who is marked as Primary least of all', async () => {
    await load([
      member({
        prescribers: [
          prescriber('p9', {
            ...{ lastName: 'Tist', prescriberType: 'dentist', isPrimary: true, faxNumber: '3035550109' },
            ...{ addressLine1: '9 Main St', city: 'Denver', state: 'CO', zip: '80202' },
          }),
        ],
      }),
      review({ recommendations: [recommendation('a')] }),
    ]);
    expect((await queue()).body).toEqual({ queued: 0, toPrint: 1 });
    const mailing = { patientId: 'ria', to: 'prescriber' };
    expect(await as('pharmacist')('POST', '/api/print/mailing', mailing)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('addressed to no prescriber') },
    });
    expect(await letters()).toEqual([]);
    const draft = { ...(review().record as JsonObject), _id: crypto.randomUUID(), published: true };
    const publish = (rest: JsonObject) =>
      as('pharmacist')('POST', '/api/regimen/review', {
        review: { ...draft, recommendations: [recommendation('a')], ...rest },
      });
    expect(await publish({})).toMatchObject({
      status: 422,
      body: {
        problems: [{ at: '/unaddressed', message: expect.stringContaining('say in each whom it goes to') }],
      },
    });
    expect((await publish({ unaddressed: true })).status).toBe(201);
  });

  it('are told to the patient by a mail without a word about health or about who it is', async () => {
    await queue();
    await settled();
    expect(mails.map(({ to }) => to)).toEqual(['ria@member.test']);
    expect(JSON.stringify({ ...mails[0], to: '' })).not.toMatch(/Ria|Ruiz|review|medic|Diphen|1952/i);
  });

  it('move the workflow: to whom the letters of an advisory went [FLOW-17]', async () => {
    await queue();
    await settled();
    expect(getAt(await stored('ria'), '/currentWorkflowState')).toMatchObject({
      ...{ MSASentToMember: true, MSASentToPrescriber: true },
    });
  });

  it('are queued once, however often it is asked for', async () => {
    const answers = await Promise.all([queue(), queue()]);
    expect(answers.map(({ body }) => body['queued']).toSorted()).toEqual([0, 3]);
    await settled();
    expect((await queue()).body['queued']).toBe(0);
    expect(faxes.length).toBe(2);
  });

  it('that fail say why, are tried again, and go out once', async () => {
    isAway = true;
    await queue();
    await settled();
    const failed = (await letters()).find(({ prescriber: id }) => id === 'p1');
    expect(failed).toMatchObject({ status: 'failed', failure: 'The line is busy.' });
    expect((await change(failed, 'retry')).body).toMatchObject({ record: { status: 'queued' } });
    isAway = false;
    await settled();
    await query('update outbox set not_before = null where is_pending');
    await settled();
    expect(faxes.map(({ to }) => to).toSorted()).toEqual(['3035550101', '3035550102']);
    expect((await letters()).every(({ status }) => status === 'sent')).toBe(true);
    expect(faxes.find(({ to }) => to.endsWith('01'))?.key).toBe(`${failed?.['_id']}-1`);
    expect((await letters()).every(({ failure }) => failure === undefined)).toBe(true);
    expect((await change(failed, 'retry')).status).toBe(422);
  });

  it('are asked for while they are on their way, and not handed over again', async () => {
    const again = async () => {
      await query('update outbox set not_before = null where is_pending');
      await settled();
    };
    const fax = async () => (await letters()).find(({ prescriber: id }) => id === 'p1');
    isSilent = true;
    await queue();
    await settled();
    expect(await fax()).toMatchObject({
      status: 'queued',
      failure: 'The fax service does not answer.',
      attempts: 0,
    });
    [isSlow, isSilent] = [true, false];
    await again();
    expect(await fax()).toMatchObject({ status: 'queued', faxId: 'fax-1' });
    await again();
    isSlow = false;
    await again();
    expect(await fax()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(
      faxes.map(({ key }) => key).filter((key) => key.startsWith(String((faxes[0] as Fax).key))),
    ).toHaveLength(1);
    expect(faxes).toHaveLength(2);
  });

  it('are announced to prescribers with an e-mail address, without a word about whom', async () => {
    const prescribers = [
      prescriber('p1', { lastName: 'One', faxNumber: '3035550101', email: 'one@practice.test' }),
    ];
    await load([member({ prescribers })]);
    expect((await queue()).body).toMatchObject({ queued: 3 });
    await settled();
    const notice = mails.find(({ to }) => to === 'one@practice.test');
    expect(notice?.text).toContain('asks for your decision');
    expect(JSON.stringify(notice)).not.toMatch(/Ria|Ruiz|medic|Diphen|1952/i);
    expect((await queue()).body).toMatchObject({ queued: 0 });
  });

  it('that are cancelled, or whose review is withdrawn, do not go out', async () => {
    isAway = true;
    await queue();
    await settled();
    const failed = (await letters()).find(({ prescriber: id }) => id === 'p1');
    await change(failed, 'cancel');
    const published = await stored('r1');
    const withdrawn = { ...published, published: false, unpublishReason: 'A dose was wrong.' };
    expect((await as('pharmacist')('PUT', '/api/regimen/review', { review: withdrawn })).status).toBe(200);
    isAway = false;
    await query('update outbox set not_before = null where is_pending');
    await settled();
    expect([faxes.length, mails.length]).toEqual([0, 0]);
  });

  it('of a draft, or of a patient of others, are not sent', async () => {
    await load([review({ published: false, draft: true, publishedDate: '' })]);
    expect((await queue()).status).toBe(422);
    expect((await queue('outsider')).status).toBe(404);
  });
});
