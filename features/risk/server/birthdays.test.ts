import { describe, expect, it } from 'vitest';
import type { Database } from '../../../gateway/store/database.ts';
import { claimEntries } from '../../../gateway/store/outbox/tasks.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { product } from '../../../generated/product.ts';
import { birthdaysTopic, createBirthdays, queueBirthdays } from './birthdays.ts';

const server = databaseHosts.find(({ interleaves }) => interleaves);

const surroundings = (database: Database) => ({ database, product: () => product, now: () => new Date() });

const waitingForTurn = "select 1 from pg_locks where locktype = 'advisory' and not granted";

/** Resolves once the work is done or waits for the lock. */
async function doneOrWaiting(database: Database, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await database.query(waitingForTurn)).count > 0).toBe(true);
}

describe.runIf(server !== undefined)('the search for birthdays', () => {
  it('of a gateway that starts does not wait for the next day behind that of another one', async () => {
    if (server === undefined) return;
    const { database, beside, stop } = await server.open();
    await openWith(database, () => undefined);
    await queueBirthdays(surroundings(database));
    const [first] = await claimEntries(database, [birthdaysTopic.name]);
    if (first === undefined) throw new Error('No search was queued.');
    const another = beside();
    const queued = await database.transaction(async (tx) => {
      await createBirthdays(surroundings(database)).inside?.(tx, first);
      const queueing = queueBirthdays(surroundings(another));
      await doneOrWaiting(another, queueing);
      await tx.query('update outbox set is_pending = false where seq = $1', [first.seq]);
      // Wraps the promise in an object, since the transaction would await a returned promise.
      return { queueing };
    });
    await queued.queueing;
    expect(await claimEntries(database, [birthdaysTopic.name])).toHaveLength(1);
    await stop();
  });
});
