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
import { linkedParts, type PanelLink, requiredOf } from './panel-links.ts';
import { childOf, type MetaPart, metaPartAt, resolved } from './part-of-meta.ts';

/** Names to choose from, and the level of technical detail. */
export interface PanelSources {
  readonly names: KnownNames;
  readonly titles?: TitlesOfNames;
  /** True if names in files and technical remarks are shown beside the titles. */
  readonly isTechnical?: boolean;
}

/** View of one object of a file, with simple members as a form and the others as links. */
export interface ObjectPanel {
  readonly description: string | undefined;
  readonly form: JsonSchemaObject;
  readonly uiSchema: JsonObject;
  readonly value: JsonObject;
  /** Members with expressions, which have an editor of their own. */
  readonly expressions: readonly PanelExpression[];
  /** Members that are true or absent, never false. */
  readonly marks: readonly string[];
  /** Members and items with a panel of their own. */
  readonly links: readonly PanelLink[];
  /** Entries and rows with an input in the form. */
  readonly entries: readonly PanelLink[];
}

export interface PanelExpression {
  readonly token: string;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** Sentence that introduces the expression, with `{condition}` in its place. */
  readonly reads?: string;
  /** CEL source, with line breaks. */
  readonly source: string;
  readonly isRequired: boolean;
  readonly isThere: boolean;
  /** True for words with expressions in braces. */
  readonly isSentence: boolean;
  /** True where several lines are written as a list of texts. */
  readonly isListOfLines: boolean;
}

type Input = 'expression' | 'text' | 'lines' | 'flag' | 'scalar' | 'texts';

/** Escapes a name, since a form would read `$ref` as a reference and `ui:widget` as a keyword. */
export function escapedName(name: string): string {
  return name.replace(/^\$/, 'dollar-').replace(/^ui:/, 'ui-of-');
}

export function nameOfKey(key: string): string {
  return key.replace(/^dollar-/, '$').replace(/^ui-of-/, 'ui:');
}

interface Member {
  readonly name: string;
  readonly part: MetaPart;
  /** True for an entry, whose name a user has chosen. */
  readonly isEntry: boolean;
  readonly input: Input;
}

/** Builds the panel of the object or list at a path of a file. */
export function panelAt(
  meta: JsonObject,
  file: Json,
  path: readonly string[],
  sources: PanelSources,
): ObjectPanel {
  const part = metaPartAt(meta, file, path);
  const value = valueAt(file, path);
  const simple = membersOf(meta, part, value);
  const members = simple.filter(({ input }) => input !== 'expression');
  const parts = linkedParts(value, part, meta);
  const inForm = new Set(simple.map(({ name }) => name));
  return {
    description: typeof part['description'] === 'string' ? part['description'] : undefined,
    form: {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => [escapedName(member.name), schemaOf(member, value, sources)]),
      ),
      required: (Array.isArray(value) ? members.map(({ name }) => name) : requiredOf(part))
        .filter((name) => members.some((member) => member.name === name))
        .map(escapedName),
    },
    uiSchema: Object.fromEntries(
      members
        .map((member) => [escapedName(member.name), uiOf(member)] as const)
        .filter(([, ui]) => Object.keys(ui).length > 0),
    ),
    value: Object.fromEntries(members.flatMap((member) => shownValue(member, value))),
    expressions: simple
      .filter(({ input }) => input === 'expression')
      .map((member) => expressionOf(member, value, { required: requiredOf(part), ...sources })),
    marks: members.flatMap(({ name, part: { const: only } }) => (only === true ? [escapedName(name)] : [])),
    links: parts.filter(({ token }) => !inForm.has(token)),
    entries: parts.filter(({ token, kind }) => inForm.has(token) && kind !== 'member'),
  };
}

/** Selects the inputs of a panel by the member's name in the file. */
export function partOfPanel(panel: ObjectPanel, isMeant: (name: string) => boolean): ObjectPanel {
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

/** Lists every input of a panel by member name, with its searchable words. */
export function inputsOf({ form, expressions, value }: ObjectPanel): readonly PanelInput[] {
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

/** Sorts the inputs by use: required members first, then those that most parts of the product have. */
export function inOrderOfUse(panel: ObjectPanel, uses: ReadonlyMap<string, number>): readonly PanelInput[] {
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
  /** True where the member is present or required. */
  readonly isSet: boolean;
}

/** Lists the members whose inputs have changed, by their names in the file. */
export function changedNames(
  { form }: ObjectPanel,
  before: JsonObject,
  after: JsonObject,
): readonly string[] {
  const keys = Object.keys(form.properties ?? {});
  return keys.filter((key) => !jsonEqual(before[key], after[key])).map(nameOfKey);
}

/** Lists the steps from the stored to the typed values; removes blank members unless required. */
export function stepsOf(
  before: JsonObject,
  after: JsonObject,
  panel: ObjectPanel,
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

/** Reports whether an input takes several lines, each a text of its own. */
export function hasLines({ uiSchema }: ObjectPanel, key: string): boolean {
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

/** Lists rows of texts, numbers or flags as inputs by position. */
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

/** Chooses the input; undefined for a value that has its own panel, or that can be edited only as text. */
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
  /** Names of the required members. */
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
    source: expressionText(written),
    // Treats a present entry as set, since a command removes it, and not an emptied input.
    isThere: written !== undefined,
    isRequired: isEntry || Array.isArray(value) || required.includes(name),
    isSentence: part['x-cel'] === 'sentence',
    isListOfLines: jsonItems(part['shapes']).some((shape) => isListOfTexts(jsonObject(shape))),
  };
}

/** Text of an expression, which files may have as a list of lines. */
export function expressionText(written: Json | undefined): string {
  if (Array.isArray(written)) return written.join('\n');
  return typeof written === 'string' ? written : '';
}

function shownValue({ name, input }: Member, value: Json | undefined): readonly (readonly [string, Json])[] {
  const written = getAtTokens(value, [name]);
  if (written === undefined) return [];
  return [[escapedName(name), input === 'lines' && Array.isArray(written) ? written.join('\n') : written]];
}
