import type { ASTNode } from '@marcbachmann/cel-js';
import { checkCode } from './check-code.ts';
import { emitCall } from './emit-call.ts';
import { emitMethod } from './emit-method.ts';
import { emitComparison, emitOperation } from './emit-operator.ts';
import { type Emitted, type EmittedNames, read, readTest, settled, unsettled } from './emitted.ts';
import type { ExpressionContext } from './environment.ts';
import { type ExpressionFacts, noFacts } from './facts.ts';
import { callTerm, notTerm, scopeTerm, type Term, valueTerm } from './term.ts';
import { codeOf } from './term-code.ts';
import { anyType, boolType, type ExpressionType, numberType, textType } from './types.ts';
import { UnsupportedExpressionError } from './unsupported-expression.ts';

/**
 * Emits the JavaScript of a checked expression as the body of an arrow function over the scope `s`, with the
 * expression runtime as `r`. `context` has the types of the names.
 */
export function emitExpression(
  ast: ASTNode,
  context: ExpressionContext,
  facts: ExpressionFacts = noFacts,
): string {
  return codeOf(translateExpression(ast, context, facts));
}

/** Translates a checked expression to a term, which calls functions of the runtime. */
export function translateExpression(
  ast: ASTNode,
  context: ExpressionContext,
  facts: ExpressionFacts = noFacts,
): Term {
  return read(emit(ast, { context, facts, openRules: [], locals: {}, written: { count: 0 }, emit }));
}

/** Maximum parts of one expression, including those of the access rules and expressions that it calls. */
const mostParts = 20_000;

function emit(node: ASTNode, names: EmittedNames): Emitted {
  names.written.count += 1;
  if (names.written.count > mostParts)
    throw new UnsupportedExpressionError(
      undefined,
      'Written out with all that it calls, the expression is too long',
      'Let it call fewer expressions and access rules that call others.',
    );
  const emitted = emitNode(node, names);
  if (names.isFromElsewhere === true) return emitted;
  return { ...emitted, term: { ...emitted.term, origin: { node, type: emitted.type } } };
}

function emitNode(node: ASTNode, names: EmittedNames): Emitted {
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
      return settled(
        { is: node.op, left: test(node.args[0], names), right: test(node.args[1], names) },
        boolType,
      );
    case '!_':
      return settled(notTerm(test(node.args, names)), boolType);
    case '-_':
      return settled(
        callTerm('arithmetic', valueTerm('-'), valueTerm(0), read(emit(node.args, names))),
        numberType,
      );
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
      return settled(callTerm('isIn', read(member), list.term), boolType);
    }
    default:
      throw new UnsupportedExpressionError(node, `"${node.op}" is not part of the language of expressions.`);
  }
}

function literal(node: Extract<ASTNode, { op: 'value' }>): Emitted {
  const value = node.args;
  if (typeof value === 'bigint' || typeof value === 'number')
    return settled(valueTerm(Number(value)), numberType);
  if (typeof value === 'boolean') return settled(valueTerm(value), boolType);
  if (typeof value === 'string') return settled(valueTerm(value), textType);
  if (value === null) return settled(valueTerm(undefined), anyType);
  throw new UnsupportedExpressionError(node, 'Bytes are not part of the language of expressions.');
}

/** Names that the scope itself defines. Any other name of a context is a record. */
export const scopeNames: ReadonlySet<string> = new Set(
  ['self', 'root', 'old', 'item', 'user', 'inputs', 'siblings', 'answer'].concat(
    ['event', 'state', 'to', 'stateText', 'toText', 'named'], // of workflows
  ),
);

/** Translates a name of the scope, or a record of the context by its entity's name. */
function variable(name: string, { context, locals }: EmittedNames): Emitted {
  const local = Object.hasOwn(locals, name) ? locals[name] : undefined;
  if (local !== undefined) return unsettled({ is: 'local', name }, local);
  const type = context[name] ?? anyType;
  const record = () => callTerm('at', scopeTerm('records'), valueTerm(name));
  return unsettled(scopeNames.has(name) ? scopeTerm(name) : record(), type);
}

function member({ term, type }: Emitted, key: string): Emitted {
  const field = type.is === 'object' ? type.fields[key] : type.is === 'map' ? type.of : undefined;
  return unsettled(callTerm('at', term, valueTerm(key)), field ?? anyType);
}

/** Translates the access by position in a list or by key in a map. */
function position(container: Emitted, key: Emitted): Emitted {
  const of = container.type.is === 'list' || container.type.is === 'map' ? container.type.of : anyType;
  return unsettled(callTerm(readerOf(container.type, key.type), container.term, read(key)), of);
}

/** Names the function that reads a part; where a type is unknown, that which looks at the values. */
function readerOf(container: ExpressionType, key: ExpressionType): 'at' | 'itemAt' | 'partAt' {
  if (key.is === 'number') return container.is === 'list' || container.is === 'any' ? 'itemAt' : 'partAt';
  return key.is === 'text' && container.is !== 'list' ? 'at' : 'partAt';
}

function test(node: ASTNode, names: EmittedNames): Term {
  return readTest(emit(node, names));
}

function choice(
  [condition, first, second]: readonly [ASTNode, ASTNode, ASTNode],
  names: EmittedNames,
): Emitted {
  const [yes, no] = [emit(first, names), emit(second, names)];
  const type = plain(yes.type.is === 'any' ? no.type : yes.type);
  return settled({ is: 'choice', test: test(condition, names), yes: read(yes), no: read(no) }, type);
}

function list(items: readonly ASTNode[], names: EmittedNames): Emitted {
  const emitted = items.map((item) => emit(item, names));
  const of = plain(emitted[0]?.type ?? anyType);
  return settled({ is: 'list', items: emitted.map(read) }, { is: 'list', of });
}

/** Drops the list of choices from a text type, since the joined text may be none of them. */
function plain(type: ExpressionType): ExpressionType {
  return type.is === 'text' ? textType : type;
}
