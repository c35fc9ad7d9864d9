import type { ASTNode } from '@marcbachmann/cel-js';
import { isCalendarDay } from '../../core/dates/dates.ts';
import { didYouMean } from '../suggest.ts';
import { emitDeclaredCall } from './emit-declared.ts';
import { checkGrant, emitFactCall, factFunctionNames, isFactFunction } from './emit-fact.ts';
import { type Emitted, type EmittedNames, read, settled } from './emitted.ts';
import { checkPattern } from './pattern-argument.ts';
import { callTerm, notTerm, scopeTerm, type Term, valueTerm, wholeScope } from './term.ts';
import {
  anyType,
  boolType,
  dayType,
  type ExpressionType,
  instantType,
  numberType,
  textType,
  timeType,
} from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/**
 * Translation of a function: the type of its result, and the term that is built from its arguments, each
 * converted to its type or as in the data.
 */
interface Function {
  readonly type: ExpressionType | ((given: readonly Emitted[]) => ExpressionType);
  readonly term: (values: readonly Term[], raw: readonly Term[], given: readonly Emitted[]) => Term;
}

/**
 * Passes each argument converted to its type, so that a missing one has a default value, followed by `more`.
 */
function ofValues(name: string, ...more: readonly Term[]): Function['term'] {
  return (values) => callTerm(name, ...values, ...more);
}

/** Passes each argument unconverted, as it is in the data, followed by `more`. */
function ofData(name: string, ...more: readonly Term[]): Function['term'] {
  return (_values, raw) => callTerm(name, ...raw, ...more);
}

/** Passes the user, followed by the converted arguments. */
function ofUser(name: string): Function['term'] {
  return (values) => callTerm(name, scopeTerm('user'), ...values);
}

/** Functions of the schema language that are called by name. */
const functions: Readonly<Record<string, Function>> = {
  today: { type: dayType, term: () => callTerm('day', scopeTerm('today')) },
  now: { type: instantType, term: () => callTerm('instant', scopeTerm('now')) },
  date: {
    type: dayType,
    term: ([text = valueTerm('')]) => (isWrittenDay(text) ? text : callTerm('day', text)),
  },
  time: { type: timeType, term: ofValues('time') },
  blank: { type: boolType, term: ofData('blank') },
  has: { type: boolType, term: (_values, raw) => notTerm(callTerm('blank', ...raw)) },
  age: { type: numberType, term: ofValues('age', wholeScope) },
  yearsBetween: { type: numberType, term: ofValues('yearsBetween') },
  monthsBetween: { type: numberType, term: ofValues('monthsBetween') },
  daysBetween: { type: numberType, term: ofValues('daysBetween') },
  addDays: { type: dayType, term: ofValues('addDays') },
  addMinutes: { type: instantType, term: ofValues('addMinutes') },
  matches: { type: boolType, term: ofValues('matches') },
  hasRole: { type: boolType, term: ofUser('hasRole') },
  hasPermission: { type: boolType, term: ofUser('hasPermission') },
  inOrganization: { type: boolType, term: ofUser('inOrganization') },
  round: { type: numberType, term: ofValues('round') },
  readingGrade: { type: numberType, term: ofValues('readingGrade') },
  organizationId: { type: textType, term: ofValues('organizationId') },
  dayOf: { type: dayType, term: ofData('dayOf', wholeScope) },
  firstDayOf: { type: dayType, term: ofData('firstDayOf', wholeScope) },
  yearOf: { type: numberType, term: ofValues('yearOf') },
  shortTime: { type: textType, term: ofValues('shortTime') },
  shortDate: { type: textType, term: ofValues('shortDate') },
  phoneNumber: { type: textType, term: ofValues('phoneNumber') },
  lower: { type: textType, term: ofValues('lower') },
  double: { type: numberType, term: ofData('double') },
  string: { type: textType, term: ofData('string') },
  min: {
    type: itemOfList,
    term: (values, _raw, given) => callTerm('least', ...values, ...readerOfItems(given)),
  },
  max: {
    type: itemOfList,
    term: (values, _raw, given) => callTerm('greatest', ...values, ...readerOfItems(given)),
  },
  sum: { type: numberType, term: ofValues('sum') },
  avg: { type: numberType, term: ofValues('average') },
  count: { type: numberType, term: ofValues('count') },
  sqrt: { type: numberType, term: ofValues('sqrt') },
  pow: { type: numberType, term: ofValues('pow') },
  latest: { type: itemOfList, term: ofValues('latest') },
  size: { type: numberType, term: ofData('size') },
};

