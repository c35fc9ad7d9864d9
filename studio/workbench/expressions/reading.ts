import type { ASTNode } from '@marcbachmann/cel-js';
import { setsOfGrants } from '../../../engine/compiler/expressions/emit-fact.ts';
import { spelling } from '../../../engine/compiler/expressions/spelling.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import { childType, type LocatedExpression } from './locate-expression.ts';

interface Reader extends Pick<LocatedExpression, 'context' | 'facts'> {
  /** Source of the expression, from which parts without words are quoted. */
  readonly source: string;
  /** Variables of list functions. */
  readonly locals: Readonly<Record<string, ExpressionType | undefined>>;
}

interface Words {
  readonly text: string;
  readonly type?: ExpressionType | undefined;
}

/** Describes an expression in words; `source` is the text from which its tree was parsed. */
export function describeReading(
  tree: ASTNode,
  source: string,
  known: Pick<LocatedExpression, 'context' | 'facts'>,
): string {
  return conditionWords(tree, { ...known, source, locals: {} });
}

/** Describes the condition under which an expression is true. */
function conditionWords(node: ASTNode, reader: Reader): string {
  const inner = (each: ASTNode) => conditionWords(each, reader);
  switch (node.op) {
    case '&&':
    case '||':
      return joined(node, reader);
    case '!_':
      return negated(node.args, reader);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node, reader);
    case 'in':
      return `${value(node.args[0], reader).text} is one of ${list(node.args[1], node.args[0], reader)}`;
    case '?:':
      return `${inner(node.args[1])} if ${inner(node.args[0])}, otherwise ${inner(node.args[2])}`;
    case 'call':
      return called(node.args[0], node.args[1], node, reader);
    case 'rcall':
      return method(node, reader);
    default: {
      const { text, type } = value(node, reader);
      return type?.is === 'bool' && node.op !== 'value' ? `${text} is “yes”` : text;
    }
  }
}

/** Joins operands of the same operator in one enumeration; others go in parentheses. */
function joined(node: Extract<ASTNode, { op: '&&' | '||' }>, reader: Reader): string {
  const parts = operands(node, node.op).map((part) => {
    const words = conditionWords(part, reader);
    return part.op === '&&' || part.op === '||' || part.op === '?:' ? `(${words})` : words;
  });
  return parts.join(node.op === '&&' ? ' and ' : ' or ');
}

function operands(node: ASTNode, operator: '&&' | '||'): readonly ASTNode[] {
  return node.op === operator ? node.args.flatMap((part) => operands(part, operator)) : [node];
}

const opposites = new Map<string, '==' | '!='>([
  ['==', '!='],
  ['!=', '=='],
]);

function negated(of: ASTNode, reader: Reader): string {
  if (of.op === '!_') return conditionWords(of.args, reader);
  const opposite = opposites.get(of.op);
  if (opposite !== undefined && (of.op === '==' || of.op === '!='))
    return comparison({ op: opposite, args: of.args }, reader);
  if (of.op === 'call' && (of.args[0] === 'blank' || of.args[0] === 'has'))
    return presence(of.args[1][0], of.args[0] === 'blank', reader);
  const { type, text } = value(of, reader);
  if (type?.is === 'bool' && (of.op === 'id' || of.op === '.')) return `${text} is not “yes”`;
  return `it is not so that ${conditionWords(of, reader)}`;
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

const signs: Readonly<Record<Comparison, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};

const signsOfTimes: Readonly<Record<Comparison, string>> = {
  ...signs,
  '<': 'is before',
  '<=': 'is not after',
  '>': 'is after',
  '>=': 'is not before',
};

function comparison(
  { op, args: [left, right] }: { readonly op: Comparison; readonly args: readonly [ASTNode, ASTNode] },
  reader: Reader,
): string {
  const [one, other] = [value(left, reader), value(right, reader)];
  if (right.op === 'value' && right.args === '' && (op === '==' || op === '!='))
    return presence(left, op === '!=', reader);
  const isTime = [one, other].some(
    ({ type }) => type !== undefined && ['day', 'instant', 'time'].includes(type.is),
  );
  const said = right.op === 'value' ? labelled(right, one.type, reader) : other.text;
  return `${one.text} ${(isTime ? signsOfTimes : signs)[op]} ${said}`;
}

