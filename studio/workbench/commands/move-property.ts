import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts, followDiagnostics } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { withMigration } from './migration-steps.ts';
import { type FileTexts, fileOf, filesOf, readFile, type SchemaFile } from './schema-files.ts';

type MoveProperty = Extract<StudioCommand, { readonly command: 'move-property' }>;

/**
 * Moves a field into an object of the same entity. Readers of the field are changed by the compiler's diagnostics,
 * stored values by a migration. Throws `CommandError` or `RenameError`.
 */
export function moveProperty(texts: FileTexts, { entity, field, into }: MoveProperty): FileTexts {
  if (checkTexts(texts).errors.length > 0)
    throw new CommandError('The draft has errors, so nothing can be moved. Correct them first.');
  const file = fileOf('schema', entity, texts);
  const schema = editText(file.text, moved(file, field, into));
  const to = `${into}.${field}`;
  const step = { move: `/${field}`, to: pathToPointer(to) };
  const location = { entity, field, to };
  const before = new Map([
    ...[...texts, [file.path, schema] as const],
    ...[...withMigration(texts, entity, step), ...messages(texts, location), ...examples(texts, location)],
  ]);
  return followDiagnostics(before, { from: field, to });
}

function moved({ value }: SchemaFile, field: string, into: string): JsonObject {
  const properties = jsonObject(value['properties']);
  const [schema, target] = [properties[field], properties[into]];
  if (schema === undefined) throw new CommandError(`There is no field "${field}" here.`);
  if (!isJsonObject(target) || !isJsonObject(target['properties']))
    throw new CommandError(
      `"${into}" is no field with fields of its own in the same file: choose one, or add it.`,
    );
  if (target['properties'][field] !== undefined)
    throw new CommandError(`"${into}" has a field "${field}" already: rename one of them first.`);
  const isRequired = jsonItems(value['required']).includes(field);
  const { [field]: _moved, ...others } = properties;
  const within = { ...target, properties: { ...target['properties'], [field]: schema } };
  const required = jsonItems(value['required']).filter((name) => name !== field);
  return {
    ...value,
    ...(value['required'] !== undefined && { required }),
    properties: {
      ...others,
      [into]: isRequired ? { ...within, required: [...jsonItems(target['required']), field] } : within,
    },
  };
}

interface PropertyLocation {
  readonly entity: string;
  readonly field: string;
  readonly to: string;
}

/**
 * Moves the messages, whose keys are the field's paths, since the diagnostics of such a key mark only the
 * missing constraint.
 */
function messages(texts: FileTexts, { entity, field, to }: PropertyLocation): FileTexts {
  const path = filesOf('rules', texts).get(entity);
  if (path === undefined) return new Map();
  const { text, value } = readFile(path, texts);
  if (!isJsonObject(value['messages'])) return new Map();
  const isOwn = (at: string) => at === `/${field}` || at.startsWith(`/${field}/`);
  const entries = Object.entries(value['messages']).map(
    ([at, said]) => [isOwn(at) ? pathToPointer(to) + at.slice(field.length + 1) : at, said] as const,
  );
  return new Map([[path, editText(text, { ...value, messages: Object.fromEntries(entries) })]]);
}

/** Moves the values in examples as a migration would, since the compiler does not check them. */
function examples(texts: FileTexts, { entity, field, to }: PropertyLocation): FileTexts {
  const files = [...filesOf('examples', texts).values()].map((path) => readFile(path, texts));
  const own = files.filter(({ value }) => value['entity'] === entity);
  return new Map(
    own.map(({ path, text, value }) => {
      const all = jsonItems(value['examples']).map((example) => withMoved(example, field, to));
      return [path, editText(text, { ...value, examples: all })] as const;
    }),
  );
}

function withMoved(example: Json, field: string, to: string): Json {
  return ['/data', '/old'].reduce((each, root) => {
    const value = getAt(each, `${root}/${field}`);
    return value === undefined
      ? each
      : setAt(removeAt(each, `${root}/${field}`), root + pathToPointer(to), value);
  }, example);
}
