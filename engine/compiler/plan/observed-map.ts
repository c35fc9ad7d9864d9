type IsSame<Value> = (value: Value, other: Value) => boolean;

/** Map that records its look-ups, and compares their results with another map. */
export class ObservedMap<Value> implements ReadonlyMap<string, Value> {
  #map: ReadonlyMap<string, Value>;
  readonly #isSame: IsSame<Value>;
  readonly #read = new Map<string, Value | undefined>();
  #isReadWhole = false;
  #isCounted = false;

  /** Observes a map; `isSame` compares members, by default by identity. */
  constructor(map: ReadonlyMap<string, Value>, isSame: IsSame<Value> = Object.is) {
    this.#map = map;
    this.#isSame = isSame;
  }

  /**
   * Reports whether every value read from this map is equal in the other map. If so, later reads use the other
   * map.
   */
  holdsIn(other: ReadonlyMap<string, Value>): boolean {
    const holds = this.#readsSameIn(other);
    // Drops the reference to the map of the previous compilation, to free its memory.
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

/** Reports whether both maps have the same members in the same order. */
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
