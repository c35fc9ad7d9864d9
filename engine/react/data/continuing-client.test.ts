import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { CallContract } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import { CallError } from '../client/call-error.ts';
import { library } from '../testing/library.ts';
import { continuingClient } from './continuing-client.ts';

const following = {
  ...library.calls['branch.save'],
  followedBy: {
    call: 'book.list',
    when: {
      source: '',
      evaluate: ({ answer }: { answer?: unknown }) => (answer as JsonObject)['isDone'] === true,
    },
    body: {
      id: { source: '', evaluate: ({ answer }: { answer?: unknown }) => (answer as JsonObject)['_id'] },
    },
    after: 2000,
  },
} as CallContract;
const product: Product = { ...library, calls: { ...library.calls, 'branch.save': following } };
const clock = { now: () => '2026-03-01T12:00:00Z', today: () => '2026-03-01', timeZone: 'UTC' };

let asked: { readonly name: string; readonly body: unknown }[] = [];
let isAway = false;
const told: string[] = [];
const client = continuingClient(
  {
    async call(name, request = {}) {
      if (isAway && name === 'book.list')
        throw new CallError({ status: 503, code: 'away', message: 'Away for a moment.', problems: [] });
      asked.push({ name, body: request.body });
      return { ok: true, record: request.body };
    },
  },
  { product: () => product, clock, onFailure: (message) => void told.push(message) },
);

beforeEach(() => {
  asked = [];
  isAway = false;
  vi.useFakeTimers();
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

const followers = () => asked.filter(({ name }) => name === 'book.list');
const save = (body: JsonObject) => client.call('branch.save', { body });

it('makes the call that follows, after as long as the contract says, with what was stored [MSR-24]', async () => {
  await save({ _id: 'north', isDone: true });
  vi.advanceTimersByTime(1999);
  expect(followers()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(followers()).toEqual([{ name: 'book.list', body: { id: 'north' } }]);
});

it('makes none where its condition does not hold, and none once the user is gone', async () => {
  await save({ _id: 'north' });
  vi.advanceTimersByTime(5000);
  await save({ _id: 'north', isDone: true });
  client.stop();
  vi.advanceTimersByTime(5000);
  expect(followers()).toEqual([]);
});

it('says so where the call that follows fails', async () => {
  isAway = true;
  await save({ _id: 'north', isDone: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['Away for a moment.']);
});
