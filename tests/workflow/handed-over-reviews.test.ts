import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { findRecord } from '../../gateway/records/read.ts';
import { kindOf } from '../../gateway/store/kinds/kinds.ts';
import type { Answer } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { ecpn } from './patient.ts';
import { api, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  const stranger = { roles: ['pharmacist'], organizations: ['EMTM'] };
  const colleague = { _id: 'colleague', id: 'colleague', type: 'user', auth0Id: 'test|colleague' };
  const others = { email: 'colleague@example.test', firstName: 'Cole', lastName: 'Tester' };
  await stage.gateway.load([{ entity: 'user', record: { ...colleague, ...others, ...stranger } }]);
});

afterAll(() => stage.close());

const emtm = 'stranger';

const ask = (user: string, method: string, path: string, body?: unknown) =>
  stage.gateway.as(`test|${user}`)(method, path, body);

const address = { addressLine1: '1 Elm St', city: 'Tucson', state: 'AZ', zip: '85701' };

/** Stores a review that EMTM has published for a patient of an ECPN, to which the patient has returned. */
async function published() {
  const prescriber = { id: 'p1', firstName: 'Paula', lastName: 'Prescott', ...address };
  const subject = await stage.patient('Ready for Medication Safety Review', {
    ...ecpn,
    '/prescribers': [prescriber],
  });
  const medication = (full: string) => ({
    ...{ type: 'patient.medication', subject },
    medication: { name: { full }, isCustom: true },
  });
  await stage.gateway.load([
    { entity: 'medication', record: { _id: crypto.randomUUID(), ...medication('Known 5 mg') } },
  ]);
  const recommendations = [
    { id: 'r1', includeInPrescriber: true, prescriber: 'p1', prescriberText: 'Stop it.' },
    { id: 'r2', includeInMap: true, patientAction: 'Drink water.' },
  ];
  const draft = {
    ...{ type: 'patient.review', version: 2, reviewDate: '2026-01-15', draft: true, subject },
    ...{ reviewType: 'Medication Safety Review (MSR)', workflowIteration: 1, currentYear: 2026 },
    ...{ dueDate: '2199-12-01', recommendations, unaddressed: true },
  };
  const begun = await ask('ecpn', 'POST', `${api}/review`, { review: draft });
  expect(begun).toMatchObject({ status: 201, body: { handedOver: true } });
  const review = begun.body['record'] as JsonObject;
  const sent = { ...review, published: true };
  const saved = await ask(emtm, 'PUT', `${api}/review`, { review: sent });
  expect(saved).toMatchObject({ status: 200, body: { handedOver: true } });
  const id = String(review['_id']);
  return { subject, id, medication, record: saved.body['record'] as JsonObject };
}

type Published = Awaited<ReturnType<typeof published>>;

const get = (user: string, { id }: Pick<Published, 'id'>) => ask(user, 'GET', `${api}/review?reviewId=${id}`);

const print = (user: string, call: string, { subject, id }: Published, others = '') =>
  ask(
    user,
    'GET',
    `/api/print/${call}?patientId=${subject}&location=review&orgId=ECPN&reviewId=${id}${others}`,
  );

const letters = (user: string, { id }: Published) => ask(user, 'GET', `${api}/review/${id}/letters`);

