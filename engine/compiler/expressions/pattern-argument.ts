import type { ASTNode } from '@marcbachmann/cel-js';
import { patternProblem } from '../patterns/pattern-problem.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/** Requires the pattern to be a literal, so that it is proved valid and fast before it meets any data. */
export function checkPattern(node: ASTNode | undefined): void {
  if (node === undefined) return;
  if (node.op !== 'value' || typeof node.args !== 'string') {
    throw new UnsupportedExpressionError(node, 'A pattern is written out as a text, not read from data.');
  }
  const problem = patternProblem(node.args);
  if (problem !== undefined) throw new UnsupportedExpressionError(node, problem.message);
}
