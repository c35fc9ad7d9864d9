import { isNode } from './parse.ts';

/** Two trees with the same spelling mean the same. */
export function spelling(tree: unknown): string {
  return JSON.stringify(plain(tree));
}

function plain(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plain);
  if (typeof tree === 'bigint') return String(tree);
  return isNode(tree) ? { op: tree.op, args: plain(tree.args) } : tree;
}
