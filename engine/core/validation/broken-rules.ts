import type { Stepwise } from '../compute/stepwise.ts';
import { fillPiped } from '../expressions/piped.ts';
import type { Scope } from '../expressions/scope.ts';
import { evaluatedAs } from '../expressions/steps.ts';
import { isBlank } from '../json/blank.ts';
import { hasMembers } from '../json/json.ts';
import { getAtTokens, pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity, Rule } from '../product/entity.ts';
import { labelAt } from '../records/label.ts';
import { RecordScope, withRecordsOfKeys } from '../records/scope-at.ts';
import { fillTemplate } from '../text/template.ts';
import type { Problem } from './problems.ts';

export interface RulesCheck {
  readonly entity: Entity;
  /** Value from which blanks have been removed. */
  readonly value: unknown;
  readonly old: unknown;
  readonly isLoad: boolean;
  readonly scope: Scope;
}

/** Lists the problems that the rules of an entity find in a value, in the order of the rules. */
export function* brokenRules(check: RulesCheck): Stepwise<readonly Problem[]> {
  const ruled: RuledValue[] = [];
  collectRuled(check, rulesTreeOf(check.entity), check.value, '', ruled);
  const scope = new RecordScope(check.scope, check);
  const found: FoundProblem[] = [];
  for (const each of ruled) {
    judge(check, each, scopeOf(check, each, scope), found);
    yield;
  }
  if (found.length > 1) found.sort(byOrder);
  return found.map(({ problem }) => problem);
}

interface FoundProblem {
  /** Index of the rule among those of the entity. */
  readonly order: number;
  readonly problem: Problem;
}

function byOrder(one: FoundProblem, other: FoundProblem): number {
  return one.order - other.order;
}

function judge(
  check: RulesCheck,
  { node, on, first, self }: RuledValue,
  scope: Scope,
  found: FoundProblem[],
): void {
  for (let index = first; index < node.rules.length; index += 1) {
    const placed = node.rules[index];
    if (placed === undefined || !isApplicable(check, placed, self) || !isFoundBroken(placed.rule, scope))
      continue;
    found.push({ order: placed.order, problem: problemOf(check, placed.rule, on, scope) });
  }
}

/** Value for which a rule may have to be evaluated. */
interface RuledValue {
  readonly node: RuleNode;
  readonly self: unknown;
  /** JSON Pointer of the value. */
  readonly on: string;
  /** Index of the first rule that applies to the value. */
  readonly first: number;
}

/** Collects the values that have rules, in one walk that visits no other values. */
function collectRuled(
  check: RulesCheck,
  node: RuleNode,
  self: unknown,
  on: string,
  ruled: RuledValue[],
): void {
  const first = firstApplicable(check, node.rules, self);
  if (first < node.rules.length) ruled.push({ node, self, on, first });
  if (!hasMembers(self)) return;
  for (const part of node.named) {
    const value = self[part.token];
    // Reads the value before calling `hasOwn`, for speed: most records lack most of these names, which the read
    // alone shows.
    if (value !== undefined && Object.hasOwn(self, part.token))
      collectRuled(check, part, value, on + part.step, ruled);
  }
  const { each } = node;
  if (each === undefined) return;
  if (Array.isArray(self))
    for (let row = 0; row < self.length; row += 1)
      collectRuled(check, each, self[row], `${on}/${row}`, ruled);
  else
    for (const key of Object.keys(self)) collectRuled(check, each, self[key], on + pointerOf([key]), ruled);
}

/** Finds the index of the first rule that applies; the number of rules if none does. */
function firstApplicable(check: RulesCheck, rules: readonly PlacedRule[], self: unknown): number {
  let index = 0;
  for (const placed of rules) {
    if (isApplicable(check, placed, self)) break;
    index += 1;
  }
  return index;
}

interface PlacedRule {
  readonly rule: Rule;
  readonly at: readonly string[];
  /** Index among the rules of the entity. */
  readonly order: number;
}

/**
 * Node of the tree of rules with the rules at one path, so that their scope is built only once. Its children
 * are the paths below.
 */
