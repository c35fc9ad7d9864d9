import { isJsonObject } from '../../engine/core/json/json.ts';
import type { Entity, PathPattern } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { profileKind } from '../records/context/profiles.ts';
import { isReached, pathsIn, type ReadPaths } from './paths-read.ts';

/**
 * Collects, by path, the parts of a version that decide rights: rules, calls, and everything from which these
 * derive. Expressions are compared as compiled code, so that both versions must be compiled in the same way. Skips
 * the release's `sealed…` parts.
 */
function rightsParts(product: Product, sealed?: string): ReadonlyMap<string, string> {
  const paths = pathsOfRights(product);
  const { entities, forms, flows, tabs, cards, screens } = product;
  return new Map([
    ...unsealed(product.access, sealed).map(([name, { about, allows, opens }]): Part => {
      return [`access/${name}`, written([about, allows, opens])];
    }),
    ...unsealed(product.calls, sealed).map(([name, contract]): Part => [`calls/${name}`, written(contract)]),
    ...named({ entities, forms, flows, tabs, cards, screens }, ''),
    ...named(product.workflows, '/flow'),
    ...Object.values(entities).flatMap((entity) => partsOfEntity(entity, paths)),
    ...Object.entries(product.workflows ?? {}).flatMap(([name, workflow]): readonly Part[] =>
      paths.has(workflow.entity) ? [[`flow/${name}`, written(workflow)]] : [],
    ),
    ...searchedParts(product),
  ]);
}

/** Finds the parts by which two versions grant different rights. */
export function differingRights(before: Product, after: Product, sealed?: string): readonly string[] {
  const [one, two] = [rightsParts(before, sealed), rightsParts(after, sealed)];
  return [...new Set([...one.keys(), ...two.keys()])].filter((path) => one.get(path) !== two.get(path));
}

type Part = readonly [place: string, text: string];

function unsealed<Value>(
  of: Readonly<Record<string, Value>>,
  sealed?: string,
): readonly (readonly [string, Value])[] {
  return Object.entries(of).filter(([name]) => sealed === undefined || !name.startsWith(sealed));
}

/** Lists the paths of stored records from which rights are derived, by entity. */
function pathsOfRights(product: Product): ReadPaths {
  const paths: Map<string, Set<PathPattern>> = new Map();
  const add = (entity: string, found: Iterable<PathPattern>) => {
    const known = paths.get(entity) ?? new Set();
    for (const path of found) known.add(path);
    paths.set(entity, known);
  };
  const read = (value: unknown, self?: { readonly entity: string; readonly on: PathPattern }) => {
    for (const { entity, path: pointer } of pathsIn(written(value), self)) add(entity, [pointer]);
  };
  add(profileKind(product).name, ['']);
  for (const { allows, about } of Object.values(product.access))
    read(allows, about === undefined ? undefined : { entity: about, on: '' });
  for (const { store } of Object.values(product.calls)) if (store.kind === 'list') read(store.where);
  for (const entity of Object.values(product.entities)) {
    const { organizationAt } = entity.record ?? {};
    if (organizationAt !== undefined) add(entity.name, [organizationAt]);
    const guarded = guardedPaths(entity);
    if (guarded.length > 0) add(entity.name, guarded);
  }
  // Repeats until no more paths are found from which the collected paths are derived.
  for (let size = -1; size !== sizeOf(paths); ) {
    size = sizeOf(paths);
    for (const entity of Object.values(product.entities))
      for (const { on, step } of stepsInto(entity, paths)) read(step, { entity: entity.name, on });
  }
  return paths;
}

function sizeOf(paths: ReadPaths): number {
  return [...paths.values()].reduce((sum, { size }) => sum + size, 0);
}

interface Step {
  readonly on: PathPattern;
  readonly name: string;
  readonly step: unknown;
}

/**
 * Lists the migration steps that write values at paths of rights, or copy such values to paths where other users
 * can see or change them.
 */
