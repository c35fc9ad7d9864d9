import type { JSONPath } from 'jsonc-parser';
import type { Code } from '../code/literal.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { PlanContext } from './plan-set.ts';

/** Expression as written in a file: one line, or several to be joined. */
export type Cel = string | readonly string[];

/** Reports whether a value in a file is an expression, and not an object of expressions. */
export function isCel(leaf: unknown): leaf is Cel {
  return typeof leaf === 'string' || Array.isArray(leaf);
}

/** Location of an expression, with the names available there. */
export interface ExpressionLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  readonly context: ExpressionContext;
}

/** Plans an expression over the names available; undefined without one. */
export function planExpression<Source extends Cel | undefined>(
  source: Source,
  at: JSONPath,
  location: ExpressionLocation,
  wants?: 'bool' | 'string',
): Source extends undefined ? undefined : Code;
export function planExpression(
  source: Cel | undefined,
  at: JSONPath,
  { file, plans, context }: ExpressionLocation,
  wants?: 'bool' | 'string',
): Code | undefined {
  if (source === undefined) return undefined;
  return compileExpression({ file, at, source, context, facts: plans.facts, wants }, plans.diagnostics);
}
