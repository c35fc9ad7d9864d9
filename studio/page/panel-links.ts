import { isJsonObject, type Json, type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { firstText } from './file-titles.ts';
import { titleOf } from './label-of.ts';
import { childOf, type MetaPart, resolved } from './part-of-meta.ts';

export interface PanelLink {
  readonly token: string;
  readonly label: string;
  readonly hint: string;
  /** Kind of link: an entry's name is chosen by users, a member's is defined by the meta-schema. */
  readonly kind: 'row' | 'entry' | 'member';
  readonly isRequired: boolean;
}

/** Lists the members, rows and entries of a value. */
export function linkedParts(value: Json | undefined, part: MetaPart, meta: JsonObject): readonly PanelLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const declared = jsonObject(part['properties']);
  const required = requiredOf(part);
  return Object.entries(value).flatMap(([token, child]) => {
    if (child === undefined || token === '$schema') return [];
    const kind = isList ? 'row' : Object.hasOwn(declared, token) ? 'member' : 'entry';
    const of = resolved(meta, childOf(part, token), child);
    const title = kind === 'entry' ? token : titleOf({ name: token, part: of, isEntry: false });
    const label = isList ? rowLabel(child, token) : title;
    return [{ token, label, hint: hintOf(child, of, meta), kind, isRequired: required.includes(token) }];
  });
}

/** Members that can name a row; the first present one does. */
const rowNames = [
  ...['title', 'field', 'code', 'id', 'name', 'label', 'heading', 'text', 'group', 'tab', 'part', 'table'],
];

/** Limit on a label in characters; the row's panel has the rest. */
const longestLabel = 80;

function rowLabel(row: Json, token: string): string {
  const position = `${Number(token) + 1}`;
  if (typeof row === 'string') return `${position}: ${row}`;
  if (Array.isArray(row)) return `${position}: ${row.join(', ')}`;
  const known = isJsonObject(row) ? rowNames.map((each) => firstText(row[each])) : [];
  const name = known.find((each) => each !== undefined);
  if (name === undefined) return position;
  return `${position}: ${name.length > longestLabel ? `${name.slice(0, longestLabel)}…` : name}`;
}

/** Limit on members in an object's hint. */
const mostHinted = 3;

function hintOf(value: Json, part: MetaPart, meta: JsonObject): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 row' : `${value.length} rows`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  if (typeof value['title'] === 'string') return value['title'];
  const declared = jsonObject(part['properties']);
  const names = Object.entries(value).map(([name, child]) =>
    Object.hasOwn(declared, name)
      ? titleOf({ name, part: resolved(meta, childOf(part, name), child), isEntry: false })
      : name,
  );
  return names.slice(0, mostHinted).join(', ') + (names.length > mostHinted ? ' …' : '');
}

/** Lists the names of the members that a part of the meta-schema requires. */
export function requiredOf(part: MetaPart): readonly string[] {
  return Array.isArray(part['required']) ? part['required'].filter((name) => typeof name === 'string') : [];
}
