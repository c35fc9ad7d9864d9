import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LiveMessage, liveCloseCodes } from '../../../engine/core/protocol/live.ts';
import { LiveConnection, type LiveUser } from './live-connection.ts';

describe('an open page', () => {
  let schema = 'first';
  const sent: LiveMessage[] = [];
  const connection = new LiveConnection({
    socket: { send: (message) => void sent.push(message), close: () => undefined },
    identify: async (token) => ({ id: token }),
    read: async () => ({ outcome: 'refused' }),
    schema: () => schema,
    version: async () => 1,
    now: () => 0,
  });

  afterEach(() => connection.ended());

  it('is told of a notice to its own user, and of nobody else’s, nor before it is known whose it is', async () => {
    connection.heard('member-ann', { notice: 'opened' });
    await connection.receive({ type: 'auth', token: 'member-ann' });
    connection.heard('member-ben', { notice: 'opened' });
    expect(sent.splice(0)).toEqual([{ type: 'ready' }, { type: 'schema', hash: 'first' }]);
    connection.heard('member-ann', { notice: 'opened' });
    connection.heard('member-ann', {});
    expect(sent.splice(0)).toEqual([{ type: 'notice', topic: 'opened' }]);
  });

  it('learns which version of the schemas is served, once its user is known and whenever it is another one', async () => {
    const heard: LiveMessage[] = [];
    const page = new LiveConnection({
      socket: { send: (message) => void heard.push(message), close: () => undefined },
      identify: async (token) => ({ id: token }),
      read: async () => ({ outcome: 'refused' }),
      schema: () => schema,
      version: async () => 1,
      now: () => 0,
    });
    schema = 'second';
    page.served();
    expect(heard).toEqual([]);
    await page.receive({ type: 'auth', token: 'member-ann' });
    page.served();
    schema = 'third';
    page.served();
    page.served();
    page.ended();
    schema = 'fourth';
    page.served();
    const hashes = heard.flatMap((message) => (message.type === 'schema' ? [message.hash] : []));
    expect(hashes).toEqual(['second', 'third']);
  });

  it('learns of what concerns everybody whom an access rule lets in, as nobody else does', async () => {
    const heard: Record<string, LiveMessage[]> = { ann: [], ben: [] };
    for (const [user, messages] of Object.entries(heard)) {
      const page = new LiveConnection({
        socket: { send: (message) => void messages.push(message), close: () => undefined },
        identify: async (token) => ({ id: token, mayPass: (access) => access === 'look' && user === 'ann' }),
        read: async () => ({ outcome: 'refused' }),
        schema: () => schema,
        version: async () => 1,
        now: () => 0,
      });
      const announced = { topic: 'schema-change', access: 'look' };
      page.announced(announced);
      await page.receive({ type: 'auth', token: user });
      page.announced(announced);
      page.ended();
    }
    const notices = Object.values(heard).map((all) => all.filter(({ type }) => type === 'notice'));
    expect(notices).toEqual([[{ type: 'notice', topic: 'schema-change' }], []]);
  });

  it('hears that something was written in the organizations of its user while it watches, and of no other', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const news: LiveMessage[] = [];
    const page = new LiveConnection({
      socket: { send: (message) => void news.push(message), close: () => undefined },
      identify: async (token) => ({ id: token, organizations: ['main'] }),
      read: async () => ({ outcome: 'refused' }),
      schema: () => schema,
      version: async () => 1,
      now: () => Date.now(),
    });
    onTestFinished(() => page.ended());
    const write = (organization: string | null, request: string) =>
      page.heard('emma', { organization, changed: { types: ['library.book'], request } });
    await page.receive({ type: 'auth', token: 'member-ann' });
    write('main', 'before');
    await page.receive({ type: 'watch' });
    write('branch', 'foreign');
    write(null, 'nobody');
    write('main', 'own');
    vi.advanceTimersByTime(60_000);
    expect(news.slice(2)).toEqual([{ type: 'news', changed: [{ types: ['library.book'], request: 'own' }] }]);
    await page.receive({ type: 'unwatch' });
    write('main', 'after');
    vi.advanceTimersByTime(60_000);
    expect(news).toHaveLength(3);
  });

  it('is sent what happened while its record was being read, and one reading at a time [FAULT-29]', async () => {
    const updates: LiveMessage[] = [];
    const readings: ReturnType<typeof Promise.withResolvers<void>>[] = [];
    let shelf = 'A1';
    const page = new LiveConnection({
      socket: { send: (message) => void updates.push(message), close: () => undefined },
      identify: async (token) => ({ id: token }),
      async read() {
        const answers = [{ call: 'book.get', query: {}, answer: { shelf } }];
        const reading = Promise.withResolvers<void>();
        readings.push(reading);
        await reading.promise;
        return { outcome: 'found', answers };
      },
      schema: () => schema,
      version: async () => 1,
      now: () => 0,
    });
    await page.receive({ type: 'auth', token: 'member-ann' });
    const following = page.receive({ type: 'follow', subject: 'emma' });
    await expect.poll(() => readings).toHaveLength(1);
    shelf = 'B2';
    page.heard('emma', {});
    page.heard('emma', {});
    readings[0]?.resolve();
    await expect.poll(() => readings).toHaveLength(2);
    readings[1]?.resolve();
    await following;
    page.ended();
    expect(readings).toHaveLength(2);
    expect(JSON.stringify(updates.at(-1))).toContain('B2');
  });

  it('has nothing read for it before it has said whose it is [FAULT-32]', async () => {
    const read: string[] = [];
    const closed: number[] = [];
    const page = new LiveConnection({
      socket: { send: () => undefined, close: (code) => void closed.push(code) },
      identify: async (token) => ({ id: token }),
      async read(_token, subject) {
        read.push(subject);
        return { outcome: 'refused' };
      },
      schema: () => schema,
      version: async () => 1,
      now: () => 0,
    });
    await page.receive({ type: 'follow', subject: 'emma' });
    expect([read, closed]).toEqual([[], [liveCloseCodes.signedOut]]);
  });

  describe('while the database is away', () => {
    const closed: number[] = [];
    const failures: unknown[] = [];
    const heard: LiveMessage[] = [];
    let version: () => Promise<number | 'away'>;
    let identify: () => Promise<LiveUser | 'away'>;
    let page: LiveConnection;

    beforeEach(async () => {
      vi.useFakeTimers();
      for (const list of [closed, failures, heard]) list.length = 0;
      version = async () => 1;
      identify = async () => ({ id: 'member-ann', expiresAt: new Date(Date.now() + 60_000) });
      page = new LiveConnection({
        socket: { send: (message) => void heard.push(message), close: (code) => void closed.push(code) },
        identify: () => identify(),
        read: async () => ({ outcome: 'found', answers: [] }),
        schema: () => schema,
        version: () => version(),
        now: () => Date.now(),
        onFailed: (error) => void failures.push(error),
      });
      await page.receive({ type: 'auth', token: 'member-ann' });
      await page.receive({ type: 'follow', subject: 'emma' });
    });

    afterEach(() => {
      page.ended();
      vi.useRealTimers();
    });

    const updates = () => heard.filter(({ type }) => type === 'update').length;

    it('reads what has changed as soon as it can [FAULT-34]', async () => {
      version = async () => 'away';
      page.heard('emma', {});
      await vi.advanceTimersByTimeAsync(5_000);
      expect([updates(), closed]).toEqual([1, []]);
      version = async () => 2;
      await vi.advanceTimersByTimeAsync(2_000);
      expect([updates(), closed]).toEqual([2, []]);
    });

    it('has the page come back later where its rights cannot be looked at [FAULT-34]', async () => {
      identify = async () => 'away';
      page.heard('member-ann', {});
      await vi.advanceTimersByTimeAsync(0);
      expect(closed).toEqual([1013]);
    });

    it.each([
      ['an event', () => page.heard('emma', {})],
      ['an event of the user', () => page.heard('member-ann', {})],
      ['the end of the token', () => vi.advanceTimersByTime(60_000)],
    ])('ends with an unexpected error at %s, and the process goes on [FAULT-34]', async (_case, happen) => {
      const error = new Error('unexpected');
      version = async () => Promise.reject(error);
      identify = async () => Promise.reject(error);
      happen();
      await vi.advanceTimersByTimeAsync(0);
      expect([closed, failures]).toEqual([[1011], [error]]);
    });
  });
});
