import { referenceTo, relativePath } from '../../../engine/compiler/source/relative-path.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { requireNewField } from './field-names.ts';
import { newErrors } from './new-errors.ts';
import { retireField } from './retire-field.ts';
import { rulesFile, withRulesOf } from './rules-of.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

type MoveToEntity = Extract<StudioCommand, { readonly command: 'move-to-entity' }>;

export interface MovedToEntity {
  /** Changed texts, by path. */
  readonly texts: FileTexts;
  /** Sentences about the parts that could not be moved. */
  readonly notes: readonly string[];
}

/** Part of the schemas about a field, which moves along if it is valid in the new entity. */
interface Follower {
  readonly name: string;
  readonly add: (texts: FileTexts) => FileTexts;
}

/**
 * Moves a field to another entity and its form with rules and messages, and retires the former field. Stored values
 * stay, since the values of one record state nothing about another. Throws `CommandError`.
 */
export function moveToEntity(texts: FileTexts, command: MoveToEntity): MovedToEntity {
  const { entity, field, target, form, loses } = command;
  if (entity === target)
    throw new CommandError(`"${field}" is in "${entity}" already: choose another entity.`);
  const added = withTexts(texts, addedTo(texts, command));
  const without = withTexts(added, withoutRules(added, entity, field));
  const retired = retireField(without, { entity, field, ...(loses !== undefined && { loses }) });
  const start = withTexts(without, retired);
  const broken = newErrors(texts, start);
  if (broken[0] !== undefined)
    throw new CommandError(`"${field}" cannot be moved to "${target}": ${broken[0].message}`);
  const { result, lost } = followed(start, followersOf(texts, command));
  const changed = new Map([...result].filter(([path, text]) => texts.get(path) !== text));
  const stored =
    loses === undefined
      ? `Stored values stay in the records of "${entity}", where the field is marked as deprecated.`
      : `Stored values are dropped from the records of "${entity}": ${loses}`;
  const unplaced = form === undefined ? [`No form of "${target}" has an input for it yet.`] : [];
  return { texts: changed, notes: [...requiredNote(texts, command), ...lost, ...unplaced, stored] };
}

function withTexts(texts: FileTexts, changed: FileTexts): FileTexts {
  return new Map([...texts, ...changed]);
}

function requiredNote(texts: FileTexts, { entity, field, target }: MoveToEntity): readonly string[] {
  const isRequired = jsonItems(fileOf('schema', entity, texts).value['required']).includes(field);
  return isRequired
    ? [`It is not required in "${target}": records that are stored there have no value.`]
    : [];
}

function addedTo(texts: FileTexts, { entity, field, target, form }: MoveToEntity): FileTexts {
  const [from, to] = [fileOf('schema', entity, texts), fileOf('schema', target, texts)];
  const schema = jsonObject(from.value['properties'])[field];
  if (!isJsonObject(schema)) throw new CommandError(`"${entity}" has no field "${field}".`);
  requireNewField({ entity: target, schema: to.value }, field);
  const properties = {
    ...jsonObject(to.value['properties']),
    [field]: referredFrom(schema, from.path, to.path),
  };
  const changed = new Map([[to.path, editText(to.text, { ...to.value, properties })]]);
  if (form === undefined) return changed;
  const placed = fileOf('form', form, texts);
  if (placed.value['entity'] !== target)
    throw new CommandError(`"${form}" is no form of "${target}": choose another.`);
  const layout = [...jsonItems(placed.value['layout']), [field]];
  return changed.set(placed.path, editText(placed.text, { ...placed.value, layout }));
}

/** Adjusts references to other files to the new path; drops references within the old file. */
function referredFrom(value: JsonObject, from: string, to: string): JsonObject {
  return jsonObject(referred(value, (path) => referenceTo(to, relativePath(from, path))));
}

function referred(value: Json, turned: (path: string) => string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => referred(item, turned));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, child = null]) => {
    const isReference = name === '$ref' && typeof child === 'string' && !child.startsWith('#');
    return [name, isReference ? turned(child) : referred(child, turned)] as const;
  });
  return Object.fromEntries(entries);
}

function isOwn(at: Json | undefined, field: string): boolean {
  return typeof at === 'string' && (at === `/${field}` || at.startsWith(`/${field}/`));
}

function withoutRules(texts: FileTexts, entity: string, field: string): FileTexts {
  const file = rulesFile(texts, entity);
  if (file === undefined) return new Map();
  const { rules, messages } = file.value;
  const next = {
    ...file.value,
    ...(rules !== undefined && {
      rules: jsonItems(rules).filter((rule) => !isOwn(jsonObject(rule)['at'], field)),
    }),
    ...(isJsonObject(messages) && {
      messages: Object.fromEntries(Object.entries(messages).filter(([at]) => !isOwn(at, field))),
    }),
  };
  return new Map([[file.path, editText(file.text, next)]]);
}

function followersOf(texts: FileTexts, command: MoveToEntity): readonly Follower[] {
  const { entity, field, target, form } = command;
  const { rules, messages } = rulesFile(texts, entity)?.value ?? {};
  const ofRules = jsonItems(rules)
    .filter(isJsonObject)
    .filter(({ at }) => isOwn(at, field))
    .map((rule): Follower => {
      const id = String(rule['id']);
      const moved = { ...rule, id: id.startsWith(`${entity}.`) ? `${target}${id.slice(entity.length)}` : id };
      return {
        name: `The rule ${id}`,
        add: (before) =>
          withRulesOf(before, target, (value) => ({
            ...value,
            rules: [...jsonItems(value['rules']), moved],
          })),
      };
    });
  const ofMessages = Object.entries(jsonObject(messages))
    .filter(([at]) => isOwn(at, field))
    .map(
      ([at, said]): Follower => ({
        name: `The messages at ${at}`,
        add: (before) =>
          withRulesOf(before, target, (value) => ({
            ...value,
            messages: { ...jsonObject(value['messages']), [at]: said },
          })),
      }),
    );
  return [...ofRules, ...ofMessages, ...(form === undefined ? [] : wordsOf(texts, { ...command, form }))];
}

/** Collects the keywords of the field in the entity's forms, one by one. */
function wordsOf(
  texts: FileTexts,
  { entity, field, form }: MoveToEntity & { readonly form: string },
): readonly Follower[] {
  const forms = [...filesOf('form', texts).values()].map((path) => readFile(path, texts).value);
  const words = forms
    .filter((each) => each['entity'] === entity)
    .flatMap((each) => Object.entries(jsonObject(jsonObject(each['fields'])[field])));
  return [...new Map(words)].map(([word, value]) => ({
    name: `What the form says of it (${word})`,
    add: (before) => {
      const { path, text, value: file } = fileOf('form', form, before);
      const fields = jsonObject(file['fields']);
      const own = { ...jsonObject(fields[field]), [word]: value };
      return withTexts(
        before,
        new Map([[path, editText(text, { ...file, fields: { ...fields, [field]: own } })]]),
      );
    },
  }));
}

/** Adds all followers at once if valid, else one by one. */
function followed(
  start: FileTexts,
  followers: readonly Follower[],
): { readonly result: FileTexts; readonly lost: readonly string[] } {
  const all = followers.reduce((texts, { add }) => add(texts), start);
  if (newErrors(start, all).length === 0) return { result: all, lost: [] };
  let result = start;
  const lost: string[] = [];
  for (const { name, add } of followers) {
    const next = add(result);
    const [error] = newErrors(result, next);
    if (error === undefined) result = next;
    else lost.push(`${name} could not follow: ${error.message}`);
  }
  return { result, lost };
}
