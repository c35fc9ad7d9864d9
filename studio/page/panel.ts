import { jsonEqual } from '../../engine/core/json/equal.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type JsonSchemaObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import { getAtTokens, pointerOf } from '../../engine/core/json/pointer.ts';
import type { KnownNames } from './known-names.ts';
import { childOf, type MetaPart, partAt, resolved } from './part-of-meta.ts';

/** View of one object of a file: its simple members as a form, the others as links. */
export interface Panel {
  readonly description: string | undefined;
  readonly form: JsonSchemaObject;
  readonly uiSchema: JsonObject;
  readonly value: JsonObject;
  /** Members that are expressions: they have an editor of their own. */
  readonly expressions: readonly PanelExpression[];
  /** Inputs of members that are true or absent, and never false. */
  readonly marks: readonly string[];
  /** Members and items that have a panel of their own. */
  readonly links: readonly PanelLink[];
  /** Entries and rows that the form has an input for. */
  readonly entries: readonly PanelLink[];
}

export interface PanelExpression {
  readonly token: string;
  readonly label: string;
  readonly help?: string;
  /** The sentence that `{condition}` is a part of. */
  readonly reads?: string;
  /** CEL, with the lines that it is written in. */
  readonly source: string;
  readonly isRequired: boolean;
  readonly isThere: boolean;
  /** Words with expressions in braces. */
  readonly isSentence: boolean;
  /** Several lines are a list of texts. */
  readonly isListOfLines: boolean;
}

export interface PanelLink {
  readonly token: string;
  readonly label: string;
  readonly hint: string;
  /** An entry has a name that somebody has chosen, a member one of the meta-schema. */
  readonly kind: 'row' | 'entry' | 'member';
  readonly isRequired: boolean;
}

type Input = 'expression' | 'text' | 'lines' | 'flag' | 'scalar' | 'texts';

/** A form would take a property `$ref` of its schema for a reference. */
export function keyOf(name: string): string {
  return name.replace(/^\$/, 'dollar-');
}

function nameOfKey(key: string): string {
  return key.replace(/^dollar-/, '$');
}

interface Member {
  readonly name: string;
  readonly part: MetaPart;
  readonly input: Input;
}

/** The panel of the object or list at a path of a file. */
export function panelAt(meta: JsonObject, file: Json, path: readonly string[], names: KnownNames): Panel {
  const part = partAt(meta, file, path);
  const value = valueAt(file, path);
  const simple = membersOf(meta, part, value);
  const members = simple.filter(({ input }) => input !== 'expression');
  const parts = partsOf(value, part);
  const inForm = new Set(simple.map(({ name }) => name));
  return {
    description: typeof part['description'] === 'string' ? part['description'] : undefined,
    form: {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => [keyOf(member.name), schemaOf(member, value, names)]),
      ),
      required: (Array.isArray(value) ? members.map(({ name }) => name) : requiredOf(part))
        .filter((name) => members.some((member) => member.name === name))
        .map(keyOf),
    },
    uiSchema: Object.fromEntries(
      members.flatMap(({ name, input }) =>
        input === 'lines' ? [[keyOf(name), { 'ui:widget': 'textarea' }]] : [],
      ),
    ),
    value: Object.fromEntries(members.flatMap((member) => shownValue(member, value))),
    expressions: simple
      .filter(({ input }) => input === 'expression')
      .map((member) => expressionOf(member, value, part)),
    marks: members.flatMap(({ name, part: { const: only } }) => (only === true ? [keyOf(name)] : [])),
    links: parts.filter(({ token }) => !inForm.has(token)),
    entries: parts.filter(({ token, kind }) => inForm.has(token) && kind !== 'member'),
  };
}

/** The inputs of a panel whose members are meant, by the names that the file has. */
export function partOfPanel(panel: Panel, isMeant: (name: string) => boolean): Panel {
  const isMeantKey = (key: string) => isMeant(nameOfKey(key));
  const kept = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => isMeantKey(key)));
  const { form } = panel;
  return {
    ...panel,
    form: {
      ...form,
      properties: kept(form.properties ?? {}),
      required: (form.required ?? []).filter(isMeantKey),
    },
    uiSchema: kept(panel.uiSchema),
    value: kept(panel.value),
    expressions: panel.expressions.filter(({ token }) => isMeant(token)),
    marks: panel.marks.filter(isMeantKey),
  };
}

/** Every input of a panel by the name of its member, with the words that people may look for. */
export function inputsOf({ form, expressions, value }: Panel): readonly PanelInput[] {
  const required = form.required ?? [];
  const inputs = Object.entries(form.properties ?? {}).map(([key, schema]) => {
    const { title = '', description = '' } = schema === true || schema === false ? {} : schema;
    const isSet = value[key] !== undefined || required.includes(key);
    return { name: nameOfKey(key), words: `${title} ${description} ${key}`, isSet };
  });
  const others = expressions.map(({ token, label, help = '', isThere, isRequired }) => ({
    name: token,
    words: `${label} ${help} ${token}`,
    isSet: isThere || isRequired,
  }));
  return [...inputs, ...others];
}

