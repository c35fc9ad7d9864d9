import type { ASTNode } from '@marcbachmann/cel-js';
import { joinLines } from './compile-expression.ts';
import { environmentOf } from './environment.ts';
import { parseExpression } from './parse.ts';

const anywhere = environmentOf({});

/** The tree of an expression; undefined for one that is no CEL, which is reported where it is compiled. */
export function treeOf(source: string | readonly string[]): ASTNode | undefined {
  try {
    return parseExpression(anywhere, joinLines(source)).ast;
  } catch {
    return undefined;
  }
}
