import { type Container, copyOf, getAtTokens, putChild, tokensOf } from './pointer.ts';

/**
 * A value that is changed step by step, while the given one stays as it is. What lies on the way to a change is
 * copied once and changed in place from then on, so that a thousand changes of one list cost one copy of it.
 */
export class Draft<Value> {
  #value: unknown;
  /** The copies that this draft owns and may change in place. */
  readonly #own = new WeakSet<object>();

  constructor(value: Value) {
    this.#value = value;
  }

  /** The value as it is now; it holds until the next change. */
  get value(): Value {
    return this.#value as Value;
  }

  /** Reads the value at a pointer; undefined where nothing is. */
  at(pointer: string): unknown {
    return getAtTokens(this.#value, tokensOf(pointer));
  }

  /** Puts a value at a pointer; missing parents become objects. */
  set(pointer: string, next: unknown): void {
    this.#release(next);
    const tokens = tokensOf(pointer);
    const last = tokens.at(-1);
    if (last === undefined) this.#value = next;
    else putChild(this.#containerAt(tokens.slice(0, -1)), last, next);
  }

  /** Puts a value into the list at a pointer, in front of an index or at the end; without a list it begins one. */
  insert(pointer: string, item: unknown, index?: number): void {
    if (!Array.isArray(this.at(pointer))) this.set(pointer, []);
    this.#release(item);
    const list = this.#containerAt(tokensOf(pointer)) as unknown[];
    if (index === undefined) list.push(item);
    else list.splice(index, 0, item);
  }

  /** Takes away what is at a pointer; items of a list that come after it move up. */
  remove(pointer: string): void {
    if (this.at(pointer) === undefined) return;
    const tokens = tokensOf(pointer);
    const last = tokens.at(-1);
    if (last === undefined) {
      this.#value = undefined;
      return;
    }
    const parent = this.#containerAt(tokens.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }

  /** The object or list at these tokens, and all around it, as copies that may be changed. */
  #containerAt(tokens: readonly string[]): Container {
    let container = this.#owned(this.#value);
    this.#value = container;
    for (const token of tokens) {
      const child = this.#owned(getAtTokens(container, [token]));
      putChild(container, token, child);
      container = child;
    }
    return container;
  }

  #owned(value: unknown): Container {
    if (typeof value === 'object' && value !== null && this.#own.has(value)) return value as Container;
    const copy = copyOf(value);
    this.#own.add(copy);
    return copy;
  }

  /**
   * Gives up ownership of a value that may be in the draft already: its two occurrences are changed apart from then on.
   */
  #release(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    this.#own.delete(value);
    for (const child of Object.values(value)) this.#release(child);
  }
}
