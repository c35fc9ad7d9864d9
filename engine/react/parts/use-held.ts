import { useState } from 'react';

/** The value, or while it is held the one from before: what is under way is not judged by its own outcome. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [latest, setLatest] = useState({ value });
  if (!isHeld && latest.value !== value) setLatest({ value });
  return isHeld ? latest.value : value;
}
