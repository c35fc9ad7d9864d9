import { expect, it, vi } from 'vitest';
import { Memo } from './memo.ts';

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
