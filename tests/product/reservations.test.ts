import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { today } from './harness/records.ts';

const path = '/api/regimen/patient/reservations';

describe('reservations of patients', () => {
  let now = Date.parse(`${today}T12:00:00Z`);
  const { as } = useProductGateway({ clock: () => new Date(now) });

  const reserve = (who: string, rest: JsonObject = {}) =>
    as(who)('POST', path, { email: `${who}@demo.test`, patientId: 'ana', ...rest });
  const list = async (who: string, ids = 'ana') =>
    (await as(who)('GET', `${path}?ids=${ids}`)).body['rows'] as readonly JsonObject[];
  const release = (who: string, { _id, _rev }: JsonObject, patientId = 'ana') =>
    as(who)('DELETE', `${path}?_id=${String(_id)}&_rev=${String(_rev)}&patientId=${patientId}`);
  const standing = async () => (await list('pharmacist'))[0] ?? {};

  it('are made for whoever asks, and listed for the patients that are asked for [RESV-08] [RESV-11] [RESV-12] [RESV-14]', async () => {
    const made = await reserve('pharmacist');
    expect(made).toMatchObject({ status: 201, body: { ok: true, rev: 1 } });
    const [row] = await list('support', 'ana,nora');
    expect(row).toMatchObject({
      _id: made.body['id'],
      _rev: 1,
      patientId: 'ana',
      user: 'user-pharmacist',
      email: 'pharmacist@demo.test',
    });
    expect(await list('support', 'nora')).toEqual([]);
  });

  it('answer a second user with 409 and the reservation that stands [RESV-07]', async () => {
    const made = await reserve('pharmacist');
    const { status, body } = await reserve('support');
    expect([status, body['message']]).toEqual([409, 'This patient is reserved by pharmacist@demo.test.']);
    expect(body['conflict']).toMatchObject({
      current: { _id: made.body['id'], email: 'pharmacist@demo.test' },
    });
  });

  it('answer their own holder with the one that stands', async () => {
    const first = await reserve('pharmacist');
    expect(await reserve('pharmacist')).toMatchObject({ status: 200, body: { id: first.body['id'] } });
    expect(await list('pharmacist')).toHaveLength(1);
  });

  it('are taken over in one step by an override, and by no other user afterwards [RESV-10] [FAULT-05]', async () => {
    await reserve('pharmacist');
    const { _id: reservationId } = await standing();
    const taken = await reserve('support', { override: true, reservationId: reservationId ?? '' });
    expect(taken).toMatchObject({ status: 201 });
    expect(await list('clinical')).toMatchObject([{ email: 'support@demo.test', override: true }]);
    const late = await reserve('clinical', { override: true, reservationId: reservationId ?? '' });
    expect(late).toMatchObject({
      status: 409,
      body: { conflict: { current: { email: 'support@demo.test' } } },
    });
  });

  it('are released by their holder alone, as they were seen [RESV-09] [RESV-15] [FAULT-06]', async () => {
    await reserve('pharmacist');
    const row = await standing();
    expect((await release('support', row)).status).toBe(409);
    expect((await release('pharmacist', { ...row, _rev: 7 })).status).toBe(409);
    expect(await list('pharmacist')).toHaveLength(1);
    expect(await release('pharmacist', row)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await list('pharmacist')).toEqual([]);
    expect((await release('pharmacist', row)).status).toBe(409);
  });

  it('run out by themselves after eight hours', async () => {
    await reserve('pharmacist');
    now += 8 * 3_600_000 + 1;
    expect(await list('support')).toEqual([]);
    expect((await reserve('support')).status).toBe(201);
    expect(await list('pharmacist')).toMatchObject([{ email: 'support@demo.test' }]);
  });

  it('are made in nobody else’s name, and for nobody else’s patients [FAULT-43] [FAULT-45]', async () => {
    expect((await reserve('pharmacist', { email: 'support@demo.test' })).status).toBe(400);
    expect((await reserve('pharmacist', { patientId: 'olga' })).status).toBe(404);
    await reserve('outsider', { patientId: 'olga' });
    expect(await list('pharmacist', 'olga,ana')).toEqual([]);
    const [row = {}] = await list('outsider', 'olga');
    expect((await release('pharmacist', row, 'olga')).status).toBe(404);
    expect((await release('pharmacist', row, 'ana')).status).toBe(409);
    expect(await list('outsider', 'olga')).toHaveLength(1);
  });
});
