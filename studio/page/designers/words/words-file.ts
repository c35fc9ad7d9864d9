import { CsvReader } from '../../../../engine/core/intake/csv-reader.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { StudioCommand } from '../../../../engine/core/protocol/workbench.ts';
import { toCsv } from '../../../../engine/core/text/csv.ts';
import { parsedJson } from '../../parsed-json.ts';
import { plainCell } from '../plain-cell.ts';
import type { Word } from './words.ts';

const heading = ['file', 'place', 'words'];

/** Writes the texts as a file for spreadsheets. */
export function textsFile(words: readonly Word[]): string {
  return toCsv([heading, ...words.map(({ path, at, text }) => [path, at, text])]);
}

export interface TextsRead {
  /** Texts that differ from the draft's. */
  readonly changed: readonly Word[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Reads from a file the texts that replace the present ones. */
export function textsRead(text: string, words: readonly Word[]): TextsRead {
  const clean = text.replace(/^\uFEFF/, '');
  const reader = new CsvReader(clean.split('\n', 1)[0]?.includes('\t') === true ? '\t' : ',');
  const [first, ...records] = [...reader.push(clean), ...reader.finish()];
  if (first === undefined || heading.some((name, index) => first.fields[index]?.trim() !== name))
    return problem(`The first line has to be "${heading.join(',')}", as in an exported file.`);
  const known = new Map(words.map((word) => [`${word.path} ${word.at}`, word]));
  const problems: TextsRead['problems'][number][] = [];
  const changed = records.flatMap(({ line, fields: [path = '', at = '', cell = ''], problem: wrong }) => {
    const word = known.get(`${path} ${at}`);
    const text = plainCell(cell);
    const message = wrong ?? (word?.text === '' ? undefined : mistakeIn(word, `${at} of ${path}`, text));
    if (message !== undefined) problems.push({ line, message });
    return word === undefined || message !== undefined || text === word.text ? [] : [{ ...word, text }];
  });
  return { changed, problems };
}

function mistakeIn(word: Word | undefined, path: string, text: string): string | undefined {
  if (word === undefined) return `There are no words at ${path}. Export the file again.`;
  return text === '' ? `The words at ${path} are missing.` : undefined;
}

function problem(message: string): TextsRead {
  return { changed: [], problems: [{ line: 1, message }] };
}

/** Builds one edit for each file, from the file's text at the time of the edit. */
export function wordEdits(words: readonly Word[]): (textOf: (path: string) => string) => StudioCommand[] {
  return (textOf) =>
    [...Map.groupBy(words, ({ path }) => path)].map(([path, of]) => {
      const file = parsedJson(textOf(path));
      const steps = [...Map.groupBy(of, writtenAt)].flatMap(([path, here]) =>
        stepsAt(path, here, getAt(file, path)),
      );
      return { command: 'edit', path, steps };
    });
}

/**
 * Finds the pointer at which a text is written; translations that replace a single text are written as one
 * value.
 */
export function writtenAt({ at, only }: Word): string {
  return only === undefined ? at : at.slice(0, at.lastIndexOf('/'));
}

/** Builds the steps of a file's texts; `add` inserts a missing language and replaces a present one (RFC 6902). */
function stepsAt(path: string, words: readonly Word[], there: Json | undefined): readonly PatchStep[] {
  const only = words.find((word) => word.only !== undefined)?.only;
  if (only === undefined || typeof there !== 'string')
    return words.map(({ at, text }) => ({ op: 'add', path: at, value: text }));
  const others = words.map(({ language = '', text }) => [language, text] as const);
  return [{ op: 'add', path, value: { [only]: there, ...Object.fromEntries(others) } }];
}
