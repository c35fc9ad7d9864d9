import type { ASTNode } from '@marcbachmann/cel-js';
import { closureOf } from '../../../engine/compiler/expressions/closures.ts';
import type { CheckedExpression } from '../../../engine/compiler/expressions/compile-expression.ts';
import type { ExpressionContext } from '../../../engine/compiler/expressions/environment.ts';
import { isNode } from '../../../engine/compiler/expressions/parse.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { getAt, tokensOf } from '../../../engine/core/json/pointer.ts';
import type {
  ExpressionTrial,
  TrialInput,
  TriedExpression,
  TriedPart,
} from '../../../engine/core/protocol/expression-look.ts';
import { type Input, readsOf } from './inputs.ts';
import { type LocatedExpression, typeAt } from './locate-expression.ts';
import { exampleSamples, scopeOfTrial, storedSample } from './samples.ts';
import { shownValue } from './shown-value.ts';

export interface Trial {
  readonly trial: ExpressionTrial;
  /** Scope of a stored record in place of the sample's; absent where there is none. */
  readonly stored?: Scope | undefined;
}

/**
 * Evaluates the expressions of one location for a sample or a stored record: the values of their parts, and the
 * editable inputs. `sentence` builds a sentence from the values.
 */
export function tried(
  checked: readonly CheckedExpression[],
  location: LocatedExpression,
  { trial, stored }: Trial,
  sentence?: (values: readonly unknown[]) => string,
): TriedExpression {
  const { context } = location;
  const known = exampleSamples(location);
  const samples = known.map(({ title }) => title);
  if (trial.record !== undefined && stored === undefined)
    return { samples, inputs: [], parts: [], isMissing: true };
  const scope =
    stored === undefined
      ? scopeOfTrial(known, trial, context)
      : scopeOfTrial([storedSample(stored, context)], { ...trial, sample: 0 }, context);
  const evaluated = checked.map((each) => evaluate(each, scope));
  return {
    ...{ samples, inputs: inputsOf(checked, scope, context) },
    parts: evaluated.flatMap(({ parts }) => parts),
    ...(sentence !== undefined && { sentence: sentence(evaluated.map(({ value }) => value)) }),
  };
}

function evaluate({ term, tree, whole }: CheckedExpression, scope: Scope) {
  const values = new Map<ASTNode, unknown[]>();
  const value = closureOf(term)(scope, (node, of) => {
    const known = values.get(node);
    if (known === undefined) values.set(node, [of]);
    else if (known.length < mostValues) known.push(of);
  });
  const parts = partsOf(tree, 0).map(({ node, depth }): TriedPart => {
    const text = whole.slice(node.range.start, node.range.end);
    return { text, depth, values: (values.get(node) ?? []).map(shownValue) };
  });
  return { value, parts };
}

/** Finds the distinct inputs of all expressions. */
function inputsOf(
  checked: readonly CheckedExpression[],
  scope: Scope,
  context: ExpressionContext,
): readonly TrialInput[] {
  const inputs = new Map(
    checked.flatMap(({ term }) => readsOf(term).inputs.map((input) => [input.at, input])),
  );
  return [...inputs.values()].map((input) => inputFor(input, getAt(scope, input.at), context));
}

/** Limit on values of a part evaluated for each row of a list. */
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

/** Joins the titles of the fields along a path. */
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

/** Lists the parts in reading order, a path as one part, without constants. */
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
    // Skips the variable of a list function, which has a value only inside of the function.
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