export interface PanelInput {
  readonly name: string;
  readonly words: string;
  /** True where it is in the file, or has to be. */
  readonly isSet: boolean;
}

/** The members whose inputs have other values, by the names that the file has. */
export function changedNames({ form }: Panel, before: JsonObject, after: JsonObject): readonly string[] {
  const keys = Object.keys(form.properties ?? {});
  return keys.filter((key) => !jsonEqual(before[key], after[key])).map(nameOfKey);
}

/** The steps that make what was typed of what is written; what is blank is removed, unless it has to be there. */
export function stepsOf(
  before: JsonObject,
  after: JsonObject,
  panel: Panel,
  path: readonly string[],
): readonly PatchStep[] {
  const { properties = {}, required = [] } = panel.form;
  return Object.keys(properties).flatMap((name): readonly PatchStep[] => {
    const at = pointerOf([...path, nameOfKey(name)]);
    const rules = {
      isLines: isJsonObject(panel.uiSchema[name]),
      isRequired: required.includes(name),
      mayBeFalse: before[name] !== undefined && !panel.marks.includes(name),
    };
    const next = writtenValue(after[name], rules);
    if (jsonEqual(writtenValue(panel.value[name], rules), next)) return [];
    if (next === undefined) return before[name] === undefined ? [] : [{ op: 'remove', path: at }];
    return [{ op: before[name] === undefined ? 'add' : 'replace', path: at, value: next }];
  });
}

interface Writing {
  readonly isLines: boolean;
  readonly isRequired: boolean;
  readonly mayBeFalse: boolean;
}

function writtenValue(
  value: Json | undefined,
  { isLines, isRequired, mayBeFalse }: Writing,
): Json | undefined {
  const isBlank = value === undefined || value === null || value === '' || (value === false && !mayBeFalse);
  if (isBlank) return isRequired && typeof value === 'string' ? value : undefined;
  if (!isLines || typeof value !== 'string' || !value.includes('\n')) return value;
  return value.split('\n').filter((line) => line !== '');
}

function valueAt(file: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, token) => {
    if (Array.isArray(value)) return jsonItems(value)[Number(token)];
    return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
  }, file);
}

function membersOf(meta: JsonObject, part: MetaPart, value: Json | undefined): readonly Member[] {
  if (Array.isArray(value)) return simpleRows(meta, part, jsonItems(value));
  return isJsonObject(value) ? simpleMembers(meta, part, value) : [];
}

/** Rows that are texts, numbers or flags have an input each, by their position. */
function simpleRows(meta: JsonObject, part: MetaPart, rows: readonly Json[]): readonly Member[] {
  return rows.flatMap((row, index) => {
    const item = resolved(meta, part['items'], row);
    const input = inputOf(item, row);
    return input === undefined ? [] : [{ name: String(index), part: item, input }];
  });
}

function simpleMembers(meta: JsonObject, part: MetaPart, value: JsonObject): readonly Member[] {
  const declared = isJsonObject(part['properties']) ? Object.keys(part['properties']) : [];
  const names = [...new Set([...declared, ...Object.keys(value)])].filter((name) => name !== '$schema');
  return names.flatMap((name) => {
    const member = resolved(meta, childOf(part, name), value[name]);
    const input = inputOf(member, value[name]);
    return input === undefined ? [] : [{ name, part: member, input }];
  });
}

/** Chooses the input; undefined for what has a panel of its own, or can only be written as text. */
function inputOf(part: MetaPart, value: Json | undefined): Input | undefined {
  const shapes = jsonItems(part['shapes']).map(jsonObject);
  if (part['x-cel'] !== undefined && isWrittenCel(value)) return 'expression';
  if (
    (part['type'] === undefined || Array.isArray(part['type'])) &&
    shapes.length === 0 &&
    part['enum'] === undefined &&
    part['const'] === undefined
  )
    return inputOfAnything(value);
  const isLines = shapes.length === 2 && shapes[0]?.['type'] === 'string' && isListOfTexts(shapes[1]);
  if (isLines) return 'lines';
  if (typeof value === 'object' && value !== null && !isListOfTexts(part)) return undefined;
  if (part['const'] === true || part['type'] === 'boolean') return 'flag';
  if (Array.isArray(part['enum'])) return 'text';
  if (part['type'] === 'string') return shapes.length > 1 ? 'text' : textInput(value);
  if (part['type'] === 'integer' || part['type'] === 'number') return 'scalar';
  return isListOfTexts(part) ? 'texts' : undefined;
}

function isWrittenCel(value: Json | undefined): boolean {
  return value === undefined || typeof value === 'string' || Array.isArray(value);
}

/** Chooses the input where the meta-schema leaves a value's type open. */
function inputOfAnything(value: Json | undefined): Input | undefined {
  if (typeof value === 'string') return textInput(value);
  if (typeof value === 'number') return 'scalar';
  return typeof value === 'boolean' ? 'flag' : undefined;
}

const longText = 60;

