import type { Stepwise } from '../../engine/core/compute/stepwise.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { CodeEntry } from '../../engine/core/product/value-set.ts';
import { newProblemsStepwise } from '../../engine/core/validation/changed-problems.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { sizeKeywords, sizeProblems } from '../../engine/core/validation/size-limits.ts';
import { checkTidyValueStepwise } from '../../engine/core/validation/validate.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { contentOf } from './meta.ts';

export interface ContentCheck {
  readonly product: Product;
  readonly kind: RecordKind;
  readonly content: JsonObject;
  /** The stored version as expressions read it, for a record that is not new. */
  readonly before?: JsonObject | undefined;
  /** The record comes from a loader. */
  readonly isLoad?: boolean;
  readonly scope: Scope;
}

/**
 * The problems that prevent storing a content, by the same validators and rules that the browser runs. One that the
 * stored version already has, on an unchanged value, does not prevent correcting another.
 */
export function* blockingProblems(given: ContentCheck): Stepwise<readonly Problem[]> {
  const check = { ...given, content: contentOf(given.kind.entity, given.content) };
  const { content, kind } = check;
  const before = check.before && contentOf(kind.entity, check.before);
  const after = withoutFormerSizes(
    check,
    (yield* problemsOf(check, content)).filter((problem) => isReported(check, problem)),
  );
  // Problems of the stored version matter only where there are some now, which is seldom.
  const problems =
    before === undefined || after.length === 0
      ? after
      : yield* newProblemsStepwise({
          before: { value: before, problems: yield* problemsOf(check, before) },
          after: { value: content, problems: after },
        });
  const { product, isLoad } = check;
  const retired =
    isLoad === true ? [] : retiredCodeProblems({ product, entity: kind.entity, content, before });
  return [...problems, ...repeatedKeys(check), ...retired];
}

/** A list that was too long before, of an older schema, can be made shorter step by step. */
function withoutFormerSizes(
  { product, kind, content, before }: ContentCheck,
  problems: readonly Problem[],
): readonly Problem[] {
  if (before === undefined || !problems.some(({ code }) => sizeKeywords.has(code))) return problems;
  const tooLong = sizeProblems({ product, entity: kind.entity, value: content, old: before });
  const places = new Set(tooLong.map(({ at }) => at));
  return problems.filter(({ at, code }) => !sizeKeywords.has(code) || places.has(at));
}

/** Errors, and for a loader also missing values, which do not prevent its load. */
function isReported({ isLoad }: ContentCheck, { severity, code }: Problem): boolean {
  return severity === 'error' || (isLoad === true && code === 'required');
}

/** Two entries with one key are indistinguishable when changes are merged, and one of them would be lost. */
function repeatedKeys({ kind, content }: ContentCheck): readonly Problem[] {
  return Object.entries(kind.entity.keyedArrays).flatMap(([pattern, key]) =>
    matchingPaths(pattern, content).flatMap((place) => {
      const list = getAt(content, place);
      const keys = Array.isArray(list) ? list.map((entry) => getAt(entry, `/${key}`)) : [];
      const seen = new Set<unknown>();
      return keys.flatMap((value, n) => {
        const isRepeated = seen.has(value);
        seen.add(value);
        return isRepeated ? [repeatedKey(`${place}/${n}/${key}`)] : [];
      });
    }),
  );
}

function repeatedKey(at: string): Problem {
  return { at, code: 'unique', message: 'Another entry of this list has the same id.', severity: 'error' };
}

function problemsOf(
  { product, kind, before, isLoad = false, scope }: ContentCheck,
  value: JsonObject,
): Stepwise<readonly Problem[]> {
  return checkTidyValueStepwise({
    product,
    entity: kind.entity,
    value,
    ...(before === undefined ? {} : { old: before }),
    isLoad,
    scope,
  });
}

interface Coded {
  readonly product: Product;
  readonly entity: Entity;
  readonly content: JsonObject;
  /** The content that is stored now, for a record that is not new. */
  readonly before: JsonObject | undefined;
}

/** Retired values that a change brings into a record; those that it has already stay, wherever their row moves to. */
export function retiredCodeProblems({ product, entity, content, before }: Coded): readonly Problem[] {
  const sets = retiredCodesOf(product);
  if (sets.size === 0) return [];
  return Object.entries(entity.fields).flatMap(([pattern, { codes }]) => {
    const retired = codes === undefined ? undefined : sets.get(codes);
    if (retired === undefined) return [];
    const had = new Set(
      before === undefined ? [] : matchingPaths(pattern, before).map((at) => getAt(before, at)),
    );
    return matchingPaths(pattern, content).flatMap((at) => {
      const value = getAt(content, at);
      const entry = typeof value === 'string' && !had.has(value) ? retired.get(value) : undefined;
      return entry === undefined ? [] : [retiredCode(at, entry)];
    });
  });
}

const known = new WeakMap<Product, ReadonlyMap<string, ReadonlyMap<string, CodeEntry>>>();

/** Retired entries by code, of each value set that has some. */
function retiredCodesOf(product: Product): ReadonlyMap<string, ReadonlyMap<string, CodeEntry>> {
  const found = known.get(product) ?? new Map(Object.entries(product.codes).flatMap(withRetired));
  known.set(product, found);
  return found;
}

function withRetired([name, set]: readonly [string, Product['codes'][string]]) {
  const retired = set.codes.filter(({ deprecated }) => deprecated === true);
  if (retired.length === 0) return [];
  return [[name, new Map(retired.map((entry) => [entry.code, entry]))] as const];
}

function retiredCode(at: string, { display }: CodeEntry): Problem {
  return {
    at,
    code: 'retired',
    message: `"${display}" is no longer in use. Choose another value.`,
    severity: 'error',
  };
}
