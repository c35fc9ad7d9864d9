/** Queue of several users' work, in which every user gets a turn before any user gets a second one. */
export class FairQueue<Work> {
  /** Work by user, the next user first. */
  readonly #byUser = new Map<string, { readonly quick: Work[]; readonly other: Work[] }>();

  /** Counts a user's waiting work. */
  lengthOf(user: string): number {
    const own = this.#byUser.get(user);
    return own === undefined ? 0 : own.quick.length + own.other.length;
  }

  /** Adds work; quick work precedes the same user's other work. */
  add(user: string, work: Work, isQuick: boolean): void {
    const own = this.#byUser.get(user) ?? { quick: [], other: [] };
    this.#byUser.set(user, own);
    (isQuick ? own.quick : own.other).push(work);
  }

  /** Takes the next work of a user who is not busy, and moves that user to the end. */
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
