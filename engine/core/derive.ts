import { isBlank } from './blank.ts';
import type { Expression, Scope } from './expressions/scope.ts';
import type { Json, JsonObject } from './json.ts';
import { placesOf } from './places.ts';
import { getAt, pointerOf, setAt } from './pointer.ts';
import type { Derivation, DerivedObject, Entity } from './product/entity.ts';
import { scopeAt } from './scope-at.ts';

export interface DerivationInput {
  readonly entity: Entity;
  readonly value: JsonObject;
  /** The stored version, where there is one. */
  readonly old?: JsonObject | undefined;
  readonly scope: Scope;
}

/**
 * The record with the values that its save makes. They are made in the order of the schema set, each seeing what
 * those before it have made; what stands at a place of its own is replaced.
 */
export function deriveValues({ entity, value, old, scope }: DerivationInput): JsonObject {
  return applyDerivations(entity.derived ?? [], { entity, value, old, scope });
}

/** The same for derivations that do not stand in the entity itself. */
export function applyDerivations(derivations: readonly Derivation[], input: DerivationInput): JsonObject {
  return derivations.reduce(
    (value, derivation) => applyEverywhere({ ...input, value }, derivation),
    input.value,
  );
}

function applyEverywhere(input: DerivationInput, derivation: Derivation): JsonObject {
  return placesOf(derivation.on, input.value).reduce(
    (value, on) => apply({ ...input, value }, derivation, on),
    input.value,
  );
}

function apply(
  { entity, value, old, scope }: DerivationInput,
  derivation: Derivation,
  on: string,
): JsonObject {
  const place = scopeAt({ entity, value, old, scope, on });
  const { at, guard, value: made, append, put } = derivation;
  if (guard !== undefined && !guard.evaluate(place)) return value;
  const target = on + at;
  if (made !== undefined) return setAt(value, target, plain(made, place));
  if (append !== undefined) return setAt(value, target, [...listAt(value, target), objectOf(append, place)]);
  const key = put?.key.evaluate(place);
  if (put === undefined || typeof key !== 'string' || key === '') return value;
  const entry = target + pointerOf([key]);
  const kept = put.keeps === true ? getAt(value, entry) : undefined;
  return setAt(value, entry, { ...(kept as JsonObject | undefined), ...objectOf(put.value, place) });
}

function listAt(value: unknown, at: string): readonly unknown[] {
  const list = getAt(value, at);
  return Array.isArray(list) ? list : [];
}

/** An object with its leaves worked out; blank ones stay out. */
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

/** A blank is null, which no record keeps. */
function plain(expression: Expression, scope: Scope): Json {
  return (expression.evaluate(scope) ?? null) as Json;
}
