/** Condition as an author composes it: a single clause, or several joined by `and` or `or`. */
export type Condition = Clause | ConditionGroup;

export interface ConditionGroup {
  readonly join: 'and' | 'or';
  /** Two or more conditions; a nested group has the other `join`. */
  readonly of: readonly Condition[];
}

export interface Clause {
  /** Path from the scope to the value, beginning with a name such as `self` or `reaction`. */
  readonly subject: readonly string[];
  readonly verb: Verb;
  /** Value that the subject is compared with; absent for a verb that needs none. */
  readonly value?: ConditionValue;
}

export type ConditionValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'time'; readonly time: string }
  /** Number of days after today; negative for days before today. */
  | { readonly is: 'today'; readonly days: number }
  | { readonly is: 'field'; readonly path: readonly string[] }
  | { readonly is: 'texts'; readonly texts: readonly string[] };

const comparisons = ['==', '!=', '<', '<=', '>', '>='] as const;
const textMethods = ['contains', 'startsWith', 'endsWith'] as const;

type Comparison = (typeof comparisons)[number];
type TextMethod = (typeof textMethods)[number];

export type Verb =
  | Comparison
  | TextMethod
  | `not ${TextMethod}`
  | 'yes'
  | 'no'
  | 'filled'
  | 'empty'
  | 'among'
  | 'not among'
  | 'includes'
  | 'not includes'
  | 'holds'
  | 'not holds';

/** Functions that ask what a user has been granted, with the subjects of their clauses. */
const grants = [
  ['hasRole', 'user'],
  ['hasPermission', 'user.permissions'],
] as const;

export function isGroup(condition: Condition): condition is ConditionGroup {
  return 'join' in condition;
}

/** Writes a condition as a CEL expression. */
export function expressionOf(condition: Condition): string {
  if (!isGroup(condition)) return clauseText(condition);
  const parts = condition.of.map((each) => (isGroup(each) ? `(${expressionOf(each)})` : clauseText(each)));
  return parts.join(condition.join === 'and' ? ' && ' : ' || ');
}

function clauseText({ subject, verb, value }: Clause): string {
  const path = subject.join('.');
  if (verb === 'yes') return path;
  if (verb === 'no') return `!${path}`;
  if (verb === 'empty') return `blank(${path})`;
  if (verb === 'filled') return `!blank(${path})`;
  const said = valueText(value);
  if (verb === 'among') return `${path} in ${said}`;
  if (verb === 'not among') return `!(${path} in ${said})`;
  if (verb === 'includes') return `${said} in ${path}`;
  if (verb === 'not includes') return `!(${said} in ${path})`;
  const grant = grants.find(([, at]) => at === path)?.[0];
  if (grant !== undefined && verb === 'holds') return `${grant}(${said})`;
  if (grant !== undefined && verb === 'not holds') return `!${grant}(${said})`;
  const method = textMethods.find((each) => verb === each || verb === `not ${each}`);
  if (method === undefined) return `${path} ${verb} ${said}`;
  return `${verb === method ? '' : '!'}${path}.${method}(${said})`;
}

function valueText(value: ConditionValue | undefined): string {
  switch (value?.is) {
    case undefined:
      return "''";
    case 'text':
      return quoted(value.text);
    case 'texts':
      return `[${value.texts.map(quoted).join(', ')}]`;
    case 'number':
      return String(value.number);
    case 'day':
      return `date(${quoted(value.day)})`;
    case 'time':
      return `time(${quoted(value.time)})`;
    case 'today':
      return value.days === 0 ? 'today()' : `addDays(today(), ${value.days})`;
    case 'field':
      return value.path.join('.');
  }
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign)}'`;
}

/** Node of an expression's syntax tree, as the CEL parser returns it. */
export interface ExpressionNode {
  readonly op: string;
  readonly args: unknown;
}

/**
 * Converts an expression's syntax tree to a condition; undefined for an expression that the editor cannot
 * express.
 */
export function conditionOf(node: ExpressionNode): Condition | undefined {
  if (node.op !== '&&' && node.op !== '||') return clauseOf(node);
  const parts = operands(node, node.op).map(conditionOf);
  const of = parts.filter((part) => part !== undefined);
  return of.length === parts.length ? { join: node.op === '&&' ? 'and' : 'or', of } : undefined;
}

function operands(node: ExpressionNode, op: string): readonly ExpressionNode[] {
  return node.op === op ? nodesOf(node.args).flatMap((part) => operands(part, op)) : [node];
}

function clauseOf(node: ExpressionNode): Clause | undefined {
  const subject = pathOf(node);
  if (subject !== undefined) return subject.length > 1 ? { subject, verb: 'yes' } : undefined;
  if (node.op === '!_') return negated(isNode(node.args) ? clauseOf(node.args) : undefined);
  if (node.op === 'call') return calledClause(node);
  if (node.op === 'rcall') return methodClause(node);
  if (node.op === 'in') return memberClause(node);
  return comparisons.some((each) => each === node.op) ? comparisonClause(node) : undefined;
}

