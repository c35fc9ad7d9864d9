import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { pdfUaProblems } from './harness/pdf-ua.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, prescriber } from './harness/records.ts';

const api = '/api/regimen';

function review(subject: string, rest: JsonObject = {}) {
  const recommendation = (id: string, to: string) => ({
    ...{
      id,
      includeInPrescriber: true,
      includeInMap: true,
      prescriber: to,
      patientAction: 'Ask before the next refill.',
    },
    ...{ prescriberText: `Text ${id} for ${subject}.`, medications: ['Diphenhydramine'] },
  });
  return {
    entity: 'review',
    record: {
      ...{ _id: `review-${subject}`, type: 'patient.review', subject, version: 2, reviewDate: '2026-11-02' },
      ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Advisory (MSA)' },
      ...{ published: true, publishedDate: '2026-11-03T09:00:00.000Z' },
      recommendations: [recommendation('a', 'p1'), recommendation('b', 'p2')],
      ...rest,
    },
  };
}

const address = { addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' };
const member = (id: string, last: string) =>
  patient(id, {
    name: { first: 'Ria', last },
    currentWorkflowState: { name: 'Ready for Printing', year: 2026 },
    prescribers: [
      prescriber('p1', { lastName: 'One', ...address }),
      prescriber('p2', { lastName: 'Two', ...address, zip: '' }),
    ],
  });

describe('the letters of several rows of a queue', () => {
  const { as, fetch, load, query, settled, stored } = useProductGateway({
    services: { origin: 'https://care.test' },
  });

  beforeEach(() =>
    load([
      ...[member('ann', 'Abel'), member('bea', 'Baker'), member('cid', 'Cole')],
      ...[review('ann'), review('bea'), review('cid', { published: false })],
      patient('far', { managingOrganization: { id: 'NORTH' } }),
    ]),
  );

  const start = async (ids: readonly string[], to = 'everybody') =>
    await as('pharmacist')('POST', `${api}/jobs`, {
      tab: 'priority-queues',
      action: 'letters',
      ids,
      content: { to },
    });
  const read = async (id: string) => (await as('pharmacist')('GET', `${api}/job?id=${id}`)).body;
  const file = (id: string, who = 'pharmacist') => {
    const headers = { Authorization: `Bearer ${tokenFor(`demo|${who}`)}` };
    return fetch(new Request(`http://gateway.test${api}/job/file?id=${id}`, { headers }));
  };
  async function pagesOf(id: string): Promise<readonly string[]> {
    const pdf = await getDocumentProxy(new Uint8Array(await (await file(id)).arrayBuffer()));
    return (await extractText(pdf, { mergePages: false })).text;
  }
  const printed = async (subject: string) =>
    (await query(`select from audit where action = 'print' and subject = $1`, [subject])).count;
  const wait = (id: string, n: number) =>
    query(`update job_row set state = 'waiting' where job = $1 and n = $2`, [id, n]).then(() =>
      query(`update job set state = 'waiting' where id = $1`, [id]),
    );

  it('become one PDF with a list of who is on which pages, and who was left out why', async () => {
    const { body } = await start(['ann', 'bea', 'cid', 'far']);
    await settled();
    const id = String(body['id']);
    const job = await read(id);
    expect(job).toMatchObject({ total: 4, done: 2, refused: 2, waiting: 0 });
    const rows = job['rows'] as readonly (JsonObject & { readonly files?: readonly JsonObject[] })[];
    const files = rows.flatMap((row) => row.files ?? []);
    expect(files.map(({ title }) => String(title))).toEqual(
      Array.from({ length: 2 }, () => [
        expect.stringMatching(/to the member/),
        expect.stringMatching(/Cover letter.*One$/),
        expect.stringMatching(/One$/),
      ]).flat(),
    );
    expect(rows[0]?.['message']).toContain('Two, who has no complete postal address');
    expect(rows[2]?.['message']).toContain('No review of this patient is published');
    const pages = await pagesOf(id);
    const last = Number(files.at(-1)?.['to']);
    const beaFrom = Number(rows[1]?.files?.[0]?.['from']);
    expect(pages.slice(0, beaFrom - 1).join(' ')).toContain('Text a for ann');
    expect(pages.slice(beaFrom - 1, last).join(' ')).toContain('Text a for bea');
    expect(pages.slice(beaFrom - 1, last).join(' ')).not.toMatch(/for ann|Abel/);
    const list = pages.slice(last).join(' ');
    expect(list).toContain(`${files.length} letters on ${last} pages`);
    expect(list).toMatch(/Abel[\s\S]*Baker[\s\S]*What was left out[\s\S]*Two[\s\S]*Cole[\s\S]*published/);
    expect(list).toContain('A row that you may not see');
    // Expects printing alone to change no state, since only marking the letters as mailed does, also in bulk.
    expect(await stored('ann')).toMatchObject({ currentWorkflowState: { name: 'Ready for Mailing' } });
    expect(await stored('ann')).not.toHaveProperty('currentWorkflowState.MSASentToMember', true);
    const mail = { tab: 'priority-queues', action: 'mailed', ids: ['ann', 'bea', 'cid'] };
    const { body: mailing } = await as('pharmacist')('POST', `${api}/jobs`, mail);
    await settled();
    expect(await read(String(mailing['id']))).toMatchObject({ done: 2, refused: 1 });
    const position = { MSASentToMember: true, MSASentToPrescriber: true };
    expect((await stored('ann'))?.['currentWorkflowState']).toMatchObject(position);
    const { rows: letters } = await query<{ way: string }>(
      `select document->>'way' as way from record where type = 'patient.delivery' and subject = 'ann'`,
    );
    expect(letters).toEqual([{ way: 'print' }, { way: 'print' }]);
    const { rows: exported } = await query<{ author: string }>(
      `select author from audit where action = 'export' and type = 'patient'`,
    );
    expect(exported).toEqual([{ author: 'user-pharmacist' }]);
  });

  it('can be read aloud as each letter can, in its own language', async () => {
    await load([
      patient('ann', {
        ...{ languagePreference: 'es', currentWorkflowState: { name: 'Ready for Printing', year: 2026 } },
        prescribers: [prescriber('p1', { lastName: 'One', ...address })],
      }),
    ]);
    const id = String((await start(['ann', 'bea', 'cid'])).body['id']);
    await settled();
    const content = new Uint8Array(await (await file(id)).arrayBuffer());
    expect(await pdfUaProblems(content)).toEqual([]);
    const pdf = await getDocumentProxy(content.slice());
    const structure = async (page: number) => (await (await pdf.getPage(page)).getStructTree())?.children[0];
    expect(await structure(1)).toMatchObject({ role: 'Document', children: [{ lang: 'es' }] });
    const list = await structure(pdf.numPages);
    expect(list).toMatchObject({ children: [{ role: 'Document', lang: 'en' }] });
    expect(JSON.stringify(list)).toContain('"role":"TH"');
  });

  it('are fetched by whoever had them printed, for a day, and without patients they lost', async () => {
    const id = String((await start(['ann', 'bea'], 'member')).body['id']);
    await settled();
    expect((await file(id)).headers.get('content-type')).toBe('application/pdf');
    expect((await file(id, 'support')).status).toBe(404);
    await query(`update record set organization = 'NORTH' where id = 'ann'`);
    expect((await pagesOf(id)).join(' ')).not.toContain('Abel');
    await query(`update job_file set at = at - interval '25 hours'`);
    expect((await file(id)).status).toBe(404);
    expect(await read(id)).toMatchObject({ files: 0 });
  });

  it('are not printed twice when the gateway dies behind the call', async () => {
    const id = String((await start(['ann'], 'member')).body['id']);
    await settled();
    // Puts a job in the state left by a gateway that was killed before it stored the response of the second row.
    await query(`insert into job_row (job, n, record) values ($1, 2, 'bea')`, [id]);
    const sent = { patientId: 'bea', to: 'member' };
    await as('pharmacist')('POST', '/api/print/mailing', sent, { 'Idempotency-Key': `job-${id}-2` });
    await wait(id, 2);
    await settled();
    expect(await read(id)).toMatchObject({ done: 2, files: 2 });
    expect(await printed('bea')).toBe(1);
    // Deletes the result of the call, as long after the gateway was killed, so that the letters are printed again.
    await query('delete from job_file where n = 2');
    await wait(id, 2);
    await settled();
    expect(await read(id)).toMatchObject({ done: 2, files: 2 });
    expect(await printed('bea')).toBe(2);
  });

  it('fit into one file up to a number', async () => {
    const { status, body } = await start(Array.from({ length: 201 }, (_, n) => `p${n}`));
    expect([status, body['message']]).toEqual([422, expect.stringContaining('at most 200')]);
  });

  it('have no file while the job runs, and those of the rows before once it is stopped', async () => {
    const id = String((await start(['ann'], 'member')).body['id']);
    await settled();
    await query(`insert into job_row (job, n, record) values ($1, 2, 'bea')`, [id]);
    expect((await file(id)).status).toBe(422);
    await as('pharmacist')('POST', `${api}/job/cancel`, { id });
    expect((await pagesOf(id)).at(-1)).toContain('the job was stopped before');
  });
});
