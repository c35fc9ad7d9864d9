import type { ASTNode } from '@marcbachmann/cel-js';
import { patternProblem } from '../patterns.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/** A pattern is written out, so that it can be proved to work and to be quick before anybody's data meets it. */
export function checkPattern(node: ASTNode | undefined): void {
  if (node === undefined) return;
  if (node.op !== 'value' || typeof node.args !== 'string') {
    throw new UnsupportedExpressionError(node, 'A pattern is written out as a text, not read from data.');
  }
  const problem = patternProblem(node.args);
  if (problem !== undefined) throw new UnsupportedExpressionError(node, problem.message);
}
