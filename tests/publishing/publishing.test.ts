import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../gateway/store/database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { databaseHosts, type HostedDatabase } from '../../gateway/testing/database-hosts.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { productRecords } from '../product/harness/records.ts';
import { type ReachedGateway, startClients } from './clients.ts';
import { publishReviewed, sendRenaming, serveAgain } from './send-changes.ts';
import { middleNameOf, patientIds, reviewOf, storePatients } from './stored-patients.ts';
import { release, studioParts } from './studio-parts.ts';

const server = databaseHosts.find(({ interleaves }) => interleaves);
const ids = patientIds(5_000);
const [first = '', last = ''] = [ids[0], ids.at(-1)];

describe.runIf(server !== undefined)('two gateways of one PostgreSQL', () => {
  let hosted: HostedDatabase;
  let opened: readonly TestGateway[] = [];
  let gateways: readonly ReachedGateway[] = [];

  async function open(database: Database): Promise<TestGateway> {
    // Omits closing, which the host does.
    const store = { ...(await openWith(database, () => undefined)), close: async () => undefined };
    return openTestGateway({ product, store, ...(await studioParts()) });
  }

  beforeAll(async () => {
    if (server === undefined) return;
    hosted = await server.open();
    await openWith(hosted.database, () => undefined);
    await storePatients(hosted.database, ids.length);
    const one = await open(hosted.database);
    await one.load([...productRecords, reviewOf(first)]);
    opened = [one, await open(hosted.beside())];
    gateways = opened.map(({ as }) => ({ as: (user) => as(`demo|${user}`) }));
  });

  afterAll(async () => {
    for (const each of opened) await each.close();
    await hosted.stop();
  });

  const followed = () => Promise.all(opened.map((each) => each.followed()));

  async function documents(where: string): Promise<number> {
    const { rows } = await hosted.database.query<{ count: number }>(
      `select count(*)::int as count from record where type = 'patient' and id like 'stored-%' and ${where}`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Reads what each gateway shows of the first and the last patient: the name, the letter, and a search result. */
  async function shown() {
    const asked = gateways.map(async ({ as }) => {
      const ask = as('pharmacist');
      const names = await Promise.all(
        [first, last].map(
          async (id) => (await ask('GET', `/api/regimen/patient?patientId=${id}`)).body['name'],
        ),
      );
      const { body } = await ask('GET', `/api/regimen/review/review-${first}/letters`);
      const queries = [{ field: 'name', text: middleNameOf(last) }];
      const found = await ask('POST', '/api/regimen/patient/search', {
        queries,
        filters: [],
        sort: [],
        from: 0,
      });
      const isNamed = JSON.stringify(body).includes(`Stored ${middleNameOf(first)} Person`);
      return { names, isNamed, found: found.body['total'] };
    });
    const [one, two] = await Promise.all(asked);
    expect(two).toEqual(one);
    return one;
  }

  const named = (field: string) => ({
    names: [first, last].map((id) => ({ first: 'Stored', [field]: middleNameOf(id), last: 'Person' })),
    ...{ isNamed: true, found: 1 },
  });

  it('rename a field of 5,000 stored records through rules, forms, letters and the search while they serve, and take it back', async () => {
    expect(await shown()).toEqual(named('middle'));
    const [one, two] = gateways;
    if (one === undefined || two === undefined) throw new Error('The gateways of this suite did not open.');
    const change = await sendRenaming(one, release);
    const clients = startClients(gateways, ids.slice(100, 102));
    expect(change.paths).toEqual(
      expect.arrayContaining([
        ...['schemas/patient/patient.schema.json', 'schemas/patient/patient.migrations.json'],
        ...['schemas/patient/patient.rules.json', 'schemas/patient/patient.form.json'],
        'schemas/patient/patient.search.json',
      ]),
    );
    await publishReviewed(one, change);
    await followed();
    expect(await shown()).toEqual(named('second'));

    // Waits until some patients are converted and some are not, both of which the gateways show alike, and goes back
    // from this state.
    await expect
      .poll(() => documents("document -> 'name' ? 'second'"), { timeout: 60_000 })
      .toBeGreaterThan(400);
    // Renames the name back and publishes that as another user: workflows read the name, so that no user may go back
    // alone (0389).
    await expect(serveAgain(two, product.hash)).rejects.toThrow('gives people other rights');
    await publishReviewed(two, await sendRenaming(two, change.texts, ['second', 'middle']));
    await followed();
    expect(await shown()).toEqual(named('middle'));
    await Promise.all(opened.map(({ jobs }) => jobs.settled()));
    expect(await documents("document -> 'name' ? 'second'")).toBe(0);
    expect(await documents("document -> 'name' ? 'middle'")).toBe(ids.length);

    const report = await clients.stop();
    expect(report.failures).toEqual([]);
    expect([...report.versions.keys()].length).toBe(3);
  }, 240_000);
});
