/** Caches a value per text, for values that are read often. */
export class Memo<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  /** Forgets all values before the next one when `most` are known: keys can come from outside, without end. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value for a key. That there is none is worked out each time. */
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
