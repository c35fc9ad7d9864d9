import type { ASTNode } from '@marcbachmann/cel-js';
import type { ExpressionContext } from './environment.ts';
import {
  anyType,
  boolType,
  dayType,
  type ExpressionType,
  instantType,
  numberType,
  textType,
} from './types.ts';

/** Code of an expression, before and after it is read as a value of its type. */
interface Emitted {
  /** JavaScript that yields whatever stands in the data. */
  readonly raw: string;
  readonly type: ExpressionType;
  /** The code yields a value of the type already (literals, comparisons, functions). */
  readonly isSettled: boolean;
}

/** Thrown for a part of CEL that the schema language leaves out. */
export class UnsupportedExpressionError extends Error {
  override readonly name = 'UnsupportedExpressionError';
  readonly node: ASTNode;

  constructor(node: ASTNode, message: string) {
    super(message);
    this.node = node;
  }
}

const scopeNames = new Set(['self', 'root', 'old', 'item', 'user']);

/**
 * The JavaScript of a checked expression, as the body of an arrow function over the scope `s`; `r` is the
 * expression runtime. `context` tells the types of the names.
 */
export function emitExpression(ast: ASTNode, context: ExpressionContext): string {
  return read(emit(ast, { context, locals: {} }));
}

interface Names {
  readonly context: ExpressionContext;
  /** Variables of list functions. */
  readonly locals: Readonly<Record<string, ExpressionType>>;
}

/** The code of a value of the type: blanks are given their meaning here. */
function read({ raw, type, isSettled }: Emitted): string {
  if (isSettled) return raw;
  const reader = { text: 'text', number: 'number', bool: 'bool', day: 'day', instant: 'instant', list: 'list' }[type.is as 'text'];
  return reader === undefined ? raw : `r.${reader}(${raw})`;
}

function settled(raw: string, type: ExpressionType): Emitted {
  return { raw, type, isSettled: true };
}

function emit(node: ASTNode, names: Names): Emitted {
  switch (node.op) {
    case 'value':
      return literal(node);
    case 'id':
      return variable(node.args, names);
    case '.':
      return member(emit(node.args[0], names), node.args[1]);
    case '[]':
      return index(emit(node.args[0], names), emit(node.args[1], names));
    case '&&':
    case '||':
      return settled(`(${test(node.args[0], names)} ${node.op} ${test(node.args[1], names)})`, boolType);
    case '!_':
      return settled(`!${test(node.args, names)}`, boolType);
    case '-_':
      return settled(`r.arithmetic('-', 0, ${read(emit(node.args, names))})`, numberType);
    case '?:':
      return choice(node.args, names);
    case 'list':
      return settled(`[${node.args.map((item) => read(emit(item, names))).join(', ')}]`, listType(node.args, names));
    case 'call':
      return call(node, names);
    case 'rcall':
      return receiverCall(node, names);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node.op, emit(node.args[0], names), emit(node.args[1], names));
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return operation(node.op, emit(node.args[0], names), emit(node.args[1], names));
    case 'in':
      return settled(`r.isIn(${read(emit(node.args[0], names))}, ${emit(node.args[1], names).raw})`, boolType);
    default:
      throw new UnsupportedExpressionError(node, `"${node.op}" is not part of the schema language.`);
  }
}

function literal(node: Extract<ASTNode, { op: 'value' }>): Emitted {
  const value = node.args;
  if (typeof value === 'bigint') return settled(String(value), numberType);
  if (typeof value === 'number') return settled(String(value), numberType);
  if (typeof value === 'boolean') return settled(String(value), boolType);
  if (typeof value === 'string') return settled(JSON.stringify(value), textType);
  if (value === null) return settled('undefined', anyType);
  throw new UnsupportedExpressionError(node, 'Bytes are not part of the schema language.');
}

function variable(name: string, { context, locals }: Names): Emitted {
  const local = Object.hasOwn(locals, name) ? locals[name] : undefined;
  if (local !== undefined) return { raw: `_${name}`, type: local, isSettled: false };
  const type = context[name] ?? anyType;
  if (scopeNames.has(name)) return { raw: `s.${name}`, type, isSettled: false };
  if (name === 'inputs') return { raw: 's.inputs', type, isSettled: false };
  return { raw: `r.at(s.records, ${JSON.stringify(name)})`, type, isSettled: false };
}

function member({ raw, type }: Emitted, key: string): Emitted {
  const field = type.is === 'object' ? type.fields[key] : type.is === 'map' ? type.of : anyType;
  return { raw: `r.at(${raw}, ${JSON.stringify(key)})`, type: field ?? anyType, isSettled: false };
}

function index(container: Emitted, key: Emitted): Emitted {
  if (container.type.is === 'list') {
    return { raw: `r.itemAt(${container.raw}, ${read(key)})`, type: container.type.of, isSettled: false };
  }
  const of = container.type.is === 'map' ? container.type.of : anyType;
  return { raw: `r.at(${container.raw}, ${read(key)})`, type: of, isSettled: false };
}

function test(node: ASTNode, names: Names): string {
  const emitted = emit(node, names);
  return emitted.isSettled && emitted.type.is === 'bool' ? emitted.raw : `r.bool(${emitted.raw})`;
}

