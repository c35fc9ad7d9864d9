import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const api = '/api/regimen';

describe('priority queues', () => {
  const { as, load, query, stored } = useProductGateway();
  const queue = (rest: JsonObject = {}): JsonObject => ({
    type: 'priority-queue',
    name: 'Mine',
    organizationId: 'EMTM',
    filters: [{ statType: 'sex', queryType: 'term', term: 'female' }],
    sorting: [{ by: 'fname', descending: true }],
    displayColumns: { age: true },
    ...rest,
  });
  const save = (who: string, record: JsonObject, method = 'POST') =>
    as(who)(method, `${api}/queue`, { queue: record });
  const list = async (who: string) =>
    (await as(who)('GET', `${api}/queues`)).body['rows'] as readonly JsonObject[];
  const run = (who: string, body: JsonObject) => as(who)('POST', `${api}/queue/run`, body);

  it('belong to whoever creates them, whatever the request says [DASH-11] [FAULT-45]', async () => {
    const made = await save('pharmacist', queue({ userId: 'user-support' }));
    expect(made.status).toBe(201);
    expect(await stored(String(made.body['id']))).toMatchObject({ userId: 'user-pharmacist', name: 'Mine' });
    const record = made.body['record'] as JsonObject;
    const changed = await save('pharmacist', { ...record, name: 'Ours', userId: 'user-support' }, 'PUT');
    expect(changed).toMatchObject({
      status: 200,
      body: { record: { name: 'Ours', userId: 'user-pharmacist' } },
    });
  });

  it('are seen by their owner and, once the organization may, by its members under its name [DASH-06] [DASH-07]', async () => {
    await save('pharmacist', queue());
    const made = await save('admin', queue({ name: 'For all', access: 'organization' }));
    expect(made.status).toBe(201);
    expect((await list('pharmacist')).map(({ name, userId }) => [name, userId])).toEqual([
      ['For all', undefined],
      ['Mine', 'user-pharmacist'],
    ]);
    expect(await list('support')).toMatchObject([
      { name: 'For all', Organization: { name: 'EMTM Care Network' } },
    ]);
    expect(await list('outsider')).toEqual([]);
  });

  it('are seen by those of the organization whose role they are meant for [DASH-11]', async () => {
    const queues = [
      { name: 'For all' },
      { name: 'For pharmacists', role: 'pharmacist' },
      { name: 'For support', role: 'support' },
    ];
    for (const one of queues) await save('admin', queue({ access: 'organization', ...one }));
    await save('support', queue({ name: 'Own', role: 'pharmacist' }));
    const names = async (who: string) => (await list(who)).map(({ name }) => name);
    expect(await names('pharmacist')).toEqual(['For all', 'For pharmacists']);
    expect(await names('support')).toEqual(['For all', 'For support', 'Own']);
    expect(await names('admin')).toEqual(['For all', 'For pharmacists', 'For support']);
    const [forSupport] = (await list('support')).filter(({ name }) => name === 'For support');
    expect((await run('pharmacist', { queueId: String(forSupport?.['_id']) })).status).toBe(404);
  });

  it('are opened to the organization by user administrators alone [DASH-15]', async () => {
    const made = await save('pharmacist', queue({ access: 'organization' }));
    expect((await stored(String(made.body['id'])))?.['access']).toBeUndefined();
    expect((made.body['record'] as JsonObject)['access']).toBeUndefined();
    expect(await list('support')).toEqual([]);
  });

  it('are changed and removed by their owner alone [DASH-14] [FAULT-43]', async () => {
    const made = await save('admin', queue({ access: 'organization' }));
    const record = made.body['record'] as JsonObject;
    const change = await save('pharmacist', { ...record, name: 'Taken' }, 'PUT');
    expect(change.status).toBe(403);
    expect((await as('pharmacist')('POST', `${api}/queue/delete`, { queue: record })).status).toBe(403);
    expect((await as('outsider')('POST', `${api}/queue/delete`, { queue: record })).status).toBe(404);
    expect(await stored(String(made.body['id']))).toMatchObject({ name: 'Mine' });
    expect((await as('admin')('POST', `${api}/queue/delete`, { queue: record })).status).toBe(200);
    expect(await list('admin')).toEqual([]);
  });

  it('have a name that no other queue of their owner has, whatever others call theirs', async () => {
    await save('pharmacist', queue());
    expect((await save('support', queue())).status).toBe(201);
    const again = await save('pharmacist', queue());
    expect(again).toMatchObject({ status: 422, body: { problems: [{ at: '/name', code: 'unique' }] } });
    const other = await save('pharmacist', queue({ name: 'Other' }));
    const renamed = await save(
      'pharmacist',
      { ...(other.body['record'] as JsonObject), name: 'Mine' },
      'PUT',
    );
    expect(renamed.status).toBe(422);
    expect((await list('pharmacist')).map(({ name }) => name)).toEqual(['Mine', 'Other']);
  });

  it('are given to another organization by user administrators alone, and to none out of reach [FAULT-46]', async () => {
    // Gives both users two organizations.
    const two = { organizations: ['EMTM', 'NORTH'] };
    const users = userRecords('regimen').filter(({ record }) =>
      ['user-admin', 'user-pharmacist'].includes(String(record['_id'])),
    );
    await load(users.map((user) => ({ ...user, record: { ...user.record, ...two } })));
    const give = async (who: string, organizationId: string) => {
      const { body } = await save(who, queue({ name: organizationId }));
      const made = body['record'] as JsonObject;
      const given = await save(who, { ...made, organizationId, access: 'organization' }, 'PUT');
      return [given.status, (await stored(String(made['_id'])))?.['organizationId']];
    };
    expect(await give('admin', 'NORTH')).toEqual([200, 'NORTH']);
    expect(await give('pharmacist', 'NORTH')).toEqual([422, 'EMTM']);
    expect((await give('admin', 'NOWHERE'))[1]).toBe('EMTM');
  });

  it('are run with their filters and sorting, within the user’s organizations', async () => {
    const made = await save('pharmacist', queue());
    const queueId = String(made.body['id']);
    const { status, body } = await run('pharmacist', { queueId });
    expect(status).toBe(200);
    expect((body['hits'] as readonly JsonObject[]).map(({ fname }) => fname)).toEqual(['Nora', 'Ana']);
    const narrowed = await run('pharmacist', {
      queueId,
      filters: [{ statType: 'dob', queryType: 'range', gte: '1952-01-01', lte: '1952-12-31' }],
      sort: [{ by: 'fname' }],
      from: 1,
    });
    expect(narrowed.body).toMatchObject({ total: 2, from: 1, hits: [{ fname: 'Nora' }] });
    expect((await run('support', { queueId })).status).toBe(404);
  });

  it('are as good as missing to others of the organization while they are private [FAULT-43]', async () => {
    const { body: made } = await save('pharmacist', queue());
    const record = made['record'] as JsonObject;
    const asked = async (id: string) => {
      const history = `${api}/history?${new URLSearchParams({ type: 'priority-queue', id: String(id) })}`;
      const sent = { ...record, _id: id };
      const answers = [
        await as('clinical')('GET', history),
        await save('clinical', { ...sent, name: 'Taken' }, 'PUT'),
        await as('clinical')('POST', `${api}/queue/delete`, { queue: sent }),
        await as('clinical')('POST', `${api}/history/restore`, {
          type: 'priority-queue',
          _id: id,
          _rev: 1,
          rev: 1,
        }),
        await run('clinical', { queueId: id }),
      ];
      return answers.map(({ status, body }) => [status, body]);
    };
    const foreign = await asked(String(record['_id']));
    expect(foreign).toEqual(await asked('no-such-queue'));
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 403, 404]);
    const { _rev: _old, ...taken } = record;
    expect((await save('clinical', { ...taken, name: 'Taken' })).body).not.toHaveProperty('conflict');
  });

  it('keep what they were while they were private out of the history that others read', async () => {
    const { body: made } = await save('admin', queue({ name: 'Private thoughts' }));
    const record = made['record'] as JsonObject;
    await save('admin', { ...record, name: 'For all', access: 'organization' }, 'PUT');
    const path = `${api}/history?${new URLSearchParams({ type: 'priority-queue', id: String(record['_id']) })}`;
    const { status, body } = await as('pharmacist')('GET', path);
    expect([status, (body['rows'] as readonly JsonObject[]).map(({ rev }) => rev)]).toEqual([200, [2]]);
    expect(JSON.stringify(body)).not.toContain('Private thoughts');
    expect(
      ((await as('admin')('GET', path)).body['rows'] as readonly JsonObject[]).map(({ rev }) => rev),
    ).toEqual([2, 1]);
  });

  it('show the versions that others may read, however many they may not stand between them', async () => {
    const { body: made } = await save('admin', queue({ name: 'For all', access: 'organization' }));
    const id = String((made['record'] as JsonObject)['_id']);
    // Adds more than a page of versions from the time when the queue was private.
    const { rows } = await query<{ document: JsonObject }>('select document from record where id = $1', [id]);
    const hidden = JSON.stringify({ ...rows[0]?.document, name: 'Private thoughts', access: 'private' });
    await query(
      `insert into record_version (type, id, rev, at, author, source, is_removed, document)
       select type, id, n, at, author, source, false, $2::jsonb
       from record_version, generate_series(2, 120) n where id = $1 and rev = 1`,
      [id, hidden],
    );
    const path = `${api}/history?${new URLSearchParams({ type: 'priority-queue', id })}`;
    const { body } = await as('pharmacist')('GET', `${path}&before=121`);
    expect((body['rows'] as readonly JsonObject[]).map(({ rev }) => rev)).toEqual([1]);
    expect(body['more']).toBe(false);
  });

  it('sort by the value that is shown: the highest age comes first where that is asked for [DASH-24]', async () => {
    await load([
      patient('old', { name: { first: 'Old', last: 'Person' }, dob: '1931-01-01' }),
      patient('young', { name: { first: 'Young', last: 'Person' }, dob: '1991-01-01' }),
    ]);
    const ids = async (body: JsonObject) =>
      ((await run('pharmacist', body)).body['hits'] as readonly JsonObject[])
        .map(({ id }) => id)
        .filter((id) => id === 'old' || id === 'young');
    for (const [descending, expected] of [
      [true, ['old', 'young']],
      [false, ['young', 'old']],
    ] as const) {
      const sorting = [{ by: 'dob', descending }];
      const { body: made } = await save('pharmacist', queue({ name: `Age ${descending}`, sorting }));
      expect(await ids({ queueId: made['id'] ?? null })).toEqual(expected);
      expect(await ids({ sort: sorting })).toEqual(expected);
      const preview = await as('pharmacist')('POST', `${api}/queue/preview`, { filters: [], sorting });
      const seen = (preview.body['hits'] as readonly JsonObject[]).map(({ id }) => id);
      expect(seen.filter((id) => id === 'old' || id === 'young')).toEqual(expected);
    }
    expect(await ids({ sort: [{ by: 'dob' }] })).toEqual(['young', 'old']);
  });

  it('run without a stored queue by what is sent, and know no other fields [FAULT-56]', async () => {
    const missing = await run('pharmacist', { filters: [{ statType: 'cohort', queryType: 'missing' }] });
    expect(missing.body).toMatchObject({ total: 2 });
    for (const statType of ['__proto__', 'constructor', 'document']) {
      const filters = [{ statType, queryType: 'term', term: 'x' }];
      expect([statType, (await run('pharmacist', { filters })).status]).toEqual([statType, 422]);
    }
  });
});
