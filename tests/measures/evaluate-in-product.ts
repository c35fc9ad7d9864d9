import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { emitExpression } from '../../engine/compiler/expressions/emit.ts';
import { environmentOf } from '../../engine/compiler/expressions/environment.ts';
import { parseExpression } from '../../engine/compiler/expressions/parse.ts';
import { expressionFacts } from '../../engine/compiler/plan/plan-facts.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import * as runtime from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import * as functions from '../../generated/functions.ts';

const texts = await readSources(resolve(import.meta.dirname, '../..'));
/** Figures, value sets and holidays of the product, for emitted expressions. */
export const facts = expressionFacts(
  { sources: readSchemaSet(texts, schemaSetDiagnostics()), entities: new Map() },
  {},
);
const environment = environmentOf({}, facts.functions);

/** Evaluates an expression with the figures, value sets and holidays of the product, as compiled files do. */
export function evaluateInProduct(source: string, scope: Scope): unknown {
  const parsed = parseExpression(environment, source);
  const { valid, error } = parsed.check();
  if (!valid) throw new Error(`${source}: ${error?.message}`);
  const body = emitExpression(parsed.ast, {}, facts);
  return compileFunction(`return (s) => ${body}`, ['r', 'f'])(runtime, functions)(scope);
}
