import type { ASTNode } from '@marcbachmann/cel-js';

/** Two trees with the same spelling mean the same. */
export function spelling(tree: unknown): string {
  return JSON.stringify(plain(tree));
}

function plain(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plain);
  if (typeof tree === 'bigint') return String(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  const { op, args } = tree as ASTNode;
  return { op, args: plain(args) };
}
