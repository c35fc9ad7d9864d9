import { type ASTNode, serialize } from '@marcbachmann/cel-js';
import { joinLines } from '../../../engine/compiler/expressions/compile-expression.ts';
import { isNode } from '../../../engine/compiler/expressions/parse.ts';
import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { expressionOf } from '../../../engine/core/authoring/condition.ts';
import { type KnownUser, residualOf } from './residual.ts';

/** Right of a role by a rule: with or without a condition, or none. */
export type Right = boolean | { readonly when: string };

export interface ChangedRight {
  readonly role: string;
  readonly right: Right;
  readonly rules: KnownUser['rules'];
  /** Roles that a rule for everybody is limited to, when it no longer admits one of them. */
  readonly others: readonly string[];
}

/** Condition of a rule with a changed right. */
export interface RuleWithRight {
  /** Alternatives, one of which is enough; none if nobody is admitted. */
  readonly terms: readonly string[];
  /** Rules that the condition no longer refers to, since it says their conditions itself. */
  readonly detached: readonly string[];
  /** True if the condition admitted everybody, and now admits only users with known roles. */
  readonly isLimited: boolean;
}

/** Changes the right of one role in a condition, and leaves those of every other role; undefined for invalid CEL. */
export function withRight(
  condition: string | readonly string[],
  change: ChangedRight,
): RuleWithRight | undefined {
  const tree = treeOf(condition);
  if (tree === undefined) return undefined;
  const found: Found = { ...change, detached: new Set(), limited: new Set() };
  const kept = operands(tree, '||').flatMap((term) => withoutRole(term, found) ?? limited(term, found));
  const granted = grantOf(change);
  return {
    terms: granted === undefined ? kept : [...kept, granted],
    detached: [...found.detached],
    isLimited: found.limited.size > 0,
  };
}

interface Found extends ChangedRight {
  readonly detached: Set<string>;
  readonly limited: Set<string>;
}

function grantOf({ role, right }: ChangedRight): string | undefined {
  if (right === false) return undefined;
  const own = hasRole(role);
  return right === true ? own : `${own} && ${inAnd(right.when)}`;
}

function hasRole(role: string): string {
  return expressionOf({ subject: ['user'], verb: 'holds', value: { is: 'text', text: role } });
}

/**
 * Lists the alternatives of a condition without those that admit a role; undefined where the condition says nothing
 * of the role and admits it.
 */
function withoutRole(
  node: ASTNode,
  found: Found,
  visited: readonly string[] = [],
): readonly string[] | undefined {
  const text = sourceOf(node);
  if (residualOf(text, found) === false) return [text];
  if (node.op === '||') {
    const parts = operands(node, '||').map((each) => withoutRole(each, found, visited));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (node.op === '&&') return withoutRoleInAll(node, found, visited);
  if (node.op !== 'call') return undefined;
  const [name, [argument]] = node.args;
  const given = argument?.op === 'value' ? argument.args : undefined;
  if (name === 'hasRole' && given === found.role) return [];
  if (name !== 'may' || typeof given !== 'string' || visited.includes(given)) return undefined;
  const rule = found.rules.get(given);
  const tree = rule === undefined ? undefined : treeOf(rule);
  const within = tree === undefined ? undefined : withoutRole(tree, found, [...visited, given]);
  if (within !== undefined) found.detached.add(given);
  return within;
}

/** Takes a role out of the first operand that says who is admitted. */
function withoutRoleInAll(
  node: ASTNode,
  found: Found,
  visited: readonly string[],
): readonly string[] | undefined {
  const all = operands(node, '&&');
  for (const [index, each] of all.entries()) {
    const left = withoutRole(each, found, visited);
    if (left === undefined) continue;
    if (left.length === 0) return [];
    const only = left.length === 1 ? inAnd(left[0] ?? '') : `(${left.join(' || ')})`;
    return [all.map((other, at) => (at === index ? only : inAnd(sourceOf(other)))).join(' && ')];
  }
  return undefined;
}

/** Limits an alternative that admits every role to the other roles. */
function limited(node: ASTNode, found: Found): readonly string[] {
  const text = sourceOf(node);
  const admitted = found.others.filter((role) => residualOf(text, { role, rules: found.rules }) !== false);
  found.limited.add(text);
  const roles = admitted.map(hasRole);
  if (residualOf(text, found) === true) return roles;
  return roles.length === 0
    ? []
    : [`${roles.length === 1 ? roles[0] : `(${roles.join(' || ')})`} && ${inAnd(text)}`];
}

function operands(node: ASTNode, op: '&&' | '||'): readonly ASTNode[] {
  if (node.op !== op) return [node];
  return node.args.filter(isNode).flatMap((each) => operands(each, op));
}

/** Finds the text of a node as it was written, with the parentheses that it needs. */
function sourceOf(node: ASTNode): string {
  if (node.op === '||') return operands(node, '||').map(sourceOf).join(' || ');
  if (node.op === '&&')
    return operands(node, '&&')
      .map((each) => inAnd(sourceOf(each)))
      .join(' && ');
  const { input, range } = node;
  const written = input.slice(range.start, range.end);
  const tree = treeOf(written);
  // Leaves out the parentheses at the beginning of a node, which the parser does not count as part of it.
  return tree !== undefined && serialize(tree) === serialize(node) ? written : serialize(node);
}

/** Adds parentheses to a condition within `&&` that binds less strongly. */
function inAnd(condition: string): string {
  const tree = treeOf(joinLines(condition));
  return tree?.op === '||' || tree?.op === '?:' ? `(${condition})` : condition;
}
