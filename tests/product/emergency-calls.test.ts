import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { liveSettingsOf } from '../../engine/core/protocol/live.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { Mail } from '../../features/invitation/server/mailer.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient, today } from './harness/records.ts';

const api = '/api/regimen';
const reason = 'Collapsed at our counter; the medications are needed.';

describe('emergency access', () => {
  const sent: Mail[] = [];
  const services = { ...noServices, sendMail: async (mail: Mail) => void sent.push(mail) };
  const noon = new Date(`${today}T12:00:00Z`);
  let now = noon;
  const { as, load, query, stored } = useProductGateway({ services, clock: () => now });

  beforeEach(async () => {
    now = noon;
    sent.length = 0;
    await load([
      patient('nils', { externalId: 'NILS-1', managingOrganization: { id: 'NORTH' } }),
      allergy('nils-allergy', { subject: 'nils' }),
      lead('norma', 'NORTH'),
    ]);
  });

  const lead = (name: string, organization: string) => ({
    entity: 'user',
    record: {
      ...{ _id: name, type: 'user', id: name, auth0Id: `demo|${name}`, email: `${name}@demo.test` },
      ...{ firstName: name, lastName: 'Lead', roles: ['clinical_admin'], permissions: [] },
      organizations: [organization],
    },
  });
  const open = (body: JsonObject = {}, who = 'pharmacist') =>
    as(who)('POST', `${api}/emergency`, { patientId: 'nils', reason, ...body });
  const statusOf = async (path: string, who = 'pharmacist') =>
    (await as(who)('GET', `${api}/${path}`)).status;
  const nils = (who?: string) => statusOf('patient?patientId=nils', who);
  const rows = async (who: string) =>
    (await as(who)('GET', `${api}/emergency`)).body['rows'] as readonly JsonObject[];

  it('opens a patient of another organization, and what belongs to them, for reading', async () => {
    expect([await nils(), await statusOf('patient/allergies?patientId=nils')]).toEqual([404, 404]);
    const { status, body } = await open();
    expect([status, body['record']]).toEqual([
      201,
      expect.objectContaining({
        patientId: 'nils',
        organization: 'NORTH',
        reason,
        until: `${today}T13:00:00.000Z`,
      }),
    ]);
    expect([await nils(), await statusOf('patient/allergies?patientId=nils')]).toEqual([200, 200]);
    const { body: record } = await as('pharmacist')('GET', `${api}/patient?patientId=nils`);
    const change = await as('pharmacist')('PUT', `${api}/patient`, { ...record, sex: 'male' });
    expect([change.status, (await stored('nils'))?.['sex']]).toEqual([404, 'female']);
    const history = (await as('pharmacist')('GET', `${api}/history?type=patient&id=nils`)).body;
    expect([history['rev'], history['canRestore']]).toEqual([1, false]);
    expect(await nils('support')).toBe(404);
    expect(await statusOf('patient?patientId=olga')).toBe(404);
  });

  it('ends by itself', async () => {
    await open();
    now = new Date(`${today}T12:59:59Z`);
    expect(await nils()).toBe(200);
    now = new Date(`${today}T13:00:00Z`);
    expect(await nils()).toBe(404);
  });

  it('finds somebody by id and day of birth together, and nobody by one of them', async () => {
    const known = { patientId: '', externalId: 'NILS-1', dob: '1952-02-29' };
    expect((await open({ ...known, dob: '1952-03-01' })).status).toBe(404);
    expect((await open({ ...known, dob: '' })).status).toBe(422);
    expect((await open(known)).status).toBe(201);
    await load([patient('twin', { externalId: 'NILS-1', managingOrganization: { id: 'ECPN' } })]);
    expect((await open(known, 'clinical')).status).toBe(404);
  });

  it('needs a role, a reason, and a patient of somebody else', async () => {
    expect((await open({}, 'support')).status).toBe(403);
    expect((await open({ reason: 'urgent' })).status).toBe(422);
    expect((await open({ patientId: 'nobody' })).status).toBe(404);
    const own = await open({ patientId: 'ana' });
    expect([own.status, own.body['message']]).toEqual([
      422,
      'The patient belongs to an organization of yours: no emergency access is needed.',
    ]);
  });

  it('is told to those who review it in the organization of the patient, without a word about the patient', async () => {
    await open();
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['norma@demo.test']);
    expect(JSON.stringify(sent)).not.toMatch(/nils|Person|Collapsed/i);
    expect(JSON.stringify(sent)).toContain('pharmacist@demo.test');
    // Announces the access immediately to pages of notified users.
    const { rows: told } = await query("select subject from outbox where topic = 'emergency.opened'");
    expect(told).toEqual([{ subject: 'norma' }]);
    expect(liveSettingsOf(product.info)?.notices).toContainEqual(
      expect.objectContaining({ topic: 'emergency.opened', access: 'emergency.review' }),
    );
    expect(await rows('norma')).toEqual([
      expect.objectContaining({
        patientId: 'nils',
        patientName: 'Pat Person',
        email: 'pharmacist@demo.test',
        reason,
      }),
    ]);
    expect(await rows('clinical')).toEqual([]);
    expect((await as('outsider')('GET', `${api}/emergency`)).status).toBe(403);
  });

  it('is listed with the name of the patient, and to have read it stands in the audit trail of the patient', async () => {
    await open();
    const { body } = await as('pharmacist')('GET', `${api}/emergency/own`);
    expect(body['rows']).toEqual([expect.objectContaining({ patientName: 'Pat Person', reason })]);
    await rows('norma');
    const { rows: trail } = await query(
      "select author, call from audit where shown @> array['nils'] order by seq",
    );
    expect(trail).toEqual([
      { author: 'user-pharmacist', call: 'emergency.own' },
      { author: 'norma', call: 'emergency.list' },
    ]);
    const { rows: kept } = await query("select document from record where document ->> 'patientId' = 'nils'");
    expect(JSON.stringify(kept)).not.toContain('Pat Person');
  });

  it('stands in the audit trail of the patient, before what was read by it', async () => {
    await open();
    await nils();
    const { rows: trail } = await query(
      "select action, author, organization, details ->> 'reason' as reason from audit where subject = 'nils' and author = 'user-pharmacist' order by seq",
    );
    expect(trail).toEqual([
      { action: 'emergency', author: 'user-pharmacist', organization: 'NORTH', reason },
      { action: 'read', author: 'user-pharmacist', organization: 'NORTH', reason: null },
    ]);
  });

  it('is ended by its user or by a reviewer of the organization, and by nobody else', async () => {
    const end = (id: unknown, who: string) => as(who)('POST', `${api}/emergency/end`, { emergencyId: id });
    const first = (await open()).body['id'];
    expect((await end(first, 'clinical')).status).toBe(404);
    expect((await end('nothing', 'clinical')).body).toEqual((await end(first, 'clinical')).body);
    const ended = await end(first, 'norma');
    expect([ended.status, ended.body['record']]).toEqual([
      200,
      expect.objectContaining({ endedAt: `${today}T12:00:00.000Z`, endedBy: 'norma@demo.test' }),
    ]);
    expect(await nils()).toBe(404);
    const second = (await open()).body['id'];
    expect([(await end(second, 'pharmacist')).status, await nils()]).toEqual([200, 404]);
  });

  it('is told to whoever reads by it, as long as it stands, and to nobody else', async () => {
    const own = async (who: string) =>
      (await as(who)('GET', `${api}/emergency/own`)).body['rows'] as readonly JsonObject[];
    const { id } = (await open()).body;
    expect(await own('pharmacist')).toMatchObject([{ _id: String(id), patientId: 'nils' }]);
    expect((await own('clinical')).length + (await own('norma')).length).toBe(0);
    await as('norma')('POST', `${api}/emergency/end`, { emergencyId: id });
    expect(await own('pharmacist')).toEqual([]);
    await open();
    now = new Date(`${today}T13:00:00Z`);
    expect(await own('pharmacist')).toEqual([]);
  });

  it('does not show in the profile, and does not widen a search', async () => {
    await open();
    expect((await as('pharmacist')('GET', `${api}/user/me`)).body).not.toHaveProperty('opened');
    const { body } = await as('pharmacist')('POST', `${api}/patient/search`, {
      queries: [{ field: 'name', text: 'Person' }],
    });
    expect(body['total']).toBe(0);
  });

  it('needs a reason that says something [FAULT-76]', async () => {
    for (const nothing of [
      'aaaaaaaaaaaaaaa',
      'xx xx xx xx xx',
      'aaa bbb ccc ddd',
      'emergency emergency',
      '..............',
    ])
      expect([nothing, (await open({ reason: nothing })).status]).toEqual([nothing, 422]);
    const { body } = await open({ reason: 'aaaaaaaaaaaaaaa' });
    expect(body['problems']).toEqual([
      expect.objectContaining({ at: '/reason', message: expect.stringContaining('why it cannot wait') }),
    ]);
    expect((await open({ reason: '患者は意識不明で薬の情報が必要です' })).status).toBe(201);
  });

  it('has to wait longer and longer after wrong birth dates, the right one too [FAULT-76]', async () => {
    const guess = (dob: string) => open({ patientId: '', externalId: 'NILS-1', dob });
    const wait = (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    };
    expect([(await guess('1952-03-01')).status, (await guess('1952-03-02')).status]).toEqual([404, 404]);
    const waiting = await guess('1952-02-29');
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '30']);
    wait(30);
    expect((await guess('1952-03-03')).status).toBe(404);
    wait(59);
    expect((await guess('1952-02-29')).status).toBe(429);
    expect((await guess('1952-02-29')).status).toBe(429);
    wait(1);
    expect((await guess('1952-02-29')).status).toBe(201);
    // Resets the count after a right guess, and delays no other user.
    expect((await guess('1952-03-01')).status).toBe(404);
    expect((await open({ patientId: '', externalId: 'NILS-1', dob: '1952-02-29' }, 'clinical')).status).toBe(
      201,
    );
  });

  it('opens five patients of a user an hour, and tells those who know the user from the third on [FAULT-76]', async () => {
    await load([lead('clara', 'EMTM')]);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await open()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const told = () => sent.filter(({ to }) => to === 'clara@demo.test').map(({ subject }) => subject);
    await expect.poll(told).toEqual(Array.from({ length: 3 }, () => 'Regimen: repeated emergency access'));
    expect((await open({}, 'clinical')).status).toBe(201);
    now = new Date(noon.getTime() + 3_600_001);
    expect((await open()).status).toBe(201);
  });
});
