import type { ASTNode } from '@marcbachmann/cel-js';
import type { DeclaredFunction, FunctionParameter, ValueType } from './declared-functions.ts';
import { type Emitted, type EmittedNames, read, settled } from './emitted.ts';
import { environmentOf } from './environment.ts';
import { parseExpression } from './parse.ts';
import { type Term, valueTerm } from './term.ts';
import {
  boolType,
  dayType,
  type ExpressionType,
  instantType,
  numberType,
  textType,
  timeType,
} from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

const types: Readonly<Record<ValueType, ExpressionType>> = {
  string: textType,
  number: numberType,
  boolean: boolType,
  date: dayType,
  'date-time': instantType,
  time: timeType,
};

/**
 * Translates a call of a function that the product declares. Emitted code calls it as a member of `f`, the
 * import of `generated/functions.ts`.
 */
export function emitDeclaredCall(
  name: string,
  declared: DeclaredFunction,
  node: Extract<ASTNode, { op: 'call' }>,
  names: EmittedNames,
): Emitted {
  const given = declared.parameters.map((parameter, index) => {
    const argument = node.args[1][index];
    const value = argument === undefined ? defaultOf(parameter, names) : names.emit(argument, names);
    return [parameter.name, read(value)] as const;
  });
  const named: Term = { is: 'object', fields: given };
  const constants = declared.constants === undefined ? [] : [constantsOf(declared.constants, names, node)];
  return settled({ is: 'call', of: 'f', name, args: [named, ...constants] }, types[declared.returns]);
}

function defaultOf({ default: source = 'null' }: FunctionParameter, names: EmittedNames): Emitted {
  const { ast } = parseExpression(environmentOf({}), source);
  return names.emit(ast, { ...names, context: {}, locals: {}, isFromElsewhere: true });
}

/**
 * Builds the object of constants that a declared function expects. Reports a constant that the product lacks at
 * `node`.
 */
function constantsOf(wanted: Readonly<Record<string, string>>, names: EmittedNames, node: ASTNode): Term {
  const entries = Object.entries(wanted).map(([figure, constant]) => {
    const found = names.facts.constants.get(constant)?.value;
    names.facts.constantsRead?.add(constant);
    if (typeof found === 'number') return [figure, found] as const;
    const message = `The formula needs the constant "${constant}", a number of product.json`;
    throw new UnsupportedExpressionError(node, message, 'Add it under "constants".');
  });
  return valueTerm(Object.fromEntries(entries));
}
