import { referenceTo } from '../../../engine/compiler/source/relative-path.ts';
import { NamesOfTitles } from '../../../engine/core/authoring/names-of-titles.ts';
import { type NewQuestion, titledQuestions } from '../../../engine/core/authoring/new-question.ts';
import { questionRefusal, scaleNumbers } from '../../../engine/core/authoring/question-refusal.ts';
import { isOfRow, type QuestionType } from '../../../engine/core/authoring/question-types.ts';
import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { newText } from '../../text/new-text.ts';
import { CommandError } from './command-error.ts';
import { metaSchemaFrom } from './new-paths.ts';
import { type FileTexts, fileOf, filesOf } from './schema-files.ts';

/** Field of a question, with its keywords in the form and its value sets. */
export interface NewField {
  readonly name: string;
  readonly property: JsonObject;
  /** Keywords of the form, by path of the field or of one within. */
  readonly words: Readonly<Record<string, JsonObject>>;
  /** Row or group of the layout. */
  readonly node: Json;
  readonly files: FileTexts;
}

export interface FieldScope {
  readonly texts: FileTexts;
  readonly types: readonly QuestionType[];
  /** Path of the file to change. */
  readonly path: string;
  /** Prefix of new value sets. */
  readonly prefix: string;
  readonly names: NamesOfTitles;
  /** True for a question within the rows of a list. */
  readonly isOfRow?: boolean;
}

/** Maximum number of rows of a list and of choices of a field, since every list needs a maximum. */
const mostRows = 100;
const mostChosen = 200;

/** Limit on columns of a table of rows; more are shown as panels. */
const mostColumns = 4;

/** Builds the field of a question. Throws `CommandError` where a part is missing. */
export function newField(question: NewQuestion, scope: FieldScope): NewField {
  const title = question.title.trim();
  const type = scope.types.find(({ name }) => name === question.type);
  if (type === undefined) throw new CommandError(`"${title}" has no type of question that there is.`);
  if (scope.isOfRow === true && !isOfRow(type))
    throw new CommandError(`“${title}” has fields of its own: the rows of a list cannot ask it.`);
  const refusal = questionRefusal(question, type);
  if (refusal !== undefined) throw new CommandError(refusal);
  const name = scope.names.field(title);
  if (type.asks.includes('questions')) return newList(question, { ...scope, name, title });
  const { schema, files } = valuesOf(question, { ...scope, type, name, title });
  const property = { title, ...described(title, schema), ...schema };
  return {
    ...{ name, property, files },
    words: wordsOf(type, name),
    node: type.rows === undefined ? [name] : groupOf(title, name, type.rows),
  };
}

interface Named extends FieldScope {
  readonly name: string;
  readonly title: string;
}

interface Typed extends Named {
  readonly type: QuestionType;
}

/** Adds a description, unless a file that the field refers to has one. */
function described(title: string, schema: JsonObject): JsonObject {
  return '$ref' in schema ? {} : { description: `The answer to “${title}”.` };
}

function wordsOf({ field, fields }: QuestionType, name: string): NewField['words'] {
  const inside = Object.entries(fields ?? {}).map(([part, words]) => [`${name}.${part}`, jsonObject(words)]);
  return Object.fromEntries([...(field === undefined ? [] : [[name, field]]), ...inside]);
}

function groupOf(group: string, name: string, rows: readonly Json[]): JsonObject {
  const within = rows.map((row) =>
    Array.isArray(row) ? row.map((part) => `${name}.${String(part)}`) : [`${name}.${String(row)}`],
  );
  return { group, rows: within };
}

interface Values {
  readonly schema: JsonObject;
  readonly files: FileTexts;
}

const none: FileTexts = new Map();

function valuesOf(question: NewQuestion, scope: Typed): Values {
  const { type, path } = scope;
  if (type.path !== undefined) return { schema: { $ref: referenceTo(path, type.path) }, files: none };
  if (type.asks.includes('choices')) return chosenValues(question, scope);
  if (type.asks.includes('steps'))
    return { schema: { ...type.schema, enum: scaleNumbers(question) }, files: none };
  const { least: minimum, most: maximum, unit } = question;
  const schema = {
    ...type.schema,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(unit !== undefined && unit.trim() !== '' && { 'x-unit': unit.trim() }),
  };
  return { schema, files: none };
}

function chosenValues(question: NewQuestion, scope: Typed): Values {
  const { type, texts, path } = scope;
  const made = question.codes === undefined ? newCodes(question.choices ?? [], scope) : undefined;
  const target = made?.path ?? fileOf('codes', question.codes ?? '', texts).path;
  const ref = { $ref: referenceTo(path, target) };
  const isList = type.schema['type'] === 'array';
  return {
    schema: isList ? { ...type.schema, maxItems: mostChosen, uniqueItems: true, items: ref } : ref,
    files: made === undefined ? none : new Map([[made.path, made.text]]),
  };
}

/** Builds a value set of the texts, each once; a pasted row may have the code before the text. */
function newCodes(choices: readonly string[], { texts, title, prefix }: Named) {
  const lines = new Set(choices.map((line) => line.trim()).filter((line) => line !== ''));
  const name = new NamesOfTitles(filesOf('codes', texts).keys()).file(`${prefix} ${title}`);
  const codes = new NamesOfTitles();
  const entries = [...lines].map((display) => ({ code: codes.code(display), display }));
  const path = `schemas/codes/${name}.codes.json`;
  const value = {
    $schema: metaSchemaFrom(path, 'codes'),
    ...{ title, description: `The choices of “${title}”.` },
    codes: entries,
  };
  return { path, text: newText(value) };
}

function newList({ questions = [] }: NewQuestion, scope: Named): NewField {
  const { name, title, prefix } = scope;
  const filled = titledQuestions(questions);
  const names = new NamesOfTitles();
  const files = new Map<string, string>();
  const columns = filled.map((each) => {
    const within = {
      ...scope,
      ...{ names, isOfRow: true },
      prefix: `${prefix} ${title}`,
      texts: new Map([...scope.texts, ...files]),
    };
    const column = newField(each, within);
    for (const [path, text] of column.files) files.set(path, text);
    return { ...column, isRequired: each.isRequired === true };
  });
  const required = columns.filter(({ isRequired }) => isRequired).map((each) => each.name);
  const items = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(columns.map((each) => [each.name, each.property])),
  };
  const words = columns.flatMap((column) =>
    Object.entries(column.words).map(([at, said]) => [`${name}.*.${at}`, said] as const),
  );
  const rows = {
    columns: columns.map((column) => column.name),
    item: title,
    ...(columns.length > mostColumns && { panels: true }),
  };
  return {
    ...{ name, files, node: [name] },
    property: { title, ...described(title, {}), type: 'array', maxItems: mostRows, items },
    words: { [name]: { rows }, ...Object.fromEntries(words) },
  };
}
