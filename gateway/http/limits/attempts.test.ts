import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../operation/errors.ts';
import { silentLog } from '../../operation/log.ts';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { createAnonymousLimit } from './anonymous-limit.ts';
import { countAttempt, countFailure, forgiveFailures, requireFewAttempts } from './attempts.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const allowance = { within: 3_600_000, most: 5 };
const by = (author: string, at = noon) => ({ action: 'open', author, at });

/** Returns the seconds for which the work is refused; 0 if the work is permitted. */
async function waitOf(work: Promise<unknown>): Promise<number> {
  try {
    await work;
    return 0;
  } catch (error) {
    if (error instanceof GatewayError && error.status === 429) return Number(error.headers['Retry-After']);
    throw error;
  }
}

describe.each(databaseHosts)('attempts that have a limit, on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
  });

  beforeEach(() => database.query('truncate attempt').then(() => undefined));

  afterAll(() => stop());

  it('of an address without a user are counted by all gateways together, and forgotten after a minute', async () => {
    let now = noon;
    const gateways = [1, 2].map(() => createAnonymousLimit({ database, now: () => now, log: silentLog }));
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, n) => gateways[n % 2]?.(n < 28 ? '198.51.100.7' : '198.51.100.8')),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(22);
    expect(waits.filter((wait) => wait !== undefined)).toEqual(Array(8).fill(60));
    now = later(61);
    expect(await gateways[0]?.('198.51.100.9')).toBeUndefined();
    const { rows } = await database.query('select author from attempt');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });

  it('get through so often and no more, however many come at once [FAULT-76]', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, () =>
        waitOf(database.transaction((tx) => countAttempt(tx, by('ann'), allowance))),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 3_600)).toHaveLength(25);
    expect(await waitOf(countAttempt(database, by('ben'), allowance))).toBe(0);
  });

  it('count as long as their time runs, and not what was undone', async () => {
    for (let n = 0; n < 5; n += 1) await countAttempt(database, by('ann', later(n * 60)), allowance);
    expect(await waitOf(countAttempt(database, by('ann', later(3_000)), allowance))).toBe(600);
    expect(await countAttempt(database, by('ann', later(3_600)), allowance)).toBe(5);
    const undone = database.transaction(async (tx) => {
      await countAttempt(tx, by('ben'), allowance);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countAttempt(database, by('ben'), allowance)).toBe(1);
  });

  /** Makes a wrong guess as a call does: checks the attempts, then counts the failure. */
  const guess = (author: string, at: Date) =>
    waitOf(
      database.transaction(async (tx) => {
        await requireFewAttempts(tx, by(author, at), 30_000);
        await countFailure(tx, by(author, at));
      }),
    );

  it('that failed make the next one wait twice as long each time, an hour at most, until one is right', async () => {
    const waits: number[] = [];
    let at = noon;
    for (let n = 0; n < 12; n += 1) {
      const wait = await guess('ann', at);
      waits.push(wait);
      at = new Date(at.getTime() + wait * 1_000);
      if (wait > 0) await guess('ann', at);
    }
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
    await forgiveFailures(database, by('ann', at));
    expect(await guess('ann', at)).toBe(0);
  });

  it('that failed at the same time wait for one another [FAULT-76]', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => guess('ann', noon)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });
});
