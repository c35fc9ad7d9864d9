import type { SourceKind } from '../../../engine/compiler/files/kind-files.ts';
import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../engine/core/json/json.ts';
import { nearest } from '../../../engine/core/text/nearest.ts';
import { CommandError } from './command-error.ts';

export type FileTexts = ReadonlyMap<string, string>;

export interface SchemaFile {
  readonly path: string;
  readonly text: string;
  readonly value: JsonObject;
}

/** Nouns of kinds for sentences. */
const nouns: Partial<Readonly<Record<SourceKind, string>>> = { schema: 'entity', codes: 'value set' };

/** Finds the file of a kind by name. Throws `CommandError`. */
export function fileOf(kind: SourceKind, stem: string, texts: FileTexts): SchemaFile {
  const known = filesOf(kind, texts);
  const path = known.get(stem);
  if (path !== undefined) return readFile(path, texts);
  const meant = nearest(stem, [...known.keys()]);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new CommandError(`There is no ${nouns[kind] ?? kind} named "${stem}".${hint}`);
}

/** Lists the paths of a kind's files by name. */
export function filesOf(kind: SourceKind, texts: FileTexts): ReadonlyMap<string, string> {
  const named = [...texts.keys()].map((path) => ({ path, name: schemaFileName(path) }));
  return new Map(
    named.flatMap(({ path, name }) => (name?.kind === kind ? [[name.stem, path] as const] : [])),
  );
}

/** Reads a file. Throws `CommandError` where it is missing or invalid. */
export function readFile(path: string, texts: FileTexts): SchemaFile {
  const text = texts.get(path);
  if (text === undefined) throw new CommandError(`There is no file ${path}.`);
  const value = parsed(text);
  if (isJsonObject(value)) return { path, text, value };
  throw new CommandError(`${path} cannot be read: correct its text first.`);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(normalizeText(text));
  } catch {
    return undefined;
  }
}
