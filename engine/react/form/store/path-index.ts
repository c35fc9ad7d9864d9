import { pathToPointer, pointerOf, tokensOf } from '../../../core/json/pointer.ts';

/** Paths of an open form that can show messages: its laid-out fields, and the paths inside of rows and branches. */
export interface PathIndex {
  /** Paths in reading order. */
  readonly paths: readonly string[];
  /** Finds the path that shows a problem, given the problem's JSON Pointer. */
  readonly at: (pointer: string) => string | undefined;
}

/** JSON Pointers that have no field, each with the field that shows their problems. */
type Aliases = readonly (readonly [pointer: string, path: string])[];

/** Builds the path index; `entered` are the paths inside of laid-out fields, in order of appearance. */
export function indexPaths(
  laidOut: readonly string[],
  entered: readonly string[],
  aliases: Aliases = [],
): PathIndex {
  const paths = entered.length === 0 ? laidOut : inReadingOrder(laidOut, entered);
  const byPointer = new Map([...aliases, ...paths.map((path) => [pathToPointer(path), path] as const)]);
  return { paths, at: (pointer) => nearestAround(byPointer, pointer) ?? firstInside(byPointer, pointer) };
}

/** Finds the path at a JSON Pointer, or else the nearest one that contains it. */
function nearestAround(byPointer: ReadonlyMap<string, string>, pointer: string): string | undefined {
  const own = byPointer.get(pointer);
  if (own !== undefined) return own;
  const tokens = tokensOf(pointer);
  for (let length = tokens.length - 1; length > 0; length -= 1) {
    const around = byPointer.get(pointerOf(tokens.slice(0, length)));
    if (around !== undefined) return around;
  }
  return undefined;
}

/** Finds the first field inside of a missing group, by which the user can correct the problem. */
function firstInside(byPointer: ReadonlyMap<string, string>, pointer: string): string | undefined {
  for (const [at, path] of byPointer) if (at.startsWith(`${pointer}/`)) return path;
  return undefined;
}

function inReadingOrder(laidOut: readonly string[], entered: readonly string[]): readonly string[] {
  const owners = new Set(laidOut);
  const others = entered.filter((path) => !owners.has(path));
  const inside = Map.groupBy(others, (path) => ownerOf(owners, path));
  const free = inside.get(undefined) ?? [];
  return [...laidOut.flatMap((path) => [path, ...sorted(inside.get(path) ?? [])]), ...sorted(free)];
}

function ownerOf(owners: ReadonlySet<string>, path: string): string | undefined {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const owner = path.slice(0, end);
    if (owners.has(owner)) return owner;
  }
  return undefined;
}

interface Branch {
  path: string | undefined;
  readonly below: Map<string, Branch>;
}

/**
 * Sorts paths so that each precedes the paths inside of it; rows are sorted by index, other paths in the order in
 * which they were added.
 */
function sorted(paths: readonly string[]): readonly string[] {
  const root: Branch = { path: undefined, below: new Map() };
  for (const path of paths) {
    let at = root;
    for (const token of path.split('.')) {
      const next: Branch = at.below.get(token) ?? { path: undefined, below: new Map() };
      at.below.set(token, next);
      at = next;
    }
    at.path = path;
  }
  return flattened(root);
}

function flattened({ path, below }: Branch): readonly string[] {
  const children = [...below];
  const areRows = children.every(([token]) => /^\d+$/.test(token));
  const inOrder = areRows ? children.toSorted(([left], [right]) => Number(left) - Number(right)) : children;
  return [...(path === undefined ? [] : [path]), ...inOrder.flatMap(([, child]) => flattened(child))];
}
