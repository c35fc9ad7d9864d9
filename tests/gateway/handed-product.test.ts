import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileProduct } from '../../engine/compiler/compile-product.ts';
import { firstRecords } from '../../examples/lending/first-records.ts';
import { handed } from '../../examples/lending/product.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';

describe('a product that product() hands over', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    const features = handed.featuresWith({})(readConfig({}), silentLog, async () => false);
    gateway = await openTestGateway({ product: await compileProduct(handed.root), features });
    await gateway.load(firstRecords());
  });

  afterAll(() => gateway.close());

  it('keeps everybody from its calls until the terms are accepted [FAULT-51]', async () => {
    const ask = gateway.as('demo|librarian');
    const book = () => ask('GET', '/api/lending/book?bookId=book-emma');
    expect(await book()).toMatchObject({ status: 403, body: { code: 'terms' } });
    const acceptance = await ask('POST', '/api/lending/eula/acceptance', { eulaVersionId: '2026-1' });
    expect(acceptance.status).toBe(201);
    expect(await book()).toMatchObject({ status: 200, body: { title: 'Emma' } });
  });
});
