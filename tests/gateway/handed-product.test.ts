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
    await gateway.load(firstRecords(new Date()));
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

  it('moves its records through its workflow by the handler of every product, as its table says', async () => {
    const ask = gateway.as('demo|librarian');
    const body = { loan: { type: 'book.loan', subject: 'book-emma', member: '1001' } };
    const { id } = (await ask('POST', '/api/lending/loan', body)).body as { readonly id: string };
    const raise = (eventType: string) => ask('POST', '/api/lending/loan/event', { eventType, loanId: id });
    expect(await raise('loan.returned')).toMatchObject({
      status: 422,
      body: { message: 'Only a book that is out can be taken back.' },
    });
    expect(await raise('loan.lent')).toMatchObject({
      status: 200,
      body: { record: { state: 'lent', title: 'Emma' }, messages: ['"Emma" is lent for four weeks.'] },
    });
    expect(await raise('loan.read')).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/eventType' }] },
    });
    expect(await ask('POST', '/api/lending/loan/event', { eventType: 'loan.returned' })).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/loanId' }] },
    });
    expect(
      (
        await gateway.as('demo|analyst')('POST', '/api/lending/loan/event', {
          eventType: 'loan.lent',
          loanId: id,
        })
      ).status,
    ).toBe(403);
  });
});
