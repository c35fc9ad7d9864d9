import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../operation/log.ts';
import type { Database, Queryable } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { sendChange, waitingChanges, withdrawChange } from './changes.ts';
import { type FollowOptions, followPublished } from './follow-published.ts';
import { prepareEverywhere, requestedPreparations, requestPreparation } from './preparation.ts';
import { lastPublication, type NewPublication, publish, storeVersion } from './publications.ts';
import { isAnotherServed, noteGateway, type Preparation } from './serving-gateways.ts';

const [first, second] = ['1'.repeat(64), '2'.repeat(64)];

/** Versions of an earlier release, which knows the unchanged library and refuses every other version. */
const earlierRelease: FollowOptions['versions'] = {
  release: new Map(),
  compile: async () => ({ hash: second, errors: ['It has a word that this release does not know.'] }),
  product: async () => undefined,
  wayBack: async (_later, earlier) => ({ texts: earlier, losses: [] }),
  serve: () => undefined,
  preparePages: async () => undefined,
  keep: () => undefined,
};

describe.each(databaseHosts)('gateways that prepare a version on $name', ({ open, interleaves }) => {
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
    await database.query('delete from schema_change');
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
    let [isPrepared, statements] = [false, 0];
    const watched: Queryable = {
      query(statement, parameters) {
        statements += 1;
        return database.query(statement, parameters);
      },
      announce: (channel) => database.announce(channel),
    };
    const waiting = prepareEverywhere(watched, second).then((end) => {
      isPrepared = true;
      return end;
    });
    const requested = await request(second);
    await note('one', first, [requested]);
    const before = statements;
    // Waits until the preparation has checked again, and found that one gateway is ready.
    await expect.poll(() => statements).toBeGreaterThan(before + 4);
    expect(isPrepared).toBe(false);
    await note('two', first, [requested]);
    expect(await waiting).toEqual({ outcome: 'ready', gateways: [] });
    expect(await isAnotherServed(database, second)).toBe(true);
    for (const gateway of ['one', 'two']) await note(gateway, second);
    expect(await isAnotherServed(database, second)).toBe(false);
    // Expects versions that were prepared during a review to be ready without waiting.
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
    const refused = await requestPreparation(database, second);
    await note('two', first, [{ ...refused, refusal: 'It has a word that this release does not know.' }]);
    const again = prepareEverywhere(database, second);
    await expect
      .poll(async () => (await requestedPreparations(database))[0]?.requestedAt)
      .not.toBe(refused.requestedAt);
    await note('two', first, await requestedPreparations(database));
    expect(await again).toMatchObject({ outcome: 'ready' });
  });

  it('serve the release again as they have it, and compile nothing for it', async () => {
    await storeVersion(database, library.hash, new Map([['a', 'release']]));
    const served: string[] = [];
    let compiled = 0;
    const versions: FollowOptions['versions'] = {
      ...earlierRelease,
      async compile() {
        compiled += 1;
        return { hash: second, errors: [] };
      },
      product: async () => ({ ...library, hash: second }),
    };
    const following = followPublished({
      ...{ database: beside(), versions, release: library, log: silentLog },
      seal: (version) => version,
      useProduct: async ({ hash }) => void served.push(hash),
      prepareProduct: async () => undefined,
    });
    try {
      for (const [after, hash] of [second, library.hash].entries()) {
        await publish(database, { hash, after, author: 'ann' });
        await following.settled();
      }
      expect([served, compiled]).toEqual([[second, library.hash], 1]);
    } finally {
      await following.close();
    }
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

  /**
   * Publishes while another transaction works; on a server, that transaction is still open when the publication
   * begins.
   */
  async function publishMeanwhile(publishing: NewPublication, work: (tx: Queryable) => Promise<unknown>) {
    const publishIt = () => publish(database, publishing);
    if (!interleaves) {
      await work(database);
      return publishIt();
    }
    const other = beside();
    const { isPublished } = await other.transaction(async (tx) => {
      await work(tx);
      const begun = publishIt();
      await expect.poll(() => waitingForLocks(other)).toBe(1);
      return { isPublished: begun };
    });
    return isPublished;
  }

  async function waitingForLocks(other: Queryable): Promise<number | undefined> {
    const { rows } = await other.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0]?.count;
  }

  it('are given one of two versions that are published at once, and the change of the other still waits', async () => {
    const id = await sendChange(database, { title: 'A change', author: 'ann', files: [] });
    const change = { id: id ?? '', revision: 1 };
    const publishing = { hash: second, after: 0, author: 'bob', change };
    const other = { hash: first, after: 0, author: 'cara' };
    expect(await publishMeanwhile(publishing, (tx) => publish(tx, other))).toBe(false);
    expect(await lastPublication(database)).toEqual({ number: 1, hash: first });
    expect(await waitingChanges(database)).toMatchObject([change]);

    // Refuses a change that is already published, and one that its author has withdrawn or sent again.
    const next = { ...publishing, after: 1 };
    expect(await publishMeanwhile(next, (tx) => publish(tx, next))).toBe(false);
    expect(await lastPublication(database)).toEqual({ number: 2, hash: second });
    for (const work of [withdraw, resend]) {
      const again = await sendChange(database, { title: 'Another', author: 'ann', files: [] });
      const last = { ...publishing, after: 2, change: { id: again ?? '', revision: 1 } };
      expect(await publishMeanwhile(last, (tx) => work(tx, last.change.id))).toBe(false);
    }
    expect(await lastPublication(database)).toEqual({ number: 2, hash: second });
  });
});

const withdraw = (tx: Queryable, id: string) => withdrawChange(tx, id, 'ann');
const resend = (tx: Queryable) => sendChange(tx, { title: 'Once more', author: 'ann', files: [] });
