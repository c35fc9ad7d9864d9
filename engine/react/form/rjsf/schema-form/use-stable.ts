import { useState } from 'react';
import { jsonEqual } from '../../../../core/json/equal.ts';

/**
 * Returns the previous value while the next one is equal, since hosts write schemas inline between the tags of a
 * component.
 */
export function useStable<Value>(next: Value): Value {
  const [known, setKnown] = useState(next);
  if (known === next || jsonEqual(known, next)) return known;
  setKnown(next);
  return next;
}
