/** A source of repeatable choices: the same name gives the same row of choices on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number;
  /** True in about `share` (0 to 1) of the cases. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** `count` different items, in a random order; all of them where the list is shorter. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
}

/**
 * Every record gets a source of its own, named by its id: one more choice in one record then leaves all
 * the others as they were.
 */
export function createRandom(name: string): Random {
  const next = mulberry32(fnv1a(name));

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const chosen = list[integer(0, list.length - 1)];
    if (chosen === undefined) {
      throw new Error('There is nothing to pick from: the list is empty.');
    }
    return chosen;
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(integer(0, rest.length - 1), 1));
    }
    return taken;
  }

  return { integer, chance: (share) => next() < share, pick, sample };
}

/** FNV-1a, 32 bits: spreads short names well enough to seed with. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (public domain): a generator with 32 bits of state; it only uses whole-number arithmetic. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
