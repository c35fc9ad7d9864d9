import { counterparts, knownAs } from '../../../engine/core/compare/counterparts.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import type { TakenBack } from '../../../engine/core/protocol/schema-versions.ts';
import { editText } from '../../text/edit-text.ts';
import type { FileTexts } from '../commands/schema-files.ts';
import { locationAt, locationsIn, locationText } from '../locations.ts';
import { wayBack } from '../migrations/way-back.ts';
import { parsedFile } from './parsed-file.ts';

export interface PublishedTexts {
  readonly before: FileTexts;
  readonly after: FileTexts;
}

/**
 * Reverts one publication in the served files, by field and by row, and keeps later publications. Lists the
 * values that later ones have changed again, which stay, and what records stored since would lose.
 */
export function takeBack(served: FileTexts, { before, after }: PublishedTexts): TakenBack {
  const texts = new Map(served);
  const left: Left[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [former, published, now] = [before.get(path), after.get(path), served.get(path)];
    if (former === published) continue;
    const file = fileBack({ former, published, now });
    if (file.text === undefined) texts.delete(path);
    else texts.set(path, file.text);
    left.push(...file.left.map((at) => ({ path, at })));
  }
  const { texts: readable, losses } = wayBack(served, texts);
  return { texts: readable, losses, kept: namesOf(left, { served, after }) };
}

interface Left {
  readonly path: string;
  readonly at: readonly string[];
}

/** Names locations in the served files; for a removed file, in the file as the publication had it. */
function namesOf(
  left: readonly Left[],
  { served, after }: { readonly served: FileTexts; readonly after: FileTexts },
): readonly string[] {
  const names = [served, after].flatMap((texts) => {
    const own = left.filter(({ path }) => served.has(path) === (texts === served));
    if (own.length === 0) return [];
    const locations = locationsIn(texts);
    return own.map(({ path, at }) => locationText(locationAt(at, (each) => locations(path, each))));
  });
  return [...new Set(names)];
}

/** Value in the version before the publication, after it, and now; undefined for a missing value. */
interface Versions<Value> {
  readonly former: Value;
  readonly published: Value;
  readonly now: Value;
}

function fileBack({ former, published, now }: Versions<string | undefined>) {
  if (now === published) return { text: former, left: [] };
  if (now === former) return { text: now, left: [] };
  const values = { former: parsed(former), published: parsed(published), now: parsed(now) };
  const { value, left } = valueBack(values);
  // Keeps the present state of a file that has no fields to revert, or that was created or removed since.
  if (now === undefined || !isJsonObject(value)) return { text: now, left: left.length > 0 ? left : [[]] };
  return { text: editText(now, value), left };
}

/** Value after the reversal, and the paths in the present value that could not be reverted. */
interface Back {
  readonly value: Json | undefined;
  readonly left: readonly (readonly string[])[];
}

function valueBack({ former, published, now }: Versions<Json | undefined>): Back {
  if (areSame(now, published)) return { value: former, left: [] };
  if (areSame(former, published) || areSame(now, former)) return { value: now, left: [] };
  if (isJsonObject(former) && isJsonObject(published) && isJsonObject(now))
    return objectBack({ former, published, now });
  if (isJsonList(former) && isJsonList(published) && isJsonList(now))
    return listBack({ former, published, now });
  return { value: now, left: [[]] };
}

function objectBack({ former, published, now }: Versions<JsonObject>): Back {
  const left: (readonly string[])[] = [];
  const members = new Map(Object.entries(now));
  for (const name of new Set([...Object.keys(former), ...Object.keys(published)])) {
    const back = valueBack({ former: former[name], published: published[name], now: now[name] });
    if (back.value === undefined) members.delete(name);
    else members.set(name, back.value);
    left.push(...back.left.map((at) => [name, ...at]));
  }
  return { value: inFormerOrderOf(members, { former, now }), left };
}

/** Moves each restored member behind the one that it followed in the former object. */
function inFormerOrderOf(
  members: ReadonlyMap<string, Json | undefined>,
  { former, now }: Pick<Versions<JsonObject>, 'former' | 'now'>,
): JsonObject {
  const names = [...members.keys()].filter((name) => name in now);
  for (const [rank, name] of Object.keys(former).entries()) {
    if (name in now || !members.has(name)) continue;
    const before = new Set(Object.keys(former).slice(0, rank));
    names.splice(names.findLastIndex((each) => before.has(each)) + 1, 0, name);
  }
  return Object.fromEntries(names.map((name) => [name, members.get(name) ?? null]));
}

interface Row {
  readonly value: Json;
  /** Index in the former list; undefined for a row added since. */
  readonly rank: number | undefined;
}

function listBack({ former, published, now }: Versions<readonly Json[]>): Back {
  const inPublished = counterparts(now, published);
  const inFormer = counterparts(published, former);
  const left: (readonly string[])[] = [];
  const kept = now.flatMap((row, index): readonly Row[] => {
    const known = inPublished[index];
    if (known === undefined) return [{ value: row, rank: undefined }];
    const rank = inFormer[known];
    const old = rank === undefined ? undefined : former[rank];
    const back = valueBack({ former: old, published: published[known], now: row });
    left.push(...back.left.map((at) => [String(index), ...at]));
    return back.value === undefined ? [] : [{ value: back.value, rank }];
  });
  const stays = new Set(inPublished);
  // Reports the list itself for a row that the publication changed and a later one removed.
  const isGone = published.some(
    (row, index) => !stays.has(index) && isChanged(row, former[inFormer[index] ?? -1]),
  );
  const isMoved = !isRising(inFormer);
  if (isGone || (isMoved && !isRising(inPublished))) left.push([]);
  const rows = isMoved && isRising(inPublished) ? inFormerOrder(kept) : kept;
  for (const [rank, row] of former.entries()) {
    if (inFormer.includes(rank)) continue;
    const again = now.findIndex((each, index) => inPublished[index] === undefined && isSameRow(each, row));
    if (again >= 0) left.push([String(again)]);
    else rows.splice(rows.findLastIndex((each) => (each.rank ?? rank) < rank) + 1, 0, { value: row, rank });
  }
  return { value: rows.map(({ value }) => value), left };
}

function isRising(indexes: readonly (number | undefined)[]): boolean {
  const known = indexes.filter((index) => index !== undefined);
  return known.every((index, position) => index > (known[position - 1] ?? -1));
}

/** Sorts the rows that the former list had; rows added since keep their positions. */
function inFormerOrder(rows: readonly Row[]): Row[] {
  const known = rows.filter(({ rank }) => rank !== undefined);
  const sorted = known.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return rows.map((row) => (row.rank === undefined ? row : (sorted.shift() ?? row)));
}

function isChanged(row: Json, former: Json | undefined): boolean {
  return former !== undefined && !jsonEqual(row, former);
}

function isSameRow(one: Json, other: Json): boolean {
  const known = knownAs(one);
  return known === undefined ? jsonEqual(one, other) : known === knownAs(other);
}

function areSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : jsonEqual(one, other);
}

/** Reads a file; undefined for one that does not exist, or is no JSON. */
function parsed(text: string | undefined): Json | undefined {
  return text === undefined ? undefined : parsedFile(text);
}
