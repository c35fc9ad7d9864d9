import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { publish, storeVersion } from './publications.ts';
import { isAnotherServed, noteGateway, prepareEverywhere, versionToPrepare } from './serving-gateways.ts';

const [first, second] = ['1'.repeat(64), '2'.repeat(64)];

describe.each(databaseHosts)('gateways that prepare a version on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
    for (const hash of [first, second]) await storeVersion(database, hash, new Map([['a', hash]]));
  });

  beforeEach(async () => {
    await database.query('delete from schema_gateway');
    await database.query('delete from schema_publication');
    await noteGateway(database, { gateway: 'one', served: first, prepared: undefined });
    await noteGateway(database, { gateway: 'two', served: first, prepared: undefined });
  });

  afterAll(() => stop());

  it('are waited for until each could serve it', async () => {
    let isPrepared = false;
    const waiting = prepareEverywhere(database, second).then(() => {
      isPrepared = true;
    });
    await noteGateway(database, { gateway: 'one', served: first, prepared: second });
    await expect.poll(() => versionToPrepare(database)).toBe(second);
    expect(isPrepared).toBe(false);
    await noteGateway(database, { gateway: 'two', served: first, prepared: second });
    await waiting;
    expect(await isAnotherServed(database, second)).toBe(true);
    for (const gateway of ['one', 'two'])
      await noteGateway(database, { gateway, served: second, prepared: undefined });
    expect(await isAnotherServed(database, second)).toBe(false);
  });

  it('are not waited for once nothing has been heard of them', async () => {
    await noteGateway(database, { gateway: 'one', served: first, prepared: second });
    await database.query(
      "update schema_gateway set seen_at = seen_at - interval '1 minute' where gateway = 'two'",
    );
    await prepareEverywhere(database, second);
  });

  it('have nothing more to prepare when it is published, until another one is to be', async () => {
    await database.query('delete from schema_gateway');
    await prepareEverywhere(database, second);
    expect(await versionToPrepare(database)).toBe(second);
    await publish(database, { hash: second, after: 0, author: 'ann' });
    expect(await versionToPrepare(database)).toBeUndefined();
    await prepareEverywhere(database, first);
    expect(await versionToPrepare(database)).toBe(first);
  });
});
