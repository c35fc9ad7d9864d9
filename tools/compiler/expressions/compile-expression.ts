import { type Environment, ParseError } from '@marcbachmann/cel-js';
import type { JSONPath } from 'jsonc-parser';
import type { DiagnosticCode, Diagnostics } from '../diagnostics.ts';
import { type Code, code } from '../emit/literal.ts';
import type { SourceFile } from '../source/source-file.ts';
import { emitExpression } from './emit.ts';
import { UnsupportedExpressionError } from './emitted.ts';
import { type ExpressionContext, environmentOf } from './environment.ts';
import { type Explanation, explain, noun } from './explain.ts';
import { parseExpression } from './parse.ts';

export interface ExpressionPlace {
  readonly file: SourceFile;
  readonly at: Readonly<JSONPath>;
  readonly source: string;
  readonly context: ExpressionContext;
  /** The CEL type it must have; absent: any. */
  readonly wants?: 'bool' | 'string' | undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const environments = new WeakMap<ExpressionContext, Environment>();

/**
 * Checks one expression against the types of its place and answers with the code of an `Expression`. What is
 * wrong is reported where it stands, and the answer is undefined.
 */
export function compileExpression(place: ExpressionPlace, diagnostics: Diagnostics): Code | undefined {
  const { source, context, wants } = place;
  const environment = environments.get(context) ?? environmentOf(context);
  environments.set(context, environment);
  const tell = teller(place, diagnostics);
  try {
    const parsed = parseExpression(environment, source);
    const { valid, type = 'dyn', error } = parsed.check();
    if (!valid)
      return tell(
        'expression/type',
        explain(error?.summary ?? 'The expression does not fit', context),
        error?.range,
      );
    if (wants !== undefined && type !== wants && type !== 'dyn')
      return tell('expression/type', unwanted(type, wants));
    const body = emitExpression(parsed.ast, context);
    return code(`{ source: ${JSON.stringify(source)}, evaluate: (s) => ${body} }`);
  } catch (error) {
    if (error instanceof UnsupportedExpressionError) {
      const help = 'docs/analyst lists what expressions may use.';
      return tell('expression/unsupported', { message: error.message, help }, error.node.range);
    }
    if (!(error instanceof ParseError)) throw error;
    const help = 'Expressions are CEL, e.g. self.onsetDate <= today() && !blank(self.reaction).';
    return tell('expression/syntax', { ...explain(error.summary, context), help }, error.range);
  }
}

function unwanted(type: string, wants: string): Explanation {
  const help = wants === 'bool' ? 'Compare it with something, or ask with blank(…).' : undefined;
  return { message: `This is ${noun(type)}, but ${noun(wants)} is needed`, help };
}

type Tell = (code: DiagnosticCode, explanation: Explanation, range?: Range) => undefined;

function teller(place: ExpressionPlace, diagnostics: Diagnostics): Tell {
  return (kind, { message, help }, range) => {
    diagnostics.report(place.file, {
      code: kind,
      message: `${message.replace(/\.$/, '')}, in ${JSON.stringify(place.source)}.`,
      at: [...place.at],
      ...(help === undefined ? {} : { help }),
      ...within(place, range),
    });
  };
}

/** A caret inside the string, where no escape or replaced text has moved its characters. */
function within({ file, source }: ExpressionPlace, range: Range | undefined) {
  const quoted = JSON.stringify(source);
  if (range === undefined || quoted.length !== source.length + 2 || !file.text.includes(quoted)) return {};
  return { within: { offset: range.start, length: Math.max(1, range.end - range.start) } };
}
