import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const parts = await studioParts();

describe('a gateway that is read-only', () => {
  const gateway = useProductGateway(parts);

  async function reading() {
    const store = { ...gateway.store(), close: async () => undefined };
    return openTestGateway({ product, store, ...parts, isReadOnly: true });
  }

  const rowsOf = async () => {
    const { rows } = await gateway.query(
      `select (select count(*) from schema_publication) as published, (select count(*) from schema_version) as versions,
        (select count(*) from schema_change) as changes, (select count(*) from outbox) as outbox,
        (select count(*) from record) as records`,
    );
    return rows;
  };

  const requests = [
    ['clinical', 'POST', '/api/regimen/studio/publish', { id: 'any', revision: 1 }],
    ['clinical', 'POST', '/api/regimen/studio/rollback', { hash: product.hash }],
    ['pharmacist', 'POST', '/api/regimen/email/invite', { patientId: 'ana' }],
  ] as const;

  it.each(requests)(
    'refuses what %s does by %s %s, and nothing is written',
    async (user, method, path, body) => {
      const other = await reading();
      try {
        const before = await rowsOf();
        const answer = await other.as(`demo|${user}`)(method, path, body);
        expect(answer).toMatchObject({ status: 503, body: { code: 'read-only' } });
        expect(await rowsOf()).toEqual(before);
      } finally {
        await other.close();
      }
    },
  );

  it('answers what reads', async () => {
    const other = await reading();
    try {
      const get = other.as('demo|pharmacist');
      expect((await get('GET', '/api/regimen/patient?patientId=ana')).status).toBe(200);
      expect((await get('GET', '/api/regimen/patient/allergies?patientId=ana')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
