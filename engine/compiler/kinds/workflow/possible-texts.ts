import type { ASTNode } from '@marcbachmann/cel-js';
import { treeOf } from '../../expressions/tree-of.ts';
import type { Cel } from '../../plan/plan-expression.ts';

/** Lists the literal texts that an expression can yield, such as both branches of a choice. */
export function possibleTexts(source: Cel): readonly string[] {
  const tree = treeOf(source);
  return tree === undefined ? [] : textsOf(tree);
}

function textsOf(node: ASTNode): readonly string[] {
  if (node.op === 'value') return typeof node.args === 'string' ? [node.args] : [];
  if (node.op !== '?:') return [];
  const [, yes, no] = node.args;
  return [...textsOf(yes), ...textsOf(no)];
}
