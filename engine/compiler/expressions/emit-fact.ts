import type { ASTNode } from '@marcbachmann/cel-js';
import { isJsonObject, type Json, type JsonObject } from '../../core/json/json.ts';
import { code } from '../code/literal.ts';
import { didYouMean } from '../suggest.ts';
import { type Emitted, type EmittedNames, read, readTest, settled } from './emitted.ts';
import { environmentOf } from './environment.ts';
import type { CodeTable, Constant } from './facts.ts';
import { withNamed } from './named.ts';
import { parseExpression } from './parse.ts';
import { recordsRead } from './reads.ts';
import { callTerm, type Term, valueTerm } from './term.ts';
import { codeOf } from './term-code.ts';
import { boolType, dayType, type ExpressionType, numberType, textType } from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

type Call = Extract<ASTNode, { op: 'call' }>;

/**
 * Functions over the schema set, which is read at compile time, so that emitted code needs nothing besides its
 * scope.
 */
const factFunctions: Readonly<Record<string, (args: readonly ASTNode[], names: EmittedNames) => Emitted>> = {
  column: emitColumn,
  label: emitLabel,
  may: emitMay,
  text: ([name], names) => settled(valueTerm(constantOf(name, 'string', names).value), textType),
  limit: emitLimit,
  listed: ([name, value], names) => {
    const { value: list } = constantOf(name, 'list', names);
    return settled(
      callTerm(
        'isIn',
        value === undefined ? valueTerm(undefined) : read(names.emit(value, names)),
        valueTerm(list),
      ),
      boolType,
    );
  },
  band: emitBand,
  lookUp: emitLookUp,
  addBusinessDays: (args, names) =>
    settled(callTerm('addBusinessDays', ...given(args, names), holidaysTerm(names)), dayType),
  businessDaysBetween: (args, names) =>
    settled(callTerm('businessDaysBetween', ...given(args, names), holidaysTerm(names)), numberType),
};

function given(args: readonly ASTNode[], names: EmittedNames): readonly Term[] {
  return args.map((argument) => read(names.emit(argument, names)));
}

function holidaysTerm({ facts }: EmittedNames): Term {
  return valueTerm(facts.holidays.map((holiday) => ({ ...holiday })));
}

export const factFunctionNames: readonly string[] = Object.keys(factFunctions);

export function isFactFunction(name: string): boolean {
  return Object.hasOwn(factFunctions, name);
}

export function emitFactCall(name: string, node: Call, names: EmittedNames): Emitted {
  const emit = factFunctions[name];
  if (emit === undefined) throw new UnsupportedExpressionError(node, `There is no function "${name}".`);
  return emit(node.args[1], names);
}

/** Value sets of roles and permissions, by the function that tests whether a user has one. */
export const setsOfGrants: Readonly<Record<string, string>> = {
  hasRole: 'roles',
  hasPermission: 'permissions',
};

/** Requires a literal role or permission to be in its value set, if the schema set has that value set. */
export function checkGrant(name: string, argument: ASTNode | undefined, { facts }: EmittedNames): void {
  const set = Object.hasOwn(setsOfGrants, name) ? setsOfGrants[name] : undefined;
  const table = set === undefined ? undefined : facts.codes.get(set);
  const wanted = literalOf(argument);
  if (argument === undefined || table === undefined || wanted === undefined) return;
  const known = table.entries.map(({ code }) => String(code));
  // Accepts the prefix of a group of permissions, since any permission of the group grants it.
  if (known.some((code) => code === wanted || code.startsWith(`${wanted}.`))) return;
  throw new UnsupportedExpressionError(
    argument,
    `The value set "${set}" has no code "${wanted}"`,
    didYouMean(wanted, known),
  );
}

function emitColumn([set, key, column]: readonly ASTNode[], names: EmittedNames): Emitted {
  const table = named(set, 'value set', names.facts.codes);
  const name = literal(column, 'column');
  const type = name === 'display' ? 'string' : table.columns[name]?.type;
  if (column !== undefined && (type === undefined || !['string', 'number', 'boolean'].includes(type))) {
    const message =
      type === undefined
        ? `The value set has no column "${name}"`
        : `The column "${name}" holds no single value`;
    const known = ['display', ...Object.keys(table.columns)];
    throw new UnsupportedExpressionError(column, message, didYouMean(name, known));
  }
  const code = key === undefined ? valueTerm('') : read(names.emit(key, names));
  return settled(callTerm('column', valueTerm(columnOf(table, name)), code), textType);
}

/**
 * Translates a code to its display text: the label of an enum value, or the text of its entry in the value set.
 */
function emitLabel([argument]: readonly ASTNode[], names: EmittedNames): Emitted {
  const given = names.emit(argument as ASTNode, names);
  const words = wordsOfType(given.type, names);
  if (words !== undefined) return settled(callTerm('label', valueTerm(words), given.term), textType);
  const help =
    'Only a choice has labels: a field with "enum", with titled "oneOf" constants or with a value set.';
  throw new UnsupportedExpressionError(argument, 'This value has no labels', help);
}

function wordsOfType(
  type: ExpressionType,
  { facts }: EmittedNames,
): Readonly<Record<string, string>> | undefined {
  if (type.is === 'list' || type.is === 'map' || type.is === 'object') return undefined;
  const codes = type.is === 'text' ? type.among?.codes : undefined;
  const table = codes === undefined ? undefined : facts.codes.get(codes);
  return table === undefined ? type.words : columnOf(table, 'display');
}