/** Translation of `latest` for days and instants, which compares only the parts known of each. */
const latestDated = { term: ofValues('latestDated') };

function isDated(argument: ASTNode | undefined, item: ExpressionType): boolean {
  if (item.is !== 'object' || argument?.op !== 'value') return false;
  const { is } = item.fields[String(argument.args)] ?? {};
  return is === 'day' || is === 'instant';
}

/** Finds the type of the items of the only argument, a list. */
function itemOfList([list]: readonly Emitted[]): ExpressionType {
  return list?.type.is === 'list' ? list.type.of : anyType;
}

/** Requires the field that items are compared by to be a literal, and a field of the items. */
function checkFieldOfItems(argument: ASTNode | undefined, item: ExpressionType): void {
  if (argument === undefined) return;
  if (argument.op !== 'value' || typeof argument.args !== 'string')
    throw new UnsupportedExpressionError(argument, 'The name of the field is written out as a text');
  if (item.is !== 'object') return;
  const type = item.fields[argument.args];
  if (type !== undefined && orderedTypes.includes(type.is)) return;
  const message = `${type === undefined ? 'The items of the list have no field' : 'There is no order in the field'} "${argument.args}"`;
  const ordered = Object.entries(item.fields).filter(([, { is }]) => orderedTypes.includes(is));
  throw new UnsupportedExpressionError(
    argument,
    message,
    didYouMean(
      argument.args,
      ordered.map(([name]) => name),
    ),
  );
}

const orderedTypes: readonly string[] = ['text', 'number', 'day', 'instant', 'time', 'any'];

/** Adds the runtime function that converts each item, so that an item of another type counts as missing. */
function readerOfItems(given: readonly Emitted[]): readonly Term[] {
  const { is } = itemOfList(given);
  return ['text', 'number', 'day', 'instant', 'time'].includes(is) ? [{ is: 'function', name: is }] : [];
}

/**
 * Reports whether a text is a literal calendar day, which is then checked once at compile time instead of for
 * every record.
 */
function isWrittenDay(text: Term): boolean {
  return text.is === 'value' && typeof text.value === 'string' && isCalendarDay(text.value);
}

/** Names of all functions of the language itself, for suggestions. */
export const functionNames: readonly string[] = [...Object.keys(functions), ...factFunctionNames];

export function emitCall(node: Extract<ASTNode, { op: 'call' }>, names: EmittedNames): Emitted {
  const [name, args] = node.args;
  if (isFactFunction(name)) return emitFactCall(name, node, names);
  const declared = names.facts.functions.get(name);
  if (declared !== undefined) return emitDeclaredCall(name, declared, node, names);
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found === undefined)
    throw new UnsupportedExpressionError(
      node,
      `The function "${name}" is not part of the language of expressions.`,
    );
  if (name === 'matches') checkPattern(args[1]);
  checkGrant(name, args[0], names);
  const given = args.map((argument) => names.emit(argument, names));
  if (name === 'latest') checkFieldOfItems(args[1], itemOfList(given));
  const { term } = name === 'latest' && isDated(args[1], itemOfList(given)) ? latestDated : found;
  return settled(
    term(
      given.map(read),
      given.map(({ term }) => term),
      given,
    ),
    typeof found.type === 'function' ? found.type(given) : found.type,
  );
}
