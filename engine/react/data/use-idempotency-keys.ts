import { useRef } from 'react';
import type { Json } from '../../core/json/json.ts';

/** Keeps one key per set of values: equal values are the same write, other values a new one. */
export function useIdempotencyKeys(): (values: Json) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
