import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRest } from './use-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('rests ten seconds after what was short, and a hundred times as long after what was not', () => {
  const { result, rerender } = renderHook(({ isUnderWay }) => useRest(isUnderWay), {
    initialProps: { isUnderWay: false },
  });
  expect(result.current).toBe(true);
  rerender({ isUnderWay: true });
  pass(20);
  expect(result.current).toBe(true);
  rerender({ isUnderWay: false });
  expect(result.current).toBe(false);
  pass(9_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ isUnderWay: true });
  pass(300);
  rerender({ isUnderWay: false });
  pass(29_000);
  expect(result.current).toBe(false);
  pass(1_000);
  expect(result.current).toBe(true);
});
