import type { Stepwise } from '../compute/stepwise.ts';
import { fillPiped } from '../expressions/piped.ts';
import type { Scope } from '../expressions/scope.ts';
import { isBlank } from '../json/blank.ts';
import { forEachPath } from '../json/path-patterns.ts';
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
  for (const group of groupsOf(check.entity)) {
    for (const { self, path } of valuesOn(group, check.value)) {
      let scope: Scope | undefined;
      for (const placed of group.rules) {
        if (!isAsked(check, placed, self)) continue;
        scope ??= scopeOf(check, group, self, path);
        if (!isBroken(placed.rule, scope)) continue;
        found.push({ order: placed.order, problem: problemOf(check, placed.rule, path, scope) });
      }
      yield;
    }
  }
  return found.toSorted((a, b) => a.order - b.order).map(({ problem }) => problem);
}

interface ValueOnPath {
  readonly self: unknown;
  readonly path: readonly string[];
}

function valuesOn({ on }: RuleGroup, value: unknown): readonly ValueOnPath[] {
  const places: ValueOnPath[] = [];
  forEachPath(on, value, (self, path) => places.push({ self, path: [...path] }));
  return places;
}

interface PlacedRule {
  readonly rule: Rule;
  readonly at: readonly string[];
  /** Number among the rules of the entity. */
  readonly order: number;
}

/** Rules on the same places: what they read is put together once for each place. */
interface RuleGroup {
  readonly on: readonly string[];
  /** Whether the places lie in a map whose keys name records. */
  readonly isKeyed: boolean;
  readonly rules: readonly PlacedRule[];
}

const knownGroups = new WeakMap<Entity, readonly RuleGroup[]>();

/** Cached for each entity: every check of every record uses it. */
function groupsOf(entity: Entity): readonly RuleGroup[] {
  const known = knownGroups.get(entity);
  if (known !== undefined) return known;
  const placed = entity.rules.map((rule, order) => ({ rule, at: tokensOf(rule.at), order }));
  const maps = Object.keys(entity.keyedMaps ?? {}).map(tokensOf);
  const groups = [...Map.groupBy(placed, ({ rule }) => rule.on)].map(([place, rules]) => {
    const on = tokensOf(place);
    return { on, isKeyed: maps.some((map) => isBelow(map, on)), rules };
  });
  knownGroups.set(entity, groups);
  return groups;
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

function scopeOf(check: RulesCheck, { isKeyed }: RuleGroup, self: unknown, path: readonly string[]): Scope {
  const { entity, value, scope } = check;
  const around = isKeyed ? withRecordsOfKeys(entity, path, scope) : scope;
  return scopeAtPath(around, { entity, value, old: check.old, on: pointerOf(path), self });
}

function isBroken({ kind, guard, test }: Rule, scope: Scope): boolean {
  if (guard !== undefined && !guard.evaluate(scope)) return false;
  const result = test.evaluate(scope);
  return kind === 'found' ? !isBlank(result) : result !== (kind === 'unless');
}

function problemOf(
  { entity, isLoad }: RulesCheck,
  rule: Rule,
  path: readonly string[],
  scope: Scope,
): Problem {
  const at = pointerOf(path) + rule.at;
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
