import type { Scope } from '../expressions/scope.ts';
import { isBlank } from '../json/blank.ts';
import type { Draft } from '../json/draft.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { getAt } from '../json/pointer.ts';
import type { MigratedValue, Migration } from '../product/migration.ts';
import { moveValues } from './move-values.ts';

type Record = Draft<JsonObject>;

/**
 * Converts a record by one migration step. Leaves a current record, and a value that it cannot convert,
 * unchanged, so that a step can be repeated.
 */
export function migrateRecord(record: Record, migration: Migration): void {
  const { on } = migration;
  if (migration.kind === 'move') moveValues(record, on + migration.from, on + migration.to);
  else if (migration.kind === 'recode') recode(record, on + migration.at, migration.codes);
  else if (migration.kind === 'drop') drop(record, on + migration.from);
  else for (const path of matchingPaths(on, record.value)) compute(record, path, migration);
}

/**
 * Lists the paths at which a record still has values of an earlier schema, because no step could convert them.
 */
export function unconvertedPaths(migrations: readonly Migration[], record: JsonObject): readonly string[] {
  return migrations.flatMap((migration) =>
    formerPaths(migration).flatMap((at) =>
      matchingPaths(migration.on + at, record).filter((path) => isFormer(migration, getAt(record, path))),
    ),
  );
}

function formerPaths(migration: Migration): readonly string[] {
  if (migration.kind === 'compute') return migration.from;
  return migration.kind === 'convert' ? [migration.into.at] : [];
}

function isFormer(migration: Migration, value: unknown): boolean {
  return migration.kind === 'convert' ? typeName(value) === migration.from : !isBlank(value);
}

function recode(record: Record, pattern: string, codes: Readonly<{ [former: string]: string }>): void {
  for (const path of matchingPaths(pattern, record.value)) {
    const former = record.at(path);
    const code = typeof former === 'string' && Object.hasOwn(codes, former) ? codes[former] : undefined;
    if (code !== undefined) record.set(path, code);
  }
}

function drop(record: Record, pattern: string): void {
  for (const path of matchingPaths(pattern, record.value)) record.remove(path);
}

type Computed = Extract<Migration, { readonly kind: 'compute' | 'convert' | 'fill' }>;

function compute(record: Record, path: string, migration: Computed): void {
  if (migration.kind === 'compute') replace(record, path, migration);
  else if (isDue(migration, record.at(path + migration.into.at))) {
    const value = computed(migration.into, record.at(path));
    if (!isBlank(value)) record.set(path + migration.into.at, value);
  }
}

function isDue(migration: Exclude<Computed, { readonly kind: 'compute' }>, value: unknown): boolean {
  return migration.kind === 'fill' ? isBlank(value) : typeName(value) === migration.from;
}

function replace(
  record: Record,
  path: string,
  { from, into }: Extract<Migration, { readonly kind: 'compute' }>,
): void {
  const old = record.at(path);
  if (from.every((at) => isBlank(record.at(path + at)))) return;
  const values = into.map((each) => ({ at: each.at, value: computed(each, old) }));
  if (values.every(({ value }) => isBlank(value))) return;
  for (const at of from) record.remove(path + at);
  for (const { at, value } of values) {
    if (isBlank(value) || !isBlank(record.at(path + at))) continue;
    beginList(record, path, at);
    record.set(path + at, value);
  }
}

/** Creates the list for a step that puts a value into its first row. */
function beginList(record: Record, path: string, at: string): void {
  const row = at.indexOf('/0/');
  const list = path + at.slice(0, row);
  if (row !== -1 && record.at(list) === undefined) record.set(list, []);
}

function computed({ value }: MigratedValue, old: unknown): unknown {
  return value.evaluate({ ...noMoment, ...(isJsonObject(old) && { old }) });
}

/** Scope without the time, since the compiler refuses migrations that read it. */
const noMoment: Scope = { now: '', today: '' };

function typeName(value: unknown): string {
  return typeof value;
}
