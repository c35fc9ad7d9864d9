import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../../../compiler/expressions/parse.ts';

/** An expression with other expressions in place of some names. */
export function withNames(node: ASTNode, replaced: (name: string) => ASTNode | undefined): ASTNode {
  if (node.op === 'id') return replaced(node.args) ?? node;
  return { ...node, args: inside(node.args, replaced) } as ASTNode;
}

function inside(args: unknown, replaced: (name: string) => ASTNode | undefined): unknown {
  if (Array.isArray(args)) return args.map((each) => inside(each, replaced));
  return isNode(args) ? withNames(args, replaced) : args;
}
