import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../core/product/product.ts';
import type { LiveMessage } from '../../core/protocol/live.ts';
import type { KnownChange } from '../client/follow-changes.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import { callKey } from './query-keys.ts';

const settings = {
  path: '/live',
  record: { call: 'book.get', by: 'bookId' },
  answers: [],
};
const product = { info: { slug: 'library', live: settings } } as unknown as Product;

/** Stand-in for a `WebSocket`, whose other end the test plays. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readyState = 0;
  readonly said: unknown[] = [];
  readonly url: string;
  closedWith: number | undefined;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(frame: string): void {
    this.said.push(JSON.parse(frame));
  }

  close(code: number): void {
    this.closedWith = code;
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: LiveMessage | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  drop(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const emma = callKey('book.get', { query: { bookId: 'emma' } });
const loans = callKey('loan.list', { query: { bookId: 'emma' } });

function update(version: number, shelf: string, subject = 'emma'): LiveMessage {
  const answers = [
    { call: 'book.get', query: { bookId: subject }, answer: { _id: subject, _rev: version, shelf } },
    { call: 'loan.list', query: { bookId: subject }, answer: { rows: [{ _id: `loan-${version}` }] } },
  ];
  const changed = [{ types: ['book'], request: `request-${version}` }];
  return { type: 'update', subject, version, answers, changed };
}

describe('the line for live updates', () => {
  let queryClient: QueryClient;
  let live: LiveClient;
  let getAccessToken: () => Promise<string | undefined>;
  const notices: string[] = [];
  const changes: KnownChange[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    queryClient = new QueryClient();
    queryClient.setQueryData(emma, { _id: 'emma', title: 'Emma', shelf: 'A1', pages: 474 });
    queryClient.setQueryData(loans, { rows: [] });
    getAccessToken = async () => 'token';
    live = createLiveClient({
      product: () => product,
      getAccessToken: () => getAccessToken(),
      queryClient,
      reconnect: { attempts: 10, firstWait: 5_000, moreWait: 5_000, closedCode: 1000 },
      baseUrl: 'https://app.test',
      WebSocket: FakeSocket as unknown as typeof WebSocket,
      onChanged: (change) => void changes.push(change),
      onNotice: (topic) => void notices.push(topic),
    });
    notices.length = 0;
    changes.length = 0;
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  const latest = (): FakeSocket => {
    const socket = FakeSocket.opened.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  };

  async function connected(): Promise<FakeSocket> {
    await vi.advanceTimersByTimeAsync(0);
    latest().open();
    latest().tell({ type: 'ready' });
    return latest();
  }

  it('sends the token in a frame, never in the address, and asks for what is followed', async () => {
    live.follow('emma');
    const socket = await connected();
    expect(socket.url).toBe('wss://app.test/live');
    expect(socket.said).toEqual([
      { type: 'auth', token: 'token' },
      { type: 'follow', subject: 'emma' },
    ]);
    expect(live.status()).toBe('live');
  });

  it('stays open for notices while no record is followed, as long as somebody attends to them', async () => {
    const leave = live.attend();
    const socket = await connected();
    live.follow('emma')();
    expect([socket.closedWith, live.status()]).toEqual([undefined, 'live']);
    socket.tell({ type: 'notice', topic: 'opened' });
    expect(notices).toEqual(['opened']);
    leave();
    expect([socket.closedWith, live.status()]).toEqual([1000, 'idle']);
  });

  it('replaces the pushed answers, and tells what was written besides [PAGE-16]', async () => {
    live.follow('emma');
    (await connected()).tell(update(5, 'L1'));
    expect(queryClient.getQueryData(emma)).toEqual({ _id: 'emma', _rev: 5, shelf: 'L1' });
    expect(queryClient.getQueryData(loans)).toEqual({ rows: [{ _id: 'loan-5' }] });
    expect(changes).toEqual([
      { types: ['book'], request: 'request-5', subject: 'emma', answered: [emma, loans] },
    ]);
  });

  it('keeps the record that a save has answered with when an older one is pushed late', async () => {
    live.follow('emma');
    const socket = await connected();
    queryClient.setQueryData(emma, { _id: 'emma', _rev: 9, shelf: 'saved' });
    socket.tell(update(8, 'before'));
    expect(queryClient.getQueryData(emma)).toMatchObject({ shelf: 'saved' });
  });

  it('keeps the newer state when an older one comes late, or the same one twice [FAULT-29]', async () => {
    live.follow('emma');
    const socket = await connected();
    socket.tell(update(7, 'new'));
    socket.tell(update(6, 'old'));
    // Expects the newer list to stay: lists have no revision, so the revision of their record decides.
    expect(queryClient.getQueryData(loans)).toEqual({ rows: [{ _id: 'loan-7' }] });
    socket.tell(update(7, 'new'));
    expect(queryClient.getQueryData(emma)).toMatchObject({ shelf: 'new' });
  });

  it('takes nothing for a record that it does not follow, or that the page has left [FAULT-30] [FAULT-31]', async () => {
    const leave = live.follow('emma');
    live.follow('other');
    const socket = await connected();
    leave();
    queryClient.removeQueries({ queryKey: emma });
    socket.tell(update(9, 'late'));
    expect(socket.said.at(-1)).toEqual({ type: 'unfollow', subject: 'emma' });
    expect(queryClient.getQueryData(emma)).toBeUndefined();
    expect(queryClient.getQueryData(loans)).toEqual({ rows: [] });
    // Ignores an answer about a record that the page never requested.
    socket.tell(update(9, 'late', 'other'));
    expect(queryClient.getQueryData(callKey('book.get', { query: { bookId: 'other' } }))).toBeUndefined();
  });

  it('is not upset by what it does not understand', async () => {
    live.follow('emma');
    const socket = await connected();
    socket.tell('{"half":');
    socket.tell(update(3, 'L3'));
    expect(queryClient.getQueryData(emma)).toMatchObject({ shelf: 'L3' });
  });

  it('tries ten times, after 5 s and 5 s more each time, then says that it is off [PAGE-17] [FAULT-26]', async () => {
    live.follow('emma');
    (await connected()).drop(1006);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect([attempt, live.status()]).toEqual([attempt, 'waiting']);
      await vi.advanceTimersByTimeAsync(attempt * 5_000 - 1);
      expect(FakeSocket.opened).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.opened).toHaveLength(attempt + 1);
      latest().drop(1006);
    }
    expect(live.status()).toBe('off');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.opened).toHaveLength(11);
  });

  async function off(): Promise<void> {
    (await connected()).drop(1006);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await vi.advanceTimersByTimeAsync(attempt * 5_000);
      latest().drop(1006);
    }
  }

  it.each([
    ['the network comes back', () => globalThis.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('tries once more after the last attempt when %s [PAGE-17]', async (_event, comeBack) => {
    live.follow('emma');
    await off();
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect([FakeSocket.opened.length, live.status()]).toEqual([12, 'connecting']);
    latest().drop(1006);
    expect(live.status()).toBe('off');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.opened).toHaveLength(12);
    comeBack();
    const back = await connected();
    expect(live.status()).toBe('live');
    queryClient.setQueryData(emma, { _id: 'emma', title: 'Emma' });
    back.tell(update(8, 'missed'));
    expect(queryClient.getQueryData(emma)).toMatchObject({ shelf: 'missed' });
  });

  it('starts over with its attempts where somebody asks it to [PAGE-17]', async () => {
    live.follow('emma');
    await off();
    live.tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    latest().drop(1006);
    expect([FakeSocket.opened.length, live.status()]).toEqual([12, 'waiting']);
    live.tryAgain();
    expect(FakeSocket.opened).toHaveLength(12);
  });

  it('tries again where its token could not be renewed, as for any other failure [FAULT-26]', async () => {
    live.follow('emma');
    (await connected()).drop(1006);
    getAccessToken = async () => Promise.reject(new Error('The identity provider is away.'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([FakeSocket.opened.length, live.status()]).toEqual([1, 'waiting']);
    await live.renew();
    getAccessToken = async () => 'token';
    await vi.advanceTimersByTimeAsync(10_000);
    await connected();
    expect([FakeSocket.opened.length, live.status()]).toEqual([2, 'live']);
  });

  it('opens one socket where a page leaves and another comes before the token is there', async () => {
    const first = Promise.withResolvers<string>();
    getAccessToken = () => first.promise;
    live.follow('dune')();
    getAccessToken = async () => 'token';
    live.follow('emma');
    const socket = await connected();
    first.resolve('token');
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.opened).toEqual([socket]);
    expect(socket.said).toEqual([
      { type: 'auth', token: 'token' },
      { type: 'follow', subject: 'emma' },
    ]);
  });

  it('fetches anew at the focus of the page once it is off [FAULT-26]', async () => {
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    live.follow('emma');
    const socket = await connected();
    globalThis.dispatchEvent(new Event('focus'));
    expect(invalidate).not.toHaveBeenCalled();
    socket.drop(1000);
    globalThis.dispatchEvent(new Event('focus'));
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('does not try again after code 1000 [PAGE-18] [FAULT-27]', async () => {
    live.follow('emma');
    (await connected()).drop(1000);
    expect(live.status()).toBe('ended');
    globalThis.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('asks again for everything after a gap, and counts from the start once it is back [FAULT-28]', async () => {
    live.follow('emma');
    (await connected()).drop(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    const back = await connected();
    expect(back.said).toContainEqual({ type: 'follow', subject: 'emma' });
    back.tell(update(8, 'missed'));
    expect(queryClient.getQueryData(emma)).toMatchObject({ shelf: 'missed' });
    expect(changes).toEqual([{ subject: 'emma', answered: [emma, loans] }]);
    back.drop(1006);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('closes with the last record that is followed, and sends a renewed token', async () => {
    const first = live.follow('emma');
    const second = live.follow('emma');
    const socket = await connected();
    await live.renew();
    expect(socket.said.at(-1)).toEqual({ type: 'auth', token: 'token' });
    first();
    expect(socket.closedWith).toBeUndefined();
    second();
    expect([socket.closedWith, live.status()]).toEqual([1000, 'idle']);
  });
});
