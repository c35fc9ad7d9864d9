import { isNode } from './parse.ts';

/** Writes a tree as text, to compare expressions: trees with the same text have the same meaning. */
export function spelling(tree: unknown): string {
  return JSON.stringify(plain(tree));
}

function plain(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plain);
  if (typeof tree === 'bigint') return String(tree);
  return isNode(tree) ? { op: tree.op, args: plain(tree.args) } : tree;
}
