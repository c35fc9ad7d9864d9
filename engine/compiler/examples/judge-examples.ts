import { getAt, tokensOf } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { Problem } from '../../core/validation/problems.ts';
import type { Diagnostic, DiagnosticReport, Diagnostics } from '../diagnostics.ts';
import type { ExamplesFile } from '../files/examples.ts';
import { titlesOf } from '../location/titles.ts';
import { schemaSetDiagnostics } from '../read-schema-set.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import { type Example, type ExpectedProblem, exampleProblems, statedProblem } from './example-file.ts';
import { judgeChecks } from './judge-checks.ts';
import { type Broken, reportRulesWithoutExample } from './rules-without-example.ts';

/** Checks every example by the compiled product: each must have exactly the problems it lists. */
export function judgeExamples(product: Product, files: readonly SourceFile[]): readonly Diagnostic[] {
  const diagnostics = schemaSetDiagnostics();
  diagnostics.titles = titlesOf(files);
  const broken: Broken[] = [];
  for (const file of files.filter((each) => isOfKind(each, 'examples'))) {
    const written = file.value;
    for (const [index, example] of written.examples.entries()) {
      const found = exampleProblems(product, written, example);
      broken.push(...found);
      judge({ file, written, example, index, found }, diagnostics);
    }
  }
  judgeChecks(product, files, diagnostics);
  if (!diagnostics.hasErrors) reportRulesWithoutExample({ product, files, broken, diagnostics });
  return diagnostics.all;
}

interface Judged {
  readonly file: SourceFile;
  readonly written: ExamplesFile;
  readonly example: Example;
  readonly index: number;
  readonly found: readonly Problem[];
}

function judge(judged: Judged, diagnostics: Diagnostics): void {
  const { file, example, index, found } = judged;
  for (const problem of found) {
    // Leaves out a problem with the path or the message of an expected one, whose absence is reported instead.
    const isStated = example.problems.some(
      ({ at, message }) => problem.at === at || problem.message === message,
    );
    if (!isStated) diagnostics.report(file, unexpected(judged, problem));
  }
  for (const [position, expected] of example.problems.entries()) {
    if (found.some((problem) => isSame(problem, expected))) continue;
    const at = ['examples', index, 'problems', position];
    diagnostics.report(file, missing(judged, expected, at));
  }
}

function isSame(problem: Problem, { at, message, severity = 'error' }: ExpectedProblem): boolean {
  return problem.at === at && problem.message === message && problem.severity === severity;
}

/**
 * Builds the report of a problem that the example does not list. Reports a value missing in the base only once,
 * since every example lacks it.
 */
function unexpected(judged: Judged, problem: Problem): DiagnosticReport {
  const { example } = judged;
  const { at, code, message } = problem;
  const where = whereItStands(judged, at);
  const correction =
    code === 'required'
      ? `Add "${at.slice(1).replaceAll('/', '.')}" to "${where.part}"`
      : `Correct the value at "${at}"`;
  return {
    code: 'example/refused',
    message: `${where.part === 'base' ? 'The base' : `"${example.title}"`} is refused at "${at}", and "problems" does not say so: "${message}".`,
    help: `${correction}, or ${statementOf(problem)} to "problems".`,
    at: where.at,
    of: 'key',
  };
}

/** Finds the part of the examples file (base, data or change) that gives the value at a refused path. */
function whereItStands(
  { written, example, index }: Judged,
  at: string,
): { part: string; at: DiagnosticReport['at'] } {
  const changed = Object.keys(example.change ?? {}).find((path) => at === path || at.startsWith(`${path}/`));
  if (example.data !== undefined)
    return { part: 'data', at: ['examples', index, 'data', ...stepsIn(example.data, at)] };
  if (changed !== undefined) return { part: 'change', at: ['examples', index, 'change', changed] };
  return { part: 'base', at: ['base', ...stepsIn(written.base, at)] };
}

/** Finds the existing steps of a path, for marking; empty for the root, or where the value lacks the path. */
function stepsIn(value: unknown, at: string): readonly string[] {
  return at === '' || getAt(value, at) === undefined ? [] : tokensOf(at);
}

function statementOf(problem: Problem): string {
  const words = Object.entries(statedProblem(problem));
  return `{ ${words.map(([word, value]) => `"${word}": ${JSON.stringify(value)}`).join(', ')} }`;
}

/** Builds the report of a problem that the example lists but the product does not find. */
function missing({ found }: Judged, expected: ExpectedProblem, at: DiagnosticReport['at']): DiagnosticReport {
  const code = 'example/accepted';
  const atPath = found.find((problem) => problem.at === expected.at);
  if (atPath !== undefined && atPath.message !== expected.message) {
    const message = `At "${expected.at}" another message is shown: "${atPath.message}".`;
    return {
      code,
      message,
      help: `Write "message": ${JSON.stringify(atPath.message)}.`,
      at: [...at, 'message'],
    };
  }
  if (atPath !== undefined) {
    const message = `The problem at "${expected.at}" has the severity "${atPath.severity}".`;
    return { code, message, help: `Write "severity": "${atPath.severity}".`, at };
  }
  const elsewhere = found.find(({ message }) => message === expected.message);
  if (elsewhere !== undefined) {
    const message = `This message is shown at "${elsewhere.at}".`;
    return { code, message, help: `Write "at": "${elsewhere.at}".`, at: [...at, 'at'] };
  }
  const message = `Nothing is wrong at "${expected.at}", though the example says so: "${expected.message}".`;
  return { code, message, help: 'Change the record until it is refused, or remove the problem.', at };
}
