/** Work of several users, of whom each has a turn before anybody has a second one. */
export class FairQueue<Work> {
  /** The user whose turn is next is the first. */
  readonly #byUser = new Map<string, { readonly quick: Work[]; readonly other: Work[] }>();

  /** Number of a user's works that wait. */
  lengthOf(user: string): number {
    const own = this.#byUser.get(user);
    return own === undefined ? 0 : own.quick.length + own.other.length;
  }

  /** Quick work does not wait for the other work of the same user. */
  add(user: string, work: Work, isQuick: boolean): void {
    const own = this.#byUser.get(user) ?? { quick: [], other: [] };
    this.#byUser.set(user, own);
    (isQuick ? own.quick : own.other).push(work);
  }

  /** The next work of somebody who is not among these; that user is the last from now on. */
  take(busy: ReadonlySet<string> = new Set()): { readonly user: string; readonly work: Work } | undefined {
    for (const [user, own] of this.#byUser) {
      const work = busy.has(user) ? undefined : (own.quick.shift() ?? own.other.shift());
      if (work === undefined) continue;
      this.#byUser.delete(user);
      if (own.quick.length + own.other.length > 0) this.#byUser.set(user, own);
      return { user, work };
    }
    return undefined;
  }
}
