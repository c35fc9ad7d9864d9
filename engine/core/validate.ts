import { isBlank, withoutBlanks } from './blank.ts';
import type { Scope } from './expressions/scope.ts';
import type { Json } from './json.ts';
import { labelAt } from './label.ts';
import { forEachPlace } from './places.ts';
import { getAt, getAtTokens, pointerOf, tokensOf } from './pointer.ts';
import type { Problem } from './problems.ts';
import type { Entity, Product, Rule } from './product.ts';
import { withRecordsOfKeys } from './scope-at.ts';
import { storedPlace } from './stored-place.ts';
import { structuralProblems } from './structural-problems.ts';
import { fillTemplate } from './template.ts';

export interface RecordCheck extends Omit<ValueCheck, 'entity'> {
  /** Name of the entity that the value must be. */
  readonly entity: string;
}

export interface ValueCheck {
  readonly product: Product;
  readonly entity: Entity;
  readonly value: unknown;
  /** The stored version, where there is one. */
  readonly old?: unknown;
  /** The record comes from a loader, not from a person: some rules are milder then. */
  readonly isLoad?: boolean;
  /** What rules may read beside the value: user, time, the records at hand. */
  readonly scope: Scope;
}

/**
 * Everything that is wrong with a record: what its schema refuses and what its rules say, in the words of the
 * schema set. Blank values count as absent. A place has one structural problem at most, and a rule speaks only
 * about a place that its schema accepts.
 */
export function checkRecord(check: RecordCheck): readonly Problem[] {
  return checkValue({ ...check, entity: entityOf(check.product, check.entity) });
}

/** The same for a value of an entity that is at hand, such as the body of a call. */
export function checkValue(check: ValueCheck): readonly Problem[] {
  const { product, entity, value, old, isLoad = false, scope } = check;
  const tidy = withoutBlanks(value);
  const structural = structuralProblems(product, entity, tidy);
  const rules = isLoad ? entity.rules.filter(({ loads }) => loads !== 'ignored') : entity.rules;
  const ruled = rules.flatMap((rule) => brokenPlaces({ entity, rule, value: tidy, old, isLoad, scope }));
  if (ruled.length === 0) return structural;
  const refused = new Set(structural.map(({ at }) => at));
  return [...structural, ...distinct(ruled).filter(({ at }) => !refused.has(at))];
}

/** The entity of that name. */
export function entityOf(product: Product, name: string): Entity {
  const entity = Object.hasOwn(product.entities, name) ? product.entities[name] : undefined;
  if (entity === undefined) {
    throw new Error(`The product has no entity "${name}". Add its schema, or correct the name.`);
  }
  return entity;
}

interface RuleCheck {
  readonly entity: Entity;
  readonly rule: Rule;
  readonly value: unknown;
  readonly old: unknown;
  readonly isLoad: boolean;
  readonly scope: Scope;
}

function brokenPlaces(check: RuleCheck): readonly Problem[] {
  const { entity, rule, value, isLoad } = check;
  const severity = isLoad && rule.loads === 'warning' ? 'warning' : rule.severity;
  const problems: Problem[] = [];
  forEachPlace(pathsOf(rule).on, value, (self, path) => {
    if (!isBroken(check, self, path)) return;
    const at = pointerOf(path) + rule.at;
    const code = rule.kind === 'require' ? 'required' : rule.id;
    const message = fillTemplate(rule.message, { label: labelAt(entity, at) });
    problems.push({ at, code, message, severity });
  });
  return problems;
}

function isBroken(check: RuleCheck, self: unknown, path: readonly string[]): boolean {
  const { rule, value, scope } = check;
  const isAbsent = isBlank(getAtTokens(self, pathsOf(rule).at));
  if (rule.kind !== 'when' && isAbsent !== (rule.kind === 'require')) return false;
  const place: Scope = {
    ...(check.entity.keyedMaps === undefined ? scope : withRecordsOfKeys(check.entity, path, scope)),
    self: self as Json,
    root: value as Json,
    old: storedSelf(check, path) as Json,
  };
  if (rule.guard !== undefined && !rule.guard.evaluate(place)) return false;
  return rule.test.evaluate(place) !== (rule.kind === 'unless');
}

function storedSelf({ entity: { keyedArrays }, value, old }: RuleCheck, path: readonly string[]): unknown {
  if (old === undefined || path.length === 0) return old;
  return getAt(old, storedPlace({ keyedArrays, value, old, at: pointerOf(path) }));
}

interface RulePaths {
  readonly on: readonly string[];
  readonly at: readonly string[];
}

const rulePaths = new WeakMap<Rule, RulePaths>();

/** Where a rule stands, split once: every check of every record asks for it. */
function pathsOf(rule: Rule): RulePaths {
  const known = rulePaths.get(rule);
  if (known !== undefined) return known;
  const paths = { on: tokensOf(rule.on), at: tokensOf(rule.at) };
  rulePaths.set(rule, paths);
  return paths;
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ at, message }) => {
    const key = `${at}\n${message}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
