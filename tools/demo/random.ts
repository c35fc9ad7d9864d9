/** Source of repeatable random choices: the same name gives the same sequence on every machine. */
export interface Random {
  /** Picks a whole number from `min` to `max`, inclusive. */
  readonly integer: (min: number, max: number) => number;
  /** Returns true with the probability `share`, 0 to 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Picks `count` different items in random order; all of a shorter list. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
}

/**
 * Creates a source for one record, named by its id, so that one more choice in a record leaves all other records
 * unchanged.
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

/** Hashes a text by FNV-1a, 32 bits, which spreads short names well enough for seeds. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a Mulberry32 generator (public domain) with 32 bits of state, in integer arithmetic only. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
