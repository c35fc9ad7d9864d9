import type { Stepwise } from '../../engine/core/compute/stepwise.ts';
import { organizationId } from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import { storedPath } from '../../engine/core/json/stored-path.ts';
import type { Entity, Reference } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { CodeEntry } from '../../engine/core/product/value-set.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import { fillTemplate } from '../../engine/core/text/template.ts';
import { newProblemsStepwise } from '../../engine/core/validation/changed-problems.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { sizeKeywords, sizeProblems } from '../../engine/core/validation/size-limits.ts';
import { checkTidyValueStepwise } from '../../engine/core/validation/validate.ts';
import { kindOf, type RecordKind } from '../store/kinds/kinds.ts';
import { type FactSource, recall } from '../store/memory/memory.ts';
import { recordKey } from './context-records.ts';
import { contentOf } from './meta.ts';
import { existingIds, recordsOfOrganization } from './read.ts';

export interface ContentCheck {
  readonly product: Product;
  readonly kind: RecordKind;
  readonly content: JsonObject;
  /** Stored version as expressions read it; absent for a new record. */
  readonly before?: JsonObject | undefined;
  /** True if the record comes from a loader. */
  readonly isLoad?: boolean;
  readonly scope: Scope;
}

/**
 * Finds the problems that prevent storing a content, by the same validators and rules as the browser. Ignores
 * problems of unchanged stored values, so that other values can be corrected.
 */
