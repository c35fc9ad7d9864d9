import type { ASTNode } from '@marcbachmann/cel-js';
import { spelling } from '../../expressions/spelling.ts';
import { treeOf } from '../../expressions/tree-of.ts';
import type { Cel } from '../../plan/plan-expression.ts';

/**
 * Reports whether two conditions exclude each other by their form: a part and its negation (`x`, `!x`), or one
 * value compared with two constants (`x == 'yes'`, `x == 'no'`). Other pairs of rows need an order.
 */
export function areExclusive(left: Cel | undefined, right: Cel | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [ours, theirs] = [partsOf(left), partsOf(right)];
  return ours.some((one) =>
    theirs.some((other) => areOpposite(one, other) || areOpposite(other, one) || differ(one, other)),
  );
}

/** Lists the operands of a conjunction. */
function partsOf(source: Cel): readonly ASTNode[] {
  const tree = treeOf(source);
  return tree === undefined ? [] : conjuncts(tree);
}

function conjuncts(node: ASTNode): readonly ASTNode[] {
  return node.op === '&&' ? node.args.flatMap((part) => conjuncts(part)) : [node];
}

function areOpposite(one: ASTNode, other: ASTNode): boolean {
  if (other.op === '!_') return spelling(other.args) === spelling(one);
  if (one.op !== '==' || other.op !== '!=') return false;
  return spelling(one.args) === spelling(other.args);
}

function differ(one: ASTNode, other: ASTNode): boolean {
  if (one.op !== '==' || other.op !== '==') return false;
  const [left, right] = [one.args, other.args];
  if (left[1].op !== 'value' || right[1].op !== 'value') return false;
  return spelling(left[0]) === spelling(right[0]) && left[1].args !== right[1].args;
}
