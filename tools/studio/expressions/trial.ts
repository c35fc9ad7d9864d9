import type { ASTNode } from '@marcbachmann/cel-js';
import { getAt, tokensOf } from '../../../engine/core/json/pointer.ts';
import type {
  ExpressionTrial,
  TrialInput,
  TriedExpression,
  TriedPart,
} from '../../../engine/core/protocol/expression-look.ts';
import { closureOf } from '../../compiler/expressions/closures.ts';
import type { CheckedExpression } from '../../compiler/expressions/compile-expression.ts';
import type { ExpressionContext } from '../../compiler/expressions/environment.ts';
import { isNode } from '../../compiler/expressions/parse.ts';
import type { ExpressionType } from '../../compiler/expressions/types.ts';
import { type Input, readsOf } from './inputs.ts';
import { typeAt } from './locate-expression.ts';
import { type Sample, scopeOfTrial } from './samples.ts';
import { shownValue } from './shown-value.ts';

/** An expression evaluated for a sample: the value of each of its parts, and what can be changed of the sample. */
export function tried(
  checked: CheckedExpression,
  samples: readonly Sample[],
  trial: ExpressionTrial,
  context: ExpressionContext,
): TriedExpression {
  const scope = scopeOfTrial(samples, trial, context);
  const values = new Map<ASTNode, unknown[]>();
  closureOf(checked.term)(scope, (node, value) => values.set(node, [...(values.get(node) ?? []), value]));
  return {
    samples: samples.map(({ title }) => title),
    inputs: readsOf(checked.term).inputs.map((input) => inputFor(input, getAt(scope, input.at), context)),
    parts: partsOf(checked.tree, 0).map(({ node, depth }): TriedPart => {
      const text = checked.whole.slice(node.range.start, node.range.end);
      return { text, depth, values: (values.get(node) ?? []).slice(0, mostValues).map(shownValue) };
    }),
  };
}

/** Values of a part that was evaluated for each row of a list. */
const mostValues = 5;

function inputFor({ at, type }: Input, value: unknown, context: ExpressionContext): TrialInput {
  const choices = type.is === 'text' ? type.among?.texts : undefined;
  return {
    at,
    label: labelOf(at, context),
    kind: kindOf(type),
    ...(choices !== undefined && { choices }),
    ...(value !== undefined && value !== null && { value: JSON.stringify(value) }),
  };
}

function kindOf({ is }: ExpressionType): TrialInput['kind'] {
  if (is === 'text' || is === 'number' || is === 'bool' || is === 'day') return is;
  return is === 'instant' || is === 'time' ? 'text' : 'json';
}

/** The titles of the fields on the way. */
function labelOf(at: string, context: ExpressionContext): string {
  const tokens = tokensOf(at);
  const [head = '', ...rest] = tokens[0] === 'records' ? tokens.slice(1) : tokens;
  const before = tokens.length - rest.length;
  const titles = rest.map(
    (token, index) => typeAt(context, tokens.slice(0, before + index + 1))?.title ?? token,
  );
  return head === 'self' && titles.length > 0 ? titles.join(', ') : [head, ...titles].join(', ');
}

interface Part {
  readonly node: ASTNode;
  readonly depth: number;
}

/** Parts in the order in which they are read; a path is one part, and constants say it themselves. */
function partsOf(node: ASTNode, depth: number): readonly Part[] {
  if (node.op === 'value') return [];
  const own = { node, depth };
  if (isPath(node)) return [own];
  return [own, ...childrenOf(node).flatMap((child) => partsOf(child, depth + 1))];
}

function isPath(node: ASTNode): boolean {
  return node.op === 'id' || node.op === '.';
}

function childrenOf(node: ASTNode): readonly ASTNode[] {
  if (node.op === 'rcall') {
    const [, receiver, [first, ...rest]] = node.args;
    // The variable of a list function has a value only within it.
    return [receiver, ...(first === undefined || isVariable(node) ? [] : [first]), ...rest];
  }
  return nodesAmong(node.args);
}

function isVariable(node: Extract<ASTNode, { op: 'rcall' }>): boolean {
  return ['exists', 'all', 'filter', 'map'].includes(node.args[0]);
}

function nodesAmong(args: unknown): readonly ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesAmong);
  return isNode(args) ? [args] : [];
}
