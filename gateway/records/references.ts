import { organizationId } from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import { storedPath } from '../../engine/core/json/stored-path.ts';
import type { Reference } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import { fillTemplate } from '../../engine/core/text/template.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { kindOf, type RecordKind } from '../store/kinds/kinds.ts';
import { recall, type Source } from '../store/memory/memory.ts';
import { keyOf } from './context-records.ts';
import { existingIds, recordsOfOrganization } from './read.ts';

/** Source in which references are looked up. */
interface ReferenceSource extends Source {
  readonly product: Product;
}

export interface ReferencingContent {
  readonly kind: RecordKind;
  readonly content: JsonObject;
  /** Stored content: what it refers to already may stay, even where that is gone. */
  readonly stored: JsonObject | undefined;
  readonly organization: string | null;
  readonly scope: Scope;
}

interface Named {
  readonly at: string;
  readonly key: string;
}

/**
 * Finds what a content newly refers to and what is not there: records of its own organization, or rows of the record
 * that it belongs to. What belongs to others is refused as what does not exist is, unless the schema lets the record be
 * of any organization.
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

/** The id of an organization may carry the `org:` of older ids. */
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

/** The keys of a map that the stored version does not have. */
function newKeys(given: ReferencingContent, pattern: string): readonly Named[] {
  return matchingPaths(`${pattern}/*`, given.content).flatMap((at) => {
    const key = tokensOf(at).at(-1) ?? '';
    return storedValue(given, at) === undefined ? [{ at, key }] : [];
  });
}

/** The references that the stored version does not have at the same field of the same row. */
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
  return keySet(records.map((record) => keyOf(record, by)));
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
