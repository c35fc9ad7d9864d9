import { matcherOf, type PatternNode, readPattern } from './read-pattern.ts';

/**
 * Estimates the exponent of a pattern's worst-case time in the length of the text: the number of repetitions
 * that can match one and the same run of a character (`\d+\d+x`), plus one if unanchored. Misses repeated words
 * (`.*foo.*foo`).
 */
export function degreeOf(pattern: string): number {
  const whole = partOf(readPattern(pattern), false);
  return Math.max(1, ...samples.map((sample) => whole(sample).best));
}

/**
 * Number of repetitions in a part of a pattern that can match one run of a character, by where the run lies.
 */
interface Shared {
  /** Number for a run through the whole part; negative infinity if the part cannot match such a run. */
  readonly through: number;
  readonly atStart: number;
  readonly atEnd: number;
  readonly best: number;
}

type Part = (sample: string) => Shared;

const samples = [
  ...Array.from({ length: 96 }, (_none, code) => String.fromCharCode(32 + code)),
  '\t',
  '\n',
  'é',
  '漢',
  '🙂',
];

const none: Shared = { through: 0, atStart: 0, atEnd: 0, best: 0 };
const blocked: Shared = { ...none, through: Number.NEGATIVE_INFINITY };
const one: Shared = { through: 1, atStart: 1, atEnd: 1, best: 1 };

/** Number of copies of a counted part that are looked at: a pattern of a higher degree is refused anyway. */
const few = 8;

/** Maximum count from which a repetition is treated as endless. */
const many = 100;

function then(a: Shared, b: Shared): Shared {
  return {
    through: a.through + b.through,
    atStart: Math.max(a.atStart, a.through + b.atStart),
    atEnd: Math.max(b.atEnd, b.through + a.atEnd),
    best: Math.max(a.best, b.best, a.atEnd + b.atStart),
  };
}

function either(a: Shared, b: Shared): Shared {
  return {
    through: Math.max(a.through, b.through),
    atStart: Math.max(a.atStart, b.atStart),
    atEnd: Math.max(a.atEnd, b.atEnd),
    best: Math.max(a.best, b.best),
  };
}

type Repetition = Pick<PatternNode & { readonly kind: 'repeat' }, 'least' | 'most'>;

function repeated(part: Part, { least, most }: Repetition): Part {
  const isEndless = most > many;
  return (sample) => {
    const once = part(sample);
    const again = Array.from({ length: isEndless ? 2 : Math.min(most, few) }, () => once).reduce(then, none);
    const more = isEndless && once.through >= 0 ? either(again, then(once, one)) : again;
    const all = { ...more, through: isEndless ? once.through + 1 : once.through };
    const whole = { ...all, best: isEndless && once.through === 0 ? 1 : all.best };
    return least === 0 ? either(whole, none) : whole;
  };
}

function partOf(node: PatternNode, isInside: boolean): Part {
  switch (node.kind) {
    case 'character': {
      const matches = matcherOf(node.atom);
      return (sample) => (matches(sample) ? none : blocked);
    }
    case 'anchor':
      return () => none;
    case 'reference':
      // Treats a back-reference as any character.
      return () => one;
    case 'look': {
      const inner = partOf(node.node, true);
      return (sample) => ({ ...none, best: inner(sample).best });
    }
    case 'choice': {
      const parts = node.nodes.map((each) => partOf(each, isInside));
      return (sample) => parts.map((part) => part(sample)).reduce(either);
    }
    case 'sequence':
      return partOfSequence(node.nodes, isInside);
    case 'repeat':
      return repeated(partOf(node.node, true), node);
  }
}

function partOfSequence(nodes: readonly PatternNode[], isInside: boolean): Part {
  const isAnchored = isInside || isAnchor(nodes[0], '^');
  const isEnded = isInside || nodes.some((node) => isAnchor(node, '$'));
  // Drops repetitions at the end of an unanchored pattern: nothing follows that could fail and cause backtracking.
  const end = isEnded ? nodes.length : nodes.findLastIndex((node) => !isFree(node)) + 1;
  const parts = nodes.slice(0, end).map((node) => partOf(node, true));
  const anywhere: readonly Part[] = isAnchored ? [] : [() => one];
  return (sample) => [...anywhere, ...parts].map((part) => part(sample)).reduce(then, none);
}

function isAnchor(node: PatternNode | undefined, atom: string): boolean {
  return node?.kind === 'anchor' && node.atom === atom;
}

function isFree(node: PatternNode): boolean {
  return node.kind === 'repeat' && (node.least === 0 || node.most > many);
}
