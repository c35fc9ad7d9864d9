/** Freezes a descriptor and everything in it, so that nobody keeps live state in it. Functions stay as they are. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const child of Object.values(value)) freeze(child);
  return Object.freeze(value);
}
