import type { Json } from '../../engine/core/json/json.ts';
import { mulberry32 } from '../../tools/demo/random.ts';

/** Creates a generator of numbers from 0 to 1 for a seed, equal on every machine. */
export function randomOf(seed: number): () => number {
  return mulberry32(seed * 2_654_435_761);
}

/** Value anywhere in a file, with its name and a way to replace it. */
export interface Spot {
  /** Names from the root of the file to the value. */
  readonly at: string;
  readonly name: string;
  readonly value: Json;
  /** Replaces the value; undefined removes it, except from a list. */
  readonly put: (value: Json | undefined) => void;
}

/** Lists every value of a file, from the outside in. */
export function* spotsIn(value: Json | undefined, at = ''): Generator<Spot> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, Json>;
  for (const [name, each] of Object.entries(holder)) {
    const put = (next: Json | undefined) => {
      if (next === undefined && !Array.isArray(value)) delete holder[name];
      else holder[name] = next ?? '';
    };
    yield { at: `${at}/${name}`, name: Array.isArray(value) ? '*' : name, value: each, put };
    yield* spotsIn(each, `${at}/${name}`);
  }
}
