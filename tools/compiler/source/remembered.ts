/**
 * The same function, which works out its answer once for each object. A watcher keeps the files that did not change:
 * what is found in one of them is not looked for again.
 */
export function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
}
