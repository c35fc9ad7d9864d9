/** Freezes a descriptor deeply, so that it cannot be used to keep state. Functions stay unfrozen. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const child of Object.values(value)) freeze(child);
  return Object.freeze(value);
}
