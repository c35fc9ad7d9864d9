import { memoized } from '../../../engine/core/compute/memoized.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import { engineMessages } from '../../../engine/core/messages/messages.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { entityFields } from '../designers/entity-fields.ts';
import { textsIn } from '../designers/words/words.ts';
import { titleOfFile } from '../file-titles.ts';
import { fileValue } from '../known-names.ts';
import { revivedJson } from '../parsed-json.ts';
import { nounOf, titleOfStep } from '../step-titles.ts';
import type { ScreenTrails } from './screen-trails.ts';

/** Text shown in the product, with its source. */
export interface VisibleText {
  readonly path: string;
  /** JSON Pointer of the text's source in the file. */
  readonly at: string;
  readonly text: string;
  /** Kind of text, such as a button or a column; absent for a text with a title of its own in the file. */
  readonly what?: string;
}

/** Searched files, with their locations in the product. */
export interface SearchedFiles {
  readonly files: readonly NamedSchemaText[];
  readonly metaSchemas: readonly { readonly kind: string; readonly text: string }[];
  readonly trails: ScreenTrails;
}

/** Lists the texts shown in the product: those in files, and those composed of a name and a message. */
export const visibleTexts = memoized((files: readonly NamedSchemaText[]): readonly VisibleText[] => {
  const made = files.flatMap((file) => [...textsOfRows(file, files), ...titlesOfFields(file, files)]);
  return [...made, ...textsIn(files)];
});

/** Formats the location and kind of a text: `Patient page › Allergies › button`. */
export function trailOfText({ path, at, what }: VisibleText, searched: SearchedFiles): string {
  const { files, metaSchemas, trails } = searched;
  const file = files.find((each) => each.path === path);
  if (file === undefined) return path;
  const meta = jsonObject(revivedJson(metaSchemas.find(({ kind }) => kind === file.kind)?.text ?? '{}'));
  const around = trails.get(path) ?? [`${titleOfFile(file, entitiesIn(files))} (${nounOf(meta)})`];
  return [...around, ...(what === undefined ? stepsTo(meta, file, at) : [what])].join(' › ');
}

/** Maximum number of steps that are named: the part with the text, and the text itself. */
const mostSteps = 2;

function stepsTo(meta: JsonObject, file: NamedSchemaText, at: string): readonly string[] {
  const path = tokensOf(at);
  const lengths = path.map((_token, index) => index + 1).slice(-mostSteps);
  return lengths.map((length) => titleOfStep(meta, fileValue(file), path.slice(0, length)));
}

function entitiesIn(files: readonly NamedSchemaText[]): readonly NamedSchemaText[] {
  return files.filter(({ kind }) => kind === 'schema');
}

/** Pattern of an action's name within the names of messages: `row.add`, `row.remove.title`. */
const rowMessage = /^row\.([a-z]+)/;

/** Actions whose messages have another name: the messages of `edit` are named `save`. */
const actionOfMessage: Readonly<Record<string, string>> = { save: 'edit' };

/** Lists the buttons, headings and questions that name a row of a table: `Add Allergy`. */
function textsOfRows(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly VisibleText[] {
  const tab = jsonObject(fileValue(file));
  const item = stringOrUndefined(tab['item']);
  if (file.kind !== 'tab' || item === undefined) return [];
  const actions = jsonObject(tab['actions']);
  const product = files.find(({ kind }) => kind === 'product');
  const own = product === undefined ? {} : jsonObject(jsonObject(fileValue(product))['messages']);
  return Object.entries({ ...engineMessages, ...own }).flatMap(([name, message]): readonly VisibleText[] => {
    const named = rowMessage.exec(name)?.[1] ?? '';
    const action = actionOfMessage[named] ?? named;
    if (typeof message !== 'string' || !message.includes('{item}') || actions[action] === undefined)
      return [];
    const text = message.replaceAll('{item}', item);
    const forms = formsOfAction(tab['form'], action).flatMap((form) =>
      files.filter((each) => each.kind === 'form' && each.name === form),
    );
    return [
      { path: file.path, at: pointerOf(['actions', action]), text, what: 'button' },
      ...forms.map(({ path }) => ({ path, at: '', text, what: 'form' })),
      ...(product === undefined || own[name] === undefined
        ? []
        : [{ path: product.path, at: pointerOf(['messages', name]), text, what: 'message' }]),
    ];
  });
}

function formsOfAction(form: Json | undefined, action: string): readonly string[] {
  if (typeof form === 'string') return action === 'add' || action === 'edit' ? [form] : [];
  const own = jsonObject(form)[action];
  return typeof own === 'string' ? [own] : [];
}

/** Lists the questions of forms and columns of tables that have their field's title. */
function titlesOfFields(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly VisibleText[] {
  if (file.kind !== 'form' && file.kind !== 'tab') return [];
  const value = jsonObject(fileValue(file));
  const entity = entitiesIn(files).find(({ name }) => name === value['entity']);
  const fields = entity === undefined ? [] : entityFields(jsonObject(fileValue(entity)));
  const found = file.kind === 'form' ? fieldsOfLayout(value['layout'], ['layout']) : columnsOf(value);
  const what = file.kind === 'form' ? 'question' : 'column';
  return found.flatMap(({ field, at }): readonly VisibleText[] => {
    const title = fields.find(({ path }) => path === field)?.title;
    return title === undefined ? [] : [{ path: file.path, at, text: title, what }];
  });
}

interface FieldAt {
  readonly field: string;
  readonly at: string;
}

function fieldsOfLayout(value: Json | undefined, path: readonly string[]): readonly FieldAt[] {
  if (typeof value === 'string') return [{ field: value, at: pointerOf(path) }];
  if (Array.isArray(value))
    return jsonItems(value).flatMap((item, index) => fieldsOfLayout(item, [...path, String(index)]));
  if (value === undefined) return [];
  const { rows, fields } = jsonObject(value);
  return [...fieldsOfLayout(rows, [...path, 'rows']), ...fieldsOfLayout(fields, [...path, 'fields'])];
}

function columnsOf(tab: JsonObject): readonly FieldAt[] {
  return jsonItems(jsonObject(tab['table'])['columns']).flatMap((column, index): readonly FieldAt[] => {
    const { field, title } = jsonObject(column);
    const at = pointerOf(['table', 'columns', String(index)]);
    return typeof field === 'string' && title === undefined ? [{ field, at }] : [];
  });
}

/** Limit on results listed; the others are counted. */
const mostFound = 12;

export interface TextsFound {
  readonly shown: readonly VisibleText[];
  readonly count: number;
}

/** Finds the texts with the words: exact matches first, then those that begin with them. */
export function textsWith(texts: readonly VisibleText[], words: string): TextsFound {
  const ranked = texts.flatMap((text) => {
    const folded = foldText(text.text);
    const position = folded.indexOf(words);
    if (position < 0) return [];
    return [{ text, rank: folded === words ? 0 : position === 0 ? 1 : 2 }];
  });
  const sorted = ranked.toSorted((one, two) => one.rank - two.rank).map(({ text }) => text);
  const distinct = [...new Map(sorted.map((text) => [`${text.path} ${text.at}`, text] as const)).values()];
  return { shown: distinct.slice(0, mostFound), count: distinct.length };
}
