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
  /** Scope that rules may read beside the value: user, time, the records of the context. */
  readonly scope: Scope;
  /** Problems of the tidy value by the schema, where they are known. */
  readonly structural?: readonly Problem[] | undefined;
}

/**
 * Lists all problems of a record, by its schema and its rules, with the messages of the schema set. Blank values count
 * as absent. A path has at most one structural problem, and rules apply only to values that the schema accepts.
 */
export function checkRecord(check: RecordCheck): readonly Problem[] {
  return checkValue({ ...check, entity: entityOf(check.product, check.entity) });
}

/** Checks a value of an entity that the caller already has, such as that of a call's body. */
export function checkValue(check: ValueCheck): readonly Problem[] {
  return checkTidyValue({ ...check, value: tidyValue(check.entity, check.value) });
}

/** Checks a value that is known to be tidy (see `tidyValue`). */
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

/** Finds texts for which a pattern of a rule may take the square of their length: that they are too long is enough. */
function isFarTooLong(value: unknown, { at, code }: Problem): boolean {
  if (code !== 'maxLength') return false;
  const text = getAt(value, at);
  return typeof text === 'string' && text.length > provenText;
}

/** The entity of that name. */
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