function presence(of: ASTNode | undefined, isThere: boolean, reader: Reader): string {
  const what = of === undefined ? 'it' : value(of, reader).text;
  return `${what} is ${isThere ? 'filled in' : 'missing'}`;
}

/** Describes a text constant; a choice by its display text. */
function labelled(node: ASTNode, type: ExpressionType | undefined, { facts }: Reader): string {
  if (node.op !== 'value') return '';
  const text = String(node.args);
  if (type === undefined || type.is === 'list' || type.is === 'map' || type.is === 'object')
    return quoted(node.args);
  const set = type.is === 'text' ? type.among?.codes : undefined;
  const entry =
    set === undefined ? undefined : facts.codes.get(set)?.entries.find(({ code }) => code === text);
  const display = entry?.['display'];
  return quoted(typeof display === 'string' ? display : (type.words?.[text] ?? node.args));
}

function quoted(constant: unknown): string {
  if (typeof constant === 'boolean') return constant ? '“yes”' : '“no”';
  return typeof constant === 'string' ? `“${constant}”` : String(constant);
}

function list(node: ASTNode, member: ASTNode, reader: Reader): string {
  if (node.op !== 'list') return value(node, reader).text;
  const { type } = value(member, reader);
  return node.args
    .map((item) => (item.op === 'value' ? labelled(item, type, reader) : value(item, reader).text))
    .join(', ');
}

/** Describes the subject of a sentence. */
function value(node: ASTNode, reader: Reader): Words {
  if (node.op === 'id') return nameWords(node.args, reader);
  if (node.op === '.') return memberWords(value(node.args[0], reader), node.args[1], node.args[0]);
  if (node.op === 'value') return { text: quoted(node.args) };
  if (node.op === '-_') return { text: `−${value(node.args, reader).text}` };
  if (node.op === '+' || node.op === '-' || node.op === '*' || node.op === '/' || node.op === '%')
    return { text: `${value(node.args[0], reader).text} ${node.op} ${value(node.args[1], reader).text}` };
  if (node.op === '[]') {
    const { type, text } = value(node.args[0], reader);
    return {
      text: `${text} (${sourceOf(node.args[1], reader)})`,
      type: type === undefined ? undefined : childType(type, '0'),
    };
  }
  if (node.op === 'call')
    return { text: called(node.args[0], node.args[1], node, reader), type: typeOfCall(node.args[0]) };
  if (node.op === 'list') return { text: sourceOf(node, reader) };
  return { text: conditionWords(node, reader) };
}

const namesOfScope: Readonly<Record<string, string>> = {
  self: 'this value',
  root: 'the record',
  old: 'the stored value',
  item: 'the row',
  user: 'the user',
  siblings: 'the other records',
  answer: 'the answer',
  event: 'the event',
  inputs: 'what was entered',
};

function nameWords(name: string, { context, locals }: Reader): Words {
  if (Object.hasOwn(locals, name)) return { text: `the ${name}`, type: locals[name] };
  const type = Object.hasOwn(context, name) ? context[name] : undefined;
  return {
    text: namesOfScope[name] ?? `the ${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`,
    type,
  };
}

/** Describes a member; fields of the expression's own record need no owner. */
function memberWords(owner: Words, key: string, of: ASTNode): Words {
  const type = owner.type === undefined ? undefined : childType(owner.type, key);
  const title = type?.title ?? key;
  const isOwn = of.op === 'id' && (of.args === 'self' || of.args === 'item' || of.args === 'inputs');
  return { text: isOwn ? title : `${owner.text}${owner.text.endsWith('s') ? '’' : '’s'} ${title}`, type };
}

type CallWords = (args: readonly string[]) => string;

