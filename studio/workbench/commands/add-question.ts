import { relativePath } from '../../../engine/compiler/source/relative-path.ts';
import { NamesOfTitles } from '../../../engine/core/authoring/names-of-titles.ts';
import { type QuestionType, questionTypesOf } from '../../../engine/core/authoring/question-types.ts';
import { wayToField } from '../../../engine/core/authoring/requirement.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAtTokens, pointerOf, setAt } from '../../../engine/core/json/pointer.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { hasField, type Placement, withField, withLast } from './layout-rows.ts';
import { type NewField, newField } from './new-field.ts';
import { withRulesOf } from './rules-of.ts';
import { type FileTexts, fileOf, filesOf, readFile, type SchemaFile } from './schema-files.ts';

type AddQuestion = Extract<StudioCommand, { readonly command: 'add-question' }>;

/** Owner of the field: an entity, or the rows of one of its lists. */
interface Owner {
  readonly file: SchemaFile;
  /** Path to the object in the file. */
  readonly at: readonly string[];
  /** Path of the list with a star for its rows; blank for the entity itself. */
  readonly path: string;
}

/**
 * Adds a question to a form: a field named by the title, a value set of its choices, a row of the layout, and a column
 * in each chosen table. Throws `CommandError`.
 */
export function addQuestion(texts: FileTexts, command: AddQuestion): FileTexts {
  const form = fileOf('form', command.form, texts);
  const entity = String(form.value['entity'] ?? '');
  const owner = ownerOf(texts, entity, command.within);
  const names = new NamesOfTitles(Object.keys(propertiesOf(owner)));
  const { path } = owner.file;
  const prefix = command.within === undefined ? entity : `${entity} ${command.within}`;
  const isOfRow = command.within !== undefined;
  const field = newField(command.question, { texts, types: typesIn(texts), path, prefix, names, isOfRow });
  const changed = new Map([
    ...field.files,
    [path, editText(owner.file.text, withProperty(owner, field, command))],
    [form.path, editText(form.text, laidOut(form.value, field, command))],
    ...columnsFor(texts, command, field),
  ]);
  return withMessages(withTexts(texts, listedTexts(changed)), { entity, owner, field, command });
}

function typesIn(texts: FileTexts): readonly QuestionType[] {
  return questionTypesOf([...filesOf('schema', texts).values()].map((path) => readFile(path, texts)));
}

function ownerOf(texts: FileTexts, entity: string, within: string | undefined): Owner {
  const file = fileOf('schema', entity, texts);
  if (within === undefined) return { file, at: [], path: '' };
  const steps = wayToField(within);
  const list = getAtTokens(file.value, steps);
  const items = isJsonObject(list) ? list['items'] : undefined;
  if (!isJsonObject(items)) throw new CommandError(`"${within}" is no list that could have questions.`);
  const { $ref } = items;
  if (typeof $ref !== 'string') return { file, at: [...steps, 'items'], path: `${within}.*.` };
  return { file: readFile(relativePath(file.path, $ref), texts), at: [], path: `${within}.*.` };
}

function propertiesOf({ file, at }: Owner): JsonObject {
  return jsonObject(getAtTokens(file.value, [...at, 'properties']));
}

function withProperty(owner: Owner, { name, property }: NewField, { question }: AddQuestion): Json {
  const { file, at } = owner;
  const properties = { ...propertiesOf(owner), [name]: property };
  const object = jsonObject(getAtTokens(file.value, at));
  const required = [...jsonItems(object['required']), name];
  const next = { ...object, ...(question.isRequired === true && { required }), properties };
  return setAt<Json>(file.value, pointerOf(at), next);
}

function laidOut(form: JsonObject, field: NewField, command: AddQuestion): JsonObject {
  const { within } = command;
  const fields = jsonObject(form['fields']);
  const path = within === undefined ? '' : `${within}.*.`;
  const words = Object.entries(field.words).map(([at, said]) => [path + at, said] as const);
  const next = { ...fields, ...Object.fromEntries(words) };
  const all = Object.keys(next).length === 0 ? form : { ...form, fields: next };
  if (within === undefined) return { ...all, layout: [...placed(jsonItems(form['layout']), field, command)] };
  const list = jsonObject(fields[within]);
  const rows = jsonObject(list['rows']);
  const columns = [...jsonItems(rows['columns']), field.name];
  return { ...all, fields: { ...next, [within]: { ...list, rows: { ...rows, columns } } } };
}

function placed(layout: readonly Json[], { name, node }: NewField, command: AddQuestion): readonly Json[] {
  const { side = 'below', of } = command;
  if (of === undefined || !hasField(layout, of)) return withLast(layout, node);
  const isRow = Array.isArray(node);
  const beside: Placement['side'] = isRow || side === 'above' ? side : 'below';
  return replaced(withField(layout, { field: name, side: beside, of }), name, node);
}

/** Replaces the row that has reserved the group's position by the group. */
function replaced(layout: readonly Json[], name: string, node: Json): readonly Json[] {
  if (Array.isArray(node)) return layout;
  return layout.map((each): Json => {
    if (Array.isArray(each)) return each.length === 1 && each[0] === name ? node : each;
    if (!isJsonObject(each) || each['rows'] === undefined) return each;
    return { ...each, rows: [...replaced(jsonItems(each['rows']), name, node)] };
  });
}

function columnsFor(texts: FileTexts, { tabs = [] }: AddQuestion, { name }: NewField): FileTexts {
  return new Map(
    tabs.map((tab) => {
      const { path, text, value } = fileOf('tab', tab, texts);
      const table = jsonObject(value['table']);
      const columns = [...jsonItems(table['columns']), { field: name }];
      return [path, editText(text, { ...value, table: { ...table, columns } })];
    }),
  );
}

interface Said {
  readonly entity: string;
  readonly owner: Owner;
  readonly field: NewField;
  readonly command: AddQuestion;
}

/**
 * Adds the message for a number outside of its limits; a message for both limits becomes a named message of
 * the product.
 */
function withMessages(texts: FileTexts, { entity, owner, field, command }: Said): FileTexts {
  const message = command.question.message?.trim() ?? '';
  const limits = ['minimum', 'maximum'].filter((word) => word in field.property);
  if (message === '' || limits.length === 0) return texts;
  const at = `/${owner.path.replaceAll('.', '/')}${field.name}`;
  const [said, named] =
    limits.length === 1 ? [message, texts] : shared(texts, message, `${entity}.${field.name}`);
  const words = Object.fromEntries(limits.map((word) => [word, said]));
  return withRulesOf(named, entity, (value) => ({
    ...value,
    messages: { ...jsonObject(value['messages']), [at]: words },
  }));
}

function shared(texts: FileTexts, message: string, wanted: string): readonly [string, FileTexts] {
  const { path, text, value } = fileOf('product', 'product', texts);
  const messages = jsonObject(value['messages']);
  const known = Object.entries(messages).find(([, each]) => each === message);
  if (known !== undefined) return [`@${known[0]}`, texts];
  const name = new NamesOfTitles(Object.keys(messages)).given(wanted);
  const next = editText(text, { ...value, messages: { ...messages, [name]: message } });
  return [`@${name}`, withTexts(texts, listedTexts(new Map([[path, next]])))];
}
