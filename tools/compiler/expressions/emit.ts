import type { ASTNode } from '@marcbachmann/cel-js';
import { checkCode } from './check-code.ts';
import { emitCall } from './emit-call.ts';
import { emitMethod } from './emit-method.ts';
import { emitComparison, emitOperation } from './emit-operator.ts';
import { type Emitted, type Names, read, readTest, settled, unsettled } from './emitted.ts';
import type { ExpressionContext } from './environment.ts';
import { type ExpressionFacts, noFacts } from './facts.ts';
import { anyType, boolType, type ExpressionType, numberType, textType } from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/**
 * The JavaScript of a checked expression, as the body of an arrow function over the scope `s`; `r` is the expression
 * runtime. `context` has the types of the names.
 */
export function emitExpression(
  ast: ASTNode,
  context: ExpressionContext,
  facts: ExpressionFacts = noFacts,
): string {
  return read(emit(ast, { context, facts, openRules: [], locals: {}, emit }));
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
      return position(emit(node.args[0], names), emit(node.args[1], names));
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
      return list(node.args, names);
    case 'call':
      return emitCall(node, names);
    case 'rcall':
      return emitMethod(node, names);
    case '==':
    case '!=': {
      const [left, right] = [emit(node.args[0], names), emit(node.args[1], names)];
      checkCode(node.args[1], left.type);
      checkCode(node.args[0], right.type);
      return emitComparison(node.op, left, right);
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return emitComparison(node.op, emit(node.args[0], names), emit(node.args[1], names));
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return emitOperation(node.op, emit(node.args[0], names), emit(node.args[1], names));
    case 'in': {
      const [member, list] = [emit(node.args[0], names), emit(node.args[1], names)];
      checkCode(node.args[1], member.type);
      if (list.type.is === 'list') checkCode(node.args[0], list.type.of);
      return settled(`r.isIn(${read(member)}, ${list.code})`, boolType);
    }
    default:
      throw new UnsupportedExpressionError(node, `"${node.op}" is not part of the schema language.`);
  }
}

function literal(node: Extract<ASTNode, { op: 'value' }>): Emitted {
  const value = node.args;
  if (typeof value === 'bigint' || typeof value === 'number') return settled(String(value), numberType);
  if (typeof value === 'boolean') return settled(String(value), boolType);
  if (typeof value === 'string') return settled(JSON.stringify(value), textType);
  if (value === null) return settled('undefined', anyType);
  throw new UnsupportedExpressionError(node, 'Bytes are not part of the schema language.');
}

const scopeNames = new Set(
  ['self', 'root', 'old', 'item', 'user', 'inputs', 'siblings', 'answer'].concat(
    ['event', 'state', 'to', 'stateText', 'toText', 'named'], // of workflows
  ),
);

/** A name of the scope, or a record of the context by the name of its entity. */
function variable(name: string, { context, locals }: Names): Emitted {
  const local = Object.hasOwn(locals, name) ? locals[name] : undefined;
  if (local !== undefined) return unsettled(`_${name}`, local);
  const type = context[name] ?? anyType;
  return unsettled(scopeNames.has(name) ? `s.${name}` : `r.at(s.records, ${JSON.stringify(name)})`, type);
}

function member({ code, type }: Emitted, key: string): Emitted {
  const field = type.is === 'object' ? type.fields[key] : type.is === 'map' ? type.of : undefined;
  return unsettled(`r.at(${code}, ${JSON.stringify(key)})`, field ?? anyType);
}

/** An item of a list, a value of a map. */
function position(container: Emitted, key: Emitted): Emitted {
  const of = container.type.is === 'list' || container.type.is === 'map' ? container.type.of : anyType;
  const reader = container.type.is === 'list' ? 'itemAt' : 'at';
  return unsettled(`r.${reader}(${container.code}, ${read(key)})`, of);
}

function test(node: ASTNode, names: Names): string {
  return readTest(emit(node, names));
}

function choice([condition, first, second]: readonly [ASTNode, ASTNode, ASTNode], names: Names): Emitted {
  const [yes, no] = [emit(first, names), emit(second, names)];
  const type = plain(yes.type.is === 'any' ? no.type : yes.type);
  return settled(`(${test(condition, names)} ? ${read(yes)} : ${read(no)})`, type);
}

function list(items: readonly ASTNode[], names: Names): Emitted {
  const emitted = items.map((item) => emit(item, names));
  const of = plain(emitted[0]?.type ?? anyType);
  return settled(`[${emitted.map(read).join(', ')}]`, { is: 'list', of });
}

/** One of several values may be any text, whatever the first is chosen from. */
function plain(type: ExpressionType): ExpressionType {
  return type.is === 'text' ? textType : type;
}
