import { useState } from 'react';
import { jsonEqual } from '../../../../core/json/equal.ts';

/** The value before as long as the next one says the same: hosts write schemas between the tags of a component. */
export function useStable<Value>(next: Value): Value {
  const [known, setKnown] = useState(next);
  if (known === next || jsonEqual(known, next)) return known;
  setKnown(next);
  return next;
}
