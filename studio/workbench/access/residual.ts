import { type ASTNode, serialize } from '@marcbachmann/cel-js';
import { isNode } from '../../../engine/compiler/expressions/parse.ts';
import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';

/** Remaining condition after partial evaluation: true, false, or CEL. */
export type Residual = boolean | string;

export interface KnownUser {
  /** Role of the user; undefined for a user without one. */
  readonly role: string | undefined;
  /** Rules that `may` refers to. */
  readonly rules: ReadonlyMap<string, string | readonly string[]>;
}

/**
 * Evaluates an access condition for a signed-in user with one role, through other rules, too; leaves what depends on
 * more (permissions, organizations, records). Keeps an invalid expression.
 */
export function residualOf(condition: string | readonly string[], user: KnownUser): Residual {
  return residualIn(condition, user, []);
}

function residualIn(
  condition: string | readonly string[],
  user: KnownUser,
  visited: readonly string[],
): Residual {
  const tree = treeOf(condition);
  return tree === undefined ? [condition].flat().join(' ') : reduced(tree, user, visited);
}

function reduced(node: ASTNode, user: KnownUser, visited: readonly string[]): Residual {
  const part = (index: number) => reduced(childOf(node, index), user, visited);
  switch (node.op) {
    case 'value':
      return typeof node.args === 'boolean' ? node.args : serialize(node);
    case '&&':
      return both(part(0), part(1));
    case '||':
      return either(part(0), part(1));
    case '!_':
      return negated(reduced(node.args, user, visited));
    case '?:':
      return chosen(part(0), part(1), part(2));
    case 'call':
      return called(node, user, visited);
    default:
      return serialize(node) === signedIn ? true : serialize(node);
  }
}

const signedIn = 'user.id != ""';

function childOf(node: ASTNode, index: number): ASTNode {
  const child: unknown = Array.isArray(node.args) ? node.args[index] : undefined;
  return isNode(child) ? child : node;
}

function called(
  node: ASTNode & { readonly op: 'call' },
  user: KnownUser,
  visited: readonly string[],
): Residual {
  const [name, [argument]] = node.args;
  const text = argument?.op === 'value' ? argument.args : undefined;
  if (typeof text !== 'string') return serialize(node);
  if (name === 'hasRole') return user.role === text;
  const rule = name === 'may' && !visited.includes(text) ? user.rules.get(text) : undefined;
  return rule === undefined ? serialize(node) : residualIn(rule, user, [...visited, text]);
}

function both(one: Residual, two: Residual): Residual {
  if (one === false || two === false) return false;
  if (one === true) return two;
  return two === true || one === two ? one : `${inAnd(one)} && ${inAnd(two)}`;
}

function either(one: Residual, two: Residual): Residual {
  if (one === true || two === true) return true;
  if (one === false) return two;
  return two === false || one === two ? one : `${one} || ${two}`;
}

function negated(one: Residual): Residual {
  return typeof one === 'boolean' ? !one : `!(${one})`;
}

function chosen(condition: Residual, yes: Residual, no: Residual): Residual {
  if (typeof condition === 'boolean') return condition ? yes : no;
  return yes === no ? yes : either(both(condition, yes), both(negated(condition), no));
}

/** Adds parentheses for use within `&&`, which binds more strongly than `||` and a conditional. */
function inAnd(condition: string): string {
  return /\|\||\?/.test(condition) ? `(${condition})` : condition;
}
