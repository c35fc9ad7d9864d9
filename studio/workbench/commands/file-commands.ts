import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import { NamesOfTitles } from '../../../engine/core/authoring/names-of-titles.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { newText } from '../../text/new-text.ts';
import { CommandError } from './command-error.ts';
import { locationsOf, newErrors } from './new-errors.ts';
import { metaSchemaFrom } from './new-paths.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';
import { type CreateFile, companionKinds, type TabSpot, valueOfTemplate, withTab } from './templates.ts';

type Of<Name extends StudioCommand['command']> = Extract<StudioCommand, { readonly command: Name }>;

/** Creates a file from its template in its entity's folder. Throws `CommandError`. */
export function createFile(texts: FileTexts, command: CreateFile): FileTexts {
  const path = newPath(texts, command);
  const value = { $schema: metaSchemaFrom(path, command.kind), ...valueOfTemplate(texts, command) };
  return new Map([[path, newText(value)]]);
}

export interface NewTable {
  /** Name of the entity. */
  readonly name: string;
  readonly title: string;
  /** Plural title, for the tab and its name. */
  readonly plural: string;
  /** Names of access rules. */
  readonly read: string;
  readonly write: string;
  /** Name of the tab; by default made from the plural. */
  readonly tab?: string;
  /** Screen that gets the tab, with the box and the group of its tabs; by default at the end of its first box. */
  readonly screen?: string;
  readonly box?: string;
  readonly group?: string;
}

/** Creates an entity with a schema, a form, calls and a tab, and puts the tab on a screen. */
export function createEntityFiles(texts: FileTexts, made: FileTexts, table: NewTable): FileTexts {
  const { name, title, plural, read, write, screen } = table;
  const tab = table.tab ?? new NamesOfTitles(filesOf('tab', texts).keys()).file(plural, 'table');
  const about = { command: 'create-file', entity: name, read, write } as const;
  const all = new Map(made);
  addFile(all, texts, { ...about, kind: 'calls', name });
  addFile(all, texts, { ...about, kind: 'tab', name: tab, title: plural, item: title });
  return screen === undefined ? all : new Map([...all, ...placed(texts, { ...table, screen, tab })]);
}

function addFile(made: Map<string, string>, texts: FileTexts, file: CreateFile): void {
  for (const [path, text] of createFile(withTexts(texts, listedTexts(made)), file)) made.set(path, text);
}

function placed(texts: FileTexts, { screen, tab, ...at }: TabSpot & { readonly screen: string }): FileTexts {
  const file = fileOf('screen', screen, texts);
  return new Map([[file.path, editText(file.text, withTab(file.value, { tab, ...at }))]]);
}

/** Copies a file under another name within its folder. Throws `CommandError`. */
export function copyFile(texts: FileTexts, { path, name }: Of<'copy-file'>): FileTexts {
  const { text, value } = readFile(path, texts);
  const kind = kindOfFile(path);
  if (companionKinds.has(kind)) throw belongsToEntity(path);
  const to = pathNamed(texts, path, name);
  return new Map([[to, kind === 'schema' ? editText(text, withoutType(value)) : text]]);
}

/**
 * Removes the stored type from a copied entity, which gets a type from its own name, since types are unique.
 */
function withoutType(value: JsonObject): JsonObject {
  const record = value['x-record'];
  if (!isJsonObject(record)) return value;
  const { type: _type, ...others } = record;
  return { ...value, 'x-record': others };
}

/** Removes a file that nothing refers to, with the files named after it. Throws `CommandError`. */
export function removeFile(texts: FileTexts, { path }: Of<'remove-file'>): FileTexts {
  readFile(path, texts);
  if (kindOfFile(path) === 'product') throw new CommandError('The file of the product cannot be removed.');
  const gone = new Map([path, ...companionsOf(texts, path)].map((each) => [each, ''] as const));
  const rest = withTexts(texts, listedTexts(gone));
  const users = newErrors(texts, rest);
  if (users.length === 0) return gone;
  throw new CommandError(
    `${path} cannot be removed yet, it is used elsewhere. Take it out there first: ${locationsOf(users)}.`,
  );
}

/** Lists the files named after an entity, which belong to no other. */
export function companionsOf(texts: FileTexts, path: string): readonly string[] {
  const named = schemaFileName(path);
  if (named?.kind !== 'schema') return [];
  return (['rules', 'calls'] as const).flatMap((kind) => filesOf(kind, texts).get(named.stem) ?? []);
}

export function kindOfFile(path: string): string {
  return schemaFileName(path)?.kind ?? '';
}

export function belongsToEntity(path: string): CommandError {
  return new CommandError(`${path} is named after its entity: do this with the entity, and it follows.`);
}

/** Builds the path of a file under another name. Throws `CommandError` for a taken or invalid name. */
export function pathNamed(texts: FileTexts, path: string, name: string): string {
  const kind = kindOfFile(path);
  refuseName(texts, kind, name);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const own = folder.slice(folder.lastIndexOf('/') + 1);
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  const isOwnFolder = kind === 'screen' && own === schemaFileName(path)?.stem;
  return `${isOwnFolder ? `${parent}/${name}` : folder}/${name}.${kind}.json`;
}

/** Pattern of file names, and thus of entities. */
export const fileName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function refuseName(texts: FileTexts, kind: string, name: string): void {
  if (!fileName.test(name))
    throw new CommandError(
      `"${name}" can be no name of a file: use small letters, digits and single dashes, and begin with a letter.`,
    );
  const taken = [...texts.keys()].find(
    (path) => schemaFileName(path)?.kind === kind && schemaFileName(path)?.stem === name,
  );
  if (taken !== undefined) throw new CommandError(`${taken} has the name "${name}" already: choose another.`);
}

/**
 * Chooses the path of a new file: in its entity's folder; for value sets, access rules and files without an entity, in
 * a folder of their own.
 */
function newPath(texts: FileTexts, { kind, name, entity }: CreateFile): string {
  refuseName(texts, kind, name);
  const owner = filesOf('schema', texts).get(companionKinds.has(kind) ? name : (entity ?? ''));
  const root = kind === 'screen' ? 'screens' : 'schemas';
  const folder = owner?.slice(0, owner.lastIndexOf('/')) ?? `${root}/${sharedFolders[kind] ?? name}`;
  return `${folder}/${name}.${kind}.json`;
}

const sharedFolders: Readonly<Record<string, string>> = { codes: 'codes', access: 'access' };
