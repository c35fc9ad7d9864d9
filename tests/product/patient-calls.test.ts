import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../engine/core/expressions/runtime.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { hasMatch, matchedParts } from '../../engine/react/tab/search/matched-parts.ts';
import { noServices } from '../../features/all/server/services.ts';
import { type Mail, MailError } from '../../features/invitation/server/mailer.ts';
import { ExternalServiceError } from '../../gateway/operation/outside/post-json.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication, patient, today } from './harness/records.ts';

const api = '/api/regimen';

describe('the calls about one patient', () => {
  const sent: Mail[] = [];
  const failures = { mail: false, mailServer: false, risk: false };
  const proxyTargets: Record<string, string> = {};
  const services = {
    ...noServices,
    proxyTargets,
    sendMail: async (mail: Mail) => {
      if (failures.mail) throw new MailError('refused');
      if (failures.mailServer) throw new MailError('away', { isPassing: true });
      sent.push(mail);
    },
    riskOf: (question: Parameters<typeof noServices.riskOf>[0]) =>
      failures.risk ? Promise.reject(new ExternalServiceError('away')) : noServices.riskOf(question),
  };
  const { as, load, query, settled } = useProductGateway({ services });
  const get = (path: string, who = 'pharmacist') => as(who)('GET', `${api}/${path}`);
  const rows = async (path: string, who?: string) =>
    (await get(path, who)).body['rows'] as readonly JsonObject[];

  it('tell whether an entered id is that of a patient of one’s own organizations [PROFILE-47]', async () => {
    const exists = async (externalId: string, who = 'pharmacist') =>
      (await as(who)('POST', `${api}/patient/exists`, { externalId })).body;
    expect(await exists(' TEST-1 ')).toEqual({
      patientExists: true,
      patientInfo: { _id: 'ana', name: 'Ana Ruiz' },
    });
    expect(await exists('TEST-1', 'outsider')).toEqual(await exists('nobody'));
    expect(await exists('nobody')).toEqual({ patientExists: false, patientInfo: null });
  });

  it('say nothing of patients elsewhere when an id is checked [FAULT-52]', async () => {
    await load([patient('nils', { externalId: 'TEST-1', managingOrganization: { id: 'NORTH' } })]);
    const ask = async (who: string) =>
      (await as(who)('POST', `${api}/patient/exists`, { externalId: 'TEST-1' })).body['patientInfo'];
    expect(await ask('pharmacist')).toMatchObject({ _id: 'ana' });
    expect(await ask('outsider')).toMatchObject({ _id: 'nils' });
    expect(await ask('ecpn')).toBeNull();
  });

  it('list the projects of the patient’s organization with what was decided [PROJ-17]', async () => {
    const enrolled = { 'emtm-medication-review': { enrolled: true, enrollDate: '2026-01-02' } };
    await load([patient('pia', { projects: enrolled })]);
    const projects = await rows('patient/projects?patientId=pia');
    expect(projects.map(({ _id, enrollment }) => [_id, enrollment])).toEqual(
      [
        ['emtm-heart-health-2024', undefined],
        ['emtm-medication-review', enrolled['emtm-medication-review']],
      ].toSorted(),
    );
  });

  it('find a project by its couchId, and the primary one of an organization [PROJ-15] [PROJ-16]', async () => {
    const project = await get('project?projectId=emtm-medication-review');
    expect(project).toMatchObject({ status: 200, body: { couchId: 'emtm-medication-review' } });
    expect((await get('project?projectId=north-wellness')).status).toBe(404);
    // Expects the organization's only project that has not ended.
    expect((await get('project/primary?orgId=EMTM')).body).toMatchObject({
      couchId: 'emtm-medication-review',
    });
    expect((await get('project/primary?orgId=NORTH')).status).toBe(404);
    const primary = { ...(await get('project?projectId=emtm-heart-health-2024')).body, primary: true };
    await load([{ entity: 'project', record: primary }]);
    expect((await get('project/primary?orgId=org:EMTM')).body).toMatchObject({
      couchId: 'emtm-heart-health-2024',
    });
  });

  it('count the groups of patients within one’s organizations [ORG-04]', async () => {
    const group = (id: string, name: string, organization = 'EMTM') =>
      patient(id, { metadata: { group: name }, managingOrganization: { id: organization } });
    await load([group('p1', 'Blue'), group('p2', 'Blue'), group('p3', 'Red'), group('p4', 'Blue', 'NORTH')]);
    expect(await rows('patientGroups')).toEqual([
      { organizationId: 'EMTM', group: 'Blue', patients: 2 },
      { organizationId: 'EMTM', group: 'Red', patients: 1 },
    ]);
  });

  it('list the choices that go by the two ids of the specification, and no others', async () => {
    for (const id of ['patientReferralOptions', 'nonMedicationRelatedProblems']) {
      const list = await rows(`schema?id=${id}`);
      expect(list[0]).toEqual({ code: expect.any(String), display: expect.any(String) });
    }
    for (const id of ['roles', '__proto__', 'constructor'])
      expect([id, (await get(`schema?id=${id}`)).status]).toEqual([id, 404]);
  });

  it('work out a risk score that says it is a demonstration [RISK-05]', async () => {
    await load([medication('m1', 'Lorazepam 1 mg tablet')]);
    const { body } = await get('patient/risk?patientId=ana');
    expect(body).toMatchObject({
      provider: 'Demonstration, not for clinical use',
      calculatedAt: expect.any(String),
    });
    const parts = Object.values(body['scores'] as Record<string, number>);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(body['score']);
    failures.risk = true;
    const away = await get('patient/risk?patientId=ana');
    failures.risk = false;
    expect(away).toMatchObject({ status: 502, body: { code: 'neighbour-away' } });
  });

  it('find the pharmacogenomic results in the newest review that has some', async () => {
    const review = (id: string, reviewDate: string, genetics: readonly JsonObject[]) => ({
      entity: 'review',
      record: {
        ...{ _id: id, type: 'patient.review', subject: 'ana', version: 2, reviewDate, workflowIteration: 1 },
        ...{ currentYear: 2026, reviewType: 'Medication Safety Review (MSR)', genetics },
      },
    });
    expect(await rows('patient/pgx?patientId=ana')).toEqual([]);
    const result = { gene: 'CYP2D6', phenotype: 'poor metabolizer' };
    await load([
      review('r1', '2026-01-01', [{ gene: 'OLD', phenotype: 'x' }]),
      review('r2', '2026-02-01', [result]),
      review('r3', '2026-03-01', []),
    ]);
    expect(await rows('patient/pgx?patientId=ana')).toEqual([result]);
  });

  const invite = (rest: JsonObject = {}, who = 'pharmacist') =>
    as(who)('POST', `${api}/email/invite`, {
      patientId: 'ana',
      email: 'ana@member.test',
      os: 'ios',
      ...rest,
    });

  const anaHasAddress = () =>
    load([
      patient('ana', {
        ...{ name: { first: 'Ana', last: 'Ruiz' }, externalId: 'TEST-1' },
        telecom: { email: 'ana@member.test' },
      }),
    ]);

  it('invite a patient by e-mail, without a word about health [PROFILE-60]', async () => {
    await anaHasAddress();
    sent.length = 0;
    expect(await invite()).toMatchObject({ status: 200, body: { ok: true } });
    expect(sent).toMatchObject([{ to: 'ana@member.test', subject: 'Your invitation to MyRegimen' }]);
    expect(sent[0]?.text).toContain('Hello Ana Ruiz');
    const { rows: trail } = await query<{ details: JsonObject }>(
      "select details from audit where call = 'patient.invite' and subject = 'ana'",
    );
    expect(trail.map(({ details }) => details)).toEqual([{ invited: { os: 'ios' } }]);
  });

  it('take no change of an enrollment in a project that has ended [FAULT-47]', async () => {
    const { body: record } = await get('patient?patientId=ana');
    const projects = { 'emtm-heart-health-2024': { enrolled: true } };
    const { status, body } = await as('pharmacist')('PUT', `${api}/patient`, { ...record, projects });
    expect([status, JSON.stringify(body['problems'])]).toEqual([
      422,
      expect.stringContaining('This project has ended. Its enrollments cannot be changed'),
    ]);
    expect((await get('patient?patientId=ana')).body).not.toHaveProperty('projects');
  });

  it('keep the discharge as it was for somebody without the permission, and say so [FAULT-48]', async () => {
    const { body: record } = await get('patient?patientId=ana');
    const discharged = { ...record, dischargeDate: '2026-11-01' };
    const { status, body } = await as('pharmacist')('PUT', `${api}/patient`, discharged);
    expect([status, JSON.stringify(body['kept'])]).toEqual([200, expect.stringContaining('/dischargeDate')]);
    expect((await get('patient?patientId=ana', 'support')).body).not.toHaveProperty('dischargeDate');
  });

  it('store the discharge that somebody with the permission gives, with who and why [PROFILE-44] [PROFILE-32]', async () => {
    const { body: record } = await get('patient?patientId=ana', 'discharges');
    const discharge = {
      dischargeDate: '2026-11-01',
      homeCareFlag: '1',
      dischargeReason: 'The hospital called.',
    };
    const saved = await as('discharges')('PUT', `${api}/patient`, { ...record, ...discharge });
    expect([saved.status, saved.body['kept']]).toEqual([200, undefined]);
    const { body } = await get('patient?patientId=ana', 'discharges');
    expect(body).toMatchObject({ dischargeDate: '2026-11-01', homeCareFlag: '1' });
    expect(body['history']).toMatchObject([
      { manualChange: { reason: 'The hospital called.', user: 'discharges@demo.test' } },
    ]);
  });

  it('keep the graduation as it was for somebody who may not edit patients, and say so', async () => {
    const { body: record } = await get('patient?patientId=ana');
    const graduated = { ...record, graduationStatus: { graduated: true } };
    const { status, body } = await as('support')('PUT', `${api}/patient`, graduated);
    expect([status, JSON.stringify(body['kept'])]).toEqual([
      200,
      expect.stringContaining('/graduationStatus'),
    ]);
    expect((await get('patient?patientId=ana')).body).not.toHaveProperty('graduationStatus');
  });

  it.each(['ana@member.test\r\nBcc: all@member.test', 'ana@member.test\nX: 1', 'a\tb@member.test'])(
    'send nothing to an address with a line break or a tab: %j',
    async (email) => {
      sent.length = 0;
      expect((await invite({ email })).status).toBe(422);
      expect(sent).toEqual([]);
    },
  );

  it('let nobody publish a review without a role that may [FAULT-49]', async () => {
    const review = {
      ...{
        type: 'patient.review',
        subject: 'ana',
        version: 2,
        reviewDate: '2026-11-20',
        workflowIteration: 1,
      },
      ...{ currentYear: 2026, reviewType: 'Medication Safety Review (MSR)', published: true },
    };
    expect((await as('admin')('POST', `${api}/review`, { review })).status).toBe(403);
    expect((await query("select 1 from record where type = 'patient.review'")).rows).toEqual([]);
  });

  it('show an ECPN user no patient that is not theirs [FAULT-50]', async () => {
    const none = await get('patient?patientId=nobody', 'ecpn');
    for (const id of ['ana', 'olga']) {
      const { status, body } = await get(`patient?patientId=${id}`, 'ecpn');
      expect([id, status, body]).toEqual([id, 404, none.body]);
    }
  });

  it('leave an invitation waiting while the mail server is away, say so, and send it once it is back', async () => {
    await anaHasAddress();
    sent.length = 0;
    failures.mailServer = true;
    const { status, body } = await invite();
    expect([status, body['waiting']]).toEqual([200, expect.stringContaining('The invitation waits')]);
    await settled();
    expect(sent).toEqual([]);
    const { rows: waiting } = await query(
      "select payload from outbox where topic = 'patient.invite' and is_pending",
    );
    expect(waiting).toEqual([{ payload: { id: 'ana' } }]);
    failures.mailServer = false;
    await query('update outbox set not_before = null where is_pending');
    await settled();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@member.test', 'Your invitation to MyRegimen'],
    ]);
  });

  it('invite a patient at the stored address only [FAULT-76]', async () => {
    sent.length = 0;
    const { status, body } = await invite();
    expect([status, body['message']]).toEqual([422, expect.stringContaining("in the patient's record")]);
    await anaHasAddress();
    expect((await invite({ email: 'somebody@elsewhere.test' })).status).toBe(422);
    expect((await invite({ email: 'Ana@Member.test' })).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual(['Ana@Member.test']);
  });

  it('send ten invitations of a user a day, also of those that come at once [FAULT-76]', async () => {
    await anaHasAddress();
    sent.length = 0;
    const answers = await Promise.all(Array.from({ length: 12 }, () => invite()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(sent).toHaveLength(10);
    expect((await invite({}, 'clinical')).status).toBe(200);
  });

  it('send an invitation once, however often its request comes [FAULT-12]', async () => {
    await anaHasAddress();
    sent.length = 0;
    const again = (body: JsonObject = {}) => {
      const invitation = { patientId: 'ana', email: 'ana@member.test', os: 'ios', ...body };
      return as('pharmacist')('POST', `${api}/email/invite`, invitation, { 'Idempotency-Key': 'one' });
    };
    failures.mail = true;
    expect((await again()).status).toBe(502);
    failures.mail = false;
    const [first, meanwhile] = await Promise.all([again(), again()]);
    expect([first?.status, meanwhile?.status].toSorted()).toEqual([200, expect.toBeOneOf([200, 409])]);
    expect([(await again()).status, (await again({ os: 'android' })).status]).toEqual([200, 422]);
    expect(sent).toHaveLength(1);
  });

  it('pass a write on to a service once, however often its request comes, and nothing of the user with it [CALLS-08] [FAULT-12]', async () => {
    const asked: { readonly url: string | undefined; readonly isSigned: boolean }[] = [];
    const server = createServer((request, response) => {
      asked.push({ url: request.url, isSigned: request.headers.authorization !== undefined });
      response.end('{"done":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    proxyTargets['labels'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
    const pass = (path: string) =>
      as('pharmacist')(
        'POST',
        `${api}/proxy?${new URLSearchParams({ path })}`,
        { a: 1 },
        { 'Idempotency-Key': 'p' },
      );
    expect([(await pass('labels/x')).body, (await pass('labels/x')).body]).toEqual([
      { done: true },
      { done: true },
    ]);
    expect(asked).toEqual([{ url: '/base/x', isSigned: false }]);
    expect((await pass('labels/y')).status).toBe(422);
    server.close();
  });

  it('refuse an invitation with the sentences of the specification, and send nothing [PROFILE-61] [PROFILE-62] [PROFILE-63] [PROFILE-64]', async () => {
    await anaHasAddress();
    sent.length = 0;
    for (const email of ['', 'ana', 'ana@', 'a b@member.test', 'ana@member.test\r\nBcc: all@member.test']) {
      const { status, body } = await invite({ email });
      expect([email, status, body['message']]).toEqual([
        email,
        422,
        'The patient must have a valid email address',
      ]);
    }
    const phone = await invite({ os: 'other' });
    expect(phone.body['message']).toBe('MyRegimen is only supported on Android and iOS devices');
    expect((await invite({}, 'outsider')).status).toBe(404);
    failures.mail = true;
    const failed = await invite();
    failures.mail = false;
    expect([failed.status, failed.body['message']]).toEqual([
      502,
      'There was an error sending the email. Please try again.',
    ]);
    expect(sent).toEqual([]);
  });

  describe('the access log', () => {
    const log = async (rest: JsonObject = {}, who = 'clinical') =>
      (await as(who)('POST', `${api}/patient/audit`, { patientId: 'ana', ...rest })).body;
    const hits = async (rest?: JsonObject) => (await log(rest))['hits'] as readonly JsonObject[];
    const hitsIn = async (zone: string, rest: JsonObject) => {
      const question = { patientId: 'ana', ...rest };
      const { body } = await as('clinical')('POST', `${api}/patient/audit`, question, {
        'X-Time-Zone': zone,
      });
      return body['hits'] as readonly JsonObject[];
    };
    const only = (field: string, text: string | undefined) => ({ queries: [{ field, text }] });

    async function work(): Promise<void> {
      const { body } = await get('patient?patientId=ana', 'support');
      await as('pharmacist')('PUT', `${api}/patient`, {
        ...body,
        ...{ languagePreference: 'es', address: { line1: '12 Secret St', city: 'Denver' } },
      });
      const printing = 'patientId=ana&location=profile&orgId=EMTM';
      await as('pharmacist')('GET', `/api/print/fridgeReport?${printing}`);
    }

    it('says in words who did what, the newest first, and no value of what was done', async () => {
      await work();
      const entries = await hits();
      expect(entries.slice(0, 3)).toMatchObject([
        { by: 'Penny Pharmacist', action: 'print', of: 'Patient', note: 'Fridge Report' },
        { by: 'Penny Pharmacist', action: 'write', of: 'Patient', note: expect.stringContaining('Language') },
        { by: expect.stringMatching(/^Sam|Support/), action: 'read', of: 'Patient' },
      ]);
      expect(entries.at(-1)).toMatchObject({ by: 'Import', action: 'write' });
      expect(JSON.stringify(entries)).not.toContain('Secret');
    });

    it('is narrowed to who, what and when, in the days of the reader [FAULT-83]', async () => {
      const [dayBefore, dayAfter] = [addDays(today, -1), addDays(today, 1)];
      await work();
      const actions = async (rest: JsonObject) => (await hits(rest)).map(({ action }) => action);
      expect(await actions(only('who', 'penny PHARM'))).toEqual(['print', 'write']);
      expect(await actions(only('who', '%'))).toEqual([]);
      expect(await actions(only('what', 'print'))).toEqual(['print']);
      expect((await actions(only('since', today))).length).toBeGreaterThan(2);
      expect(await actions(only('since', dayAfter))).toEqual([]);
      expect(await actions(only('until', dayBefore))).toEqual([]);
      // Uses noon in UTC, at which the next day has begun in Auckland.
      expect((await hitsIn('Pacific/Auckland', only('since', dayAfter))).length).toBeGreaterThan(2);
      expect(await hitsIn('Pacific/Auckland', only('until', today))).toEqual([]);
      expect(
        (await as('clinical')('POST', `${api}/patient/audit`, { patientId: 'ana', ...only('until', 'then') }))
          .status,
      ).toBe(400);
    });

    it('is searched by who it shows, however that is typed, and never by what it does not show', async () => {
      const profile = (await as('support')('GET', `${api}/user/me`)).body;
      await load([{ entity: 'user', record: { ...profile, type: 'user', lastName: 'Søbirk' } }]);
      await work();
      for (const typed of ['sobirk', 'SØBIRK sam', 'support@demo.test', 'Import'])
        expect([typed, (await hits(only('who', typed))).length > 0]).toEqual([typed, true]);
      const rows = await hits();
      for (const author of ['user-support', 'user'])
        expect([author, await hits(only('who', author))]).toEqual([author, []]);
      const shown = rows.map(({ by, email }) => matchedParts(`${String(by)} ${String(email)}`, 'sobirk'));
      expect((await hits(only('who', 'sobirk'))).length).toBe(shown.filter(hasMatch).length);
    });

    it('goes on page by page, and back to front', async () => {
      for (let n = 0; n < 30; n += 1) await get('patient?patientId=ana');
      const first = await log();
      const [newest] = first['hits'] as readonly JsonObject[];
      expect([first['total'], (first['hits'] as []).length]).toEqual([expect.any(Number), 25]);
      const rest = await log({ from: 25 });
      expect(rest).not.toHaveProperty('notice');
      expect((rest['hits'] as []).length).toBe(Number(rest['total']) - 25);
      const [oldest] = await hits({ sort: [{ by: 'at', descending: false }] });
      expect(Number(oldest?.['id'])).toBeLessThan(Number(newest?.['id']));
    });

    it('is for admins of the patient’s organization, and reading it stands in it', async () => {
      const status = async (who: string, patientId = 'ana') =>
        (await as(who)('POST', `${api}/patient/audit`, { patientId })).status;
      expect(
        await Promise.all(['clinical', 'admin', 'pharmacist', 'support'].map((who) => status(who))),
      ).toEqual([200, 200, 403, 403]);
      expect(await status('clinical', 'olga')).toBe(await status('clinical', 'nobody'));
      await get('patient?patientId=ana', 'outsider');
      await as('outsider')('GET', '/api/print/fridgeReport?patientId=ana&location=profile&orgId=EMTM');
      expect((await hits(only('who', 'outsider@'))).map(({ note }) => note)).toEqual([
        'Answered with 404',
        'Answered with 404',
      ]);
      expect((await hits()).slice(0, 1)).toMatchObject([{ action: 'read', of: 'Access log' }]);
    });

    it('tells whether it is whole', async () => {
      await work();
      expect((await log())['notice']).toMatch(/^The log is complete/);
      await query('alter table audit disable trigger audit_append_only');
      await query("update audit set author = 'somebody' where subject = 'ana' and action = 'print'");
      await query('alter table audit enable trigger audit_append_only');
      expect((await log())['notice']).toMatch(/^The log is damaged/);
    });
  });
});
