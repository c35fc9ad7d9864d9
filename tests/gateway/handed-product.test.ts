import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { compileProduct, loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { firstRecords } from '../../examples/lending/first-records.ts';
import { handed } from '../../examples/lending/product.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openTestGateway, type TestGateway, tokenFor } from '../../gateway/testing/open-test-gateway.ts';

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

  it('prints about a record and what its fields name, in its language, and nothing for another branch', async () => {
    const stranger = {
      _id: 'user-far',
      type: 'user',
      id: 'user-far',
      auth0Id: 'demo|far',
      email: 'far@lending.test',
    };
    const rights = {
      firstName: 'Fay',
      lastName: 'Far',
      roles: ['librarian'],
      permissions: [],
      organizations: ['FAR'],
    };
    await gateway.load([{ entity: 'user', record: { ...stranger, ...rights } }]);
    const terms = { eulaVersionId: '2026-1' };
    const [librarian, far] = [gateway.as('demo|librarian'), gateway.as('demo|far')];
    await far('POST', '/api/lending/eula/acceptance', terms);
    const notice = '/api/print/overdue-notice?loanId=loan-late';
    expect((await far('GET', notice)).status).toBe(404);
    const { status, body } = await librarian('GET', notice);
    expect({ status, warnings: body['warnings'] }).toEqual({ status: 200, warnings: [] });
    const [{ ephemeralUrl }] = body['artifact'] as readonly [{ readonly ephemeralUrl: string }];
    expect((await far('GET', ephemeralUrl)).status).toBe(404);
    const printed = await gateway.fetch(
      new Request(`http://gateway${ephemeralUrl}`, {
        headers: { authorization: `Bearer ${tokenFor('demo|librarian')}` },
      }),
    );
    const { text } = await extractText(new Uint8Array(await printed.arrayBuffer()), { mergePages: true });
    expect(text).toContain('Otto Örtel');
    expect(text).toContain('Bitte bringen Sie „Faust“ zurück');
    expect(text).toContain('vor 12 Tagen');
    const { rows } = await gateway.store.database.query<{ readonly action: string }>(
      "select action from audit where id = 'member-otto' and author = 'user-librarian'",
    );
    expect(rows).toEqual([{ action: 'read' }]);
  });

  it('prints nothing of a named record of another branch', async () => {
    const member = { _id: 'member-far', type: 'member', branch: 'FAR', name: 'Fern Far', card: '2001' };
    const at = { street: 'Far Street 1', city: 'Farville', language: 'de' };
    const loan = { type: 'book.loan', subject: 'book-emma', title: 'Emma', state: 'lent', due: '2026-01-01' };
    await gateway.load([
      { entity: 'organization', record: { _id: 'FAR', type: 'organization', name: 'Far Branch' } },
      { entity: 'member', record: { ...member, ...at } },
      { entity: 'loan', record: { ...loan, _id: 'loan-far', member: '2001' } },
    ]);
    const ask = gateway.as('demo|librarian');
    expect(await ask('GET', '/api/print/overdue-notice?loanId=loan-far')).toMatchObject({
      status: 200,
      body: { warnings: ["The member's address is incomplete."] },
    });
  });
});

describe('a product whose records are hidden by a rule about each', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    const features = handed.featuresWith({})(readConfig({}), silentLog, async () => false);
    const texts = new Map(await readSources(handed.root));
    const rules = 'schemas/access/lending.access.json';
    for (const [entity, id] of [
      ['loan', 'loan-hidden'],
      ['member', 'member-otto'],
    ]) {
      const when = `${entity}._id != '${id}' || hasRole('librarian')`;
      const rule = JSON.stringify({ title: 'See it', needs: 'the role librarian', when });
      texts.set(rules, (texts.get(rules) ?? '').replace('"read":', `"see-${entity}": ${rule}, "read":`));
      const path = `schemas/${entity}/${entity}.schema.json`;
      texts.set(path, (texts.get(path) ?? '').replace('"display"', `"access": "see-${entity}", "display"`));
    }
    const { diagnostics, files } = await compileSources(texts);
    expect(errorsAmong(diagnostics)).toEqual([]);
    gateway = await openTestGateway({ product: await loadProduct(files), features });
    const loan = {
      type: 'book.loan',
      subject: 'book-emma',
      title: 'Emma',
      member: '1001',
      state: 'reserved',
    };
    await gateway.load([
      ...firstRecords(new Date()),
      { entity: 'loan', record: { ...loan, _id: 'loan-hidden' } },
    ]);
    for (const role of ['helper', 'librarian'])
      await gateway.as(`demo|${role}`)('POST', '/api/lending/eula/acceptance', { eulaVersionId: '2026-1' });
  });

  afterAll(() => gateway.close());

  it.each([
    ['helper', 404],
    ['librarian', 200],
  ])('lets the %s lend what is hidden from others: %d', async (role, status) => {
    const event = { eventType: 'loan.lent', loanId: 'loan-hidden' };
    expect((await gateway.as(`demo|${role}`)('POST', '/api/lending/loan/event', event)).status).toBe(status);
  });

  it.each([
    ['helper', ["The member's address is incomplete."]],
    ['librarian', []],
  ])('prints for the %s of a named record what they may see', async (role, warnings) => {
    const answer = await gateway.as(`demo|${role}`)('GET', '/api/print/overdue-notice?loanId=loan-late');
    expect(answer).toMatchObject({ status: 200, body: { warnings } });
  });
});
