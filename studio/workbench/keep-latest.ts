/** Keeps the latest entries of a map: the newest last, the oldest dropped first. */
export function keepLatest<Value>(all: Map<string, Value>, key: string, value: Value, most: number): void {
  all.delete(key);
  all.set(key, value);
  for (const oldest of [...all.keys()].slice(0, -most)) all.delete(oldest);
}
