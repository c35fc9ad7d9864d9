import { useRef, useSyncExternalStore } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';

/** Selects a value from a store; renders only when the new value is not deeply equal to the previous one. */
export function useSelection<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const shown = useRef<{ readonly value: Value }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const value = read();
    if (shown.current === undefined || !jsonEqual(shown.current.value, value)) shown.current = { value };
    return shown.current.value;
  });
}
