import { compileFunction } from 'node:vm';
import type { ASTNode } from '@marcbachmann/cel-js';
import { emitExpression } from '../../engine/compiler/expressions/emit.ts';
import { environmentOf } from '../../engine/compiler/expressions/environment.ts';
import { parseExpression } from '../../engine/compiler/expressions/parse.ts';
import { anyType } from '../../engine/compiler/expressions/types.ts';
import * as runtime from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import * as functions from '../../generated/functions.ts';
import { facts } from '../measures/evaluate-in-product.ts';

type Condition = (scope: Scope) => boolean;

/** Boolean part of a condition, and the condition with that part replaced by true and by false. */
export interface Branch {
  /** Source text of the part. */
  readonly source: string;
  readonly part: Condition;
  readonly whenTrue: Condition;
  readonly whenFalse: Condition;
}

const names = ['patient', 'organization', 'program', 'event', 'state', 'to', 'self', 'old', 'user'];
const context = Object.fromEntries(names.map((name) => [name, anyType]));
const environment = environmentOf(context, facts.functions);

/**
 * Lists the parts of a condition that logic joins: the operands of `&&`, `||` and `!`, and the conditions of `? :`.
 */
export function branchesOf(source: string): readonly Branch[] {
  return partsOf(parseExpression(environment, source).ast).map((node) => {
    const { start, end } = spanOf(source, node);
    const settled = (value: boolean) => compile(`${source.slice(0, start)}${value}${source.slice(end)}`);
    const part = source.slice(start, end);
    return { source: part, part: compile(part), whenTrue: settled(true), whenFalse: settled(false) };
  });
}

function partsOf(node: ASTNode): readonly ASTNode[] {
  if (node.op === '&&' || node.op === '||') return node.args.flatMap(partsOf);
  if (node.op === '!_') return partsOf(node.args);
  return [node, ...conditionsIn(node.args)];
}

/** Lists the conditions of `? :` inside a part. */
function conditionsIn(tree: unknown): readonly ASTNode[] {
  if (Array.isArray(tree)) return tree.flatMap(conditionsIn);
  if (typeof tree !== 'object' || tree === null || !('op' in tree)) return [];
  const { op, args } = tree as ASTNode;
  return op === '?:' ? [...partsOf(args[0]), ...conditionsIn(args.slice(1))] : conditionsIn(args);
}

/**
 * Finds the span of a node up to its last character, since the node's own range lacks closing parentheses at its end.
 */
function spanOf(source: string, { range }: ASTNode): { readonly start: number; readonly end: number } {
  const { start } = range;
  let { end } = range;
  const count = (letter: string) => source.slice(start, end).split(letter).length;
  while (count('(') > count(')')) end += 1;
  return { start, end };
}

function compile(source: string): Condition {
  const body = emitExpression(parseExpression(environment, source).ast, context, facts);
  const made = compileFunction(`return (s) => ${body}`, ['r', 'f'])(runtime, functions) as (
    scope: Scope,
  ) => unknown;
  return (scope) => made(scope) === true;
}
