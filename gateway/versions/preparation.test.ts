import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../monitoring/log.ts';
import type { Database } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { type FollowOptions, followPublished } from './follow-published.ts';
import { prepareEverywhere, requestedPreparations, requestPreparation } from './preparation.ts';
import { publish, storeVersion } from './publications.ts';
import { isAnotherServed, noteGateway, type Preparation } from './serving-gateways.ts';

const [first, second] = ['1'.repeat(64), '2'.repeat(64)];

/** Of a release that knows the library as it is, and finds a mistake in every other version. */
const earlierRelease: FollowOptions['versions'] = {
  release: new Map(),
  compile: async () => ({ hash: second, errors: ['It has a word that this release does not know.'] }),
  product: async () => undefined,
  wayBack: async (_later, earlier) => ({ texts: earlier, losses: [] }),
  serve: () => undefined,
  preparePages: async () => undefined,
  keep: () => undefined,
};

describe.each(databaseHosts)('gateways that prepare a version on $name', ({ open }) => {
  let database: Database;
  let beside: () => Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, beside, stop } = await open());
    await openWith(database, () => undefined);
    for (const hash of [first, second]) await storeVersion(database, hash, new Map([['a', hash]]));
  });

  beforeEach(async () => {
    await database.query('delete from schema_gateway');
    await database.query('delete from schema_publication');
    await database.query('update schema_version set prepared_at = null');
    for (const gateway of ['one', 'two']) await note(gateway, first);
  });

  afterAll(() => stop());

  const note = (gateway: string, served: string, preparations: readonly Preparation[] = []) =>
    noteGateway(database, { gateway, name: `gateway ${gateway}`, served, preparations });

  async function request(hash: string): Promise<Preparation> {
    await expect
      .poll(async () => (await requestedPreparations(database)).map((each) => each.hash))
      .toContain(hash);
    return requestPreparation(database, hash);
  }

  it('are waited for until each could serve it', async () => {
    let isPrepared = false;
    const waiting = prepareEverywhere(database, second).then((end) => {
      isPrepared = true;
      return end;
    });
    const requested = await request(second);
    await note('one', first, [requested]);
    expect(isPrepared).toBe(false);
    await note('two', first, [requested]);
    expect(await waiting).toEqual({ outcome: 'ready', gateways: [] });
    expect(await isAnotherServed(database, second)).toBe(true);
    for (const gateway of ['one', 'two']) await note(gateway, second);
    expect(await isAnotherServed(database, second)).toBe(false);
    // What was prepared while somebody reviewed it is published at once.
    expect(await prepareEverywhere(database, second)).toEqual({ outcome: 'ready', gateways: [] });
  });

  it('are not waited for once nothing has been heard of them', async () => {
    const requested = await requestPreparation(database, second);
    await note('one', first, [requested]);
    await database.query(
      "update schema_gateway set seen_at = seen_at - interval '1 minute' where gateway = 'two'",
    );
    expect(await prepareEverywhere(database, second)).toMatchObject({ outcome: 'ready' });
  });

  it('say at once that one of them cannot serve it, with the reason, and are asked anew the next time', async () => {
    await database.query('delete from schema_gateway');
    const following = followPublished({
      ...{ database: beside(), versions: earlierRelease, release: library, log: silentLog },
      seal: (compiled) => compiled,
      useProduct: async () => undefined,
      prepareProduct: async () => undefined,
    });
    try {
      await following.settled();
      expect(await prepareEverywhere(database, second)).toEqual({
        outcome: 'refused',
        gateways: [
          {
            ...{ name: expect.stringContaining(`process ${process.pid}`), state: 'refused' },
            refusal: 'It has a word that this release does not know.',
          },
        ],
      });
    } finally {
      await following.close();
    }
    await note('two', first, [await requestPreparation(database, second)]);
    expect(await prepareEverywhere(database, second)).toMatchObject({ outcome: 'ready' });
  });

  it('have nothing more to prepare when it is published, and whoever still waits for another one is told', async () => {
    const waiting = prepareEverywhere(database, second);
    await request(second);
    await publish(database, { hash: first, after: 0, author: 'ann' });
    expect(await requestedPreparations(database)).toEqual([]);
    expect(await waiting).toMatchObject({ outcome: 'lapsed' });
    await requestPreparation(database, second);
    expect(await requestedPreparations(database)).toMatchObject([{ hash: second }]);
  });
});
