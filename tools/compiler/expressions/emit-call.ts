import type { ASTNode } from '@marcbachmann/cel-js';
import { isCalendarDay } from '../../../engine/core/dates/dates.ts';
import { didYouMean } from '../suggest.ts';
import { emitDeclaredCall } from './emit-declared.ts';
import { checkGrant, emitFactCall, factFunctionNames, isFactFunction } from './emit-fact.ts';
import { type Emitted, type Names, read, settled } from './emitted.ts';
import { checkPattern } from './pattern-argument.ts';
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

/** What a function makes of its arguments: their code as read, and as it stands. */
interface Function {
  readonly type: ExpressionType | ((given: readonly Emitted[]) => ExpressionType);
  readonly code: (values: readonly string[], raw: readonly string[], given: readonly Emitted[]) => string;
}

/** Every function of the schema language that is called by its name. */
const functions: Readonly<Record<string, Function>> = {
  today: { type: dayType, code: () => 'r.day(s.today)' },
  now: { type: instantType, code: () => 'r.instant(s.now)' },
  date: { type: dayType, code: ([text = '']) => (isWrittenDay(text) ? text : `r.day(${text})`) },
  time: { type: timeType, code: ([text]) => `r.time(${text})` },
  blank: { type: boolType, code: (_values, [raw]) => `r.blank(${raw})` },
  has: { type: boolType, code: (_values, [raw]) => `!r.blank(${raw})` },
  age: { type: numberType, code: ([born]) => `r.age(${born}, s)` },
  yearsBetween: { type: numberType, code: (days) => `r.yearsBetween(${days.join(', ')})` },
  monthsBetween: { type: numberType, code: (days) => `r.monthsBetween(${days.join(', ')})` },
  daysBetween: { type: numberType, code: (days) => `r.daysBetween(${days.join(', ')})` },
  addDays: { type: dayType, code: (values) => `r.addDays(${values.join(', ')})` },
  matches: { type: boolType, code: (values) => `r.matches(${values.join(', ')})` },
  hasRole: { type: boolType, code: ([name]) => `r.hasRole(s.user, ${name})` },
  hasPermission: { type: boolType, code: ([name]) => `r.hasPermission(s.user, ${name})` },
  inOrganization: { type: boolType, code: ([name]) => `r.inOrganization(s.user, ${name})` },
  round: { type: numberType, code: (values) => `r.round(${values.join(', ')})` },
  readingGrade: { type: numberType, code: ([text]) => `r.readingGrade(${text})` },
  organizationId: { type: textType, code: ([name]) => `r.organizationId(${name})` },
  dayOf: { type: dayType, code: (_values, [raw]) => `r.dayOf(${raw}, s)` },
  yearOf: { type: numberType, code: ([date]) => `r.yearOf(${date})` },
  shortTime: { type: textType, code: ([time]) => `r.shortTime(${time})` },
  shortDate: { type: textType, code: ([date]) => `r.shortDate(${date})` },
  phoneNumber: { type: textType, code: ([digits]) => `r.phoneNumber(${digits})` },
  lower: { type: textType, code: ([text]) => `r.lower(${text})` },
  double: { type: numberType, code: (_values, [raw]) => `r.double(${raw})` },
  string: { type: textType, code: (_values, [raw]) => `r.string(${raw})` },
  min: { type: itemOfList, code: ([list], _raw, given) => `r.least(${list}${readerOfItems(given)})` },
  max: { type: itemOfList, code: ([list], _raw, given) => `r.greatest(${list}${readerOfItems(given)})` },
  sum: { type: numberType, code: ([list]) => `r.sum(${list})` },
  avg: { type: numberType, code: ([list]) => `r.average(${list})` },
  count: { type: numberType, code: ([list]) => `r.count(${list})` },
  sqrt: { type: numberType, code: ([value]) => `r.sqrt(${value})` },
  pow: { type: numberType, code: (values) => `r.pow(${values.join(', ')})` },
  latest: { type: itemOfList, code: (values) => `r.latest(${values.join(', ')})` },
  size: { type: numberType, code: (_values, [raw]) => `r.size(${raw})` },
};

/** What the items of the only argument, a list, are. */
function itemOfList([list]: readonly Emitted[]): ExpressionType {
  return list?.type.is === 'list' ? list.type.of : anyType;
}

/** The field that items are compared by is written out, and is one of them. */
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

/** How each item is read, as a further argument: an item that is no value of its type counts as missing. */
function readerOfItems(given: readonly Emitted[]): string {
  const { is } = itemOfList(given);
  return ['text', 'number', 'day', 'instant', 'time'].includes(is) ? `, r.${is}` : '';
}

/** A day that is written out is known to be one now, and need not be looked at again for every record. */
function isWrittenDay(code: string): boolean {
  return /^"\d{4}-\d{2}-\d{2}"$/.test(code) && isCalendarDay(code.slice(1, -1));
}

/** The names of all functions of the language itself, for suggestions. */
export const functionNames: readonly string[] = [...Object.keys(functions), ...factFunctionNames];

export function emitCall(node: Extract<ASTNode, { op: 'call' }>, names: Names): Emitted {
  const [name, args] = node.args;
  if (isFactFunction(name)) return emitFactCall(name, node, names);
  const declared = names.facts.functions.get(name);
  if (declared !== undefined) return emitDeclaredCall(name, declared, node, names);
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (found === undefined)
    throw new UnsupportedExpressionError(node, `The function "${name}" is not part of the schema language.`);
  if (name === 'matches') checkPattern(args[1]);
  checkGrant(name, args[0], names);
  const given = args.map((argument) => names.emit(argument, names));
  if (name === 'latest') checkFieldOfItems(args[1], itemOfList(given));
  return settled(
    found.code(
      given.map(read),
      given.map(({ code }) => code),
      given,
    ),
    typeof found.type === 'function' ? found.type(given) : found.type,
  );
}
