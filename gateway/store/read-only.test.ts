import { expect, it } from 'vitest';
import { library } from '../testing/library.ts';
import { openTestGateway } from '../testing/open-test-gateway.ts';
import { readOnlyDatabase } from './read-only.ts';

it('holds what a standby would have answered, where none keeps up', async () => {
  const gateway = await openTestGateway({ product: library });
  const { database } = gateway.store;
  const replicated = readOnlyDatabase({ ...database, read: (work) => work(database) });
  const change = replicated.read?.((asked) => asked.query('update record set rev = rev'));
  await expect(change).rejects.toMatchObject({ status: 503 });
  expect(replicated.limited).toBeUndefined();
  await gateway.close();
});

it('holds every statement to reading, and says so to whoever writes', async () => {
  const gateway = await openTestGateway({ product: library });
  const database = readOnlyDatabase(gateway.store.database);
  const change = 'update record set rev = rev';
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await expect(database.query(change)).rejects.toMatchObject({ status: 503 });
  await expect(database.transaction((tx) => tx.query(change))).rejects.toMatchObject({ status: 503 });
  expect(() => database.announce('schema')).toThrow('read-only');
  await gateway.close();
});
