import type { ASTNode } from '@marcbachmann/cel-js';
import { type Emitted, type EmittedNames, read, readTest, settled } from './emitted.ts';
import { checkPattern } from './pattern-argument.ts';
import { callTerm, type Term, valueTerm } from './term.ts';
import { anyType, boolType, numberType, textType } from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

type Method = Extract<ASTNode, { op: 'rcall' }>;

type TextMethod = Extract<Term, { is: 'text-method' }>['name'];

const textMethods: ReadonlyMap<string, TextMethod> = new Map([
  ['startsWith', 'startsWith'],
  ['endsWith', 'endsWith'],
  ['contains', 'includes'],
]);

const listMethods = ['exists', 'all', 'filter', 'map'];

/** Names of all methods, which follow a value and a dot, for suggestions. */
export const methodNames: readonly string[] = [
  'size',
  'matches',
  'join',
  'split',
  ...textMethods.keys(),
  ...listMethods,
];

export function emitMethod(node: Method, names: EmittedNames): Emitted {
  const [name, receiver, args] = node.args;
  const target = names.emit(receiver, names);
  if (listMethods.includes(name)) return listMethod(node, target, names);
  if (name === 'size') return settled(callTerm('size', target.term), numberType);
  if (name === 'matches') checkPattern(args[0]);
  const values = args.map((argument) => read(names.emit(argument, names)));
  if (name === 'matches') return settled(callTerm('matches', read(target), ...values), boolType);
  if (name === 'join')
    return settled(
      callTerm('joined', target.term, ...(values.length === 0 ? [valueTerm('')] : values)),
      textType,
    );
  if (name === 'split')
    return settled(callTerm('split', read(target), ...values), { is: 'list', of: textType });
  const method = textMethods.get(name);
  if (method !== undefined)
    return settled({ is: 'text-method', name: method, on: read(target), args: values }, boolType);
  throw new UnsupportedExpressionError(
    node,
    `The function "${name}" is not part of the language of expressions.`,
  );
}

/**
 * Finds the maximum length of a list from its schema. The length of a list that an expression builds is
 * computed from its parts.
 */
function mostOf({ term, type }: Emitted): number | undefined {
  const isOfData = term.is === 'call' || term.is === 'scope' || term.is === 'local';
  return isOfData && type.is === 'list' ? type.most : undefined;
}

/**
 * Translates the methods with a variable and an expression over each item: `rows.exists(row, test)`, `all`,
 * `filter` and `map`.
 */
function listMethod(node: Method, target: Emitted, names: EmittedNames): Emitted {
  const [name, , [item, body, ...more]] = node.args;
  if (item?.op !== 'id' || body === undefined || more.length > 0) {
    const message = `"${name}" takes a name and an expression over it, e.g. ${name}(row, !blank(row)).`;
    throw new UnsupportedExpressionError(node, message);
  }
  const of = target.type.is === 'list' ? target.type.of : anyType;
  const inner = names.emit(body, { ...names, locals: { ...names.locals, [item.args]: of } });
  const over = (method: Extract<Term, { is: 'each' }>['name'], body: Term): Term => {
    return { is: 'each', name: method, list: target.term, item: item.args, body, most: mostOf(target) };
  };
  switch (name) {
    case 'exists':
      return settled(over('some', readTest(inner)), boolType);
    case 'all':
      return settled(over('every', readTest(inner)), boolType);
    case 'filter':
      return settled(over('filter', readTest(inner)), { ...target.type, is: 'list', of });
    default:
      return settled(over('map', read(inner)), { is: 'list', of: inner.type });
  }
}