function choice(args: readonly [ASTNode, ASTNode, ASTNode], names: Names): Emitted {
  const [first, second] = [emit(args[1], names), emit(args[2], names)];
  const type = first.type.is === 'any' ? second.type : first.type;
  return settled(`(${test(args[0], names)} ? ${read(first)} : ${read(second)})`, type);
}

function comparison(operator: string, left: Emitted, right: Emitted): Emitted {
  const [a, b] = [read(left), read(right)];
  switch (operator) {
    case '==':
      return settled(`r.equal(${a}, ${b})`, boolType);
    case '!=':
      return settled(`!r.equal(${a}, ${b})`, boolType);
    case '<':
      return settled(`r.less(${a}, ${b})`, boolType);
    case '<=':
      return settled(`r.atMost(${a}, ${b})`, boolType);
    case '>':
      return settled(`r.less(${b}, ${a})`, boolType);
    default:
      return settled(`r.atMost(${b}, ${a})`, boolType);
  }
}

function operation(operator: string, left: Emitted, right: Emitted): Emitted {
  if (operator === '+' && left.type.is === 'text') return settled(`(${read(left)} + ${read(right)})`, textType);
  if (operator === '+' && left.type.is === 'list') return settled(`[...${read(left)}, ...${read(right)}]`, left.type);
  return settled(`r.arithmetic('${operator}', ${read(left)}, ${read(right)})`, numberType);
}

function listType(items: readonly ASTNode[], names: Names): ExpressionType {
  const first = items[0];
  return { is: 'list', of: first === undefined ? anyType : emit(first, names).type };
}

function call(node: Extract<ASTNode, { op: 'call' }>, names: Names): Emitted {
  const [name, args] = node.args;
  const given = args.map((argument) => emit(argument, names));
  const values = given.map(read).join(', ');
  switch (name) {
    case 'today':
      return settled('r.day(s.today)', dayType);
    case 'now':
      return settled('r.instant(s.now)', instantType);
    case 'date':
      return settled(`r.day(${values})`, dayType);
    case 'blank':
      return settled(`r.blank(${given[0]?.raw ?? 'undefined'})`, boolType);
    case 'has':
      return settled(`!r.blank(${given[0]?.raw ?? 'undefined'})`, boolType);
    case 'age':
      return settled(`r.age(${values}, s)`, numberType);
    case 'yearsBetween':
    case 'daysBetween':
      return settled(`r.${name}(${values})`, numberType);
    case 'addDays':
      return settled(`r.addDays(${values})`, dayType);
    case 'matches':
      return settled(`r.matches(${values})`, boolType);
    case 'hasRole':
    case 'hasPermission':
    case 'inOrganization':
      return settled(`r.${name}(s.user, ${values})`, boolType);
    case 'size':
      return settled(`r.size(${given[0]?.raw ?? 'undefined'})`, numberType);
    default:
      throw new UnsupportedExpressionError(node, `The function "${name}" is not part of the schema language.`);
  }
}

const textMethods: Readonly<Record<string, string>> = { startsWith: 'startsWith', endsWith: 'endsWith', contains: 'includes' };
const listMethods: Readonly<Record<string, string>> = { exists: 'some', all: 'every', filter: 'filter', map: 'map' };

function receiverCall(node: Extract<ASTNode, { op: 'rcall' }>, names: Names): Emitted {
  const [name, receiver, args] = node.args;
  const target = emit(receiver, names);
  if (Object.hasOwn(listMethods, name)) return listCall({ node, name, target, args, names });
  const values = args.map((argument) => read(emit(argument, names))).join(', ');
  if (name === 'size') return settled(`r.size(${target.raw})`, numberType);
  if (name === 'matches') return settled(`r.matches(${read(target)}, ${values})`, boolType);
  const method = Object.hasOwn(textMethods, name) ? textMethods[name] : undefined;
  if (method !== undefined) return settled(`${read(target)}.${method}(${values})`, boolType);
  throw new UnsupportedExpressionError(node, `The function "${name}" is not part of the schema language.`);
}

interface ListCall {
  readonly node: ASTNode;
  readonly name: string;
  readonly target: Emitted;
  readonly args: readonly ASTNode[];
  readonly names: Names;
}

/** `rows.exists(row, test)`, `all`, `filter`, `map`: one variable, one expression over it. */
function listCall({ node, name, target, args, names }: ListCall): Emitted {
  const [item, body] = args;
  if (item?.op !== 'id' || body === undefined || args.length !== 2) {
    throw new UnsupportedExpressionError(node, `"${name}" takes a name and an expression over it, e.g. ${name}(row, row.verified).`);
  }
  const of = target.type.is === 'list' ? target.type.of : anyType;
  const inner: Names = { ...names, locals: { ...names.locals, [item.args]: of } };
  const code = name === 'map' ? read(emit(body, inner)) : test(body, inner);
  const type: ExpressionType =
    name === 'map' ? { is: 'list', of: emit(body, inner).type } : name === 'filter' ? { is: 'list', of } : boolType;
  return settled(`r.list(${target.raw}).${listMethods[name]}((_${item.args}) => ${code})`, type);
}
