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
import type { TitlesOfNames } from './file-titles.ts';
import type { KnownNames } from './known-names.ts';
import { titleOf } from './label-of.ts';
import { type PanelLink, partsOf, requiredOf } from './panel-links.ts';
import { childOf, type MetaPart, partAt, resolved } from './part-of-meta.ts';

/** Names to choose from, and how much is said of the schema language. */
export interface PanelSources {
  readonly names: KnownNames;
  readonly titles?: TitlesOfNames;
  /** True where the names that files have, and technical remarks, stand beside the plain words. */
  readonly isTechnical?: boolean;
}

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
  readonly placeholder?: string;
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

type Input = 'expression' | 'text' | 'lines' | 'flag' | 'scalar' | 'texts';

/** A form would take a property `$ref` of its schema for a reference, and `ui:widget` for a word of its own. */
export function keyOf(name: string): string {
  return name.replace(/^\$/, 'dollar-').replace(/^ui:/, 'ui-of-');
}

export function nameOfKey(key: string): string {
  return key.replace(/^dollar-/, '$').replace(/^ui-of-/, 'ui:');
}

interface Member {
  readonly name: string;
  readonly part: MetaPart;
  /** True for a value under a name that somebody has chosen. */
  readonly isEntry: boolean;
  readonly input: Input;
}

/** The panel of the object or list at a path of a file. */
export function panelAt(meta: JsonObject, file: Json, path: readonly string[], sources: PanelSources): Panel {
  const part = partAt(meta, file, path);
  const value = valueAt(file, path);
  const simple = membersOf(meta, part, value);
  const members = simple.filter(({ input }) => input !== 'expression');
  const parts = partsOf(value, part, meta);
  const inForm = new Set(simple.map(({ name }) => name));
  return {
    description: typeof part['description'] === 'string' ? part['description'] : undefined,
    form: {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => [keyOf(member.name), schemaOf(member, value, sources)]),
      ),
      required: (Array.isArray(value) ? members.map(({ name }) => name) : requiredOf(part))
        .filter((name) => members.some((member) => member.name === name))
        .map(keyOf),
    },
    uiSchema: Object.fromEntries(
      members
        .map((member) => [keyOf(member.name), uiOf(member)] as const)
        .filter(([, ui]) => Object.keys(ui).length > 0),
    ),
    value: Object.fromEntries(members.flatMap((member) => shownValue(member, value))),
    expressions: simple
      .filter(({ input }) => input === 'expression')
      .map((member) => expressionOf(member, value, { required: requiredOf(part), ...sources })),
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
    return { name: nameOfKey(key), title, words: `${title} ${description} ${key}`, isSet };
  });
  const others = expressions.map(({ token, label, help = '', isThere, isRequired }) => ({
    name: token,
    title: label,
    words: `${label} ${help} ${token}`,
    isSet: isThere || isRequired,
  }));
  return [...inputs, ...others];
}

/** The inputs in the order of use: what has to be there first, then what most parts of the product have. */
export function inOrderOfUse(panel: Panel, uses: ReadonlyMap<string, number>): readonly PanelInput[] {
  const required = new Set([
    ...(panel.form.required ?? []).map(nameOfKey),
    ...panel.expressions.flatMap(({ token, isRequired }) => (isRequired ? [token] : [])),
  ]);
  const rank = ({ name }: PanelInput) =>
    required.has(name) ? Number.POSITIVE_INFINITY : (uses.get(name) ?? 0);
  return inputsOf(panel).toSorted((one, two) => (rank(one) === rank(two) ? 0 : rank(two) - rank(one)));
}

export interface PanelInput {
  readonly name: string;
  readonly title: string;
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
      isLines: hasLines(panel, name),
      isRequired: required.includes(name),
      mayBeFalse: before[name] !== undefined && !panel.marks.includes(name),
    };
    const next = writtenValue(after[name], rules);
    if (jsonEqual(writtenValue(panel.value[name], rules), next)) return [];
    if (next === undefined) return before[name] === undefined ? [] : [{ op: 'remove', path: at }];
    return [{ op: before[name] === undefined ? 'add' : 'replace', path: at, value: next }];
  });
}

/** Reports whether an input takes several lines, each of them a text. */
export function hasLines({ uiSchema }: Panel, key: string): boolean {
  return jsonObject(uiSchema[key])['ui:widget'] === 'textarea';
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
    return input === undefined ? [] : [{ name: String(index), part: item, isEntry: false, input }];
  });
}

