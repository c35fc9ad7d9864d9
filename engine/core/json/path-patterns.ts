import { memoized } from '../compute/memoized.ts';
import { pointerOf, tokensOf } from './pointer.ts';

/** Lists the pointers of existing values that match a path pattern, in which `*` is any index or key. */
export function matchingPaths(pattern: string, value: unknown): readonly string[] {
  const paths: string[] = [];
  forEachPath(tokensOf(pattern), value, (_value, path) => paths.push(pointerOf(path)));
  return paths;
}

type Visit = (value: unknown, path: readonly string[]) => void;

/**
 * Visits the values that match a split pattern. Reuses the path array, which is valid only during the callback.
 */
export function forEachPath(pattern: readonly string[], value: unknown, visit: Visit): void {
  const [first] = pattern;
  if (first === undefined) visit(value, pattern);
  else if (first === '*' || isIn(first, value)) step({ pattern, visit, path: [] }, value);
}

/** Tests the first key before the walk, since most patterns match nothing in most values. */
function isIn(key: string, value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

interface Walk {
  readonly pattern: readonly string[];
  readonly visit: Visit;
  readonly path: string[];
}

function step(walk: Walk, value: unknown): void {
  const { pattern, visit, path } = walk;
  const token = pattern[path.length];
  if (token === undefined) {
    visit(value, path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const parent = value as Readonly<Record<string, unknown>>;
  for (const key of token === '*' ? Object.keys(parent) : [token]) {
    if (!Object.hasOwn(parent, key)) continue;
    path.push(key);
    step(walk, parent[key]);
    path.pop();
  }
}

/**
 * Looks up a pointer in a table keyed by path patterns, e.g. the field of `/rows/3/zip`. An exact path takes
 * precedence over a pattern with `*`.
 */
export function lookUpPath<Found>(
  table: Readonly<Record<string, Found>>,
  pointer: string,
): Found | undefined {
  if (Object.hasOwn(table, pointer)) return table[pointer];
  const leaf = findLeaf(treeOf(table), tokensOf(pointer), 0);
  return leaf === undefined ? undefined : table[leaf];
}

/** Prefix tree of patterns: the cost of a look-up depends on the pointer's length, not on the number of patterns. */
interface Tree {
  readonly next: Map<string, Tree>;
  /** Pattern that ends at this node. */
  leaf?: string;
}

const treeOf = memoized((table: Readonly<Record<string, unknown>>): Tree => {
  const tree: Tree = { next: new Map() };
  for (const pattern of Object.keys(table)) {
    let here = tree;
    for (const token of tokensOf(pattern)) {
      const next = here.next.get(token) ?? { next: new Map() };
      here.next.set(token, next);
      here = next;
    }
    here.leaf = pattern;
  }
  return tree;
});

function findLeaf(tree: Tree, tokens: readonly string[], from: number): string | undefined {
  const token = tokens[from];
  if (token === undefined) return tree.leaf;
  const spelled = tree.next.get(token);
  const found = spelled === undefined ? undefined : findLeaf(spelled, tokens, from + 1);
  if (found !== undefined) return found;
  const any = tree.next.get('*');
  return any === undefined || any === spelled ? undefined : findLeaf(any, tokens, from + 1);
}
