import { jsonEqual } from '../../../core/json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../core/json/json.ts';
import { type PatchStep, patched } from '../../../core/json/json-patch.ts';
import { lookUpPath } from '../../../core/json/path-patterns.ts';
import { getAt, matchesPath, pointerOf } from '../../../core/json/pointer.ts';
import type { FormatMessage } from '../../../core/messages/messages.ts';
import type { Entity } from '../../../core/product/entity.ts';
import type { ValueSet } from '../../../core/product/value-set.ts';
import { labelAt } from '../../../core/records/label.ts';
import { valueText } from '../../parts/value-text.ts';

/** Answer of the history call: one page, the newest version first. */
export interface VersionsAnswer {
  readonly rows: readonly RecordVersion[];
  /** True where there are older versions. */
  readonly more?: boolean;
  /** True where the user may restore a version. */
  readonly canRestore?: boolean;
}

export interface RecordVersion {
  readonly rev: number;
  /** Time of the version, RFC 3339. */
  readonly at: string;
  /** Name and other data of the author at that time; undefined for a change that no person made. */
  readonly performedBy?: JsonObject;
  /** Id of the user or, for a change without a user, of the process that made the change. */
  readonly author: string;
  /** Changes from the previous version. */
  readonly changes: readonly PatchStep[];
}

/**
 * Location in a record whose history is listed: the whole record, an object in it, or a row of a list, found by its
 * key.
 */
export interface HistoryLocation {
  readonly at: string;
  readonly row?: { readonly key: string; readonly is: unknown };
}

export interface ChangeEntry {
  readonly version: RecordVersion;
  readonly action: 'created' | 'changed' | 'removed';
  readonly changes: readonly ValueChange[];
  /** Value at the location after the change; undefined where it was removed. */
  readonly value: Json | undefined;
}

export interface ValueChange {
  /** JSON Pointer in the record, with `*` for indexes of lists. */
  readonly at: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

/** Lists the changes at a path, newest first; leaves out versions without changes there. */
export function entriesAt(
  versions: readonly RecordVersion[],
  location: HistoryLocation,
): readonly ChangeEntry[] {
  let record: Json | undefined;
  const entries = versions.toReversed().flatMap((version): readonly ChangeEntry[] => {
    const from = partOf(record, location);
    record = patched(record, version.changes);
    const to = partOf(record, location);
    const at = location.row === undefined ? location.at : `${location.at}/*`;
    const changes = leavesOf({ at, from, to }).filter((change) => !isKey(change, location));
    return changes.length === 0 ? [] : [{ version, action: actionOf(from, to), changes, value: to }];
  });
  return entries.toReversed();
}

function partOf(record: Json | undefined, { at, row }: HistoryLocation): Json | undefined {
  const part = getAt(record, at);
  if (row === undefined) return part;
  return Array.isArray(part) ? part.find((item) => getAt(item, `/${row.key}`) === row.is) : undefined;
}

function actionOf(from: unknown, to: unknown): ChangeEntry['action'] {
  if (from === undefined) return 'created';
  return to === undefined ? 'removed' : 'changed';
}

/** Reports whether a value is the key of a row, which never changes and means nothing to users. */
function isKey({ at }: ValueChange, { at: list, row }: HistoryLocation): boolean {
  return row !== undefined && at === `${list}/*/${row.key}`;
}

/** Lists the values that differ; a list is compared as a single value. */
function leavesOf({ at, from, to }: ValueChange): readonly ValueChange[] {
  if (jsonEqual(from, to)) return [];
  if (!isJsonObject(from) && !isJsonObject(to)) return [{ at, from, to }];
  const names = new Set([...namesIn(from), ...namesIn(to)]);
  return [...names].flatMap((name) =>
    leavesOf({ at: at + pointerOf([name]), from: memberOf(from, name), to: memberOf(to, name) }),
  );
}

export interface ChangeLine {
  readonly at: string;
  readonly title: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface ChangeMessages {
  readonly entity: Entity;
  readonly codes: Readonly<Record<string, ValueSet>>;
  readonly say: FormatMessage;
}

/** Formats a change as text: the title of the field, and its values as they are displayed. */
export function changeLine(
  { at, from, to }: ValueChange,
  { entity, codes, say }: ChangeMessages,
): ChangeLine {
  const field = lookUpPath(entity.fields, at);
  const set = field?.codes === undefined ? undefined : codes[field.codes];
  const words = { field, codes: set, say };
  return {
    at,
    title: labelAt(entity, at),
    from: from === undefined ? undefined : valueText(from, words),
    to: to === undefined ? undefined : valueText(to, words),
  };
}

/** Sorts changes in the order of the schema, and leaves out the type, which all records of the entity share. */
export function shownChanges(
  changes: readonly ValueChange[],
  { fields, record }: Entity,
): readonly ValueChange[] {
  const paths = Object.keys(fields);
  const position = ({ at }: ValueChange) => {
    const index = paths.findIndex((path) => path === at || matchesPath(path, at));
    return index < 0 ? paths.length : index;
  };
  return changes
    .filter(({ at, to }) => at !== '/type' || to !== record?.type)
    .toSorted((one, other) => position(one) - position(other));
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function namesIn(value: unknown): readonly string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
