import { type ASTNode, type Environment, ParseError } from '@marcbachmann/cel-js';
import { type Code, code } from '../code/literal.ts';
import type { DiagnosticCode } from '../diagnostic-kinds.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { spanAt } from '../source/source-file.ts';
import type { Explanation } from '../suggest.ts';
import { UnknownCodeError } from './check-code.ts';
import { explainCost } from './cost.ts';
import type { DeclaredFunctions } from './declared-functions.ts';
import { translateExpression } from './emit.ts';
import { type ExpressionContext, environmentOf } from './environment.ts';
import { explain, noun } from './explain.ts';
import { explainMistake, type SyntaxMistake } from './explain-mistake.ts';
import { noFacts, type SchemaExpression } from './facts.ts';
import { type Range, type WrittenOut, withNamed } from './named.ts';
import { isNeverTrue } from './never-true.ts';
import { parseExpression, tooDeep } from './parse.ts';
import type { Term } from './term.ts';
import { codeOf } from './term-code.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/**
 * Caches the environment by functions and context. A context lives as long as its source, a set of functions
 * for one compilation.
 */
const environments = new WeakMap<DeclaredFunctions, WeakMap<ExpressionContext, Environment>>();

function knownEnvironment(context: ExpressionContext, functions: DeclaredFunctions): Environment {
  const known = environments.get(functions) ?? new WeakMap<ExpressionContext, Environment>();
  environments.set(functions, known);
  const environment = known.get(context) ?? environmentOf(context, functions);
  known.set(context, environment);
  return environment;
}

/** Code in place of an expression with an error. It never runs, since an error prevents all output. */
export const brokenExpression = code('undefined');

/**
 * Checks an expression against the types at its location and returns its code. Reports an error at its
 * position, and returns `brokenExpression`.
 */
export function compileExpression(location: SchemaExpression, diagnostics: Diagnostics): Code {
  location.facts?.seen?.(location);
  const checked = checkExpression(location);
  if ('problem' in checked) return report(location, checked.problem, diagnostics);
  const body = codeOf(checked.term);
  const parameter = readsScope(body) ? 's' : '';
  const source = JSON.stringify(joinLines(location.source));
  const evaluate = `(${parameter}) => ${body}`;
  return code(
    `{ source: ${source}, evaluate: ${isCounted(body) ? `r.counted(${evaluate}, ${blankOf(location.wants ?? checked.type)})` : evaluate} }`,
  );
}

export interface ExpressionProblem extends Explanation {
  readonly code: DiagnosticCode;
  /** Range in the joined expression; undefined for the whole expression. */
  readonly range?: Range | undefined;
}

export interface CheckedExpression {
  /** Expression joined to one line, with every named expression inlined. */
  readonly whole: string;
  readonly tree: ASTNode;
  readonly term: Term;
  /** Name of the CEL type. */
  readonly type: string;
}

/** Checks an expression at its location, and returns its translation or the first problem. */
export function checkExpression({
  source: lines,
  context,
  wants,
  facts = noFacts,
}: Pick<SchemaExpression, 'source' | 'context' | 'facts' | 'wants'>):
  | CheckedExpression
  | { readonly problem: ExpressionProblem } {
  const source = joinLines(lines);
  const environment = knownEnvironment(context, facts.functions);
  let written: WrittenOut = { whole: source, originOf: (range) => range };
  try {
    written = withNamed(source, environment, facts.named);
    const { whole, originOf } = written;
    const parsed = parseExpression(environment, whole);
    const { valid, type = 'dyn', error } = parsed.check();
    if (!valid) {
      const declared = [...facts.functions.keys(), ...facts.named.keys()];
      const mistake = explain(error?.summary ?? 'The expression does not fit', context, declared);
      return {
        problem: {
          code: 'expression/type',
          ...mistake,
          range: error?.range && originOf(error.range),
        },
      };
    }
    if (wants !== undefined && !fits(type, wants))
      return { problem: { code: 'expression/type', ...unwanted(type, wants) } };
    const term = translateExpression(parsed.ast, context, facts);
    const costly = explainCost(term, whole);
    if (costly !== undefined) return { problem: { code: 'expression/too-costly', ...costly } };
    if (wants === 'bool' && isNeverTrue(parsed.ast))
      return { problem: { code: 'expression/never', ...neverTrue } };
    return { whole, type, tree: parsed.ast, term };
  } catch (error) {
    return { problem: problemOf(error, source, written) };
  }
}

const neverTrue: Explanation = {
  message: 'This condition is never true: its parts exclude each other',
  help: 'Join them with || if one is enough, or remove the part that is wrong.',
};

