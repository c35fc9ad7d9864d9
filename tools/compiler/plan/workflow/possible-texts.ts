import type { ASTNode } from '@marcbachmann/cel-js';
import { joinLines } from '../../expressions/compile-expression.ts';
import { environmentOf } from '../../expressions/environment.ts';
import { parseExpression } from '../../expressions/parse.ts';
import type { Cel } from './workflow-source.ts';

const anywhere = environmentOf({});

/** The tree of an expression; undefined for one that is no CEL, which is reported where it is compiled. */
export function treeOf(source: Cel): ASTNode | undefined {
  try {
    return parseExpression(anywhere, joinLines(source)).ast;
  } catch {
    return undefined;
  }
}

/** The texts that an expression can come to and that are written out in it. */
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
