import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import { memoized } from '../../core/compute/memoized.ts';
import { environmentOf } from './environment.ts';
import { isNode, parseExpression } from './parse.ts';
import type { ExpressionType } from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/** Named expression of the schema set, which other expressions can call. */
export interface NamedExpression {
  /** CEL source in one line. */
  readonly source: string;
  /**
   * Record that the expression reads as `self` and that its callers pass as an argument. Undefined for an
   * expression that reads the names of its callers.
   */
  readonly about?: { readonly entity: string; readonly type: ExpressionType };
}

export type NamedExpressions = ReadonlyMap<string, NamedExpression>;

type CallNode = Extract<ASTNode, { op: 'call' }>;

interface Expanding {
  readonly environment: Environment;
  readonly named: NamedExpressions;
  /** Names of the expressions being inlined around the current one. */
  readonly open: readonly string[];
  /** Inlined texts by name, of expressions that read the names of their callers. */
  readonly known: Map<string, string>;
}

/** Range of characters in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface WrittenOut {
  readonly whole: string;
  /**
   * Finds the range in the source for a range in the inlined text; for a part of an inlined expression, the
   * range of the call.
   */
  readonly originOf: (range: Range) => Range;
}

/**
 * Inlines every named expression, so that plain CEL is left to check and translate. Throws `UnsupportedExpressionError`
 * for a call that does not fit the named expression.
 */
export function withNamed(source: string, environment: Environment, named: NamedExpressions): WrittenOut {
  const mayCall = [...named.keys()].some((name) => source.includes(name));
  if (!mayCall) return { whole: source, originOf: (range) => range };
  const replacements = writtenCalls(source, { environment, named, open: [], known: new Map() });
  const whole = replaced(source, replacements);
  return { whole, originOf: (range) => originIn(replacements, range) };
}

function originIn(replacements: readonly Replacement[], { start, end }: Range): Range {
  const [first, last] = [originAt(replacements, start), originAt(replacements, Math.max(start, end - 1))];
  return { start: first.start, end: last.end };
}

/** Finds the position in the source of one character of the inlined text. */
function originAt(replacements: readonly Replacement[], offset: number): Range {
  let grown = 0;
  for (const { node, text } of replacements) {
    const { start, end } = node.range;
    if (offset < start + grown) break;
    if (offset < start + grown + text.length) return { start, end };
    grown += text.length - (end - start);
  }
  return { start: offset - grown, end: offset - grown + 1 };
}

/** Maximum of characters of an expression with all names inlined. */
const longestWhole = 100_000;

function expand(source: string, expanding: Expanding): string {
  return replaced(source, writtenCalls(source, expanding));
}

/** Lists the calls of named expressions in order, each with its replacement. */
function writtenCalls(source: string, expanding: Expanding): readonly Replacement[] {
  const { ast } = parseExpression(expanding.environment, source);
  const calls = nodesOf(ast).filter((node): node is CallNode => isNamedCall(node, expanding.named));
  const replacements = outermost(calls)
    .map((node) => ({ node, text: writtenOut(node, source, expanding) }))
    .toSorted((a, b) => a.node.range.start - b.node.range.start);
  const added = replacements.reduce((sum, { text }) => sum + text.length, 0);
  if (source.length + added > longestWhole)
    throw new UnsupportedExpressionError(
      undefined,
      'Written out with all that it calls, the expression is too long',
      'Let it call fewer expressions that call others.',
    );
  return replacements;
}

