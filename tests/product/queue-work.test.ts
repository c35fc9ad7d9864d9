import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { race } from '../../gateway/testing/race.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, queue } from './harness/records.ts';

const api = '/api/regimen';

describe.each(databaseHosts)('the work on a priority queue on $name', (host) => {
  const { as, load, database, query } = useProductGateway({}, host);

  const next = (who: string, rest: JsonObject = {}) =>
    as(who)('POST', `${api}/queue/next`, { queueId: 'all', ...rest });
  const reserve = (who: string, patientId: string) =>
    as(who)('POST', `${api}/patient/reservations`, { email: `${who}@demo.test`, patientId });
  const holders = async () => {
    const { body } = await as('admin')('GET', `${api}/patient/reservations?ids=ana,nora,olga`);
    return Object.fromEntries(
      (body['rows'] as readonly JsonObject[]).map(({ patientId, email }) => [String(patientId), email]),
    );
  };
  const audited = async (action: string) =>
    (
      await query<{ author: string; shown: readonly string[] }>(
        'select author, shown from audit where action = $1 and shown is not null order by seq',
        [action],
      )
    ).rows;

  beforeEach(() =>
    load([
      queue('all', { name: 'All', access: 'organization', userId: 'user-admin' }),
      queue('none', {
        name: 'None',
        access: 'organization',
        userId: 'user-admin',
        filters: [{ statType: 'sex', queryType: 'term', term: 'male' }],
      }),
      queue('private', { name: 'Private', userId: 'user-support' }),
    ]),
  );

  it('gives the first free patient to whoever asks for the next one, reserved', async () => {
    await reserve('support', 'ana');
    expect(await next('pharmacist')).toMatchObject({ status: 200, body: { id: 'nora' } });
    expect(await holders()).toEqual({ ana: 'support@demo.test', nora: 'pharmacist@demo.test' });
  });

  it('gives nobody once all are reserved, or have been had already', async () => {
    expect((await next('pharmacist', { leaveOut: ['ana', 'nora'] })).body).toEqual({});
    await reserve('support', 'ana');
    await reserve('support', 'nora');
    expect(await next('pharmacist')).toMatchObject({ status: 200, body: {} });
    expect((await next('pharmacist', { queueId: 'none' })).body).toEqual({});
  });

  it('never gives the same patient to two who ask at once [FAULT-79]', async () => {
    const team = ['pharmacist', 'support', 'clinical'];
    await load(Array.from({ length: 6 }, (_, n) => patient(`p${n}`, { externalId: `N-${n}` })));
    const answers = await race(
      { host, database: database(), writing: 'record' },
      Array.from({ length: 12 }, (_, n) => () => next(team[n % 3] ?? '')),
    );
    const given = answers.flatMap(({ body }) => (body['id'] === undefined ? [] : [String(body['id'])]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(1);
    const { rows } = await query(
      `select subject from record where type = 'patient.reservation' and deleted_at is null`,
      [],
    );
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(given.toSorted());
  });

  it('gives a patient whose reservation has run out, in place of that one', async () => {
    await reserve('support', 'ana');
    await query(
      `update record set document = jsonb_set(document, '{updatedAt}', '"2026-11-20T00:00:00Z"')
       where type = 'patient.reservation'`,
      [],
    );
    expect((await next('pharmacist')).body).toEqual({ id: 'ana' });
    expect(await holders()).toEqual({ ana: 'pharmacist@demo.test' });
  });

  it('is closed to those who may not see the queue or may not reserve', async () => {
    expect((await next('pharmacist', { queueId: 'private' })).status).toBe(404);
    expect((await next('outsider')).status).toBe(404);
    expect((await next('admin')).status).toBe(403);
    expect(await holders()).toEqual({});
  });

  it('is counted by queue, for those who may see the queue and of the patients whom they may see', async () => {
    const counts = async (who: string, ids: string) =>
      (await as(who)('GET', `${api}/queues/counts?ids=${ids}`)).body['counts'];
    expect(await counts('pharmacist', 'all,none,private')).toEqual({ all: 2, none: 0 });
    expect(await counts('support', 'private')).toEqual({ private: 2 });
    expect(await counts('outsider', 'all,none,private')).toEqual({});
  });

  it('is taken along in a file with a trace of who took whom', async () => {
    const { status, body } = await as('pharmacist')('POST', `${api}/queue/export`, { queueId: 'all' });
    expect(status).toBe(200);
    expect((body['hits'] as readonly JsonObject[]).map(({ fname }) => fname)).toEqual(['Ana', 'Nora']);
    expect(await audited('export')).toEqual([{ author: 'user-pharmacist', shown: ['ana', 'nora'] }]);
    const foreign = await as('pharmacist')('POST', `${api}/queue/export`, { queueId: 'private' });
    expect(foreign.status).toBe(404);
  });

  it('goes along the rows as they were narrowed and sorted, and takes them along so', async () => {
    await load([patient('joe', { sex: 'male' }), patient('jim', { sex: 'male', status: 'inactive' })]);
    const narrowed = { sex: 'male', status: 'active', cohort: '*' };
    expect((await next('pharmacist', { narrowed })).body).toEqual({ id: 'joe' });
    expect((await next('pharmacist', { narrowed })).body).toEqual({});
    const sort = [{ by: 'fname', descending: true }];
    expect((await next('pharmacist', { sort, leaveOut: ['jim'] })).body).toEqual({ id: 'nora' });
    const exported = await as('pharmacist')('POST', `${api}/queue/export`, { queueId: 'all', narrowed });
    expect(exported.body).toMatchObject({ total: 1, hits: [{ id: 'joe' }] });
    const run = await as('pharmacist')('POST', `${api}/queue/run`, {
      queueId: 'all',
      narrowed: { gone: 'x', dob: '9' },
    });
    expect(run.body['leftOut']).toEqual(['gone', 'dob']);
  });
});
