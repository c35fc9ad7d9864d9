import { getAt, pointerOf, tokensOf } from './pointer.ts';

/** The pointers at which something stands in a value for a place pattern; `*` is any index or key. */
export function placesOf(pattern: string, value: unknown): readonly string[] {
  let places: readonly (readonly string[])[] = [[]];
  for (const token of tokensOf(pattern)) {
    places = places.flatMap((place) =>
      stepsFrom(getAt(value, pointerOf(place)), token).map((step) => [...place, step]),
    );
  }
  return places.map(pointerOf);
}

function stepsFrom(parent: unknown, token: string): readonly string[] {
  if (typeof parent !== 'object' || parent === null) return [];
  if (token === '*') return Object.keys(parent);
  return Object.hasOwn(parent, token) ? [token] : [];
}

/**
 * Finds what stands for a place pattern in a table keyed by patterns, e.g. the field of `/rows/3/zip` under
 * the pattern with `*`. A place that is spelled out wins over one with `*`.
 */
export function lookUpPlace<Found>(
  table: Readonly<Record<string, Found>>,
  pointer: string,
): Found | undefined {
  if (Object.hasOwn(table, pointer)) return table[pointer];
  const given = tokensOf(pointer);
  return findPattern(table, given, 0);
}

function findPattern<Found>(
  table: Readonly<Record<string, Found>>,
  tokens: readonly string[],
  from: number,
): Found | undefined {
  for (let index = from; index < tokens.length; index += 1) {
    const widened = tokens.map((token, at) => (at === index ? '*' : token));
    const pattern = pointerOf(widened);
    if (Object.hasOwn(table, pattern)) return table[pattern];
    const deeper = findPattern(table, widened, index + 1);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