/** Verbs by their opposite. Comparisons such as `<` have none: with a blank, `<` and `>=` are both false. */
const opposites = new Map<Verb, Verb>([
  ['yes', 'no'],
  ['no', 'yes'],
  ['empty', 'filled'],
  ['filled', 'empty'],
  ...pairs(['among', 'includes', 'holds', ...textMethods]),
]);

function pairs(verbs: readonly ('among' | 'includes' | 'holds' | TextMethod)[]): readonly [Verb, Verb][] {
  return verbs.flatMap((verb): [Verb, Verb][] => [
    [verb, `not ${verb}`],
    [`not ${verb}`, verb],
  ]);
}

function negated(clause: Clause | undefined): Clause | undefined {
  const verb = clause === undefined ? undefined : opposites.get(clause.verb);
  return clause === undefined || verb === undefined ? undefined : { ...clause, verb };
}

function calledClause({ args }: ExpressionNode): Clause | undefined {
  const [name, list] = Array.isArray(args) ? args : [];
  const [of, ...others] = nodesOf(list);
  if (of === undefined || others.length > 0) return undefined;
  if (name === 'blank') return withPath(of, (subject) => ({ subject, verb: 'empty' }));
  const value = constantOf(of);
  const granted = grants.find(([grant]) => grant === name)?.[1];
  return granted !== undefined && value?.is === 'text'
    ? { subject: granted.split('.'), verb: 'holds', value }
    : undefined;
}

function methodClause({ args }: ExpressionNode): Clause | undefined {
  const [name, receiver, list] = Array.isArray(args) ? args : [];
  const verb = textMethods.find((each) => each === name);
  const [of, ...others] = nodesOf(list);
  const value = of === undefined ? undefined : constantOf(of);
  if (verb === undefined || !isNode(receiver) || others.length > 0 || value?.is !== 'text') return undefined;
  return withPath(receiver, (subject) => ({ subject, verb, value }));
}

function memberClause({ args }: ExpressionNode): Clause | undefined {
  const [left, right] = nodesOf(args);
  if (left === undefined || right === undefined) return undefined;
  if (right.op !== 'list') {
    const value = constantOf(left);
    return value?.is === 'text'
      ? withPath(right, (subject) => ({ subject, verb: 'includes', value }))
      : undefined;
  }
  const items = nodesOf(right.args).map(constantOf);
  const texts = items.flatMap((item) => (item?.is === 'text' ? [item.text] : []));
  if (texts.length !== items.length || texts.length === 0) return undefined;
  return withPath(left, (subject) => ({ subject, verb: 'among', value: { is: 'texts', texts } }));
}

function comparisonClause({ op, args }: ExpressionNode): Clause | undefined {
  const [left, right] = nodesOf(args);
  const verb = comparisons.find((each) => each === op);
  if (left === undefined || right === undefined || verb === undefined) return undefined;
  const value = constantOf(right);
  return value === undefined ? undefined : withPath(left, (subject) => ({ subject, verb, value }));
}

function withPath(node: ExpressionNode, clause: (subject: readonly string[]) => Clause): Clause | undefined {
  const subject = pathOf(node);
  return subject === undefined || subject.length < 2 ? undefined : clause(subject);
}

function constantOf(node: ExpressionNode): ConditionValue | undefined {
  const path = pathOf(node);
  if (path !== undefined) return path.length > 1 ? { is: 'field', path } : undefined;
  const number = numberOf(node);
  if (number !== undefined) return { is: 'number', number };
  if (node.op === 'value') return typeof node.args === 'string' ? { is: 'text', text: node.args } : undefined;
  const [name, list] = node.op === 'call' && Array.isArray(node.args) ? node.args : [];
  const [first, second] = nodesOf(list);
  if (name === 'today') return { is: 'today', days: 0 };
  const text = first?.op === 'value' && typeof first.args === 'string' ? first.args : undefined;
  if (name === 'date' && text !== undefined) return { is: 'day', day: text };
  if (name === 'time' && text !== undefined) return { is: 'time', time: text };
  const days = second === undefined ? undefined : numberOf(second);
  const isOfToday = first?.op === 'call' && Array.isArray(first.args) && first.args[0] === 'today';
  return name === 'addDays' && isOfToday && days !== undefined ? { is: 'today', days } : undefined;
}

/** Reads a number literal, with or without a minus sign; undefined for any other node. */
function numberOf({ op, args }: ExpressionNode): number | undefined {
  if (op === '-_') {
    const number = isNode(args) ? numberOf(args) : undefined;
    return number === undefined || number <= 0 ? undefined : -number;
  }
  return op === 'value' && typeof args === 'number' && /^\d+(\.\d+)?$/.test(String(args)) ? args : undefined;
}

function pathOf({ op, args }: ExpressionNode): readonly string[] | undefined {
  if (op === 'id') return typeof args === 'string' ? [args] : undefined;
  if (op !== '.' || !Array.isArray(args)) return undefined;
  const [owner, key] = args;
  const path = isNode(owner) ? pathOf(owner) : undefined;
  return path === undefined || typeof key !== 'string' ? undefined : [...path, key];
}

function nodesOf(value: unknown): readonly ExpressionNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is ExpressionNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
