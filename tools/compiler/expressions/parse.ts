import type { ASTNode, Environment } from '@marcbachmann/cel-js';

/**
 * Parses an expression. CEL distinguishes `int` from `double` and refuses to mix them; to an analyst both are numbers,
 * so every integer literal is read as a double.
 */
export function parseExpression(environment: Environment, source: string): ReturnType<Environment['parse']> {
  const parsed = environment.parse(source);
  makeNumbersPlain(parsed.ast);
  return parsed;
}

function makeNumbersPlain(node: ASTNode): void {
  if (isWholeNumber(node)) Object.assign(node, { args: Number(node.args) });
  // The position in a list stays a whole number, also where it is worked out.
  const children = node.op === '[]' ? [node.args[0]] : childrenOf(node.args);
  children.forEach(makeNumbersPlain);
}

function isWholeNumber(node: ASTNode): boolean {
  return node.op === 'value' && typeof node.args === 'bigint';
}

function childrenOf(args: unknown): readonly ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(childrenOf);
  return isNode(args) ? [args] : [];
}

/** Whether something in the tree of an expression is a node of it. */
export function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
