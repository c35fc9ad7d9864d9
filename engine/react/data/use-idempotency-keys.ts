import { useRef } from 'react';
import type { Json } from '../../core/json/json.ts';

/**
 * Returns a function that finds the idempotency key for values: equal values count as the same write and keep
 * their key.
 */
export function useIdempotencyKeys(): (values: Json) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
