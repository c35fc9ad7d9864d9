import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../operation/log.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import type { Database } from '../database.ts';
import { openWith } from '../store.ts';
import { announceEvent, type NewEntry, queueTask } from './append.ts';
import type { OutboxEntry } from './entry.ts';
import { Followers } from './followers.ts';
import { createRelay, type Relay } from './relay.ts';
import { releaseEntries, type Tasks } from './tasks.ts';

const at = new Date('2026-03-01T10:00:00Z');

function entry(subject: string, n: number, topic = 'moved'): NewEntry {
  return { topic, subject, organization: 'north', payload: { n }, at };
}

describe.each(databaseHosts)('the outbox on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const relays: Relay[] = [];

  beforeAll(async () => {
    const host = await open();
    ({ database, stop } = host);
    await openWith(database, () => undefined);
  });

  beforeEach(async () => {
    for (const relay of relays.splice(0)) await relay.close();
    await database.query('truncate outbox');
  });

  afterAll(async () => {
    for (const relay of relays.splice(0)) await relay.close();
    await stop();
  });

  function relayWith(tasks: Tasks = {}): Relay {
    const relay = createRelay({ database, tasks, log: silentLog });
    relays.push(relay);
    return relay;
  }

  async function following(): Promise<{ relay: Relay; heard: OutboxEntry[] }> {
    const relay = relayWith();
    const heard: OutboxEntry[] = [];
    await relay.follow((next) => heard.push(next));
    return { relay, heard };
  }

  /** Waits until the condition holds, since the server or another gateway may have to act first. */
  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('does what cannot wait before what can, and leaves tasks that can wait to the next start', async () => {
    const done: string[] = [];
    const { promise: first, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    for (let n = 0; n < 20; n += 1) await queueTask(database, entry(`s${n}`, n, 'score'));
    await queueTask(database, entry('letter', 0, 'mail'));
    const outside = async ({ topic }: OutboxEntry) => {
      done.push(topic);
      if (topic !== 'score') return;
      begin();
      await ended;
    };
    const relay = relayWith({ score: { canWait: true, outside }, mail: { outside } });
    await first;
    expect(done[0]).toBe('mail');
    const closed = relay.close();
    end();
    await closed;
    expect(done).toHaveLength(9);
    const { rows } = await database.query('select count(*)::int as open from outbox where is_pending');
    expect(rows).toEqual([{ open: 12 }]);
  });

  it('looks for tasks where one was queued, and not for each change', async () => {
    let looks = 0;
    const counting: Database = {
      ...database,
      query(statement, parameters) {
        if (String(statement).startsWith('update outbox set attempts')) looks += 1;
        return database.query(statement, parameters);
      },
    };
    const done: OutboxEntry[] = [];
    const heard: OutboxEntry[] = [];
    const task = { outside: async (next: OutboxEntry) => void done.push(next) };
    const relay = createRelay({ database: counting, tasks: { task }, log: silentLog });
    relays.push(relay);
    await relay.follow((next) => heard.push(next));
    await relay.settled();
    const before = looks;
    await database.transaction((tx) => announceEvent(tx, entry('emma', 1)));
    await until(() => heard.length > 0);
    expect(looks).toBe(before);
    await database.transaction((tx) => queueTask(tx, entry('emma', 2, 'task')));
    await until(() => done.length > 0);
  });

  it('hands followers what was committed, with nobody asking for it', async () => {
    const { heard } = await following();
    await database.transaction((tx) => announceEvent(tx, entry('emma', 1)));
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([
      { topic: 'moved', subject: 'emma', organization: 'north', payload: { n: 1 }, at },
    ]);
  });

  it('takes followers again after the database has failed, and keeps none that it has refused', async () => {
    let fails = true;
    const failing: Database = {
      ...database,
      async query(statement, parameters) {
        if (fails && String(statement).includes('from outbox')) throw new Error('The database is away.');
        return database.query(statement, parameters);
      },
    };
    const followers = new Followers(failing, silentLog);
    const refused: OutboxEntry[] = [];
    const heard: OutboxEntry[] = [];
    await expect(followers.add((next) => refused.push(next))).rejects.toThrow('is away');
    fails = false;
    await followers.add((next) => heard.push(next));
    await database.transaction((tx) => announceEvent(tx, entry('emma', 1)));
    await followers.notify();
    expect([heard.length, refused.length]).toEqual([1, 0]);
  });

  it('hands out nothing of a transaction that was rolled back', async () => {
    const { relay, heard } = await following();
    const failing = database.transaction(async (tx) => {
      await announceEvent(tx, entry('emma', 1));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database.transaction((tx) => announceEvent(tx, entry('emma', 2)));
    await until(() => heard.length > 0);
    await relay.settled();
    expect(heard.map(({ payload }) => payload['n'])).toEqual([2]);
  });

  it('hands out each entry once to each follower, those of one subject as they were committed', async () => {
    const first = await following();
    const second = await following();
    const committed = new Map<string, number[]>(['emma', 'dune', 'sula'].map((subject) => [subject, []]));
    const writes = Array.from({ length: 90 }, async (_, n) => {
      const subject = ['emma', 'dune', 'sula'][n % 3] ?? '';
      await database.transaction(async (tx) => {
        await tx.query("insert into setting (name, value) values ($1, '1'::jsonb)", [`outbox-${n}`]);
        await announceEvent(tx, entry(subject, n));
        // Records the number while the subject is locked, so that a later writer gets a later number.
        committed.get(subject)?.push(n);
      });
    });
    await Promise.all(writes);
    await until(() => first.heard.length >= 90 && second.heard.length >= 90);
    await database.query("delete from setting where name like 'outbox-%'");
    for (const { heard } of [first, second]) {
      expect(new Set(heard.map(({ seq }) => seq)).size).toBe(90);
      expect(heard).toHaveLength(90);
      for (const [subject, order] of committed) {
        const told = heard.filter((next) => next.subject === subject).map(({ payload }) => payload['n']);
        expect(told).toEqual(order);
      }
    }
  });

  it('does a task once, however many gateways could, in the order of its subject', async () => {
    const done: string[] = [];
    const tasks: Tasks = {
      mail: { outside: async ({ subject, payload }) => void done.push(`${subject}-${payload['n']}`) },
    };
    const gateways = [relayWith(tasks), relayWith(tasks)];
    for (let n = 0; n < 20; n += 1) {
      await database.transaction((tx) => queueTask(tx, entry(n % 2 === 0 ? 'emma' : 'dune', n, 'mail')));
    }
    await until(() => done.length >= 20);
    await Promise.all(gateways.map((relay) => relay.settled()));
    const numbersOf = (subject: string) =>
      done.filter((name) => name.startsWith(subject)).map((name) => Number(name.slice(subject.length + 1)));
    expect(numbersOf('emma')).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(numbersOf('dune')).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  });

  it('tries a task that failed again, lets nothing of its subject pass, and the others go on', async () => {
    const done: string[] = [];
    let failures = 1;
    const relay = relayWith({
      mail: {
        outside: async ({ subject, payload }) => {
          if (subject === 'emma' && failures-- > 0) throw new Error('The mail server is away.');
          done.push(`${subject}-${payload['n']}`);
        },
      },
    });
    await database.transaction(async (tx) => {
      await queueTask(tx, entry('emma', 1, 'mail'));
      await queueTask(tx, entry('emma', 2, 'mail'));
      await queueTask(tx, entry('dune', 3, 'mail'));
    });
    await until(() => done.length > 0);
    await relay.settled();
    expect(done).toEqual(['dune-3']);
    await database.query('update outbox set not_before = clock_timestamp() where is_pending');
    await relay.settled();
    expect(done).toEqual(['dune-3', 'emma-1', 'emma-2']);
  });

  it('commits what a task changes together with the mark that it is done', async () => {
    let failures = 1;
    const relay = relayWith({
      count: {
        inside: async (tx) => {
          await tx.query(
            `insert into setting (name, value) values ('counted', '1'::jsonb)
             on conflict (name) do update set value = to_jsonb((setting.value #>> '{}')::int + 1)`,
          );
          if (failures-- > 0) throw new Error('The gateway went away.');
        },
      },
    });
    await database.transaction((tx) => queueTask(tx, entry('emma', 1, 'count')));
    await relay.settled();
    await database.query('update outbox set not_before = clock_timestamp() where is_pending');
    await relay.settled();
    await relay.settled();
    const { rows } = await database.query("delete from setting where name = 'counted' returning value");
    expect(rows).toEqual([{ value: 1 }]);
  });

  it('releases at a start what was claimed or postponed, and leaves what was queued for later to its time', async () => {
    const done: string[] = [];
    let failures = 1;
    const relay = relayWith({
      mail: {
        outside: async ({ subject }) => {
          if (failures-- > 0) throw new Error('The mail server is away.');
          done.push(String(subject));
        },
      },
    });
    await database.transaction((tx) => queueTask(tx, entry('emma', 1, 'mail')));
    await relay.settled();
    await database.transaction((tx) => queueTask(tx, { ...entry('dune', 2, 'mail'), after: 3_600_000 }));
    await releaseEntries(database);
    await relay.settled();
    expect(done).toEqual(['emma']);
  });

  it('leaves alone what no gateway here knows how to do', async () => {
    const relay = relayWith({ other: {} });
    await database.transaction((tx) => queueTask(tx, entry('emma', 1, 'mail')));
    await relay.settled();
    expect((await database.query('select 1 from outbox where is_pending')).count).toBe(1);
  });
});