function simpleMembers(meta: JsonObject, part: MetaPart, value: JsonObject): readonly Member[] {
  const declared = jsonObject(part['properties']);
  const all = new Set([...Object.keys(declared), ...Object.keys(value)]);
  const names = [...all].filter((name) => name !== '$schema');
  return names.flatMap((name) => {
    const member = resolved(meta, childOf(part, name), value[name]);
    const input = inputOf(member, value[name]);
    const isEntry = !Object.hasOwn(declared, name);
    return input === undefined ? [] : [{ name, part: member, isEntry, input }];
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
  member: Member,
  value: Json | undefined,
  { names, titles, isTechnical }: PanelSources,
): JsonSchemaObject {
  const { name, part, input } = member;
  const description = helpOf(name, part, isTechnical);
  const words = { title: titleOf(member), ...(description !== undefined && { description }) };
  if (input === 'flag') return { ...words, type: 'boolean' };
  if (input === 'scalar') return { ...words, type: part['type'] === 'integer' ? 'integer' : 'number' };
  if (input === 'texts') return { ...words, type: 'array', items: { type: 'string' } };
  const written = isJsonObject(value) ? value[name] : undefined;
  const known = choicesOf(part, names);
  if (known === undefined || input === 'lines') return { ...words, type: 'string' };
  const choices = typeof written === 'string' && !known.includes(written) ? [written, ...known] : known;
  const said = { ...titles?.[String(part['x-names'])], ...jsonObject(part['x-labels']) };
  return {
    ...words,
    type: 'string',
    enum: choices,
    'x-labels': Object.fromEntries(
      choices.map((each) => [each, labelOfChoice(each, said[each], isTechnical)]),
    ),
  };
}

function labelOfChoice(name: string, title: Json | undefined, isTechnical = false): string {
  if (typeof title !== 'string' || title === name) return name;
  return isTechnical ? `${title} (${name})` : title;
}

function helpOf(name: string, part: MetaPart, isTechnical = false): string | undefined {
  const { description, $comment } = part;
  const texts = [description, ...(isTechnical ? [`In the file: ${name}.`, $comment] : [])];
  const said = texts.filter((text) => typeof text === 'string');
  return said.length === 0 ? undefined : said.join(' ');
}

function uiOf({ part, input }: Member): JsonObject {
  const placeholder = input === 'text' || input === 'scalar' ? placeholderOf(part) : undefined;
  return {
    ...(input === 'lines' && { 'ui:widget': 'textarea' }),
    ...(placeholder !== undefined && { 'ui:placeholder': placeholder }),
  };
}

function placeholderOf({ examples }: MetaPart): string | undefined {
  const [example] = jsonItems(examples);
  return typeof example === 'string' || typeof example === 'number' ? `For example: ${example}` : undefined;
}

function choicesOf(part: MetaPart, names: KnownNames): readonly string[] | undefined {
  if (Array.isArray(part['enum'])) return part['enum'].filter((each) => typeof each === 'string');
  const kind = part['x-names'];
  return typeof kind === 'string' ? names[kind] : undefined;
}

interface Around extends PanelSources {
  /** Names of the members that have to be there. */
  readonly required: readonly string[];
}

function expressionOf(
  member: Member,
  value: Json | undefined,
  { required, isTechnical }: Around,
): PanelExpression {
  const { name, part, isEntry } = member;
  const written = value === undefined ? undefined : valueAt(value, [name]);
  const [help, placeholder] = [helpOf(name, part, isTechnical), placeholderOf(part)];
  const reads = part['x-reads'];
  return {
    token: name,
    label: titleOf(member),
    ...(help !== undefined && { help }),
    ...(placeholder !== undefined && { placeholder }),
    ...(typeof reads === 'string' && { reads }),
    source: Array.isArray(written) ? written.join('\n') : typeof written === 'string' ? written : '',
    // An entry goes by being removed, not by being emptied.
    isThere: written !== undefined,
    isRequired: isEntry || Array.isArray(value) || required.includes(name),
    isSentence: part['x-cel'] === 'sentence',
    isListOfLines: jsonItems(part['shapes']).some((shape) => isListOfTexts(jsonObject(shape))),
  };
}

function shownValue({ name, input }: Member, value: Json | undefined): readonly (readonly [string, Json])[] {
  const written = getAtTokens(value, [name]);
  if (written === undefined) return [];
  return [[keyOf(name), input === 'lines' && Array.isArray(written) ? written.join('\n') : written]];
}
