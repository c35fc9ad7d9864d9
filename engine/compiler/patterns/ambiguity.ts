import { matcherOf, type PatternNode, readPattern } from './read-pattern.ts';

/**
 * Reports whether a pattern can read some text in exponentially many ways, all of which a backtracking matcher tries
 * before it gives up. A repetition is ambiguous so if two different paths lead through it by one and the same text,
 * from a character of the pattern back to itself (Weber and Seidl, "On the degree of ambiguity of finite automata",
 * Theoretical Computer Science 88, 1991; condition EDA).
 */
export function isAmbiguous(pattern: string): boolean {
  const tree = readPattern(pattern);
  const work = createWork();
  try {
    return [tree, ...looksIn(tree)].some((node) => {
      const graph = graphOf(node, work);
      return hasTwoWaysRound(graph, work) || hasManyWays(graph, work);
    });
  } catch (error) {
    // Refuses a pattern that is too large to be proved.
    if (error instanceof TooMuchWork) return true;
    throw error;
  }
}

/** Limit of the work for one pattern, some tenths of a second; counted in steps between two characters. */
const mostWork = 5_000_000;

class TooMuchWork extends Error {}

/** Counts work; throws where it is more than its limit. */
type Work = (steps: number) => void;

function createWork(): Work {
  let done = 0;
  return (steps) => {
    done += steps;
    if (done > mostWork) throw new TooMuchWork('The pattern has too many ways to be followed.');
  };
}

/** Look-arounds are matched by themselves. */
function looksIn(node: PatternNode): readonly PatternNode[] {
  if (node.kind === 'look') return [node.node, ...looksIn(node.node)];
  if (node.kind === 'repeat') return looksIn(node.node);
  return 'nodes' in node ? node.nodes.flatMap(looksIn) : [];
}

/** Greatest number of characters that a counted repetition may have when it is written out. */
const mostCharacters = 60;

/** Greatest number of ways in which all rounds of one counted repetition may read a text. */
const mostWays = 1_000_000;

/**
 * Reports whether a counted repetition is followed round by round; else it counts as endless, which only matters
 * where its rounds can divide a text in several ways.
 */
function isWrittenOut({ node, most }: Repetition, work: Work): boolean {
  const size = sizeOf(node, work);
  if (most * size > mostCharacters) return false;
  return (size + 1) ** most <= mostWays || !hasTwoWaysRound(graphOf(endlessly(node), work), work);
}

function endlessly(node: PatternNode): Repetition {
  return { kind: 'repeat', node, least: 1, most: Number.MAX_SAFE_INTEGER };
}

/** Counts the characters of a part with its repetitions written out. */
function sizeOf(node: PatternNode, work: Work): number {
  if (node.kind === 'repeat') return sizeOf(node.node, work) * (isWrittenOut(node, work) ? node.most : 1);
  return 'nodes' in node ? node.nodes.reduce((sum, each) => sum + sizeOf(each, work), 0) : 1;
}

type Repetition = PatternNode & { readonly kind: 'repeat' };

/** Number of ways; more than two are as bad as two. */
type Ways = number;

const times = (a: Ways, b: Ways) => Math.min(2, a * b);
const plus = (a: Ways, b: Ways) => Math.min(2, a + b);

/** Any character, of which the text of a back-reference consists. */
const anything: PatternNode = { kind: 'character', atom: '[^]' };

/** Positions, which are the characters of the pattern in order, with the number of ways to come to each. */
type Positions = ReadonlyMap<number, Ways>;

/** Part of a pattern, as in Glushkov's construction, but with the number of ways of each step. */
interface Part {
  /** Number of ways to match the empty text. */
  readonly empty: Ways;
  readonly first: Positions;
  readonly last: Positions;
}

interface Graph {
  /** Samples that each character of the pattern matches, as bits. */
  readonly matched: readonly bigint[];
  /** Number of ways from one character of the pattern to the next that is matched. */
  readonly next: readonly Map<number, Ways>[];
}

