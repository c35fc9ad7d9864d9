import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import type { Expression, Scope } from '../expressions/scope.ts';
import { blamedOn } from '../expressions/steps.ts';
import { isBlank } from '../json/blank.ts';
import { Draft } from '../json/draft.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';
import type { Derivation, DerivedObject, Entity } from '../product/entity.ts';
import { scopeAt } from './scope-at.ts';

export interface DerivationInput {
  readonly entity: Entity;
  readonly value: JsonObject;
  /** Stored version, if any. */
  readonly old?: JsonObject | undefined;
  readonly scope: Scope;
}

/**
 * Derives the values that a save computes, in the order of the schema set. A derivation reads the results of
 * earlier ones and replaces an existing value at its path.
 */
export function deriveValues(input: DerivationInput): JsonObject {
  return atOnce(deriveValuesStepwise(input));
}

export function deriveValuesStepwise(input: DerivationInput): Stepwise<JsonObject> {
  return derive(input.entity.derived ?? [], input);
}

/** Applies derivations other than the entity's own. */
export function applyDerivations(derivations: readonly Derivation[], input: DerivationInput): JsonObject {
  return atOnce(derive(derivations, input));
}

function* derive(derivations: readonly Derivation[], input: DerivationInput): Stepwise<JsonObject> {
  const draft = new Draft(input.value);
  for (const derivation of derivations) {
    for (const on of matchingPaths(derivation.on, draft.value)) {
      blamedOn(`derived value ${derivation.id}`, () => apply(draft, input, derivation, on));
      yield;
    }
  }
  return draft.value;
}

function apply(
  draft: Draft<JsonObject>,
  { entity, old, scope }: DerivationInput,
  derivation: Derivation,
  on: string,
): void {
  const allowed = scopeAt({ entity, value: draft.value, old, scope, on });
  const { at, guard, value: made, append, put } = derivation;
  if (guard !== undefined && !guard.evaluate(allowed)) return;
  const target = on + at;
  if (hasOtherThanObject(draft, target)) return;
  if (made !== undefined) draft.set(target, plain(made, allowed));
  else if (append !== undefined) draft.insert(target, objectOf(append, allowed));
  else if (put !== undefined) putEntry(draft, target, put, allowed);
}

/**
 * Reports whether a value of a wrong type is on the way to the target. If so, nothing is derived, and the
 * schema refuses that value.
 */
function hasOtherThanObject(draft: Draft<JsonObject>, target: string): boolean {
  const tokens = tokensOf(target);
  return tokens.slice(0, -1).some((_token, depth) => {
    const value = draft.at(pointerOf(tokens.slice(0, depth + 1)));
    if (Array.isArray(value)) return !/^\d+$/.test(tokens[depth + 1] ?? '');
    // Tests the type first, since testing a list of thousands for blanks, once for each row, takes quadratic
    // time.
    return typeof value !== 'object' && !isBlank(value);
  });
}

function putEntry(
  draft: Draft<JsonObject>,
  map: string,
  put: NonNullable<Derivation['put']>,
  scope: Scope,
): void {
  const key = put.key.evaluate(scope);
  if (typeof key !== 'string' || key === '') return;
  const entry = map + pointerOf([key]);
  const kept = put.keeps === true ? draft.at(entry) : undefined;
  draft.set(entry, { ...(kept as JsonObject | undefined), ...objectOf(put.value, scope) });
}

/** Computes the leaves of an object, leaving out blank ones. */
export function objectOf(template: DerivedObject, scope: Scope): JsonObject {
  const entries = Object.entries(template).map(([key, leaf]) => [key, leafOf(leaf, scope)] as const);
  return Object.fromEntries(entries.filter(([, leaf]) => !isBlank(leaf)));
}

function leafOf(leaf: DerivedObject[string], scope: Scope): Json {
  if (isTemplates(leaf)) return leaf.map((item) => objectOf(item, scope));
  return isExpression(leaf) ? plain(leaf, scope) : objectOf(leaf, scope);
}

function isTemplates(leaf: DerivedObject[string]): leaf is readonly DerivedObject[] {
  return Array.isArray(leaf);
}

export function isExpression(leaf: DerivedObject[string]): leaf is Expression {
  return typeof (leaf as Expression).evaluate === 'function';
}

/** Evaluates an expression; a blank result becomes null, which a save removes. */
function plain(expression: Expression, scope: Scope): Json {
  return (expression.evaluate(scope) ?? null) as Json;
}
