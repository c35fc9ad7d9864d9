import { isJsonObject, type Json, jsonObject } from '../../../../../engine/core/json/json.ts';
import { pointerOf } from '../../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../../engine/core/protocol/workbench.ts';
import { parsedJson } from '../../parsed-json.ts';

/** A text that people read. */
export interface Word {
  readonly path: string;
  /** JSON Pointer in the file. */
  readonly at: string;
  /** The member that it is: title, message … */
  readonly kind: string;
  readonly text: string;
}

/** Members whose texts people read. */
const readMembers = new Set([
  ...['title', 'description', 'label', 'message', 'success', 'failure', 'refuse', 'refusal', 'needs'],
  ...['display', 'text', 'help', 'empty', 'item', 'items', 'group', 'tab', 'step', 'matrix', 'yes', 'no'],
  ...['ui:title', 'ui:help', 'ui:placeholder'],
]);

/** Members whose texts are read at any depth below them. */
const readMaps = new Set(['messages', 'x-labels']);

/** Members that hold values of records. */
const dataMembers = new Set(['examples', 'default', 'const', 'enum', 'initial', '$comment']);

/** Files of sample data are read by nobody. */
const dataKinds = new Set(['examples']);

/** Every text of the files that people read, in the order of the files. */
export function wordsIn(files: readonly NamedSchemaText[]): readonly Word[] {
  return files.filter(({ kind }) => !dataKinds.has(kind)).flatMap(wordsOf);
}

const known = new WeakMap<NamedSchemaText, readonly Word[]>();

function wordsOf(file: NamedSchemaText): readonly Word[] {
  const found = known.get(file) ?? wordsBelow(file.path, jsonObject(parsedJson(file.text)), []);
  known.set(file, found);
  return found;
}

function wordsBelow(path: string, value: Json, at: readonly string[], kind?: string): readonly Word[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => wordsBelow(path, item, [...at, String(index)], kind));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]): readonly Word[] => {
    if (child === undefined || dataMembers.has(name)) return [];
    const inside = [...at, name];
    if (typeof child !== 'string') return wordsBelow(path, child, inside, readMaps.has(name) ? name : kind);
    if ((kind === undefined && !readMembers.has(name)) || !isWords(child)) return [];
    return [{ path, at: pointerOf(inside), kind: kind ?? name, text: child }];
  });
}

/** Not the name of a message, and no place in a record. */
function isWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/^[@/]/.test(text);
}

/** How many places have the same text. */
export function repeats(words: readonly Word[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { text } of words) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}
