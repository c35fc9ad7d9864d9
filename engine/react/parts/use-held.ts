import { useState } from 'react';

/** Returns the value, or the earlier one while held, so that running work is not affected by its own outcome. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [latest, setLatest] = useState({ value });
  if (!isHeld && latest.value !== value) setLatest({ value });
  return isHeld ? latest.value : value;
}