/** Descriptions of functions; functions without one are quoted. */
const callWords: Readonly<Record<string, CallWords>> = {
  today: () => 'today',
  now: () => 'now',
  age: ([born]) => `the age in years (${born})`,
  yearsBetween: ([from, to]) => `the years from ${from} to ${to}`,
  monthsBetween: ([from, to]) => `the months from ${from} to ${to}`,
  daysBetween: ([from, to]) => `the days from ${from} to ${to}`,
  addDays: ([day, days]) => `${days} days after ${day}`,
  addMinutes: ([moment, minutes]) => `${minutes} minutes after ${moment}`,
  dayOf: ([moment]) => `the day of ${moment}`,
  firstDayOf: ([moment]) => `the first day that ${moment} may be`,
  date: ([day]) => String(day).replaceAll(/[“”]/g, ''),
  time: ([time]) => String(time).replaceAll(/[“”]/g, ''),
  size: ([what]) => `the size of ${what}`,
  count: ([what]) => `the number of ${what}`,
  sum: ([what]) => `the sum of ${what}`,
  min: ([what]) => `the least of ${what}`,
  max: ([what]) => `the greatest of ${what}`,
  lower: ([text]) => `${text} (in small letters)`,
  label: ([choice]) => `${choice} (as people read it)`,
  hasRole: ([role]) => `the user has the role ${role}`,
  hasPermission: ([permission]) => `the user has the permission ${permission}`,
  inOrganization: ([organization]) => `the user belongs to the organization ${organization}`,
  may: ([rule]) => `the user passes the access rule ${rule}`,
  text: ([name]) => `the constant ${name}`,
  limit: ([name]) => `the constant ${name}`,
  listed: ([name, what]) => `${what} is listed in ${name}`,
  matches: ([text, pattern]) => `${text} matches ${pattern}`,
};

const dayFunctions: readonly string[] = [
  'today',
  'date',
  'addDays',
  'dayOf',
  'firstDayOf',
  'addBusinessDays',
];

function typeOfCall(name: string): ExpressionType | undefined {
  if (dayFunctions.includes(name)) return { is: 'day' };
  return name === 'now' ? { is: 'instant' } : undefined;
}

function called(name: string, args: readonly ASTNode[], node: ASTNode, reader: Reader): string {
  if (name === 'blank' || name === 'has') return presence(args[0], name === 'has', reader);
  const words = Object.hasOwn(callWords, name) ? callWords[name] : undefined;
  if (words === undefined) return sourceOf(node, reader);
  return words(args.map((each) => displayOf(name, each, reader) ?? value(each, reader).text));
}

/** Finds what people call a code that a function names. */
function displayOf(name: string, argument: ASTNode, { facts }: Reader): string | undefined {
  const set = Object.hasOwn(setsOfGrants, name) ? setsOfGrants[name] : undefined;
  if (set === undefined || argument.op !== 'value') return undefined;
  const entry = facts.codes.get(set)?.entries.find(({ code }) => code === argument.args);
  return entry?.display === undefined ? undefined : `“${String(entry.display)}”`;
}

const textWords: Readonly<Record<string, string>> = {
  startsWith: 'begins with',
  endsWith: 'ends with',
  contains: 'contains',
  matches: 'matches',
};

function method(node: Extract<ASTNode, { op: 'rcall' }>, reader: Reader): string {
  const [name, receiver, args] = node.args;
  const { text, type } = value(receiver, reader);
  const verb = Object.hasOwn(textWords, name) ? textWords[name] : undefined;
  if (verb !== undefined && args[0] !== undefined) return `${text} ${verb} ${value(args[0], reader).text}`;
  const [row, body] = args;
  if (row?.op === 'id' && body !== undefined && (name === 'exists' || name === 'all')) {
    const locals = { ...reader.locals, [row.args]: type?.is === 'list' ? type.of : undefined };
    const words = conditionWords(body, { ...reader, locals });
    return name === 'exists' ? `for one of ${text}, ${words}` : `for each of ${text}, ${words}`;
  }
  return sourceOf(node, reader);
}

function sourceOf(node: ASTNode, { source }: Reader): string {
  const { range } = node;
  return range === undefined ? spelling(node) : source.slice(range.start, range.end);
}
