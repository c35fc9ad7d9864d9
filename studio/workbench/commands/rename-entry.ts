import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt, getAtTokens, pointerOf, setAt, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { FieldReads } from '../../../engine/core/product/code-facts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts, followDiagnostics } from '../rename/follow-diagnostics.ts';
import { renameInTexts } from '../rename/rename.ts';
import { CommandError } from './command-error.ts';
import { type FileTexts, filesOf, readFile, type SchemaFile } from './schema-files.ts';

type RenameEntry = Extract<StudioCommand, { readonly command: 'rename-entry' }>;

/**
 * Renames an entry of a map at its position, with every reference that the compiler knows; keeps a field's former name
 * as an alias. Throws `CommandError` or `RenameError`.
 */
export function renameEntry(texts: FileTexts, { path, at, to }: RenameEntry, reads?: FieldReads): FileTexts {
  const file = readFile(path, texts);
  const steps = tokensOf(at);
  const [from, around] = [steps.at(-1) ?? '', steps.slice(0, -1)];
  const map = getAtTokens(file.value, around);
  if (!isJsonObject(map) || !Object.hasOwn(map, from))
    throw new CommandError(`${path} has nothing at ${at}.`);
  if (Object.hasOwn(map, to)) throw new CommandError(`There is "${to}" already: choose another name.`);
  refuseCallers(getAt(file.value, at), path);
  const target = fieldAt(file, steps);
  if (target !== undefined) return renameInTexts(texts, { target, to, isSchemaOnly: false, reads }).texts;
  const entries = Object.fromEntries(
    Object.entries(map).map(([name, entry]) => [name === from ? to : name, entry]),
  );
  const value: JsonObject = setAt(file.value, pointerOf(around), entries);
  const written = new Map(texts).set(path, editText(file.text, value));
  const renamed =
    schemaFileName(path)?.kind === 'access' ? withStandardCalls(written, { from, to }) : written;
  const isSound = checkTexts(texts).errors.length === 0;
  return isSound ? followDiagnostics(renamed, { from, to }) : renamed;
}

/** Returns `book/name/first` for a field of an entity or one within it; undefined for any other entry. */
function fieldAt({ path }: SchemaFile, steps: readonly string[]): string | undefined {
  const named = schemaFileName(path);
  const isField =
    steps.length > 0 &&
    steps.length % 2 === 0 &&
    steps.every((step, index) => index % 2 === 1 || step === 'properties');
  if (named?.kind !== 'schema' || !isField) return undefined;
  return [named.stem, ...steps.filter((_step, index) => index % 2 === 1)].join('/');
}

/**
 * Renames a rule in the `access` of a calls file, which the keyword `standard` uses and at which no diagnostic
 * points.
 */
function withStandardCalls(
  texts: FileTexts,
  { from, to }: { readonly from: string; readonly to: string },
): FileTexts {
  const files = [...filesOf('calls', texts).values()].map((path) => readFile(path, texts));
  const changed = files.flatMap(({ path, text, value }) => {
    const { access } = value;
    if (!isJsonObject(access)) return [];
    const rules = Object.entries(access).map(([use, rule]) => [use, rule === from ? to : rule] as const);
    return [[path, editText(text, { ...value, access: Object.fromEntries(rules) })] as const];
  });
  return new Map([...texts, ...changed]);
}

function refuseCallers(entry: unknown, path: string): void {
  const caller = jsonObject(entry)['calledBy'];
  if (typeof caller !== 'string' || !caller.includes('/')) return;
  throw new CommandError(
    `Hand-made code makes this call of ${path} by its name, and would no longer find it: a developer renames it together with ${caller}.`,
  );
}
