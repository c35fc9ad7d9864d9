import { matcherOf, type PatternNode, readPattern } from './read-pattern.ts';

/**
 * Reports whether a pattern can read some text in exponentially many ways, all of which a backtracking matcher tries
 * before it gives up. A repetition is ambiguous so if two different paths lead through it by one and the same text,
 * from a character of the pattern back to itself (Weber and Seidl, "On the degree of ambiguity of finite automata",
 * Theoretical Computer Science 88, 1991; condition EDA).
 */
export function isAmbiguous(pattern: string): boolean {
  const tree = readPattern(pattern);
  return [tree, ...looksIn(tree)].some((node) => hasTwoWaysRound(graphOf(node)));
}

/** Look-arounds are matched by themselves. */
function looksIn(node: PatternNode): readonly PatternNode[] {
  if (node.kind === 'look') return [node.node, ...looksIn(node.node)];
  if (node.kind === 'repeat') return looksIn(node.node);
  return 'nodes' in node ? node.nodes.flatMap(looksIn) : [];
}

/** Greatest count of which a repetition is written out, and greatest number of characters that this may make. */
const most = { copies: 16, characters: 60 } as const;

/** Greatest number of pairs of characters to follow; a pattern with more is not proved, and counts as ambiguous. */
const mostPairs = 100_000;

function isWrittenOut({ node, most: count }: Repetition): boolean {
  return count <= most.copies && count * sizeOf(node) <= most.characters;
}

/** Counts the characters of a part with its repetitions written out. */
function sizeOf(node: PatternNode): number {
  if (node.kind === 'repeat') return sizeOf(node.node) * (isWrittenOut(node) ? node.most : 1);
  return 'nodes' in node ? node.nodes.reduce((sum, each) => sum + sizeOf(each), 0) : 1;
}

type Repetition = PatternNode & { readonly kind: 'repeat' };

/** Number of ways; more than two are as bad as two. */
type Ways = 0 | 1 | 2;

const times = (a: Ways, b: Ways) => Math.min(2, a * b) as Ways;
const plus = (a: Ways, b: Ways) => Math.min(2, a + b) as Ways;

/** Any character, of which the text of a back-reference consists. */
const anything: PatternNode = { kind: 'character', atom: '[^]' };

/** Characters of the pattern at which a match can stand, with the number of ways to come there. */
type Places = ReadonlyMap<number, Ways>;

/** Part of a pattern, as in Glushkov's construction, but with the number of ways of each step. */
interface Part {
  /** Number of ways to match the empty text. */
  readonly empty: Ways;
  readonly first: Places;
  readonly last: Places;
}

interface Graph {
  /** Samples that each character of the pattern matches, as bits. */
  readonly matched: readonly bigint[];
  /** Number of ways from one character of the pattern to the next that is matched. */
  readonly next: readonly Map<number, Ways>[];
}

function graphOf(tree: PatternNode): Graph {
  const samples = samplesOf(tree);
  const matched: bigint[] = [];
  const next: Map<number, Ways>[] = [];
  const nothing: Part = { empty: 1, first: new Map(), last: new Map() };

  function character(atom: string): Part {
    const matches = matcherOf(atom);
    matched.push(
      samples.reduce((bits, sample, index) => (matches(sample) ? bits | (1n << BigInt(index)) : bits), 0n),
    );
    next.push(new Map());
    const place: Places = new Map([[matched.length - 1, 1]]);
    return { empty: 0, first: place, last: place };
  }

  function join(last: Places, first: Places): void {
    for (const [from, waysOut] of last) {
      const steps = next[from];
      for (const [to, waysIn] of first) steps?.set(to, plus(steps.get(to) ?? 0, times(waysOut, waysIn)));
    }
  }

  function sequence(a: Part, b: Part): Part {
    join(a.last, b.first);
    return {
      empty: times(a.empty, b.empty),
      first: either(a.first, weighted(b.first, a.empty)),
      last: either(b.last, weighted(a.last, b.empty)),
    };
  }

  const optional = (part: Part): Part => ({ ...part, empty: plus(part.empty, 1) });

  function repeat(repetition: Repetition): Part {
    const { node, least, most: count } = repetition;
    if (count === 0) return nothing;
    if (!isWrittenOut(repetition)) {
      const part = partOf(node);
      join(part.last, part.first);
      // A matcher that has to make a number of rounds may match nothing in any of them.
      if (Number.isFinite(count) && part.empty > 0) join(part.last, part.first);
      return least === 0 ? optional(part) : part;
    }
    const rounds = Array.from({ length: count }, (_none, at) => {
      const part = partOf(node);
      return at < least ? part : optional(part);
    });
    return rounds.reduce(sequence);
  }

  function partOf(node: PatternNode): Part {
    switch (node.kind) {
      case 'character':
        return character(node.atom);
      case 'reference':
        return repeat({ kind: 'repeat', node: anything, least: 0, most: Infinity });
      case 'place':
      case 'look':
        return nothing;
      case 'sequence':
        return node.nodes.map(partOf).reduce(sequence, nothing);
      case 'choice':
        return node.nodes.map(partOf).reduce((a, b) => ({
          empty: plus(a.empty, b.empty),
          first: either(a.first, b.first),
          last: either(a.last, b.last),
        }));
      case 'repeat':
        return repeat(node);
    }
  }

  partOf(tree);
  return { matched, next };
}

