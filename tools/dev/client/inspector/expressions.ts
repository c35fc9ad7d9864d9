import type { Expression, Scope } from '../../../../engine/core/expressions/scope.ts';
import { getAtTokens } from '../../../../engine/core/json/pointer.ts';
import { isObjectOrList } from '../../../../engine/react/pointed/fibers.ts';

export function isCompiledExpression(value: unknown): value is Expression {
  return (
    isObjectOrList(value) && 'source' in value && 'evaluate' in value && typeof value.evaluate === 'function'
  );
}

export interface FoundExpression {
  /** JSON Pointer into the searched value. */
  readonly pointer: string;
  readonly expression: Expression;
}

/** Lists every expression in a descriptor. */
export function expressionsIn(value: unknown, pointer = ''): readonly FoundExpression[] {
  if (isCompiledExpression(value)) return [{ pointer, expression: value }];
  if (!isObjectOrList(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => expressionsIn(child, `${pointer}/${key}`));
}

/** Measures one evaluation in microseconds, over about `budget` milliseconds. */
export function evaluationTime({ evaluate }: Expression, scope: Scope, budget: number): number {
  for (let warm = 0; warm < 20; warm += 1) evaluate(scope);
  let count = 0;
  const start = performance.now();
  let took = 0;
  while (took < budget) {
    for (let turn = 0; turn < 50; turn += 1) evaluate(scope);
    count += 50;
    took = performance.now() - start;
  }
  return (took * 1000) / count;
}

/** Formats a time, such as `0.4 µs`. */
export function timeText(microseconds: number): string {
  return `${microseconds < 10 ? microseconds.toPrecision(2) : Math.round(microseconds)} µs`;
}

const path = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\w*\()/g;

/** Lists the values that an expression reads, as far as its source names them: `self.status = "active"`. */
export function valuesRead(source: string, scope: Scope): readonly string[] {
  const withoutTexts = source.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  const names = new Set([...withoutTexts.matchAll(path)].map(([name]) => name));
  return [...names].flatMap((name) => {
    const [first = '', ...rest] = name.split('.');
    const around = Object.hasOwn(scope, first) ? scope : (scope.records ?? {});
    if (!Object.hasOwn(around, first)) return [];
    return [`${name} = ${short(getAtTokens(Reflect.get(around, first), rest))}`];
  });
}

/** Milliseconds for measuring the time of one expression. */
const budget = 2;

/** Describes the time of an expression, and the values that it reads. */
export function detailsOf(expression: Expression, scope: Scope): string {
  const values = valuesRead(expression.source, scope);
  return [timeText(evaluationTime(expression, scope, budget)), ...values]
    .map((detail) => `· ${detail}`)
    .join(' ');
}

/** Formats a value in one line. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 120 ? `${text.slice(0, 120)} …` : text;
}
