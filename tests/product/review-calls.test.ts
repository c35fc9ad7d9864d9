import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const api = '/api/regimen';

describe('the reviews of a patient', () => {
  const { as, settled, stored, load } = useProductGateway();

  beforeEach(() =>
    load([
      patient('ria', { currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 } }),
    ]),
  );

  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const draft = (rest: JsonObject = {}): JsonObject => ({
    ...{ type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-03-14', workflowIteration: 1 },
    ...{ currentYear: 2026, reviewType: 'Medication Safety Review (MSR)', draft: true },
    recommendations: [{ id: 'a', prescriberText: 'Replace it.', includeInPrescriber: true }],
    ...rest,
  });
  const save = (review: JsonObject, method = 'PUT') =>
    ask(method, `${api}/review`, { review: { unaddressed: true, ...review } });
  const create = async (rest: JsonObject = {}) =>
    (await save(draft(rest), 'POST')).body['record'] as JsonObject;
  const recordOf = ({ body }: { body: JsonObject }) => body['record'] as JsonObject;
  const list = async (start: unknown, end: unknown = start, who = 'pharmacist') =>
    as(who)(
      'GET',
      `${api}/reviews/subject-with-reviewType?${new URLSearchParams({
        startkey: JSON.stringify(start),
        endkey: JSON.stringify(end),
      })}`,
    );

  it('are listed newest first by publication, else by their own day [MSR-29] [MSR-30]', async () => {
    await create({ _id: uuidOf('old'), reviewDate: '2026-01-01' });
    await create({ _id: uuidOf('new'), reviewDate: '2026-10-01' });
    await create({ _id: uuidOf('out'), reviewDate: '2025-01-01', published: true });
    const { body } = await list(['ria'], ['ria', {}]);
    expect((body['rows'] as readonly JsonObject[]).map(({ _id }) => _id)).toEqual(
      ['out', 'new', 'old'].map(uuidOf),
    );
  });

  it('are those of one patient of one’s own, whatever range is asked for [FAULT-43]', async () => {
    for (const [start, end] of [
      [['ria'], ['nora']],
      [['ria'], []],
      [[], []],
      ['ria', 'ria'],
      [[null], [null]],
    ])
      expect([start, (await list(start, end)).status]).toEqual([start, 400]);
    expect((await list(['olga'])).status).toBe(404);
    expect((await list(['ria'], ['ria'], 'outsider')).status).toBe(404);
  });

  it('tell the type of the latest, and nothing where there is none [MSR-31]', async () => {
    const latest = async () => (await ask('GET', `${api}/reviews/latest-type?patientId=ria`)).body;
    expect(await latest()).toEqual({ reviewType: null, reviewId: null });
    const { _id } = await create();
    expect(await latest()).toEqual({ reviewType: 'Medication Safety Review (MSR)', reviewId: _id });
  });

  it('take responses and nothing else while they are published', async () => {
    const published = recordOf(await save({ ...(await create()), published: true }));
    const [recommendation] = published['recommendations'] as readonly JsonObject[];
    const refused = await save({
      ...published,
      recommendations: [{ ...recommendation, prescriberText: 'Stop it.' }],
    });
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ code: 'published' }] } });
    const prescriberResponse = { status: { snowMedCode: '385645004' } };
    const answered = await save({
      ...published,
      recommendations: [{ ...recommendation, prescriberResponse }],
    });
    expect(answered).toMatchObject({
      status: 200,
      body: { record: { recommendations: [{ prescriberText: 'Replace it.', prescriberResponse }] } },
    });
  });

  it('keep who withdrew them, when, why and what they said [MSR-02]', async () => {
    const published = recordOf(await save({ ...(await create()), published: true }));
    const withdrawn = await save({ ...published, published: false, unpublishReason: 'A dose was wrong.' });
    expect(recordOf(withdrawn)).toMatchObject({
      published: false,
      draft: true,
      unpublishes: [
        { date: '2026-11-21T12:00:00.000Z', user: 'user-pharmacist', reason: 'A dose was wrong.' },
      ],
      unpublishedRecommendations: [{ id: 'a', prescriberText: 'Replace it.' }],
    });
    expect(recordOf(withdrawn)['publishedDate']).toBeUndefined();
  });

  it('forgets no withdrawal, whatever the sender of the next one makes of the earlier ones [MSR-02]', async () => {
    const first = recordOf(await save({ ...(await create()), published: true }));
    const draft = recordOf(await save({ ...first, published: false, unpublishReason: 'A dose was wrong.' }));
    const again = recordOf(await save({ ...draft, published: true }));
    const forged = {
      unpublishes: [],
      unpublishedRecommendations: [],
      publishedDate: '2020-01-01T00:00:00.000Z',
    };
    const withdrawn = recordOf(
      await save({ ...again, ...forged, published: false, unpublishReason: 'Too early.' }),
    );
    expect(withdrawn['unpublishes']).toMatchObject([
      { reason: 'A dose was wrong.' },
      { reason: 'Too early.' },
    ]);
    expect(withdrawn['unpublishedRecommendations']).toMatchObject([{ id: 'a' }]);
    expect(withdrawn['publishedDate']).toBeUndefined();
  });

  it('are published when the gateway says, and not before [MSR-02]', async () => {
    const draft = await create();
    const claimed = recordOf(await save({ ...draft, publishedDate: '2020-01-01T00:00:00.000Z' }));
    expect(claimed['publishedDate']).toBeUndefined();
    const published = recordOf(
      await save({ ...claimed, published: true, publishedDate: '2020-01-01T00:00:00.000Z' }),
    );
    expect(published['publishedDate']).toBe('2026-11-21T12:00:00.000Z');
  });

  it('keep the responses that another user records while they are withdrawn [FAULT-09]', async () => {
    const published = recordOf(await save({ ...(await create()), published: true }));
    const [recommendation] = published['recommendations'] as readonly JsonObject[];
    const prescriberResponse = { status: { snowMedCode: '385645004' } };
    await save({ ...published, recommendations: [{ ...recommendation, prescriberResponse }] });
    const withdrawn = await save({ ...published, published: false, unpublishReason: 'Too early.' });
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { record: { published: false, recommendations: [{ prescriberResponse }] } },
    });
  });

  it('are removed while they are drafts, not when they are published', async () => {
    const remove = (review: JsonObject) => ask('POST', `${api}/review/delete`, { review });
    const review = await create();
    const published = recordOf(await save({ ...(await create()), published: true }));
    expect((await remove(published)).status).toBe(403);
    // Waits for the score, which is stored after the sender has read the review.
    await settled();
    expect((await remove(review)).status).toBe(409);
    expect((await remove((await stored(String(review['_id']))) ?? {})).status).toBe(200);
    expect(await stored(String(review['_id']))).toBeUndefined();
  });

  it('go with a patient who changes organization: the draft is written on there, and here no more', async () => {
    const begun = await create();
    const north = { managingOrganization: { id: 'NORTH' } };
    const state = { currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 } };
    await load([patient('ria', { ...north, ...state })]);
    const publish = { ...begun, published: true, unaddressed: true };
    expect((await save(publish)).status).toBe(404);
    expect((await list(['ria'])).status).toBe(404);
    const there = await as('outsider')('PUT', `${api}/review`, { review: publish });
    expect([there.status, recordOf(there)['published']]).toEqual([200, true]);
  });
});

