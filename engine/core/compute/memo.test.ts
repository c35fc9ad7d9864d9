import { expect, it, vi } from 'vitest';
import { Memo } from './memo.ts';
import { memoized } from './memoized.ts';
import { onceItSucceeds } from './once-it-succeeds.ts';

it('a memo works a value out once, and again after it has forgotten all that it can hold', () => {
  const memo = new Memo<number>(2);
  const make = vi.fn((key: string) => key.length);
  const ask = (...keys: readonly string[]) => keys.map((key) => memo.of(key, make));
  expect(ask('a', 'bb', 'a', 'bb')).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(ask('ccc', 'a')).toEqual([3, 1]);
  expect(make).toHaveBeenCalledTimes(4);
});

it('a memo keeps nothing where there is no value', () => {
  const memo = new Memo<string | undefined>(1);
  const make = vi.fn(() => undefined);
  expect([memo.of('a', make), memo.of('a', make)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a memoized function works its result out once for each object, also where that is undefined', () => {
  const compute = vi.fn((key: { readonly name?: string }) => key.name);
  const nameOf = memoized(compute);
  const [named, other] = [{ name: 'a' }, { name: 'a' }];
  const nameless = {};
  expect([named, named, other, nameless, nameless].map(nameOf)).toEqual([
    'a',
    'a',
    'a',
    undefined,
    undefined,
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('what is done once is shared by all who call meanwhile, and tried again after it has failed', async () => {
  const attempt = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('too many open files'));
  const read = onceItSucceeds(attempt);
  const failures = await Promise.allSettled([read(), read()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(await Promise.all([read(), read()])).toEqual(['read', 'read']);
  expect(await read()).toBe('read');
  expect(attempt).toHaveBeenCalledTimes(2);
});
