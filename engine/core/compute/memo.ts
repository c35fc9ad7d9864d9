/** Cache of values by text, for values that are read often. */
export class Memo<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  /**
   * Sets the maximum number of cached values; the cache is cleared when it is reached, since keys from outside
   * are unlimited.
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Reads the cached value of a key, or computes it. Does not cache `undefined`. */
  of(key: string, make: (key: string) => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (made === undefined) return made;
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(key, made);
    return made;
  }
}