export function* blockingProblems(given: ContentCheck): Stepwise<readonly Problem[]> {
  const check = { ...given, content: contentOf(given.kind.entity, given.content) };
  const { content, kind } = check;
  const before = check.before && contentOf(kind.entity, check.before);
  const after = withoutFormerSizes(
    check,
    (yield* problemsOf(check, content)).filter((problem) => isReported(check, problem)),
  );
  // Checks the stored version only if the content has problems, which is rare.
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

/**
 * Leaves out size problems of lists that were already too long under an older schema, so that such lists can shrink
 * step by step.
 */
function withoutFormerSizes(
  { product, kind, content, before }: ContentCheck,
  problems: readonly Problem[],
): readonly Problem[] {
  if (before === undefined || !problems.some(({ code }) => sizeKeywords.has(code))) return problems;
  const tooLong = sizeProblems({ product, entity: kind.entity, value: content, old: before });
  const paths = new Set(tooLong.map(({ at }) => at));
  return problems.filter(({ at, code }) => !sizeKeywords.has(code) || paths.has(at));
}

/**
 * Reports whether a problem is returned: every error, and for a load also missing values, which do not prevent it.
 */
function isReported({ isLoad }: ContentCheck, { severity, code }: Problem): boolean {
  return severity === 'error' || (isLoad === true && code === 'required');
}

/** Reports repeated keys, since a merge could not distinguish entries with the same key and would lose one. */
function repeatedKeys({ kind, content }: ContentCheck): readonly Problem[] {
  return Object.entries(kind.entity.keyedArrays).flatMap(([pattern, key]) =>
    matchingPaths(pattern, content).flatMap((path) => {
      const list = getAt(content, path);
      const keys = Array.isArray(list) ? list.map((entry) => getAt(entry, `/${key}`)) : [];
      const seen = new Set<unknown>();
      return keys.flatMap((value, n) => {
        const isRepeated = seen.has(value);
        seen.add(value);
        return isRepeated ? [repeatedKey(`${path}/${n}/${key}`)] : [];
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
  /** Stored content; absent for a new record. */
  readonly before: JsonObject | undefined;
}

/** Reports retired values that a change adds to a record; those stored already stay, even if their row moves. */
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

/** Collects the retired entries by code, for each value set that has any. */
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

/** Source for looking up references. */
interface ReferenceSource extends FactSource {
  readonly product: Product;
}

interface ReferencingContent {
  readonly kind: RecordKind;
  readonly content: JsonObject;
  /** Stored content, whose references may stay even if their target is gone. */
  readonly stored: JsonObject | undefined;
  readonly organization: string | null;
  readonly scope: Scope;
}

interface Named {
  readonly at: string;
  readonly key: string;
}

/**
 * Reports new references to missing records of the organization, or rows of the owner. Treats records of other
 * organizations as missing unless the schema permits any organization.
 */
export async function referenceProblems(
  source: ReferenceSource,
  given: ReferencingContent,
): Promise<readonly Problem[]> {
  const { entity } = given.kind;
  const problems: Problem[] = [];
  for (const [pattern, map] of Object.entries(entity.keyedMaps ?? {}))
    problems.push(...(await missing(source, given, { reference: map, named: newKeys(given, pattern) })));
  for (const [pattern, reference] of Object.entries(entity.references ?? {}))
    problems.push(...(await missing(source, given, { reference, named: newValues(given, pattern) })));
  return problems;
}

interface NamedBy {
  readonly reference: Reference;
  readonly named: readonly Named[];
}

async function missing(
  source: ReferenceSource,
  given: ReferencingContent,
  { reference, named }: NamedBy,
): Promise<readonly Problem[]> {
  if (named.length === 0) return [];
  if (reference.anyOrganization === true) return missingAnywhere(source, given, { reference, named });
  const known = await keysOf(source, given, reference);
  return named.filter(({ key }) => !known.has(key)).map(({ at }) => problemAt(source, given.kind, at));
}

/** Finds ids of records missing in all organizations; ids of organizations may have the older prefix `org:`. */
async function missingAnywhere(
  { product, database, memory }: ReferenceSource,
  { kind }: ReferencingContent,
  { reference, named }: NamedBy,
): Promise<readonly Problem[]> {
  const wanted = kindOf(product, reference.entity);
  const idOf = (key: string) => (wanted.traits.organizationAt === '/_id' ? organizationId(key) : key);
  const ids = named.map(({ key }) => idOf(key));
  const about = { kinds: [wanted], key: `existing ${wanted.type} ${ids.join(' ')}` };
  const known = await recall({ database, memory }, about, () => existingIds(database, { kind: wanted, ids }));
  return named.filter(({ key }) => !known.has(idOf(key))).map(({ at }) => problemAt({ product }, kind, at));
}

/** Lists the keys in a map of the content that the stored version lacks. */
function newKeys(given: ReferencingContent, pattern: string): readonly Named[] {
  return matchingPaths(`${pattern}/*`, given.content).flatMap((at) => {
    const key = tokensOf(at).at(-1) ?? '';
    return storedValue(given, at) === undefined ? [{ at, key }] : [];
  });
}

/** Lists references that the stored version lacks at the same field of the same row. */
function newValues(given: ReferencingContent, pattern: string): readonly Named[] {
  return matchingPaths(pattern, given.content).flatMap((at) => {
    const key = getAt(given.content, at);
    return typeof key !== 'string' || storedValue(given, at) === key ? [] : [{ at, key }];
  });
}

function storedValue({ kind, content: value, stored: old }: ReferencingContent, at: string): unknown {
  return getAt(old, storedPath({ keyedArrays: kind.entity.keyedArrays, value, old, at }));
}

async function keysOf(
  { product, database, memory }: ReferenceSource,
  { organization, scope }: ReferencingContent,
  { entity, by, rows }: Reference,
): Promise<ReadonlySet<string>> {
  if (rows !== undefined) {
    const list = getAt(scope.records?.[entity], rows);
    return keySet(Array.isArray(list) ? list.map((row) => getAt(row, by)) : []);
  }
  if (organization === null) return new Set();
  const listed = { kind: kindOf(product, entity), organization };
  const records = await recordsOfOrganization({ database, memory }, listed);
  return keySet(records.map((record) => recordKey(record, by)));
}

function keySet(keys: readonly unknown[]): ReadonlySet<string> {
  return new Set(keys.filter((key) => typeof key === 'string' && key !== '') as string[]);
}

function problemAt(
  { product }: Pick<ReferenceSource, 'product'>,
  { entity }: RecordKind,
  at: string,
): Problem {
  const around = pointerOf(tokensOf(at).slice(0, -1));
  const label = labelAt(entity, Object.hasOwn(entity.keyedMaps ?? {}, around) ? around : at);
  const template = product.messages['reference'] ?? standard;
  return { at, code: 'reference', message: fillTemplate(template, { label }), severity: 'error' };
}

const standard = '{label} refers to something that does not exist or is not available. Choose another one.';
