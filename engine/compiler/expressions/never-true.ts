import type { ASTNode } from '@marcbachmann/cel-js';
import { spelling } from './spelling.ts';

/** Maximum number of cases of a condition; a condition with more is not analysed. */
const mostCases = 256;

/** Part of a condition, with the result that it must have. */
interface Fact {
  readonly node: ASTNode;
  readonly holds: boolean;
}

type Case = readonly Fact[];

/**
 * Reports whether a condition is false for every record, because each of its cases contradicts itself. Returns
 * false if undetermined, and for a literal `false`, which is intended.
 */
export function isNeverTrue(tree: ASTNode): boolean {
  if (tree.op === 'value') return false;
  const cases = casesOf({ node: tree, holds: true });
  return cases?.every(isContradiction) === true;
}

/** Lists the combinations of facts that give a part the wanted result; undefined for too many. */
function casesOf({ node, holds }: Fact): readonly Case[] | undefined {
  if (node.op === '!_') return casesOf({ node: node.args, holds: !holds });
  if (node.op === 'value') return node.args === holds ? [[]] : [];
  if (node.op === '?:') return casesOfChoice(node.args, holds);
  if (node.op !== '&&' && node.op !== '||') return [[{ node, holds }]];
  const parts = node.args.map((part) => casesOf({ node: part, holds }));
  return (node.op === '&&') === holds ? together(parts) : oneOf(parts);
}

function casesOfChoice([test, yes, no]: readonly [ASTNode, ASTNode, ASTNode], holds: boolean) {
  const sides = [
    together([casesOf({ node: test, holds: true }), casesOf({ node: yes, holds })]),
    together([casesOf({ node: test, holds: false }), casesOf({ node: no, holds })]),
  ];
  return oneOf(sides);
}

function oneOf(parts: readonly (readonly Case[] | undefined)[]): readonly Case[] | undefined {
  const all: Case[] = [];
  for (const part of parts) {
    if (part === undefined || all.length + part.length > mostCases) return undefined;
    all.push(...part);
  }
  return all;
}

function together(parts: readonly (readonly Case[] | undefined)[]): readonly Case[] | undefined {
  let all: readonly Case[] = [[]];
  for (const part of parts) {
    if (part === undefined || all.length * part.length > mostCases) return undefined;
    all = all.flatMap((one) => part.map((other) => [...one, ...other]));
  }
  return all;
}

function isContradiction(facts: Case): boolean {
  const demands = facts.flatMap(demandsOf);
  return (
    facts.some((fact) => facts.some((other) => areOpposite(fact, other))) ||
    demands.some((one) => demands.some((other) => exclude(one, other)))
  );
}

function areOpposite(one: Fact, other: Fact): boolean {
  return one.holds && !other.holds && spelling(one.node) === spelling(other.node);
}

type Constant = string | number | boolean;

/** Restriction of one value that follows from a fact. */
interface Demand {
  /** Source text of the expression whose value is restricted. */
  readonly of: string;
  readonly is: 'blank' | 'filled' | 'one-of' | 'none-of' | '<' | '<=' | '>' | '>=';
  readonly values: readonly Constant[];
}

function demandsOf({ node, holds }: Fact): readonly Demand[] {
  if (node.op === 'call' && node.args[0] === 'blank') {
    const [value] = node.args[1];
    return value === undefined ? [] : [{ of: spelling(value), is: holds ? 'blank' : 'filled', values: [] }];
  }
  if (node.op === 'in') return amongDemand(node.args, holds);
  return isComparison(node) ? compared(node.op, node.args, holds) : [];
}

function amongDemand([value, list]: readonly [ASTNode, ASTNode], holds: boolean): readonly Demand[] {
  if (list.op !== 'list') return [];
  const values = list.args.map(constantOf);
  if (!values.every((each) => each !== undefined)) return [];
  return [{ of: spelling(value), is: holds ? 'one-of' : 'none-of', values }];
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

function isComparison(
  node: ASTNode,
): node is ASTNode & { readonly op: Comparison; readonly args: [ASTNode, ASTNode] } {
  return ['==', '!=', '<', '<=', '>', '>='].includes(node.op);
}

const turned: Readonly<Record<Comparison, Comparison>> = {
  ...{ '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' },
};

/**
 * Lists the restrictions that follow from a comparison. A comparison that must be false restricts nothing,
 * since a missing value also makes it false.
 */
function compared(
  op: Comparison,
  [left, right]: readonly [ASTNode, ASTNode],
  holds: boolean,
): readonly Demand[] {
  const [constant, value, sign] =
    constantOf(right) === undefined
      ? ([constantOf(left), right, turned[op]] as const)
      : ([constantOf(right), left, op] as const);
  if (constant === undefined) return holds && sign !== '!=' ? filledByMoment(left, right) : [];
  if (constantOf(value) !== undefined) return [];
  const of = spelling(value);
  if (sign === '==' || sign === '!=')
    return (sign === '==') === holds
      ? [{ of, is: 'one-of', values: [constant] }]
      : [{ of, is: 'none-of', values: [constant] }];
  return holds ? [{ of, is: sign, values: [constant] }] : [];
}

const moments = [
  'today',
  'now',
  'date',
  'time',
  'addDays',
  'addMinutes',
  'dayOf',
  'firstDayOf',
  'addBusinessDays',
];

/** Requires a value to be present that is compared with a day or a time. */
function filledByMoment(left: ASTNode, right: ASTNode): readonly Demand[] {
  const isMoment = ({ op, args }: ASTNode) => op === 'call' && moments.includes(args[0]);
  const sides = isMoment(right) ? [left] : isMoment(left) ? [right] : [];
  return sides.map((side) => ({ of: spelling(side), is: 'filled', values: [] }));
}

function constantOf(node: ASTNode): Constant | undefined {
  const value: unknown = node.op === 'value' ? node.args : undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return undefined;
}

/** Reports whether no value satisfies both restrictions. */
function exclude(one: Demand, other: Demand): boolean {
  if (one.of !== other.of) return false;
  if (one.is === 'blank') return isOfFilled(other);
  if (one.is === 'one-of') return one.values.every((value) => !admits(other, value));
  return (
    (one.is === '>' || one.is === '>=') &&
    (other.is === '<' || other.is === '<=') &&
    leavesNothing(one, other)
  );
}

/**
 * Reports whether a missing value fails the restriction, since every comparison with a missing number is false.
 */
function isOfFilled({ is, values }: Demand): boolean {
  if (is === 'filled') return true;
  if (is === 'blank' || is === 'none-of') return false;
  if (is === 'one-of') return values.every((value) => typeof value === 'number' || !isBlankConstant(value));
  return values.every((value) => typeof value === 'number');
}

function isBlankConstant(value: Constant): boolean {
  return value === false || (typeof value === 'string' && value.trim() === '');
}

function admits({ is, values: [limit = 0], values }: Demand, value: Constant): boolean {
  switch (is) {
    case 'one-of':
      return values.includes(value);
    case 'none-of':
      return !values.includes(value);
    case 'blank':
      return isBlankConstant(value);
    case 'filled':
      return typeof value !== 'string' || value.trim() !== '';
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
  }
}

function leavesNothing({ is, values: [low = 0] }: Demand, { is: end, values: [high = 0] }: Demand): boolean {
  return low > high || (low === high && (is === '>' || end === '<'));
}
