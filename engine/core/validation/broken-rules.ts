import type { Stepwise } from '../compute/stepwise.ts';
import { fillPiped } from '../expressions/piped.ts';
import type { Scope } from '../expressions/scope.ts';
import { isBlank } from '../json/blank.ts';
import { getAtTokens, pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity, Rule } from '../product/entity.ts';
import { labelAt } from '../records/label.ts';
import { scopeAtPath, withRecordsOfKeys } from '../records/scope-at.ts';
import { fillTemplate } from '../text/template.ts';
import type { Problem } from './problems.ts';

export interface RulesCheck {
  readonly entity: Entity;
  /** Without blanks. */
  readonly value: unknown;
  readonly old: unknown;
  readonly isLoad: boolean;
  readonly scope: Scope;
}

/** The problems that the rules of an entity find in a value, in the order of the rules. */
export function* brokenRules(check: RulesCheck): Stepwise<readonly Problem[]> {
  const found: { readonly order: number; readonly problem: Problem }[] = [];
  const places: RuledPlace[] = [];
  collectPlaces(rulesTreeOf(check.entity), check.value, '', places);
  for (const place of places) {
    let scope: Scope | undefined;
    for (const placed of place.node.rules) {
      if (!isAsked(check, placed, place.self)) continue;
      scope ??= scopeOf(check, place);
      if (!isBroken(placed.rule, scope)) continue;
      found.push({ order: placed.order, problem: problemOf(check, placed.rule, place.on, scope) });
    }
    // Where nothing was evaluated there is nothing to pause for.
    if (scope === undefined) continue;
    yield;
  }
  return found.toSorted((a, b) => a.order - b.order).map(({ problem }) => problem);
}

/** A value that rules apply to. */
interface RuledPlace {
  readonly node: RuleNode;
  readonly self: unknown;
  /** JSON Pointer of the value. */
  readonly on: string;
}

/** Only what rules apply to is walked, and what several of them lie in once. */
function collectPlaces(node: RuleNode, self: unknown, on: string, places: RuledPlace[]): void {
  if (node.rules.length > 0) places.push({ node, self, on });
  if (node.next.length === 0 || !hasParts(self)) return;
  for (const [token, part] of node.next) {
    if (token !== '*') {
      const value = self[token];
      // Read first: most records have nothing at most of these names, and that is known soonest so.
      if (value !== undefined && Object.hasOwn(self, token))
        collectPlaces(part, value, on + part.step, places);
    } else for (const key of Object.keys(self)) collectPlaces(part, self[key], on + pointerOf([key]), places);
  }
}

function hasParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

interface PlacedRule {
  readonly rule: Rule;
  readonly at: readonly string[];
  /** Number among the rules of the entity. */
  readonly order: number;
}

/** The rules on the same paths, below those on the value around them: what they read is put together once for each path. */
interface RuleNode {
  /** Its token as part of a pointer. */
  readonly step: string;
  readonly next: (readonly [token: string, node: RuleNode])[];
  /** Whether the paths lie in a map whose keys name records. */
  readonly isKeyed: boolean;
  readonly rules: PlacedRule[];
}

const knownTrees = new WeakMap<Entity, RuleNode>();

/** Cached for each entity: every check of every record uses it. */
function rulesTreeOf(entity: Entity): RuleNode {
  const known = knownTrees.get(entity);
  if (known !== undefined) return known;
  const maps = Object.keys(entity.keyedMaps ?? {}).map(tokensOf);
  const tree: RuleNode = { step: '', next: [], isKeyed: false, rules: [] };
  entity.rules.forEach((rule, order) => {
    nodeAt(tree, tokensOf(rule.on), maps).rules.push({ rule, at: tokensOf(rule.at), order });
  });
  knownTrees.set(entity, tree);
  return tree;
}

function nodeAt(tree: RuleNode, path: readonly string[], maps: readonly (readonly string[])[]): RuleNode {
  let here = tree;
  path.forEach((token, index) => {
    let next = here.next.find(([each]) => each === token)?.[1];
    if (next === undefined) {
      const isKeyed = maps.some((map) => isBelow(map, path.slice(0, index + 1)));
      next = { step: pointerOf([token]), next: [], isKeyed, rules: [] };
      here.next.push([token, next]);
    }
    here = next;
  });
  return here;
}

function isBelow(around: readonly string[], inside: readonly string[]): boolean {
  return around.length < inside.length && around.every((token, index) => token === inside[index]);
}

/** Most rules of most records are decided here: by the value at their path, before any expression is evaluated. */
function isAsked({ isLoad }: RulesCheck, { rule, at }: PlacedRule, self: unknown): boolean {
  if (isLoad && rule.loads === 'ignored') return false;
  if (rule.kind === 'when' || rule.kind === 'found') return true;
  return isBlank(getAtTokens(self, at)) === (rule.kind === 'require');
}

function scopeOf(check: RulesCheck, { node, self, on }: RuledPlace): Scope {
  const { entity, value, scope } = check;
  const around = node.isKeyed ? withRecordsOfKeys(entity, tokensOf(on), scope) : scope;
  return scopeAtPath(around, { entity, value, old: check.old, on, self });
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