describe('whoever published a review that was handed over with it', () => {
  it('still reads it, told with whom it is and since when; nobody else of the organization does [MSR-15] [MSR-25]', async () => {
    const review = await published();
    const { status, body } = await get(emtm, review);
    expect([status, body]).toMatchObject([200, { _id: review.id, published: true }]);
    const handover = body['handover'] as JsonObject;
    expect(handover).toMatchObject({ id: 'ECPN', organization: 'ECPN Pharmacies' });
    expect(Math.abs(Date.parse(String(handover['on'])) - Date.now())).toBeLessThan(60_000);
    for (const user of ['colleague', 'support', 'admin']) expect((await get(user, review)).status).toBe(404);
    const theirs = await get('ecpn', review);
    expect(theirs.body).not.toHaveProperty('handover');
    // Expects that other users who store later answers do not become publishers.
    const answered = { status: { snowMedCode: '385645004' } };
    const [first, ...others] = theirs.body['recommendations'] as JsonObject[];
    const recommendations = [{ ...first, prescriberResponse: answered }, ...others];
    const sent = { review: { ...theirs.body, recommendations } };
    expect(await ask('ecpn', 'PUT', `${api}/review`, sent)).toMatchObject({ status: 200 });
    expect((await get(emtm, review)).body).toMatchObject({ recommendations, handover });
    const { rows } = await stage.gateway.store.database.query(
      `select author, organization, subject from audit where action = 'read' and id = $1 and author = $2`,
      [review.id, 'stranger'],
    );
    const read = { author: 'stranger', organization: 'ECPN', subject: review.subject };
    expect(rows).toEqual([read, read]);
  });

  it('prints its letters, and nothing that is not about it [PRINT-04]', async () => {
    const review = await published();
    for (const call of [
      ...['patientMSRCoverLetter', 'patientMSRMap', 'prescriberMSRCoverLetterForECPNs'],
      ...['prescriberMap', 'prescriberMAPWithRationale'],
    ]) {
      const printed = await print(emtm, call, review);
      expect([call, printed.status, printed.body['warnings']]).toEqual([call, 200, expect.any(Array)]);
      const [{ ephemeralUrl = '' } = {}] = printed.body['artifact'] as { ephemeralUrl?: string }[];
      expect((await ask(emtm, 'GET', ephemeralUrl)).status).toBe(200);
      expect((await print('colleague', call, review)).status).toBe(404);
    }
    for (const call of ['fridgeReport', 'medicationList'])
      expect([call, (await print(emtm, call, review)).status]).toEqual([call, 404]);
    const attached = await print(emtm, 'patientMSRMap', review, '&attachments=fridgeReport');
    expect(attached.status).toBe(404);
    const withoutReview = await print(emtm, 'patientMSRMap', { ...review, id: '' });
    expect(withoutReview.status).toBe(404);
    const other = await published();
    expect((await print('colleague', 'patientMSRMap', other)).status).toBe(404);
    expect((await print(emtm, 'patientMSRMap', { ...review, subject: other.subject })).status).toBe(404);
  });

  it('prints what stood there when they published, and nothing that others have written since', async () => {
    const review = await published();
    const texts = async (user: string) => JSON.stringify((await letters(user, review)).body['letters']);
    const before = await texts(emtm);
    expect(before).toContain('Known 5 mg');
    const added = { _id: crypto.randomUUID(), ...review.medication('Secret 9 mg') };
    const patient = await stage.read(review.subject);
    await stage.put({ ...patient, name: { first: 'Renamed', last: 'Soto' } });
    await stage.gateway.load([{ entity: 'medication', record: added }]);
    expect(await texts('ecpn')).toContain('Secret 9 mg');
    expect(await texts(emtm)).toBe(before);
    expect((await letters('colleague', review)).status).toBe(404);
  });

  it('reads nothing else of the patient', async () => {
    const { subject, id } = await published();
    const statuses = await Promise.all(
      [
        `${api}/patient?patientId=${subject}`,
        `${api}/review/${id}/care-plan`,
        `${api}/review/${id}/care-plan/file`,
        `${api}/reviews/latest-type?patientId=${subject}`,
        `${api}/reviews/subject-with-reviewType?startkey=${encodeURIComponent(JSON.stringify([subject]))}&endkey=${encodeURIComponent(JSON.stringify([subject, {}]))}`,
      ].map(async (path) => (await ask(emtm, 'GET', path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  it('is refused every change of it, in words that say where it is', async () => {
    const { record, id } = await published();
    const words = /^This was handed over to ECPN Pharmacies on \d\d\/\d\d\/\d{4}\. You may still read it/;
    const refusals: readonly Answer[] = [
      await ask(emtm, 'PUT', `${api}/review`, { review: { ...record, note: 'Mine' } }),
      await ask(emtm, 'PUT', `${api}/review`, { review: { ...record, published: false } }),
      await ask(emtm, 'POST', `${api}/review/delete`, { review: record }),
    ];
    for (const { status, body } of refusals)
      expect([status, body]).toMatchObject([403, { message: expect.stringMatching(words) }]);
    const stranger = await ask('colleague', 'PUT', `${api}/review`, { review: record });
    expect(stranger.status).toBe(404);
    const kind = kindOf(product, 'review');
    const scope = { organizations: ['EMTM', 'NORTH'], reader: { author: 'stranger', id } };
    const { database } = stage.gateway.store;
    expect(await findRecord(database, { kind, id, scope })).toBeDefined();
    for (const lock of ['change', 'keep', 'try'] as const)
      expect(await database.transaction((tx) => findRecord(tx, { kind, id, scope, lock }))).toBeUndefined();
  });

  it('reads it as long as their publication stands: a withdrawal and another publication end it [MSR-19]', async () => {
    const review = await published();
    const stored = (await get('ecpn', review)).body;
    const withdrawal = { ...stored, published: false, unpublishReason: 'Wrong dose.' };
    expect((await ask('pharmacist', 'PUT', `${api}/review`, { review: withdrawal })).status).toBe(200);
    // Rejects the draft: the patient had returned to EMTM with the review, and now moves to the ECPN again.
    const reason = { payload: { reason: 'No labs of this year.' } };
    const rejected = await stage.raise(review.subject, 'review.rejected', reason, emtm);
    expect(rejected).toMatchObject({ status: 200, body: { handedOver: true } });
    expect((await get(emtm, review)).status).toBe(404);
    const draft = (await get('ecpn', review)).body;
    const again = { ...draft, published: true, unaddressed: true };
    const saved = await ask('pharmacist', 'PUT', `${api}/review`, { review: again });
    expect(saved).toMatchObject({ status: 200, body: { record: { published: true } } });
    expect((await get(emtm, review)).status).toBe(404);
  });

  it('reads it as long as they belong to the organization that they published in', async () => {
    const review = await published();
    const profile = (organizations: readonly string[]) => ({
      ...{ _id: 'stranger', id: 'stranger', type: 'user', auth0Id: 'test|stranger', roles: ['pharmacist'] },
      ...{ email: 'stranger@example.test', firstName: 'stranger', lastName: 'Tester', permissions: [] },
      organizations: [...organizations],
    });
    await stage.gateway.load([{ entity: 'user', record: profile(['NORTH']) }]);
    expect((await get(emtm, review)).status).toBe(404);
    expect((await print(emtm, 'patientMSRMap', review)).status).toBe(404);
    await stage.gateway.load([{ entity: 'user', record: profile(['EMTM']) }]);
    expect((await get(emtm, review)).status).toBe(200);
  });
});
