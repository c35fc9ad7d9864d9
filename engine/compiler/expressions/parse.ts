import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/** Parsed expression, cached by environment and text. */
export interface ParsedExpression {
  readonly ast: ASTNode;
  /** Checks the expression against the types of its environment. */
  readonly check: () => ReturnType<ReturnType<Environment['parse']>['check']>;
}

const known = new WeakMap<Environment, Map<string, ParsedExpression>>();

/**
 * Parses an expression, once per environment and also across compilations. Reads every integer literal as a
 * double, since CEL refuses to mix `int` and `double`, which to an analyst are both numbers.
 */
export function parseExpression(environment: Environment, source: string): ParsedExpression {
  const expressions = known.get(environment) ?? new Map<string, ParsedExpression>();
  known.set(environment, expressions);
  const found = expressions.get(source) ?? parsed(environment, source);
  expressions.set(source, found);
  return found;
}

/** Maximum depth of nested brackets, since the functions that walk an expression recurse into each. */
const mostNested = 100;

function requireShallow(source: string): void {
  let depth = 0;
  for (const [sign] of source.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[([{}\])]/g)) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth > mostNested) throw tooDeep();
  }
}

/** Creates the error for an expression nested too deep to read. */
export function tooDeep(): UnsupportedExpressionError {
  const message = `The expression has more than ${mostNested} brackets or operators within one another`;
  return new UnsupportedExpressionError(undefined, message, 'Give its parts names, or remove brackets.');
}

function parsed(environment: Environment, source: string): ParsedExpression {
  requireShallow(source);
  const expression = environment.parse(source);
  makeNumbersPlain(expression.ast);
  let checked: ReturnType<ParsedExpression['check']> | undefined;
  return {
    ast: expression.ast,
    check() {
      checked ??= expression.check();
      return checked;
    },
  };
}

function makeNumbersPlain(node: ASTNode): void {
  if (isWholeNumber(node)) Object.assign(node, { args: Number(node.args) });
  // Keeps integers in the index of a list, including those of a computed index.
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

/** Reports whether a value in an expression's tree is a node. */
export function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