describe('medication reconciliation', () => {
  const { as, stored } = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const base = { type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' };
  const medications = [{ name: 'Metformin 500 MG Oral Tablet', status: 'VERIFIED' }];
  const begin = (rest: JsonObject = {}) =>
    ask('POST', '/api/reconciliation/new', { ...base, medications, ...rest });
  const rows = async (path: string) => (await ask('GET', path)).body['rows'] as readonly JsonObject[];

  it('gives every medication a uuid and every record its patient [RECON-09] [RECON-13] [RECON-01]', async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(await stored(String(body['id']))).toMatchObject({
      subject: 'ana',
      medications: [{ name: 'Metformin 500 MG Oral Tablet', uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    });
    expect((await begin({ subject: '' })).status).toBe(422);
  });

  it('keeps unreconciled and reconciled lists apart, at the two paths of the specification [RECON-02] [RECON-06] [RECON-08] [RECON-10]', async () => {
    await begin();
    await ask('POST', '/api/reconciliation/newList', { ...base, medications, source: 'claims' });
    expect(await rows('/api/regimen/reconciliation/list?patientId=ana')).toMatchObject([
      { list: 'unreconciled', source: 'claims' },
    ]);
    expect(await rows('/api/reconciliation/reconciled?patientId=ana')).toMatchObject([
      { list: 'reconciled' },
    ]);
    expect((await ask('GET', '/api/reconciliation/reconciled?patientId=olga')).status).toBe(404);
  });

  it('stores progress, which does not complete it [RECON-11]', async () => {
    const record = (await begin()).body['record'] as JsonObject;
    const progress = { ...record, completedAt: '2026-01-01T00:00:00Z', takesNone: true };
    const updated = await ask('PUT', '/api/reconciliation/update', progress);
    expect(updated).toMatchObject({ status: 200, body: { record: { takesNone: true } } });
    expect((updated.body['record'] as JsonObject)['completedAt']).toBeUndefined();
  });
});
