import { type Environment, ParseError } from '@marcbachmann/cel-js';
import type { JSONPath } from 'jsonc-parser';
import type { Diagnostics } from '../diagnostics.ts';
import { code, type Code } from '../emit/literal.ts';
import type { SourceFile } from '../source/source-file.ts';
import { nearest } from '../suggest.ts';
import { emitExpression, UnsupportedExpressionError } from './emit.ts';
import { environmentOf, type ExpressionContext } from './environment.ts';
import type { ExpressionType } from './types.ts';

export interface ExpressionPlace {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly source: string;
  readonly context: ExpressionContext;
  /** The CEL type it must have; absent: any. */
  readonly wants?: 'bool' | 'string' | undefined;
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
  try {
    const parsed = environment.parse(source);
    const { valid, type, error } = parsed.check();
    if (!valid) return reportType(place, diagnostics, error);
    if (wants !== undefined && type !== wants && type !== 'dyn') {
      const message = `This expression yields ${type}, but ${wants} is needed here.`;
      diagnostics.report(place.file, { code: 'expression/type', message, at: place.at, help: 'Compare it with something, or ask with blank(…).' });
      return undefined;
    }
    const body = emitExpression(parsed.ast, context);
    return code(`{ source: ${JSON.stringify(source)}, evaluate: (s) => ${body} }`);
  } catch (error) {
    return reportThrown(place, diagnostics, error);
  }
}

interface CelError {
  readonly summary: string;
  readonly range?: { readonly start: number; readonly end: number };
}

function reportType(place: ExpressionPlace, diagnostics: Diagnostics, error: CelError | undefined): undefined {
  const summary = (error?.summary ?? 'The expression does not fit its types.').split('\n')[0] ?? '';
  const help = helpFor(summary, place.context);
  const help_ = help === undefined ? {} : { help };
  const message = `${sentence(summary)} in ${JSON.stringify(place.source)}.`;
  diagnostics.report(place.file, { code: 'expression/type', message, at: place.at, ...help_, ...within(place, error?.range) });
  return undefined;
}

function reportThrown(place: ExpressionPlace, diagnostics: Diagnostics, error: unknown): undefined {
  if (error instanceof UnsupportedExpressionError) {
    const { start, end } = error.node.range;
    diagnostics.report(place.file, {
      code: 'expression/unsupported',
      message: error.message,
      at: place.at,
      help: 'docs/analyst lists what expressions may use.',
      ...within(place, { start, end }),
    });
    return undefined;
  }
  if (!(error instanceof ParseError)) throw error;
  const summary = (error.summary ?? error.message).split('\n')[0] ?? '';
  diagnostics.report(place.file, {
    code: 'expression/syntax',
    message: `${sentence(summary)} in ${JSON.stringify(place.source)}.`,
    at: place.at,
    help: 'Expressions are CEL, e.g. self.onsetDate <= today() && !blank(self.reaction).',
    ...within(place, error.range),
  });
  return undefined;
}

/** A caret inside the string, where no escape or replaced text has moved its characters. */
function within({ file, at, source }: ExpressionPlace, range: { start: number; end: number } | undefined) {
  if (range === undefined || !file.text.includes(JSON.stringify(source))) return {};
  if (JSON.stringify(source).length !== source.length + 2 || at.length === 0) return {};
  return { within: { offset: range.start, length: Math.max(1, range.end - range.start) } };
}

function helpFor(summary: string, context: ExpressionContext): string | undefined {
  const key = /^No such key: (\w+)/.exec(summary)?.[1];
  if (key !== undefined) return suggestion(key, [...fieldNames(context)]);
  const name = /^Unknown variable: (\w+)/.exec(summary)?.[1];
  if (name === undefined) return undefined;
  const match = nearest(name, Object.keys(context));
  return match === undefined ? `At this place expressions may use: ${Object.keys(context).join(', ')}.` : `Did you mean "${match}"?`;
}

function suggestion(key: string, names: readonly string[]): string {
  const match = nearest(key, names);
  return match === undefined ? 'No schema in reach has a field of that name.' : `Did you mean "${match}"?`;
}

function fieldNames(context: ExpressionContext): Set<string> {
  const names = new Set<string>();
  const visit = (type: ExpressionType): void => {
    if (type.is === 'list' || type.is === 'map') visit(type.of);
    if (type.is !== 'object') return;
    for (const [name, field] of Object.entries(type.fields)) {
      names.add(name);
      visit(field);
    }
  };
  Object.values(context).forEach(visit);
  return names;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