interface RuleNode {
  readonly token: string;
  /** Token as it is appended to a JSON Pointer. */
  readonly step: string;
  /** Child nodes for properties, each with its name. */
  readonly named: RuleNode[];
  /** Child node for every row of a list, or every entry of a map. */
  each?: RuleNode;
  /** True for a path inside of a map whose keys identify records. */
  readonly isKeyed: boolean;
  readonly rules: PlacedRule[];
}

const knownTrees = new WeakMap<Entity, RuleNode>();

/** Builds the tree of an entity's rules, once for all checks of all records. */
function rulesTreeOf(entity: Entity): RuleNode {
  const known = knownTrees.get(entity);
  if (known !== undefined) return known;
  const maps = Object.keys(entity.keyedMaps ?? {}).map(tokensOf);
  const tree = ruleNode('', false);
  entity.rules.forEach((rule, order) => {
    nodeAt(tree, tokensOf(rule.on), maps).rules.push({ rule, at: tokensOf(rule.at), order });
  });
  knownTrees.set(entity, tree);
  return tree;
}

function ruleNode(token: string, isKeyed: boolean): RuleNode {
  return { token, step: pointerOf([token]), named: [], isKeyed, rules: [] };
}

function nodeAt(tree: RuleNode, path: readonly string[], maps: readonly (readonly string[])[]): RuleNode {
  let here = tree;
  path.forEach((token, index) => {
    const known = token === '*' ? here.each : here.named.find((each) => each.token === token);
    const next =
      known ??
      ruleNode(
        token,
        maps.some((map) => isBelow(map, path.slice(0, index + 1))),
      );
    if (known === undefined && token === '*') here.each = next;
    else if (known === undefined) here.named.push(next);
    here = next;
  });
  return here;
}

function isBelow(around: readonly string[], inside: readonly string[]): boolean {
  return around.length < inside.length && around.every((token, index) => token === inside[index]);
}

/**
 * Reports whether a rule has to be evaluated. Decides by the value at the rule's path, which excludes most
 * rules before any expression is evaluated.
 */
function isApplicable({ isLoad }: RulesCheck, { rule, at }: PlacedRule, self: unknown): boolean {
  if (isLoad && rule.loads === 'ignored') return false;
  if (rule.kind === 'when' || rule.kind === 'found') return true;
  return isBlank(getAtTokens(self, at)) === (rule.kind === 'require');
}

/**
 * Moves a single scope through all paths of a record instead of creating one for each. Rules may share it,
 * since none reads it after its evaluation.
 */
function scopeOf(check: RulesCheck, { node, self, on }: RuledValue, scope: RecordScope): Scope {
  const around = node.isKeyed ? withRecordsOfKeys(check.entity, tokensOf(on), check.scope) : check.scope;
  return (around === check.scope ? scope : new RecordScope(around, check)).moveTo(self, on);
}

/** Reports whether a rule is broken. In a page, a rule that takes too many steps counts as satisfied. */
function isFoundBroken(rule: Rule, scope: Scope): boolean {
  return evaluatedAs(`rule ${rule.id}`, () => isBroken(rule, scope), false);
}

function isBroken({ kind, guard, test }: Rule, scope: Scope): boolean {
  if (guard !== undefined && !guard.evaluate(scope)) return false;
  const result = test.evaluate(scope);
  return kind === 'found' ? !isBlank(result) : result !== (kind === 'unless');
}

function problemOf({ entity, isLoad }: RulesCheck, rule: Rule, on: string, scope: Scope): Problem {
  const at = on + rule.at;
  return {
    at,
    code: rule.kind === 'require' ? 'required' : rule.id,
    message: rule.message.includes('{') ? messageOf(rule, labelAt(entity, at), scope) : rule.message,
    severity: isLoad && rule.loads === 'warning' ? 'warning' : rule.severity,
  };
}

function messageOf(rule: Rule, label: string, scope: Scope): string {
  const parameters = { label, found: foundBy(rule, scope) };
  return fillPiped(rule.message, rule.values, { scope, written: (text) => fillTemplate(text, parameters) });
}

function foundBy({ kind, test }: Rule, scope: Scope): unknown {
  return kind === 'found' ? test.evaluate(scope) : undefined;
}
