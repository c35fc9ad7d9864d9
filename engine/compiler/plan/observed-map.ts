type IsSame<Value> = (value: Value, other: Value) => boolean;

/** A map that remembers what was looked up in it, and whether the same would be found in another. */
export class ObservedMap<Value> implements ReadonlyMap<string, Value> {
  #map: ReadonlyMap<string, Value>;
  readonly #isSame: IsSame<Value>;
  readonly #read = new Map<string, Value | undefined>();
  #isReadWhole = false;
  #isCounted = false;

  /** `isSame`: where members are made anew for each compilation; by default it is the same object. */
  constructor(map: ReadonlyMap<string, Value>, isSame: IsSame<Value> = Object.is) {
    this.#map = map;
    this.#isSame = isSame;
  }

  /** True where all that was read of this map is the same in the other one, which then takes its place. */
  holdsIn(other: ReadonlyMap<string, Value>): boolean {
    const holds = this.#readsSameIn(other);
    // Releases the former compilation, of which nothing is held longer than needed.
    if (holds) this.#map = other;
    return holds;
  }

  #readsSameIn(other: ReadonlyMap<string, Value>): boolean {
    if (this.#isReadWhole) return isSameMap(this.#map, other, this.#isSame);
    if (this.#isCounted && this.#map.size !== other.size) return false;
    for (const [key, value] of this.#read) if (!areSame(value, other.get(key), this.#isSame)) return false;
    return true;
  }

  get(key: string): Value | undefined {
    const value = this.#map.get(key);
    this.#read.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    this.#isCounted = true;
    return this.#map.size;
  }

  keys(): MapIterator<string> {
    return this.#whole().keys();
  }

  values(): MapIterator<Value> {
    return this.#whole().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.#whole().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#whole().entries();
  }

  forEach(work: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.#whole()) work(value, key, this);
  }

  #whole(): ReadonlyMap<string, Value> {
    this.#isReadWhole = true;
    return this.#map;
  }
}

/** True where both maps have the same members in the same order. */
export function isSameMap<Value>(
  map: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  isSame: IsSame<Value> = Object.is,
): boolean {
  if (map === other) return true;
  if (map.size !== other.size) return false;
  const others = other.entries();
  for (const [key, value] of map) {
    const [otherKey, otherValue] = others.next().value ?? [];
    if (key !== otherKey || !areSame(value, otherValue, isSame)) return false;
  }
  return true;
}

function areSame<Value>(value: Value | undefined, other: Value | undefined, isSame: IsSame<Value>): boolean {
  if (value === undefined || other === undefined) return value === other;
  return isSame(value, other);
}
