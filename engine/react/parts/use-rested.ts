import { useEffect, useState } from 'react';

/**
 * Returns the value once it has been unchanged for some milliseconds (debounced), so that typing shows every change
 * but causes few requests.
 */
export function useRested<Value>(value: Value, rest: number, first: Value = value): Value {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
