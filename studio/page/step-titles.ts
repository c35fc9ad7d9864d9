import { type Json, type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { getAtTokens } from '../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import { titleOf } from './label-of.ts';
import { metaPartAt } from './part-of-meta.ts';

/** Titles the last step of a path: a member by title, an entry by name, a row by position. */
export function titleOfStep(meta: JsonObject, file: Json, path: readonly string[]): string {
  const name = path.at(-1) ?? '';
  const around = path.slice(0, -1);
  const isRow = Array.isArray(getAtTokens(file, around));
  const declared = jsonObject(metaPartAt(meta, file, around)['properties']);
  if (!isRow && !Object.hasOwn(declared, name)) return name;
  return titleOf({ name, part: metaPartAt(meta, file, path), isEntry: false });
}

/** Returns the noun of a kind of file from its meta-schema. */
export function nounOf(meta: JsonObject): string {
  return (stringOrUndefined(meta['title']) ?? 'file').toLowerCase();
}