function writtenOut(call: CallNode, source: string, expanding: Expanding): string {
  const [name, given] = call.args;
  const definition = expanding.named.get(name);
  if (definition === undefined) return '';
  if (expanding.open.includes(name))
    throw new UnsupportedExpressionError(
      call,
      `The expression "${name}" leads back to itself`,
      'Write out what one of them asks.',
    );
  const open = [...expanding.open, name];
  const environment = environmentWithin(definition, expanding);
  // Shares the cache only with expressions that read the names of the outermost caller. An expression about a
  // record reads that record alone.
  const known = definition.about === undefined ? expanding.known : new Map<string, string>();
  const body =
    expanding.known.get(name) ?? expand(definition.source, { ...expanding, environment, known, open });
  expanding.known.set(name, body);
  if (definition.about === undefined) return parenthesized(body, requireNothing(call, name, given));
  const [record, ...more] = given;
  if (record === undefined || more.length > 0) throw needsRecord(call, name, definition.about.entity);
  requireType(record, source, { name, about: definition.about, environment: expanding.environment });
  const text = expand(source.slice(record.range.start, record.range.end), expanding);
  return parenthesized(body, { environment: expanding.environment, self: text });
}

/**
 * Finds the environment of a named expression, in which `self` is the record that the expression is about, not
 * the caller's.
 */
function environmentWithin({ about }: NamedExpression, { environment }: Expanding): Environment {
  return about === undefined ? environment : environmentOf({ self: about.type });
}

function requireNothing(call: CallNode, name: string, given: readonly ASTNode[]): undefined {
  if (given.length === 0) return undefined;
  throw new UnsupportedExpressionError(call, `"${name}" takes nothing`, `Write ${name}().`);
}

function needsRecord(call: CallNode, name: string, entity: string): UnsupportedExpressionError {
  return new UnsupportedExpressionError(
    call,
    `"${name}" takes the record that it is about`,
    `Write ${name}(self), or another name of a record of the entity "${entity}".`,
  );
}

interface Wanted {
  readonly name: string;
  readonly about: NonNullable<NamedExpression['about']>;
  readonly environment: Environment;
}

/**
 * Requires the record to be of the right entity, since another entity may have a field of the same name with
 * another meaning.
 */
function requireType(record: ASTNode, source: string, { name, about, environment }: Wanted): void {
  const text = source.slice(record.range.start, record.range.end);
  const { valid, type } = parseExpression(environment, text).check();
  const wanted = about.type.is === 'object' ? about.type.name : 'dyn';
  if (!valid || type === 'dyn' || wanted === 'dyn' || type === wanted) return;
  throw new UnsupportedExpressionError(
    record,
    `"${name}" is about a record of the entity "${about.entity}"`,
    'Give it such a record.',
  );
}

interface Self {
  readonly environment: Environment;
  readonly self: string;
}

/** Writes the body in parentheses, with the caller's argument in place of `self`. */
function parenthesized(body: string, given: Self | undefined): string {
  if (given === undefined || given.self === 'self') return `(${body})`;
  const { ast } = parseExpression(given.environment, body);
  const selves = nodesOf(ast).filter((node) => node.op === 'id' && node.args === 'self');
  const text = /^\w+$/.test(given.self) ? given.self : `(${given.self})`;
  return `(${replaced(
    body,
    selves.map((node) => ({ node, text })),
  )})`;
}

interface Replacement {
  readonly node: ASTNode;
  readonly text: string;
}

function replaced(source: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.node.range.start - a.node.range.start)
    .reduce((text, { node, text: next }) => {
      const { start, end } = node.range;
      return text.slice(0, start) + next + text.slice(end);
    }, source);
}

function outermost(nodes: readonly CallNode[]): readonly CallNode[] {
  return nodes.filter(
    (node) =>
      !nodes.some(
        (other) =>
          other !== node && other.range.start <= node.range.start && other.range.end >= node.range.end,
      ),
  );
}

function isNamedCall(node: ASTNode, named: NamedExpressions): boolean {
  return node.op === 'call' && named.has(String(node.args[0]));
}

/** Lists the root of a tree and all nodes below; memoized, since a parsed expression keeps its tree. */
const nodesOf = memoized((tree: ASTNode) => nodesIn(tree));

function nodesIn(value: unknown): readonly ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...nodesIn(value.args)] : [];
}
