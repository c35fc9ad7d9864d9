import type { Exception } from './exceptions.ts';
import type { CaseResult } from './run-suite.ts';

export interface ConformanceReport {
  /** Lines with the counts per file, then the failures, then the total. */
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** Formats the results. A case is good if it passes, or if it fails as an exception states. */
export function conformanceReport(
  results: readonly CaseResult[],
  exceptions: readonly Exception[],
): ConformanceReport {
  const reasons = new Map(exceptions.map(({ test, reason }) => [test, reason]));
  const failed = results.filter((each) => each.emitted !== each.expected);
  const known = new Set(failed.map(({ name }) => name));
  const wrong = [
    ...failed.filter(({ name }) => !reasons.has(name)).map(failureLine),
    ...results.filter((each) => each.emitted !== each.runtime).map(disagreementLine),
    ...exceptions
      .filter(({ test }) => !known.has(test))
      .map(({ test }) => `${test} is listed as an exception, but passes.`),
  ];
  const excused = failed.flatMap(({ name }) => {
    const reason = reasons.get(name);
    return reason === undefined ? [] : [`${name}: excepted: ${reason}`];
  });
  return {
    lines: [...countLines(results), '', ...excused, ...wrong, ...closingLines(results)],
    isGood: wrong.length === 0,
  };
}

function countLines(results: readonly CaseResult[]): readonly string[] {
  const files = [...Map.groupBy(results, ({ file }) => file)];
  const width = Math.max(0, ...files.map(([file]) => file.length));
  return files.map(([file, cases]) => `${file.padEnd(width)}  ${passed(cases)} of ${cases.length}`);
}

function closingLines(results: readonly CaseResult[]): readonly string[] {
  const percent = results.length === 0 ? 0 : Math.floor((passed(results) / results.length) * 10_000) / 100;
  const agreeing = results.filter((each) => each.emitted === each.runtime).length;
  const byAjv = results.filter((each) => each.byAjv === each.expected).length;
  return [
    `Ajv at run time agrees in ${agreeing} of ${results.length} cases; given the schemas as they stand it passes ${byAjv}.`,
    `${passed(results)} of ${results.length} required cases pass (${percent} %).`,
  ];
}

function passed(results: readonly CaseResult[]): number {
  return results.filter((each) => each.emitted === each.expected).length;
}

function failureLine({ name, expected, emitted }: CaseResult): string {
  return `${name}: ${wordOf(expected)} by the suite, ${wordOf(emitted)} by the emitted validator.`;
}

function disagreementLine({ name, emitted, runtime }: CaseResult): string {
  return `${name}: ${wordOf(emitted)} by the emitted validator, ${wordOf(runtime)} by Ajv at run time.`;
}

function wordOf(judgement: boolean | string): string {
  if (typeof judgement === 'string') return `not judged ("${judgement}")`;
  return judgement ? 'valid' : 'invalid';
}
