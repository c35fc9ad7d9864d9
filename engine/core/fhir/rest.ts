import { jsonEqual } from '../json/equal.ts';
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
  ownValue,
} from '../json/json.ts';
import { isSayable } from './sayable.ts';

/** Name of an item of a list; no name of a property is written like it. */
const item = '[]';
const gone = 'absent';
const asJson = 'data:application/json,';

/**
 * Writes what a record has beside what its resource says, as extensions: those fields, and marks on fields that the
 * record lacks.
 */
export function writeRest(said: JsonObject, wanted: JsonObject): readonly JsonObject[] {
  const missing = Object.keys(said)
    .filter((name) => ownValue(wanted, name) === undefined && ownValue(said, name) !== undefined)
    .map((name) => ({ url: encodeURIComponent(name), valueCode: gone }));
  const different = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || jsonEqual(value, ownValue(said, name))
      ? []
      : [extensionOf(name, ownValue(said, name), value)],
  );
  return [...different, ...missing];
}

function extensionOf(name: string, said: Json | undefined, wanted: Json): JsonObject {
  return { url: encodeURIComponent(name), ...contentOf(said, wanted) };
}

function contentOf(said: Json | undefined, wanted: Json): JsonObject {
  if (isJsonObject(wanted) && Object.keys(wanted).length > 0)
    return { extension: writeRest(jsonObject(said), wanted) };
  if (isJsonList(wanted) && wanted.length > 0)
    return { extension: wanted.map((each) => ({ url: item, ...contentOf(undefined, each) })) };
  if (isSayable('string', wanted)) return { valueString: wanted };
  if (typeof wanted === 'boolean') return { valueBoolean: wanted };
  if (typeof wanted === 'number') return { valueDecimal: wanted };
  // Writes blanks that FHIR's texts cannot hold, and empty values, as JSON.
  return { valueUri: `${asJson}${encodeURIComponent(JSON.stringify(wanted))}` };
}

/**
 * Reads what `writeRest` has written into what the resource said. `present` gives the written fields the names that
 * they have now.
 */
export function readRest(
  said: JsonObject,
  extensions: readonly Json[],
  present: (fields: JsonObject) => JsonObject = (fields) => fields,
): JsonObject {
  return merged(withoutGone(said, extensions), present(written({}, extensions)));
}

/** Removes the fields that the record lacks, at any depth. */
function withoutGone(said: JsonObject, extensions: readonly Json[]): JsonObject {
  const kept: Record<string, Json | undefined> = { ...said };
  for (const each of extensions.map(jsonObject)) {
    const name = nameOf(each['url']);
    const value = name === undefined ? undefined : ownValue(kept, name);
    if (name === undefined || value === undefined) continue;
    if (each['valueCode'] === gone) delete kept[name];
    else if (isJsonObject(value)) put(kept, name, withoutGone(value, jsonItems(each['extension'])));
  }
  return kept;
}

/** Copies an object with the fields of another one; objects in both are merged. */
function merged(said: JsonObject, fields: JsonObject): JsonObject {
  const all: Record<string, Json | undefined> = { ...said };
  for (const [name, value] of Object.entries(fields)) {
    const before = ownValue(all, name);
    put(all, name, isJsonObject(before) && isJsonObject(value) ? merged(before, value) : value);
  }
  return all;
}

function put(object: Record<string, Json | undefined>, name: string, value: Json | undefined): void {
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

function written(said: JsonObject, extensions: readonly Json[]): JsonObject {
  const kept: Record<string, Json | undefined> = { ...said };
  for (const extension of extensions) {
    const name = nameOf(jsonObject(extension)['url']);
    if (name === undefined) continue;
    const value = read(ownValue(kept, name), jsonObject(extension));
    if (value === undefined) delete kept[name];
    else put(kept, name, value);
  }
  return kept;
}

function read(said: Json | undefined, extension: JsonObject): Json | undefined {
  const { valueString, valueBoolean, valueDecimal, valueUri, extension: inner } = extension;
  const value = valueString ?? valueBoolean ?? valueDecimal;
  if (value !== undefined && !isJsonObject(value)) return value;
  if (typeof valueUri === 'string' && valueUri.startsWith(asJson))
    return parsed(valueUri.slice(asJson.length));
  const parts = jsonItems(inner).map(jsonObject);
  if (parts.length === 0) return undefined;
  if (parts.some(({ url }) => url === item)) return parts.map((each) => read(undefined, each) ?? null);
  return written(jsonObject(said), parts);
}

function parsed(written: string): Json | undefined {
  try {
    const value: Json = JSON.parse(decodeURIComponent(written));
    return value;
  } catch {
    return undefined;
  }
}

function nameOf(url: Json | undefined): string | undefined {
  try {
    return typeof url === 'string' ? decodeURIComponent(url) : undefined;
  } catch {
    return undefined;
  }
}
