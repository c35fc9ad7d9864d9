import { useState } from 'react';
import { jsonEqual } from '../../../../core/json/equal.ts';

/**
 * Returns the previous value while the next one is equal, since hosts often write schemas inline as props, so that
 * every render makes a new object.
 */
export function useStable<Value>(next: Value): Value {
  const [known, setKnown] = useState(next);
  if (known === next || jsonEqual(known, next)) return known;
  setKnown(next);
  return next;
}