function columnOf({ entries }: CodeTable, column: string): Readonly<Record<string, string>> {
  const cells = entries
    .filter((entry) => entry[column] !== undefined)
    .map((entry) => [String(entry['code']), String(entry[column])] as const);
  return Object.fromEntries(cells);
}

/** Translates the search for the entry of a value set whose limits include a number. */
function emitBand([set, value]: readonly ASTNode[], names: EmittedNames): Emitted {
  const bands = bandsOf(set, names).map(({ code, limits }) => ({ code, ...limits }));
  return settled(callTerm('band', valueTerm(bands), numberOf(value, names)), textType);
}

/**
 * Translates the reading of a column in the entry with a given code, or in the entry whose limits include a
 * number.
 */
function emitLookUp([set, key, column]: readonly ASTNode[], names: EmittedNames): Emitted {
  const { columns, entries } = named(set, 'value set', names.facts.codes);
  const name = literal(column, 'column');
  const numbers = Object.keys(columns).filter((each) => columns[each]?.type === 'number');
  if (column !== undefined && !numbers.includes(name))
    throw new UnsupportedExpressionError(
      column,
      `The value set has no column of numbers "${name}"`,
      didYouMean(name, numbers),
    );
  const given = key === undefined ? undefined : names.emit(key, names);
  if (given?.type.is === 'text') {
    const byCode = entries.flatMap(({ code, [name]: number }) =>
      number === undefined ? [] : [[String(code), number] as const],
    );
    return settled(callTerm('lookUpCode', valueTerm(Object.fromEntries(byCode)), read(given)), numberType);
  }
  const bands = bandsOf(set, names).map(({ code, limits, [name]: number }) => ({ code, ...limits, number }));
  return settled(callTerm('lookUp', valueTerm(bands), numberOf(key, names)), numberType);
}

function numberOf(value: ASTNode | undefined, names: EmittedNames): Term {
  return value === undefined ? valueTerm(undefined) : read(names.emit(value, names));
}

type BandEntry = CodeTable['entries'][number] & { readonly limits: JsonObject };

function bandsOf(set: ASTNode | undefined, names: EmittedNames): readonly BandEntry[] {
  const { entries } = named(set, 'value set', names.facts.codes);
  const bands = entries.filter((entry): entry is BandEntry => isJsonObject(entry['limits']));
  if (bands.length > 0) return bands;
  throw new UnsupportedExpressionError(set, 'The entries of this value set have no limits');
}

/** Inlines the expression of another access rule. */
function emitMay([argument]: readonly ASTNode[], names: EmittedNames): Emitted {
  const rule = named(argument, 'access rule', names.facts.access);
  const name = literal(argument, 'access rule');
  if (argument !== undefined && rule.about !== undefined)
    throw new UnsupportedExpressionError(argument, `The access rule "${name}" is about a record of its own`);
  if (argument !== undefined && names.openRules.includes(name))
    throw new UnsupportedExpressionError(argument, `The access rule "${name}" leads back to itself`);
  const context = names.facts.accessContext;
  const environment = environmentOf(context);
  const { whole } = withNamed(rule.when, environment, names.facts.named);
  const { ast } = parseExpression(environment, whole);
  const openRules = [...names.openRules, name];
  const inner = names.emit(ast, { ...names, context, locals: {}, openRules, isFromElsewhere: true });
  if (argument !== undefined && names.openRules.length === 0) checkReads(argument, inner.term, names);
  return settled({ is: '&&', left: { is: 'signed-in' }, right: readTest(inner) }, boolType);
}

/**
 * Requires an access rule to read only records that the calling expression can read: any other record would be blank.
 */
function checkReads(argument: ASTNode, term: Term, { context }: EmittedNames): void {
  const missing = recordsRead(code(codeOf(term))).find((name) => !Object.hasOwn(context, name));
  if (missing === undefined) return;
  throw new UnsupportedExpressionError(
    argument,
    `The access rule "${literalOf(argument)}" reads ${missing}, which cannot be read here`,
    'Ask a rule that reads the user alone, or what can be read here.',
  );
}

function emitLimit([name, key]: readonly ASTNode[], names: EmittedNames): Emitted {
  const { value, by } = constantOf(name, 'number', names);
  if (key === undefined) return settled(valueTerm(value), numberType);
  return settled(
    callTerm('limit', valueTerm(by ?? {}), read(names.emit(key, names)), valueTerm(value)),
    numberType,
  );
}

function constantOf(
  node: ASTNode | undefined,
  type: 'string' | 'number' | 'list',
  names: EmittedNames,
): Constant {
  const constant = named(node, 'constant', names.facts.constants);
  names.facts.constantsRead?.add(literalOf(node) ?? '');
  if (node === undefined || typeOf(constant.value) === type) return constant;
  throw new UnsupportedExpressionError(
    node,
    `The constant "${literalOf(node)}" is no ${type === 'string' ? 'text' : type}`,
  );
}

function typeOf(value: Json): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function named<Found>(node: ASTNode | undefined, noun: string, table: ReadonlyMap<string, Found>): Found {
  const name = literal(node, noun);
  const found = table.get(name);
  if (found !== undefined) return found;
  const message = `There is no ${noun} named "${name}"`;
  throw new UnsupportedExpressionError(node, message, didYouMean(name, table.keys()));
}

function literal(node: ASTNode | undefined, noun: string): string {
  const name = literalOf(node);
  if (name !== undefined) return name;
  throw new UnsupportedExpressionError(node, `The name of a ${noun} is written out as a text`);
}

function literalOf(node: ASTNode | undefined): string | undefined {
  return node?.op === 'value' && typeof node.args === 'string' ? node.args : undefined;
}
