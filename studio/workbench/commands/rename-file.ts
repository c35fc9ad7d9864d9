import { listDiagnostics } from '../../../engine/compiler/diagnostics.ts';
import { referenceTo, relativePath } from '../../../engine/compiler/source/relative-path.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonList, isJsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts, followDiagnostics } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { belongsToEntity, companionsOf, kindOfFile, pathNamed } from './file-commands.ts';
import { type FileTexts, filesOf, readFile } from './schema-files.ts';
import { companionKinds } from './templates.ts';

type RenameFile = Extract<StudioCommand, { readonly command: 'rename-file' }>;

/**
 * Renames a file with those named after it: rewrites references by target, other mentions by diagnostics. Records keep
 * their stored type. Throws `CommandError` or `RenameError`.
 */
export function renameFile(texts: FileTexts, { path, name }: RenameFile): FileTexts {
  const from = schemaFileName(path)?.stem ?? '';
  refuse(texts, path);
  const moved = new Map(
    [path, ...companionsOf(texts, path)].map((each) => [each, pathNamed(texts, each, name)]),
  );
  const { errors, sources } = checkTexts(texts);
  if (errors.length > 0)
    throw new CommandError(
      `The draft has errors, so nothing can be renamed. Correct them first.\n\n${listDiagnostics(errors)}`,
    );
  const isEntity = kindOfFile(path) === 'schema';
  const typed = isEntity ? withTypes(texts, sources, from) : texts;
  const renamed = followDiagnostics(movedTexts(typed, moved), { from, to: name, isEntity });
  return new Map([...[...moved.keys()].map((old) => [old, ''] as const), ...renamed]);
}

function refuse(texts: FileTexts, path: string): void {
  const { value } = readFile(path, texts);
  const kind = kindOfFile(path);
  if (kind === 'product') throw new CommandError('The file of the product has this name always.');
  if (companionKinds.has(kind) && filesOf('schema', texts).has(schemaFileName(path)?.stem ?? ''))
    throw belongsToEntity(path);
  const own = [path, ...companionsOf(texts, path)].flatMap((each) => callersOf(readFile(each, texts).value));
  const callers = kind === 'schema' || kind === 'calls' ? own : callersOf(value);
  if (callers.length === 0) return;
  throw new CommandError(
    `Hand-made code names what ${path} holds, and would no longer find it: a developer renames it together with ${callers.join(', ')}.`,
  );
}

/** Lists hand-made code files that make calls by name. */
function callersOf(value: JsonObject): readonly string[] {
  const callers = Object.values(jsonObject(value['calls'])).map((call) => jsonObject(call)['calledBy']);
  return [
    ...new Set(
      callers.flatMap((caller) => (typeof caller === 'string' && caller.includes('/') ? [caller] : [])),
    ),
  ];
}

/** Writes stored types explicitly where the new names would change them. */
function withTypes(texts: FileTexts, sources: SourceSet, entity: string): FileTexts {
  const typed = [...sources.of('schema').values()].flatMap(({ path, stem, value }) => {
    const file = readFile(path, texts);
    const [record, completed] = [file.value['x-record'], value['x-record']];
    if (!isJsonObject(record) || typeof completed !== 'object' || record['type'] !== undefined) return [];
    if (stem !== entity && completed.subject !== entity) return [];
    const withType = { ...file.value, 'x-record': { type: completed.type, ...record } };
    return [[path, editText(file.text, withType)] as const];
  });
  return new Map([...texts, ...typed]);
}

/** Moves the files, and adjusts every reference to and from them. */
function movedTexts(texts: FileTexts, moved: ReadonlyMap<string, string>): FileTexts {
  const there = (path: string) => moved.get(path) ?? path;
  const all = [...texts].map(([path, text]) => {
    const value = read(text);
    const written = value === undefined ? text : editText(text, referring(value, { from: path, there }));
    return { path: there(path), text: written };
  });
  return withTexts(new Map(), all);
}

interface Referring {
  readonly from: string;
  readonly there: (path: string) => string;
}

function referring(value: Json, context: Referring): Json {
  if (isJsonList(value)) return value.map((item) => referring(item, context));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, child = null]) => {
    const isReference = name === '$ref' && typeof child === 'string' && !child.startsWith('#');
    return [name, isReference ? reference(child, context) : referring(child, context)] as const;
  });
  return Object.fromEntries(entries);
}

function reference(ref: string, { from, there }: Referring): string {
  const [file = '', fragment] = ref.split('#');
  const target = relativePath(from, file);
  if (there(target) === target && there(from) === from) return ref;
  const way = referenceTo(there(from), there(target));
  return fragment === undefined ? way : `${way}#${fragment}`;
}

function read(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
