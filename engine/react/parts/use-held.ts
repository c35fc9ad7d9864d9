import { useState } from 'react';

/** Returns the value, or the previous one while held, so that running work is not disturbed by its own result. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [latest, setLatest] = useState({ value });
  if (!isHeld && latest.value !== value) setLatest({ value });
  return isHeld ? latest.value : value;
}
