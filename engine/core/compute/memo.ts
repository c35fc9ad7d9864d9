/** Cache of values by text, for values that are read often. */
export class Memo<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  /**
   * Sets the maximum of cached values, `most`, at which the cache is cleared, since keys from outside are unlimited.
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Reads or computes the value for a key; `undefined` is not cached. */
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
