import { type PatternNode, readPattern } from './read-pattern.ts';

/** Lengths of the texts that match a pattern. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/**
 * Finds the shortest and the longest text that a pattern accepts; an unanchored pattern also matches any longer text.
 */
export function lengthsOf(pattern: string): Lengths {
  const tree = readPattern(pattern);
  const whole = lengthsIn(tree);
  const choices = tree.kind === 'choice' ? tree.nodes : [tree];
  return choices.every(isAnchored) ? whole : { least: whole.least, most: Infinity };
}

function isAnchored(node: PatternNode): boolean {
  if (node.kind !== 'sequence') return false;
  const [first, last] = [node.nodes[0], node.nodes.at(-1)];
  return first?.kind === 'anchor' && first.atom === '^' && last?.kind === 'anchor' && last.atom === '$';
}

const nothing: Lengths = { least: 0, most: 0 };

function lengthsIn(node: PatternNode): Lengths {
  switch (node.kind) {
    case 'character':
      return { least: 1, most: 1 };
    case 'anchor':
    case 'look':
      return nothing;
    case 'reference':
      // Treats a back-reference as text of any length.
      return { least: 0, most: Infinity };
    case 'sequence':
      return node.nodes
        .map(lengthsIn)
        .reduce((a, b) => ({ least: a.least + b.least, most: a.most + b.most }), nothing);
    case 'choice': {
      const each = node.nodes.map(lengthsIn);
      return {
        least: Math.min(...each.map(({ least }) => least)),
        most: Math.max(...each.map(({ most }) => most)),
      };
    }
    case 'repeat': {
      const { least, most } = lengthsIn(node.node);
      return { least: least * node.least, most: timesOf(most, node.most) };
    }
  }
}

function timesOf(length: number, times: number): number {
  return length === 0 || times === 0 ? 0 : length * times;
}
