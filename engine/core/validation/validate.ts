import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import { provenText } from '../expressions/runtime.ts';
import type { Scope } from '../expressions/scope.ts';
import { getAt } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import { brokenRules } from './broken-rules.ts';
import type { Problem } from './problems.ts';
import { structuralProblemsStepwise } from './structural-problems.ts';
import { tidyValue } from './tidy.ts';

export interface RecordCheck extends Omit<ValueCheck, 'entity'> {
  /** Name of the value's entity. */
  readonly entity: string;
}

export interface ValueCheck {
  readonly product: Product;
  readonly entity: Entity;
  readonly value: unknown;
  /** Stored version, if any. */
  readonly old?: unknown;
  /** True for a record from a loader instead of a person, for which some rules are milder. */
  readonly isLoad?: boolean;
  /** Scope in which rules are evaluated, apart from the value itself: user, time, records of the context. */
  readonly scope: Scope;
  /** Structural problems of the tidied value, if the caller already knows them. */
  readonly structural?: readonly Problem[] | undefined;
}

/**
 * Lists all problems of a record, by schema and by rules. Blanks count as absent; a path has at most one structural
 * problem; rules are evaluated only for values that the schema accepts.
 */
export function checkRecord(check: RecordCheck): readonly Problem[] {
  return checkValue({ ...check, entity: entityOf(check.product, check.entity) });
}

/** Checks a value of a given entity, such as a call's body. */
export function checkValue(check: ValueCheck): readonly Problem[] {
  return checkTidyValue({ ...check, value: tidyValue(check.entity, check.value) });
}

/** Checks a tidy value (see `tidyValue`). */
export function checkTidyValue(check: ValueCheck): readonly Problem[] {
  return atOnce(checkTidyValueStepwise(check));
}

export function* checkTidyValueStepwise(check: ValueCheck): Stepwise<readonly Problem[]> {
  const { product, entity, value, old, isLoad = false, scope } = check;
  const structural = check.structural ?? (yield* structuralProblemsStepwise(product, entity, value));
  yield;
  if (structural.some((problem) => isFarTooLong(value, problem))) return structural;
  const ruled = yield* brokenRules({ entity, value, old, isLoad, scope });
  if (ruled.length === 0) return structural;
  if (structural.length === 0) return distinct(ruled);
  const refused = new Set(structural.map(({ at }) => at));
  return [...structural, ...distinct(ruled).filter(({ at }) => !refused.has(at))];
}

/**
 * Reports whether a text is so long that a rule's pattern might take quadratic time. Then only the problem of
 * its length is reported.
 */
function isFarTooLong(value: unknown, { at, code }: Problem): boolean {
  if (code !== 'maxLength') return false;
  const text = getAt(value, at);
  return typeof text === 'string' && text.length > provenText;
}

/** Finds an entity by name; throws for an unknown one. */
export function entityOf(product: Product, name: string): Entity {
  const entity = Object.hasOwn(product.entities, name) ? product.entities[name] : undefined;
  if (entity === undefined) {
    throw new Error(`The product has no entity "${name}". Add its schema, or correct the name.`);
  }
  return entity;
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length < 2) return problems;
  const seen = new Set<string>();
  return problems.filter(({ at, message }) => {
    const key = `${at}\n${message}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