/** Converts a known error to a problem of the expression; rethrows any other error. */
function problemOf(error: unknown, source: string, { whole, originOf }: WrittenOut): ExpressionProblem {
  // Explains a stack overflow, which thousands of nested operators cause.
  if (error instanceof RangeError) return problemOf(tooDeep(), source, { whole, originOf });
  if (error instanceof UnknownCodeError) {
    const { message, help, node } = error;
    return { code: 'expression/unknown-code', message, help, range: originOf(node.range) };
  }
  if (error instanceof UnsupportedExpressionError) {
    const help = error.help ?? 'docs/analyst lists what expressions may use.';
    const range = error.node && originOf(error.node.range);
    return { code: 'expression/unsupported', message: error.message, help, range };
  }
  if (!(error instanceof ParseError)) throw error;
  return { code: 'expression/syntax', ...mistakeOf(source, error) };
}

function mistakeOf(
  source: string,
  { summary, range = { start: 0, end: source.length } }: ParseError,
): SyntaxMistake {
  const help = 'Expressions are CEL, e.g. self.onsetDate <= today() && !blank(self.reaction).';
  return explainMistake(source, range) ?? { ...explain(summary, {}), help, range };
}

/**
 * Reports whether a type fits the wanted one. Integers, such as of `size`, count as numbers; `null` fits every
 * type but `bool`, as a missing value.
 */
function fits(type: string, wants: string): boolean {
  if (type === 'null') return wants !== 'bool';
  if (wants === 'readable') return ['string', 'double', 'int', 'bool', 'dyn'].includes(type);
  return type === wants || type === 'dyn' || (wants === 'double' && type === 'int');
}

/** Writes the code of the value that a missing value of the CEL type stands for. */
function blankOf(type: string): string {
  if (type === 'bool') return 'false';
  if (type === 'string') return "''";
  return type.startsWith('list') ? '[]' : 'undefined';
}

/** Reports whether the code iterates over lists, and so can take more steps than its text is long. */
function isCounted(body: string): boolean {
  return /\br\.(?:rows|both|isIn)\(/.test(body);
}

function readsScope(body: string): boolean {
  return /\bs\.|, s\)/.test(body);
}

function unwanted(type: string, wants: string): Explanation {
  if (wants === 'readable')
    return {
      message: `This is ${noun(type)}, which cannot stand in a sentence as it is stored`,
      help: readableBy[type] ?? 'Name a field of it, or join its texts with join(…).',
    };
  const help = wants === 'bool' ? 'Compare it with something, or ask with blank(…).' : undefined;
  return { message: `This is ${noun(type)}, but ${noun(wants)} is needed`, help };
}

const readableBy: Readonly<Record<string, string>> = {
  Day: 'Write shortDate(…) around it.',
  Time: 'Write shortTime(…) around it.',
  Instant: 'Write shortDate(dayOf(…)) around it.',
};

function report(location: SchemaExpression, problem: ExpressionProblem, diagnostics: Diagnostics): Code {
  const { code, message, help, range } = problem;
  diagnostics.report(location.file, {
    code,
    message: `${message.replace(/\.$/, '')}, in ${JSON.stringify(joinLines(location.source))}.`,
    at: [...location.at],
    ...(help === undefined ? {} : { help }),
    ...within(location, range),
  });
  return brokenExpression;
}

/**
 * Finds the marked range inside of the string value. An expression in the braces of a sentence begins inside of
 * the string; without a result if the file does not contain the line as written.
 */
function within({ file, source, at }: SchemaExpression, range: Range | undefined) {
  if (range === undefined) return {};
  const { line, index, start } = lineOf(source, range.start);
  const before = file.text.includes(JSON.stringify(line)) ? 0 : offsetInBraces({ file, at }, line);
  if (before === undefined) return {};
  const marked = line.slice(range.start - start, Math.max(range.start - start + 1, range.end - start));
  return {
    ...(index === undefined ? {} : { at: [...at, index] }),
    within: {
      offset: before + lengthInFile(line.slice(0, range.start - start)),
      length: lengthInFile(marked),
    },
  };
}

/**
 * Finds the offset of an expression in the braces of a sentence, counted in the file from the start of the
 * sentence.
 */
function offsetInBraces({ file, at }: Pick<SchemaExpression, 'file' | 'at'>, line: string) {
  const { offset, length } = spanAt(file, [...at]);
  const index = file.text
    .slice(offset + 1, offset + length - 1)
    .indexOf(`{${JSON.stringify(line).slice(1, -1)}}`);
  return index === -1 ? undefined : index + 1;
}

/** Counts the characters of a text as written in JSON, including escapes. */
function lengthInFile(part: string): number {
  return JSON.stringify(part).length - 2;
}

/**
 * Finds the line that contains a character of the joined expression; `index` is undefined if the source is a
 * single string.
 */
function lineOf(source: SchemaExpression['source'], offset: number) {
  if (typeof source === 'string') return { line: source, index: undefined, start: 0 };
  let start = 0;
  for (const [index, line] of source.entries()) {
    if (offset <= start + line.length) return { line, index, start };
    start += line.length + 1;
  }
  return { line: source.at(-1) ?? '', index: Math.max(0, source.length - 1), start };
}

/** Joins an expression to one line, since a file may have it as a list of lines. */
export function joinLines(source: string | readonly string[]): string {
  return typeof source === 'string' ? source : source.join(' ');
}