function stepsInto(entity: Entity, paths: ReadPaths): readonly Step[] {
  const reached = (at: string) => isReached(paths, entity.name, at);
  const hidden = hiddenNames(entity);
  const shows = (value: unknown) => hidden.some((name) => written(value).includes(JSON.stringify(name)));
  const { migrations = [], aliases = {}, spellings = {}, derived = [], computed = {} } = entity;
  const { transients = {} } = entity;
  const entries = (kind: string, of: Readonly<Record<string, unknown>>, at = (_: unknown): string[] => []) =>
    Object.entries(of)
      .filter(([path, value]) => [path, ...at(value)].some(reached) || shows(value))
      .map(([path, step]): Step => ({ on: '', name: `${kind}${path}`, step }));
  return [
    ...migrations
      .filter((each) => touchedBy(each).some((path) => reached(each.on + path)) || shows(each))
      .map((step, index): Step => ({ on: step.on, name: `migrations/${index}`, step })),
    ...entries('aliases', aliases, (others) => (Array.isArray(others) ? others.map(String) : [])),
    ...entries('spellings', spellings),
    ...entries('computed', computed),
    ...entries('transients', transients),
    ...derived
      .filter((each) => reached(each.on + each.at) || shows(each))
      .map((step): Step => ({ on: step.on, name: `derived/${step.id}`, step })),
  ];
}

/** Lists the JSON Pointers that a migration refers to; an empty pointer refers to the migration's own path. */
function touchedBy(migration: NonNullable<Entity['migrations']>[number]): readonly string[] {
  const { on: _on, kind: _kind, ...rest } = migration;
  return pointersIn(rest);
}

function pointersIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' || value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pointersIn);
}

function partsOfEntity(entity: Entity, paths: ReadPaths): readonly Part[] {
  const { name, record } = entity;
  const traits: readonly Part[] = record === undefined ? [] : [[`entities/${name}/record`, written(record)]];
  const steps = stepsInto(entity, paths).map(({ name: at, on, step }): Part => {
    return [`entities/${name}/${at}`, written([on, step])];
  });
  return [...traits, ...steps];
}

function guardedPaths({ fields }: Entity): readonly PathPattern[] {
  return Object.entries(fields)
    .filter(([, { readAccess, writeAccess }]) => readAccess !== undefined || writeAccess !== undefined)
    .map(([path]) => path);
}

/**
 * Lists the last tokens of fields with restricted visibility. Expressions that contain such a token could show the
 * field elsewhere.
 */
function hiddenNames({ fields }: Entity): readonly string[] {
  return Object.entries(fields)
    .filter(([, { readAccess }]) => readAccess !== undefined)
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1));
}

/** Lists the parts of searches, documents, reports and checks that use fields with restricted visibility. */
function searchedParts({
  entities,
  searches,
  documents = {},
  reports = {},
  checks = {},
}: Product): readonly Part[] {
  const names = [...new Set(Object.values(entities).flatMap(hiddenNames))];
  const shows = (text: string) => names.some((name) => text.split(/\W+/).includes(name));
  return Object.entries({ searches, documents, reports, checks }).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([name, each]): readonly Part[] => {
      const text = written(each);
      return shows(text) ? [[`${kind}/${name}`, text]] : [];
    }),
  );
}

/** Lists members below a value that name an access rule, by path. */
function named(value: unknown, path: string): readonly Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]): readonly Part[] =>
    typeof child === 'string' && /access$/i.test(name)
      ? [[`${path}/${name}`.slice(1), child]]
      : named(child, `${path}/${name}`),
  );
}

/** Members of descriptors with texts that only people read. */
const words = new Set(['title', 'description', 'success', 'successTone', 'failure', 'message', 'needs']);

/** Formats a value as text, with compiled code in place of expressions' source text. */
function written(value: unknown): string {
  return (
    JSON.stringify(value, (name, each: unknown) => {
      if (typeof each === 'function') return String(each);
      if (words.has(name) && typeof each === 'string') return undefined;
      if (!isJsonObject(each)) return each;
      return typeof each['evaluate'] === 'function' ? String(each['evaluate']) : sorted(each);
    }) ?? ''
  );
}

function sorted(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
