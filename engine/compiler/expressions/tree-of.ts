import type { ASTNode } from '@marcbachmann/cel-js';
import { joinLines } from './compile-expression.ts';
import { environmentOf } from './environment.ts';
import { parseExpression } from './parse.ts';

const anywhere = environmentOf({});

/** Cache of recently parsed expressions by text, since several checks of a schema set read the same ones. */
const known = new Map<string, ASTNode | undefined>();
const mostKnown = 2_000;

/** Finds the tree of an expression; undefined for invalid CEL, reported at compilation. */
export function treeOf(source: string | readonly string[]): ASTNode | undefined {
  const text = joinLines(source);
  if (!known.has(text)) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, parsed(text));
  }
  return known.get(text);
}

function parsed(text: string): ASTNode | undefined {
  try {
    return parseExpression(anywhere, text).ast;
  } catch {
    return undefined;
  }
}
