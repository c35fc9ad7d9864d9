import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

const kept = new WeakMap<QueryClient, Map<string, unknown>>();

/**
 * Keeps state for the user's return to the page. It is kept in memory for the signed-in user, lost at the end of the
 * session and on reload, and never put into a URL or a storage.
 */
export function useKept<Value>(key: string, initial: Value): readonly [Value, (next: Value) => void] {
  const memory = keptIn(useQueryClient());
  const [value, setValue] = useState<Value>(() => (memory.has(key) ? (memory.get(key) as Value) : initial));
  const keep = useCallback(
    (next: Value) => {
      memory.set(key, next);
      setValue(next);
    },
    [memory, key],
  );
  return [value, keep];
}

/** Finds the values kept for the signed-in user, by key. */
export function keptIn(client: QueryClient): Map<string, unknown> {
  const memory = kept.get(client) ?? new Map<string, unknown>();
  kept.set(client, memory);
  return memory;
}
