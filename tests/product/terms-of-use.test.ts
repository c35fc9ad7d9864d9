import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { type Asker, openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { productRecords, today } from './harness/records.ts';

const api = '/api/regimen';
const clock = () => new Date(`${today}T12:00:00Z`);

function terms(id: string, createdAt: string): LoadRecord {
  return {
    entity: 'eula',
    record: { _id: `eula-${id}`, type: 'eula', id, content: `# Terms ${id}`, createdAt },
  };
}

describe('the terms of use', () => {
  const { as, load } = useProductGateway();
  const ask: Asker = (...request) => as('pharmacist')(...request);
  const accept = (eulaVersionId: string) => ask('POST', `${api}/eula/acceptance`, { eulaVersionId });
  const patient = () => ask('GET', `${api}/patient?patientId=ana`);

  it('keep everybody from every other call until the latest are accepted [FAULT-51] [DASH-02]', async () => {
    await load([terms('2026-1', '2026-01-01T00:00:00Z')]);
    expect(await patient()).toMatchObject({ status: 403, body: { code: 'terms' } });
    expect((await ask('GET', `${api}/user/me`)).status).toBe(200);
    expect((await ask('GET', `${api}/eula/latest`)).body).toMatchObject({
      id: '2026-1',
      content: '# Terms 2026-1',
    });
    expect((await accept('2026-1')).status).toBe(201);
    expect((await patient()).status).toBe(200);
    expect((await as('support')('GET', `${api}/patient?patientId=ana`)).status).toBe(403);
    await load([terms('2026-2', '2026-06-01T00:00:00Z')]);
    expect((await patient()).status).toBe(403);
  });

  it('come before everything but failures, one’s own profile and one’s own sessions', () => {
    const open = Object.values(product.calls).filter(({ isBeforeTerms }) => isBeforeTerms === true);
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'error-report.send',
      'eula.accept',
      'eula.acceptance',
      'eula.latest',
      'session.active',
      'session.end',
      'session.end-others',
      'session.get',
      'session.list',
      'user.me',
    ]);
  });

  it('are accepted while users only read: nobody reads without', async () => {
    const reading = await openTestGateway({ product, isReadOnly: true, clock });
    try {
      await reading.load([...productRecords, terms('2026-1', '2026-01-01T00:00:00Z')]);
      const read: Asker = (...request) => reading.as('demo|pharmacist')(...request);
      const accepted = await read('POST', `${api}/eula/acceptance`, { eulaVersionId: '2026-1' });
      expect(accepted.status).toBe(201);
      const { status, body } = await read('GET', `${api}/patient?patientId=ana`);
      expect(status).toBe(200);
      expect(await read('PUT', `${api}/patient`, body)).toMatchObject({
        status: 503,
        body: { code: 'read-only' },
      });
    } finally {
      await reading.close();
    }
  });

  it('are accepted by version, once however often it is sent [AUTH-13] [AUTH-14] [AUTH-15]', async () => {
    await load([terms('2026-1', '2026-01-01T00:00:00Z'), terms('2026-2', '2026-06-01T00:00:00Z')]);
    const acceptance = async () => (await ask('GET', `${api}/eula/acceptance`)).body;
    expect(await acceptance()).toEqual({ EulaVersionId: null, acceptedAt: null });
    const first = await accept('2026-2');
    expect(await accept('2026-2')).toMatchObject({ status: 200, body: { id: first.body['id'] } });
    expect(await acceptance()).toMatchObject({
      EulaVersionId: '2026-2',
      acceptedAt: '2026-11-21T12:00:00.000Z',
    });
    expect((first.body['record'] as JsonObject)['EulaVersionId']).toBe('2026-2');
    expect((await accept('1999-1')).status).toBe(404);
    expect((await as('support')('GET', `${api}/eula/acceptance`)).body['EulaVersionId']).toBeNull();
  });

  it('ask nothing of anybody where there are none', async () => {
    expect((await ask('GET', `${api}/eula/latest`)).status).toBe(404);
    expect((await patient()).status).toBe(200);
  });
});