function textInput(value: Json | undefined): Input {
  return typeof value === 'string' && value.length > longText ? 'lines' : 'text';
}

function isListOfTexts(part: MetaPart | undefined): boolean {
  return part?.['type'] === 'array' && isJsonObject(part['items']) && part['items']['type'] === 'string';
}

function schemaOf(
  { name, part, input }: Member,
  value: Json | undefined,
  names: KnownNames,
): JsonSchemaObject {
  const title = labelOf(name);
  const text = part['description'];
  const words = { title, ...(typeof text === 'string' && { description: text }) };
  if (input === 'flag') return { ...words, type: 'boolean' };
  if (input === 'scalar') return { ...words, type: part['type'] === 'integer' ? 'integer' : 'number' };
  if (input === 'texts') return { ...words, type: 'array', items: { type: 'string' } };
  const written = isJsonObject(value) ? value[name] : undefined;
  const known = choicesOf(part, names);
  if (known === undefined || input === 'lines') return { ...words, type: 'string' };
  const choices = typeof written === 'string' && !known.includes(written) ? [written, ...known] : known;
  return {
    ...words,
    type: 'string',
    enum: choices,
    'x-labels': Object.fromEntries(choices.map((each) => [each, each])),
  };
}

function choicesOf(part: MetaPart, names: KnownNames): readonly string[] | undefined {
  if (Array.isArray(part['enum'])) return part['enum'].filter((each) => typeof each === 'string');
  const kind = part['x-names'];
  return typeof kind === 'string' ? names[kind] : undefined;
}

function expressionOf({ name, part }: Member, value: Json | undefined, of: MetaPart): PanelExpression {
  const written = value === undefined ? undefined : valueAt(value, [name]);
  const isEntry = Array.isArray(value) || !Object.hasOwn(jsonObject(of['properties']), name);
  const [help, reads] = [part['description'], part['x-reads']];
  return {
    token: name,
    label: labelOf(name),
    ...(typeof help === 'string' && { help }),
    ...(typeof reads === 'string' && { reads }),
    source: Array.isArray(written) ? written.join('\n') : typeof written === 'string' ? written : '',
    // An entry goes by being removed, not by being emptied.
    isThere: written !== undefined,
    isRequired: isEntry || requiredOf(of).includes(name),
    isSentence: part['x-cel'] === 'sentence',
    isListOfLines: jsonItems(part['shapes']).some((shape) => isListOfTexts(jsonObject(shape))),
  };
}

function requiredOf(part: MetaPart): readonly string[] {
  return Array.isArray(part['required']) ? part['required'].filter((name) => typeof name === 'string') : [];
}

function shownValue({ name, input }: Member, value: Json | undefined): readonly (readonly [string, Json])[] {
  const written = getAtTokens(value, [name]);
  if (written === undefined) return [];
  return [[keyOf(name), input === 'lines' && Array.isArray(written) ? written.join('\n') : written]];
}

function partsOf(value: Json | undefined, part: MetaPart): readonly PanelLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const declared = jsonObject(part['properties']);
  const required = requiredOf(part);
  return Object.entries(value).flatMap(([token, child]) => {
    if (child === undefined || token === '$schema') return [];
    const kind = isList ? 'row' : Object.hasOwn(declared, token) ? 'member' : 'entry';
    const label = isList ? rowLabel(child, token) : token;
    return [{ token, label, hint: hintOf(child), kind, isRequired: required.includes(token) }];
  });
}

/** Members that name a row: the first of these that it has. */
const rowNames = [
  ...['title', 'field', 'code', 'id', 'name', 'label', 'heading', 'text', 'group', 'tab', 'part', 'table'],
];

/** Characters of a label; the rest is in the panel of the row. */
const longestLabel = 80;

function rowLabel(row: Json, token: string): string {
  const position = `${Number(token) + 1}`;
  if (typeof row === 'string') return `${position}: ${row}`;
  if (Array.isArray(row)) return `${position}: ${row.join(', ')}`;
  const known = isJsonObject(row) ? rowNames.map((each) => firstText(row[each])) : [];
  const name = known.find((each) => each !== undefined);
  if (name === undefined) return position;
  return `${position}: ${name.length > longestLabel ? `${name.slice(0, longestLabel)}…` : name}`;
}

/** A text, or that of the first language. */
function firstText(value: Json | undefined): string | undefined {
  const [first] = isJsonObject(value) ? Object.values(value) : [value];
  return typeof first === 'string' ? first : undefined;
}

/** Members that are named in the hint of an object. */
const mostHinted = 3;

function hintOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 row' : `${value.length} rows`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  if (typeof value['title'] === 'string') return value['title'];
  const names = Object.keys(value);
  return names.slice(0, mostHinted).join(', ') + (names.length > mostHinted ? ' …' : '');
}

/** `pageSize` as `Page size`, `ui:widget` as `Widget`, `x-unit` as `Unit`, `0` as `Row 1`. */
export function labelOf(name: string): string {
  if (/^\d+$/.test(name)) return `Row ${Number(name) + 1}`;
  const words = name
    .replace(/^(ui:|x-|\$)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
