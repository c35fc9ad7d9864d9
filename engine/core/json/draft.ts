import { type Container, copyOf, getAtTokens, putChild, tokensOf } from './pointer.ts';

/**
 * Value that is changed step by step, while the original stays unchanged. Copies the ancestors of a change only
 * once, so that a thousand changes of a list cost one copy.
 */
export class Draft<Value> {
  #value: unknown;
  /** Copies that this draft owns and may change in place. */
  readonly #own = new WeakSet<object>();

  constructor(value: Value) {
    this.#value = value;
  }

  /** Current value, valid until the next change. */
  get value(): Value {
    return this.#value as Value;
  }

  /** Reads the value at a pointer; undefined where there is none. */
  at(pointer: string): unknown {
    return getAtTokens(this.#value, tokensOf(pointer));
  }

  /** Sets the value at a pointer; missing parents become objects. */
  set(pointer: string, next: unknown): void {
    this.#release(next);
    const tokens = tokensOf(pointer);
    const last = tokens.at(-1);
    if (last === undefined) this.#value = next;
    else putChild(this.#containerAt(tokens.slice(0, -1)), last, next);
  }

  /**
   * Inserts an item into the list at a pointer, before an index or at the end; creates the list where there is none.
   */
  insert(pointer: string, item: unknown, index?: number): void {
    if (!Array.isArray(this.at(pointer))) this.set(pointer, []);
    this.#release(item);
    const list = this.#containerAt(tokensOf(pointer)) as unknown[];
    if (index === undefined) list.push(item);
    else list.splice(index, 0, item);
  }

  /** Removes the value at a pointer; later items of a list move up. */
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

  /**
   * Copies the container at these tokens and its ancestors, unless this draft owns them, so that they can be
   * changed in place.
   */
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
   * Gives up ownership of a value that may occur elsewhere in the draft, so that changing one occurrence leaves
   * the other unchanged.
   */
  #release(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    this.#own.delete(value);
    for (const child of Object.values(value)) this.#release(child);
  }
}
