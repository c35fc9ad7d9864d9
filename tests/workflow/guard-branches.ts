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

/** A part of a condition that is true or false by itself, and the condition with that part settled either way. */
export interface Branch {
  /** The part as it is written. */
  readonly source: string;
  readonly part: Condition;
  readonly whenTrue: Condition;
  readonly whenFalse: Condition;
}

const names = ['patient', 'organization', 'program', 'event', 'state', 'to', 'self', 'old', 'user'];
const context = Object.fromEntries(names.map((name) => [name, anyType]));
const environment = environmentOf(context, facts.functions);

/** Every part of a condition that logic joins: the operands of `&&`, `||` and `!`, and what `? :` asks. */
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

/** The questions of `? :` inside of a part. */
function conditionsIn(tree: unknown): readonly ASTNode[] {
  if (Array.isArray(tree)) return tree.flatMap(conditionsIn);
  if (typeof tree !== 'object' || tree === null || !('op' in tree)) return [];
  const { op, args } = tree as ASTNode;
  return op === '?:' ? [...partsOf(args[0]), ...conditionsIn(args.slice(1))] : conditionsIn(args);
}

/**
 * Finds the span of a node from its first to its last character; its range leaves out the parentheses that it ends
 * with.
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