function graphOf(tree: PatternNode, work: Work): Graph {
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
    const position: Positions = new Map([[matched.length - 1, 1]]);
    return { empty: 0, first: position, last: position };
  }

  function join(last: Positions, first: Positions): void {
    work(last.size * first.size);
    for (const [from, waysOut] of last) {
      const steps = next[from];
      for (const [to, waysIn] of first) steps?.set(to, plus(steps.get(to) ?? 0, times(waysOut, waysIn)));
    }
  }

  function sequence(a: Part, b: Part): Part {
    work(a.first.size + b.first.size + a.last.size + b.last.size);
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
    if (!isWrittenOut(repetition, work)) {
      const part = partOf(node);
      join(part.last, part.first);
      // A matcher that has to make a number of rounds may match nothing in any of them.
      if (Number.isFinite(count) && part.empty > 0) join(part.last, part.first);
      return least === 0 ? optional(part) : part;
    }
    // Nests the rounds, `a(?:a(?:a)?)?`, as a matcher makes none after one that it has left out.
    return Array.from({ length: count }, () => partOf(node)).reduceRight((rest, part, at) => {
      const rounds = sequence(part, rest);
      return at < least ? rounds : optional(rounds);
    }, nothing);
  }

  function partOf(node: PatternNode): Part {
    switch (node.kind) {
      case 'character':
        return character(node.atom);
      case 'reference':
        return repeat({ kind: 'repeat', node: anything, least: 0, most: Infinity });
      case 'anchor':
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

function either(a: Positions, b: Positions): Positions {
  const all = new Map(a);
  for (const [position, ways] of b) all.set(position, plus(all.get(position) ?? 0, ways));
  return all;
}

function weighted(positions: Positions, by: Ways): Positions {
  return by === 0
    ? new Map()
    : new Map([...positions].map(([position, ways]) => [position, times(ways, by)]));
}

/** Lists characters that differ in which parts of the pattern match them, with one at least for each part. */
function samplesOf(tree: PatternNode): readonly string[] {
  const atoms = [...new Set(charactersIn(tree))];
  const usual = Array.from({ length: 95 }, (_none, code) => String.fromCharCode(32 + code));
  const written = atoms.flatMap((atom) => [...atom, ...escapedIn(atom)]);
  const samples = [...new Set([...usual, '\t', '\n', '\u00a0', 'é', 'É', '漢', '🙂', '\u0000', ...written])];
  const others = atoms.map(matcherOf).flatMap((matches) => (samples.some(matches) ? [] : firstOf(matches)));
  return [...samples, ...others];
}

/** Lists the characters that are written as their numbers, such as the ends of a range. */
function escapedIn(atom: string): readonly string[] {
  const numbers = atom.matchAll(/\\u\{([\da-fA-F]+)\}|\\u([\da-fA-F]{4})|\\x([\da-fA-F]{2})/g);
  return [...numbers].map(([, ...digits]) =>
    String.fromCodePoint(Number.parseInt(digits.find((each) => each !== undefined) ?? '0', 16)),
  );
}

/** Finds the first character that an atom matches, such as a letter of a script. */
function firstOf(matches: (character: string) => boolean): readonly string[] {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (matches(character)) return [character];
  }
  return [];
}

function charactersIn(node: PatternNode): readonly string[] {
  if (node.kind === 'character') return [node.atom];
  if ('node' in node) return charactersIn(node.node);
  return 'nodes' in node ? node.nodes.flatMap(charactersIn) : [];
}

/** Lists the positions that match a sample, for each sample; lists of several samples that are alike only once. */
function positionsBySample(matched: readonly bigint[]): readonly (readonly number[])[] {
  const lists = new Map<string, readonly number[]>();
  const all = matched.reduce((bits, each) => bits | each, 0n);
  for (let bit = 1n; bit <= all; bit <<= 1n) {
    const read = [...matched.keys()].filter((position) => ((matched[position] ?? 0n) & bit) !== 0n);
    lists.set(read.join(), read);
  }
  return [...lists.values()];
}

/**
 * Reports whether a run of one character can be read in too many ways without any repetition, as by thirty optional
 * digits in a row.
 */
function hasManyWays({ matched, next }: Graph, work: Work): boolean {
  return positionsBySample(matched).some((read) => {
    const positions = new Set(read);
    let ways = new Map<number, number>(read.map((position) => [position, 1]));
    for (let length = 0; length < mostCharacters && ways.size > 0; length += 1) {
      const after = new Map<number, number>();
      for (const [from, count] of ways) {
        work(next[from]?.size ?? 0);
        for (const [to, more] of next[from] ?? [])
          if (positions.has(to)) after.set(to, (after.get(to) ?? 0) + count * more);
      }
      ways = after;
      if ([...ways.values()].some((count) => count > 10 * mostWays)) return true;
    }
    return false;
  });
}

/** Reports whether one text leads from a character of the pattern back to itself in two ways. */
function hasTwoWaysRound({ matched, next }: Graph, work: Work): boolean {
  const size = matched.length;
  const share = (a: number, b: number) => ((matched[a] ?? 0n) & (matched[b] ?? 0n)) !== 0n;
  const pairs = (from: number): readonly number[] => {
    const [a, b] = [Math.floor(from / size), from % size];
    const found: number[] = [];
    work((next[a]?.size ?? 0) * (next[b]?.size ?? 0));
    for (const left of next[a]?.keys() ?? [])
      for (const right of next[b]?.keys() ?? []) if (share(left, right)) found.push(left * size + right);
    return found;
  };
  const isDiagonal = (pair: number) => Math.floor(pair / size) === pair % size;
  const starts = Array.from({ length: size }, (_none, position) => position * size + position);
  return circlesFrom(starts, pairs).some((circle) => {
    const diagonal = circle.filter(isDiagonal);
    if (diagonal.length === 0) return false;
    const positions = new Set(diagonal.map((pair) => pair % size));
    const isTwofold = (position: number) =>
      [...(next[position] ?? [])].some(([to, ways]) => ways > 1 && positions.has(to));
    return diagonal.length < circle.length || [...positions].some(isTwofold);
  });
}

/**
 * Lists the strongly connected components that are reachable from some nodes (Tarjan, "Depth-first search and linear
 * graph algorithms", 1972), except single nodes without an edge to themselves.
 */
function circlesFrom(
  starts: readonly number[],
  edgesOf: (node: number) => readonly number[],
): readonly (readonly number[])[] {
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
    const lower = (node: number, to: number) => low.set(node, Math.min(low.get(node) ?? 0, to));
    enter(start);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const edge = top.edges[top.at];
      top.at += 1;
      if (edge !== undefined) {
        if (!order.has(edge)) enter(edge);
        else if (isOnStack.has(edge)) lower(top.node, order.get(edge) ?? 0);
        continue;
      }
      open.pop();
      const parent = open.at(-1);
      if (parent !== undefined) lower(parent.node, low.get(top.node) ?? 0);
      if (low.get(top.node) !== order.get(top.node)) continue;
      const circle = stack.splice(stack.lastIndexOf(top.node));
      for (const node of circle) isOnStack.delete(node);
      if (circle.length > 1 || top.edges.includes(top.node)) found.push(circle);
    }
  }
  return found;
}
