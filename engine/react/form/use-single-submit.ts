import { useCallback, useRef } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';

/**
 * Milliseconds within which a second submit of equal values is ignored, since a second click or Enter is unintended.
 */
const sameSubmit = 1000;

interface Submitted {
  readonly value: unknown;
  readonly at: number;
  isUnderWay: boolean;
}

/** Wraps a submit function so that it ignores repetitions while its promise is pending and shortly after. */
export function useSingleSubmit<Value>(
  submit: ((value: Value) => unknown) | undefined,
): (value: Value) => void {
  const last = useRef<Submitted>(undefined);
  return useCallback(
    (value) => {
      const before = last.current;
      const isSame = before !== undefined && jsonEqual(before.value, value);
      if (isSame && (before.isUnderWay || performance.now() - before.at < sameSubmit)) return;
      const now: Submitted = { value, at: performance.now(), isUnderWay: true };
      last.current = now;
      void done(() => submit?.(value), now).catch((error: unknown) => {
        // Allows a new attempt immediately after a failure.
        last.current = undefined;
        throw error;
      });
    },
    [submit],
  );
}

async function done(submit: () => unknown, now: Submitted): Promise<void> {
  try {
    await submit();
  } finally {
    now.isUnderWay = false;
  }
}