function either(a: Places, b: Places): Places {
  const all = new Map(a);
  for (const [place, ways] of b) all.set(place, plus(all.get(place) ?? 0, ways));
  return all;
}

function weighted(places: Places, by: Ways): Places {
  return by === 0 ? new Map() : new Map([...places].map(([place, ways]) => [place, times(ways, by)]));
}

/** Lists characters that differ in which parts of the pattern match them. */
function samplesOf(tree: PatternNode): readonly string[] {
  const usual = Array.from({ length: 95 }, (_none, code) => String.fromCharCode(32 + code));
  const named = charactersIn(tree).flatMap((atom) => [...atom]);
  return [...new Set([...usual, '\t', '\n', '\u00a0', 'é', 'É', '漢', '🙂', '\u0000', ...named])];
}

function charactersIn(node: PatternNode): readonly string[] {
  if (node.kind === 'character') return [node.atom];
  if ('node' in node) return charactersIn(node.node);
  return 'nodes' in node ? node.nodes.flatMap(charactersIn) : [];
}

/** Reports whether one text leads from a character of the pattern back to itself in two ways. */
function hasTwoWaysRound({ matched, next }: Graph): boolean {
  const size = matched.length;
  const share = (a: number, b: number) => ((matched[a] ?? 0n) & (matched[b] ?? 0n)) !== 0n;
  const pairs = (from: number): readonly number[] => {
    const [a, b] = [Math.floor(from / size), from % size];
    const found: number[] = [];
    for (const left of next[a]?.keys() ?? [])
      for (const right of next[b]?.keys() ?? []) if (share(left, right)) found.push(left * size + right);
    return found;
  };
  const isDiagonal = (pair: number) => Math.floor(pair / size) === pair % size;
  const starts = Array.from({ length: size }, (_none, place) => place * size + place);
  const circles = circlesFrom(starts, pairs);
  if (circles === undefined) return true;
  return circles.some((circle) => {
    const diagonal = circle.filter(isDiagonal);
    if (diagonal.length === 0) return false;
    const places = new Set(diagonal.map((pair) => pair % size));
    const isTwofold = (place: number) =>
      [...(next[place] ?? [])].some(([to, ways]) => ways > 1 && places.has(to));
    return diagonal.length < circle.length || [...places].some(isTwofold);
  });
}

/**
 * Lists the strongly connected components that are reachable from some nodes (Tarjan, "Depth-first search and linear
 * graph algorithms", 1972), except single nodes without an edge to themselves; undefined for more nodes than can be
 * followed.
 */
function circlesFrom(
  starts: readonly number[],
  edgesOf: (node: number) => readonly number[],
): readonly (readonly number[])[] | undefined {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const isOnStack = new Set<number>();
  const found: (readonly number[])[] = [];
  for (const start of starts) {
    if (order.has(start)) continue;
    const open: { readonly node: number; readonly edges: readonly number[]; at: number }[] = [];
    const enter = (node: number) => {
      order.set(node, order.size);
      low.set(node, order.size - 1);
      stack.push(node);
      isOnStack.add(node);
      open.push({ node, edges: edgesOf(node), at: 0 });
    };
    const reach = (node: number, to: number) => low.set(node, Math.min(low.get(node) ?? 0, to));
    enter(start);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (order.size > mostPairs) return undefined;
      const edge = top.edges[top.at];
      top.at += 1;
      if (edge !== undefined) {
        if (!order.has(edge)) enter(edge);
        else if (isOnStack.has(edge)) reach(top.node, order.get(edge) ?? 0);
        continue;
      }
      open.pop();
      const parent = open.at(-1);
      if (parent !== undefined) reach(parent.node, low.get(top.node) ?? 0);
      if (low.get(top.node) !== order.get(top.node)) continue;
      const circle = stack.splice(stack.indexOf(top.node));
      for (const node of circle) isOnStack.delete(node);
      if (circle.length > 1 || top.edges.includes(top.node)) found.push(circle);
    }
  }
  return found;
}
