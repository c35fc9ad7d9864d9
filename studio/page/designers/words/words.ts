import { isJsonObject, type Json, type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { revivedJson } from '../../parsed-json.ts';

/** Text of the product, with its position in the files. */
export interface Word {
  readonly path: string;
  /** JSON Pointer in the file. */
  readonly at: string;
  /** Member with the text: title, message … */
  readonly kind: string;
  /** Text in the language; empty where it is missing. */
  readonly text: string;
  /** Language (BCP 47), where the text exists in several. */
  readonly language?: string;
  /** Language of the single text, as long as it serves all languages. */
  readonly only?: string;
}

/** Members with texts of the product. */
const readMembers = new Set([
  ...['title', 'description', 'label', 'message', 'success', 'failure', 'refuse', 'refusal', 'needs'],
  ...['display', 'text', 'help', 'empty', 'item', 'items', 'group', 'tab', 'step', 'matrix', 'yes', 'no'],
  ...['ui:title', 'ui:help', 'ui:placeholder'],
]);

/** Members with texts of the product at any depth. */
const readMaps = new Set(['messages', 'x-labels']);

/** Members with values of records. */
const dataMembers = new Set(['examples', 'default', 'const', 'enum', 'initial', '$comment']);

/** Kinds of files with sample data, whose texts are not the product's. */
const dataKinds = new Set(['examples']);

/** Lists every text of the product in the files, in file order. */
export function textsIn(files: readonly NamedSchemaText[]): readonly Word[] {
  return files.filter(({ kind }) => !dataKinds.has(kind)).flatMap(wordsOf);
}

const known = new WeakMap<NamedSchemaText, readonly Word[]>();

function wordsOf(file: NamedSchemaText): readonly Word[] {
  const found = known.get(file) ?? withMissing(wordsBelow(file.path, jsonObject(revivedJson(file.text)), []));
  known.set(file, found);
  return found;
}

/** Adds a blank text for each language that the file has elsewhere. */
function withMissing(words: readonly Word[]): readonly Word[] {
  const languages = new Set(words.flatMap(({ language }) => language ?? []));
  const kinds = new Set(words.flatMap(({ language, kind }) => (language === undefined ? [] : [kind])));
  const byParent = Map.groupBy(words, parentOf);
  return words.flatMap((word): readonly Word[] => {
    if (word.language === undefined && kinds.has(word.kind) && isSentence(word.text))
      return [word, ...inOtherLanguages(word, [...languages])];
    const siblings = byParent.get(parentOf(word)) ?? [];
    if (word.language === undefined || siblings.at(-1) !== word) return [word];
    const spoken = new Set(siblings.map(({ language }) => language));
    const missing = [...languages].filter((language) => !spoken.has(language));
    const blank = (language: string) => ({
      ...word,
      at: `${parentOf(word)}/${language}`,
      language,
      text: '',
    });
    return [word, ...missing.map(blank)];
  });
}

/**
 * Lists the blank translations of a text for all languages; the text counts as being in the file's first language.
 */
function inOtherLanguages(word: Word, [first = '', ...others]: readonly string[]): readonly Word[] {
  return others.map((language) => {
    return { ...word, at: `${word.at}/${language}`, language, text: '', only: first };
  });
}

/** Reports whether a text has letters outside of its computed values, and thus needs translation. */
function isSentence(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));
}

function parentOf({ at }: Word): string {
  return at.slice(0, at.lastIndexOf('/'));
}

function wordsBelow(path: string, value: Json, at: readonly string[], kind?: string): readonly Word[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => wordsBelow(path, item, [...at, String(index)], kind));
  if (!isJsonObject(value)) return [];
  if (isByLanguage(value)) return wordsByLanguage(path, value, at);
  return Object.entries(value).flatMap(([name, child]): readonly Word[] => {
    if (child === undefined || dataMembers.has(name)) return [];
    const inside = [...at, name];
    if (typeof child !== 'string') return wordsBelow(path, child, inside, readMaps.has(name) ? name : kind);
    if ((kind === undefined && !readMembers.has(name)) || !isWords(child)) return [];
    return [{ path, at: pointerOf(inside), kind: kind ?? name, text: child }];
  });
}

const languageTag = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Reports whether a value is a text by language, as in documents. */
function isByLanguage(value: JsonObject): boolean {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, child]) => languageTag.test(name) && typeof child === 'string')
  );
}

function wordsByLanguage(path: string, value: JsonObject, at: readonly string[]): readonly Word[] {
  const kind = at.findLast((token) => !/^\d+$/.test(token)) ?? '';
  return Object.entries(value).flatMap(([language, text]): readonly Word[] =>
    typeof text === 'string' && isWords(text)
      ? [{ path, at: pointerOf([...at, language]), kind, text, language }]
      : [],
  );
}

/** Reports whether a text consists of words, rather than of the name of a message or a path in a record. */
function isWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/^[@/]/.test(text);
}

/** Counts the occurrences of each text. */
export function repeats(words: readonly Word[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { text } of words) if (text !== '') found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}
