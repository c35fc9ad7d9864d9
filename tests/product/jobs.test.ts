import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, queue } from './harness/records.ts';

const api = '/api/regimen';
const atWork = {
  currentWorkflowState: { name: 'Ready for Initiating Call', year: 2026 },
  workflowIteration: 2,
};

describe.each(databaseHosts)('work on several rows of a queue on $name', (host) => {
  const { as, load, settled, query, stored } = useProductGateway({}, host);

  beforeEach(() =>
    load([
      patient('amy', { externalId: 'J-1', ...atWork }),
      patient('bob', { externalId: 'J-2', sex: 'male', ...atWork }),
      patient('far', { externalId: 'J-3', managingOrganization: { id: 'NORTH' }, ...atWork }),
      queue('all', { name: 'All', access: 'organization', userId: 'user-admin' }),
    ]),
  );

  const start = (who: string, action: string, ids: readonly string[], content?: JsonObject) =>
    as(who)('POST', `${api}/jobs`, { tab: 'priority-queues', action, ids, ...(content && { content }) });
  async function done(who: string, action: string, ids: readonly string[], content?: JsonObject) {
    const { status, body } = await start(who, action, ids, content);
    expect(status).toBe(200);
    await settled();
    return (await as(who)('GET', `${api}/job?id=${String(body['id'])}`)).body;
  }
  const rowsOf = ({ rows }: JsonObject) =>
    (rows as readonly JsonObject[]).map(({ record, state, message }) => [record, state, message ?? '']);
  const notes = async () =>
    (
      await query<{ document: JsonObject }>(
        `select document from record where type = 'patient.note' and deleted_at is null order by subject`,
      )
    ).rows.map(({ document }) => document);

  it('does each of them by its call, and says of each that was refused why', async () => {
    await as('support')('POST', `${api}/patient/reservations`, {
      email: 'support@demo.test',
      patientId: 'bob',
    });
    const job = await done('pharmacist', 'reserve', ['amy', 'bob', 'far', 'nobody']);
    expect(job).toMatchObject({ action: 'reserve', total: 4, waiting: 0, done: 1, refused: 3, cancelled: 0 });
    const rows = rowsOf(job);
    expect(rows[0]).toEqual(['amy', 'done', '']);
    expect(rows.slice(1).map(([, state]) => state)).toEqual(['refused', 'refused', 'refused']);
    expect(rows[1]?.[2]).toMatch(/reserved/i);
    // Expects names only of patients whom the user may see.
    expect((job['rows'] as readonly JsonObject[]).map(({ name }) => name !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { body } = await as('pharmacist')('GET', `${api}/patient/reservations?ids=amy,bob`);
    expect(
      (body['rows'] as readonly JsonObject[]).map(({ patientId, email }) => [patientId, email]).toSorted(),
    ).toEqual([
      ['amy', 'pharmacist@demo.test'],
      ['bob', 'support@demo.test'],
    ]);
  });

  it('adds a note to each of them, checked and in the trail as if by hand', async () => {
    const job = await done('pharmacist', 'note', ['amy', 'bob'], { title: 'Recall', description: 'Lot 7.' });
    expect(job).toMatchObject({ done: 2, refused: 0 });
    expect(await notes()).toMatchObject([
      { subject: 'amy', title: 'Recall', description: 'Lot 7.', dateAdded: '2026-11-21', year: 2026 },
      { subject: 'bob', title: 'Recall', engagement: 2 },
    ]);
    const { rows } = await query<{ author: string }>(
      `select author from audit where type = 'patient.note' order by seq`,
    );
    expect(rows.map(({ author }) => author)).toEqual(['user-pharmacist', 'user-pharmacist']);
    const wrong = await done('pharmacist', 'note', ['amy'], { title: 'x'.repeat(61) });
    expect(rowsOf(wrong)).toEqual([['amy', 'refused', 'Title: At most 60 characters']]);
  });

  it('moves each of them by an event of the workflow, and enrolls each of them in a project', async () => {
    const change = { to: 'Ready for Medication Review', reason: 'correction' };
    const codes = (await as('pharmacist')('GET', `${api}/projects`)).body['rows'] as readonly JsonObject[];
    const project = String(codes.find((each) => each['projectEnd'] === undefined)?.['couchId']);
    const moved = await done('pharmacist', 'change', ['amy', 'bob'], change);
    expect(rowsOf(moved)).toEqual([
      ['amy', 'done', ''],
      ['bob', 'done', ''],
    ]);
    expect(await stored('amy')).toMatchObject({
      currentWorkflowState: { name: 'Ready for Medication Review' },
    });
    const enrolled = await done('pharmacist', 'enroll', ['amy'], { project });
    expect(rowsOf(enrolled)).toEqual([['amy', 'done', '']]);
    expect(await stored('amy')).toMatchObject({ projects: { [project]: { enrolled: true } } });
  });

  it('releases one’s own reservation of each of them, and no other’s [DASH-10]', async () => {
    for (const [who, patientId] of [
      ['pharmacist', 'amy'],
      ['support', 'bob'],
    ] as const)
      await as(who)('POST', `${api}/patient/reservations`, { email: `${who}@demo.test`, patientId });
    const job = await done('pharmacist', 'release', ['amy', 'bob', 'ana', 'far']);
    const rows = rowsOf(job);
    expect(rows.map(([, state]) => state)).toEqual(['done', 'refused', 'refused', 'refused']);
    expect(rows[1]?.[2]).toContain('support@demo.test');
    expect(rows[2]?.[2]).toBe('This patient is not reserved any more. There is nothing to release.');
    const { body } = await as('pharmacist')('GET', `${api}/patient/reservations?ids=amy,bob`);
    expect((body['rows'] as readonly JsonObject[]).map(({ patientId }) => patientId)).toEqual(['bob']);
  });

  it('is no opening of the patients whom it reads [ACCESS-10]', async () => {
    const recent = async () => {
      const { body } = await as('pharmacist')('GET', `${api}/patient/recent`);
      return (body['hits'] as readonly JsonObject[]).map(({ id }) => id);
    };
    expect(await done('pharmacist', 'note', ['amy', 'bob'], { title: 'Recall' })).toMatchObject({ done: 2 });
    expect(await recent()).toEqual([]);
    await as('pharmacist')('GET', `${api}/patient?patientId=bob`);
    await done('pharmacist', 'note', ['amy'], { title: 'Again' });
    expect(await recent()).toEqual(['bob']);
  });

  it('is listed with the search over whose rows it was begun, however many others there are', async () => {
    const begin = async (search: string, n: number) => {
      const body = {
        tab: 'priority-queues',
        action: 'note',
        search,
        ids: ['amy'],
        content: { title: `${n}` },
      };
      return String((await as('pharmacist')('POST', `${api}/jobs`, body)).body['id']);
    };
    const ids = async (query: string) => {
      const { body } = await as('pharmacist')('GET', `${api}/jobs?tab=priority-queues${query}`);
      return (body['rows'] as readonly JsonObject[]).map(({ id }) => id);
    };
    const first = await begin('all', 0);
    for (let n = 1; n <= 11; n += 1) await begin('other', n);
    expect(await ids('&search=all')).toEqual([first]);
    expect(await ids('&search=other')).toHaveLength(11);
    await settled();
  });

  it('is listed while it goes on, however many later ones have ended', async () => {
    const { body } = await start('pharmacist', 'reserve', ['amy']);
    await settled();
    await query(
      `with made as (
         insert into job (id, kind, organization, author, input, at, state)
         select 'later-' || n, kind, organization, author, input, at + interval '1 minute', state
         from job, generate_series(1, 60) n where id = $1 returning id)
       insert into job_row (job, n, record, state) select id, 1, 'amy', 'done' from made`,
      [body['id']],
    );
    await query(`update job_row set state = 'waiting' where job = $1`, [body['id']]);
    const listed = await as('pharmacist')('GET', `${api}/jobs?tab=priority-queues`);
    expect((listed.body['rows'] as readonly JsonObject[])[0]).toMatchObject({ id: body['id'], waiting: 1 });
  });

  it('goes on after an interruption, and does nothing twice', async () => {
    const { body } = await start('pharmacist', 'note', ['amy', 'bob'], { title: 'Once' });
    await settled();
    const id = String(body['id']);
    // Puts a job in the state left by a gateway that was killed after the calls, before it stored their results.
    await query(`update job_row set state = 'waiting' where job = $1`, [id]);
    await query(
      `update job set state = 'running', held_until = clock_timestamp() - interval '1 second' where id = $1`,
      [id],
    );
    await settled();
    const job = (await as('pharmacist')('GET', `${api}/job?id=${id}`)).body;
    expect(job).toMatchObject({ done: 2, waiting: 0 });
    expect(await notes()).toHaveLength(2);
  });

  it('takes the rights that the user has when the turn of a row comes', async () => {
    const { body } = await start('pharmacist', 'reserve', ['amy']);
    await settled();
    await query(
      `update record set document = jsonb_set(document, '{organizations}', '["NORTH"]') where id = 'user-pharmacist'`,
    );
    await query('update remembered set edition = gen_random_uuid()');
    // Adds the second row, which runs only now, after the change of rights.
    await query(`insert into job_row (job, n, record) values ($1, 2, 'bob')`, [body['id']]);
    await query(`update job set state = 'waiting' where kind = 'bulk'`);
    await settled();
    const { rows } = await query<{ state: string }>('select state from job_row where job = $1 order by n', [
      body['id'],
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['done', 'refused']);
  });

  it('is seen and ended by whoever began it alone, and begun by who may do it', async () => {
    const { body } = await start('pharmacist', 'reserve', ['amy']);
    await settled();
    const id = String(body['id']);
    expect((await as('support')('GET', `${api}/job?id=${id}`)).status).toBe(404);
    expect((await as('support')('POST', `${api}/job/cancel`, { id })).status).toBe(404);
    expect((await as('support')('GET', `${api}/jobs?tab=priority-queues`)).body['rows']).toEqual([]);
    expect((await as('pharmacist')('GET', `${api}/jobs?tab=priority-queues`)).body['rows']).toMatchObject([
      { id, action: 'reserve', total: 1, done: 1 },
    ]);
    await query(`update job_row set state = 'waiting' where job = $1`, [id]);
    expect((await as('pharmacist')('POST', `${api}/job/cancel`, { id })).status).toBe(200);
    expect((await as('pharmacist')('GET', `${api}/job?id=${id}`)).body).toMatchObject({ cancelled: 1 });
    expect((await start('pharmacist', 'unknown', ['amy'])).status).toBe(400);
    expect((await start('pharmacist', 'reserve', ['amy', 'amy'])).status).toBe(400);
    const many = Array.from({ length: 1_001 }, (_, n) => `p${n}`);
    expect((await start('pharmacist', 'reserve', many)).status).toBe(422);
  });

  it('is begun for all rows of a queue, as it is narrowed', async () => {
    const ids = (narrowed: JsonObject) =>
      as('pharmacist')('POST', `${api}/queue/ids`, { queueId: 'all', narrowed });
    expect((await ids({})).body['ids']).toHaveLength(4);
    expect((await ids({ sex: 'male' })).body).toEqual({ ids: ['bob'] });
  });
});
