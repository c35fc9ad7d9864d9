import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import {
  choiceOf,
  extensionValue,
  type FhirValue,
  keyOfValue,
  objectsIn,
  trimmedText,
} from '../../../engine/core/questionnaires/fhir-values.ts';
import { optionsOf } from '../../../engine/core/questionnaires/options.ts';
import { extensions } from '../../../engine/core/questionnaires/read-questionnaire.ts';
import { celOfEnableWhen } from './conditions/enable-when-to-cel.ts';
import type { FieldType } from './conditions/to-cel.ts';
import { ImportError } from './import-error.ts';
import type { ImportedField, ImportedForm, ImportedList, ImportedNode } from './imported-form.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';

/**
 * A FHIR Questionnaire (R4, R4B or R5) as a form. Conditions of `enableWhen` are carried over; expressions in FHIRPath
 * (SDC) are listed. Throws `ImportError`.
 */
export function readQuestionnaire(text: string): ImportedForm {
  const questionnaire = parsed(text);
  const reader = new QuestionnaireReader(questionnaire);
  const nodes = reader.nodes(objectsIn(questionnaire['item']), []);
  const title =
    trimmedText(questionnaire['title']) ?? titleFrom(trimmedText(questionnaire['name']) ?? 'Questionnaire');
  const description = trimmedText(questionnaire['description']) ?? trimmedText(questionnaire['purpose']);
  return {
    title,
    ...(description !== undefined && { description }),
    ...{ nodes, lists: reader.lists, rows: reader.rows },
  };
}

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value) && value['resourceType'] === 'Questionnaire') return value;
  } catch {
    throw new ImportError('The file is not JSON: choose a Questionnaire in the JSON format of FHIR.');
  }
  throw new ImportError('The file is no FHIR Questionnaire: its resourceType has to be "Questionnaire".');
}

type Item = JsonObject;

class QuestionnaireReader {
  readonly lists: ImportedList[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #questionnaire: JsonObject;
  readonly #known = new KnownFields();
  readonly #fieldNames = new Map<string, string>();
  readonly #listNames = new Names();

  constructor(questionnaire: JsonObject) {
    this.#questionnaire = questionnaire;
    this.#register(objectsIn(questionnaire['item']), [], new Names());
  }

  /** The names first: a condition may be about what comes later. */
  #register(items: readonly Item[], rows: readonly string[], names: Names): void {
    for (const item of items) {
      const linkId = trimmedText(item['linkId']) ?? '';
      const type = trimmedText(item['type']) ?? '';
      const isRows = type === 'group' && item['repeats'] === true;
      const within = isRows ? new Names() : names;
      const name = type === 'display' || (type === 'group' && !isRows) ? '' : names.fieldFor(linkId);
      if (name !== '') {
        this.#fieldNames.set(linkId, name);
        this.#known.add(linkId, { name, type: isRows ? 'rows' : typeOf(item), rows });
      }
      this.#register(inside(item), isRows ? [...rows, name] : rows, within);
    }
  }

  nodes(items: readonly Item[], rows: readonly string[]): readonly ImportedNode[] {
    return items.flatMap((item) => this.#nodesOf(item, rows));
  }

  #nodesOf(item: Item, rows: readonly string[]): readonly ImportedNode[] {
    const type = trimmedText(item['type']);
    if (type === 'group') return [this.#group(item, rows)];
    if (type === 'display') return [this.#text(item, rows)];
    // Items below a question follow it.
    return [...this.#question(item, rows), ...this.nodes(withoutHelp(inside(item)), rows)];
  }

  #group(item: Item, rows: readonly string[]): ImportedNode {
    const linkId = trimmedText(item['linkId']) ?? '';
    const name = this.#fieldNames.get(linkId);
    const left = leftOf(item);
    const condition = this.#condition(item, rows, left);
    const title = titleOf(item);
    if (name === undefined) {
      this.rows.push({ source: linkId, title, kind: 'group', left });
      return { kind: 'group', title, ...condition, nodes: this.nodes(withoutHelp(inside(item)), rows) };
    }
    const field = [...rows, name].join('.');
    this.rows.push({ source: linkId, title, kind: 'repeated group as a list of rows', field, left });
    const isRequired = item['required'] === true;
    const nodes = this.nodes(withoutHelp(inside(item)), [...rows, name]);
    return {
      ...{ kind: 'rows', name, title, isRequired },
      ...helpOf(item),
      ...occurrencesOf(item),
      ...condition,
      nodes,
    };
  }

  #text(item: Item, rows: readonly string[]): ImportedNode {
    const left = leftOf(item);
    const condition = this.#condition(item, rows, left);
    this.rows.push({ source: trimmedText(item['linkId']) ?? '', title: titleOf(item), kind: 'text', left });
    return { kind: 'text', text: titleOf(item), ...condition };
  }

  #question(item: Item, rows: readonly string[]): readonly ImportedField[] {
    const linkId = trimmedText(item['linkId']) ?? '';
    const name = this.#fieldNames.get(linkId) ?? '';
    const type = trimmedText(item['type']) ?? '';
    const left = leftOf(item);
    const schema = schemaOf(item, left);
    const title = titleOf(item);
    if (schema === undefined) {
      left.push(`Questions of the type "${type}" have no counterpart.`);
      this.rows.push({ source: linkId, title, kind: type, left });
      return [];
    }
    const isChoice = typeOf(item) === 'code' || typeOf(item) === 'codes';
    const list = isChoice ? this.#list(item, left) : undefined;
    const field = [...rows, name].join('.');
    this.rows.push({ source: linkId, title, kind: isChoice ? `${type} as a value set` : type, field, left });
    const initial = initialOf(item, left);
    const isWide = type === 'text' && item['repeats'] !== true;
    return [
      {
        kind: 'field',
        ...{ name, title, isRequired: item['required'] === true },
        ...helpOf(item),
        schema: list === undefined ? schema : {},
        ...(list !== undefined && { list }),
        ...(item['repeats'] === true && { isMultiple: true, ...occurrencesOf(item) }),
        ...(item['readOnly'] === true && { isReadOnly: true }),
        ...this.#condition(item, rows, left),
        ...(initial !== undefined && { initial }),
        ...(isWide && { ui: { 'ui:widget': 'textarea' } }),
      },
    ];
  }

  /** The choices as a value set; one for all questions that name the same. */
  #list(item: Item, left: string[]): string | undefined {
    const url = trimmedText(item['answerValueSet']);
    const codes = codesOf(optionsOf(item, this.#questionnaire));
    if (url !== undefined && codes.length === 0)
      left.push(`Its choices are in ${url}, which is not in the file: the field is a text.`);
    if (codes.length === 0) return undefined;
    const known = this.lists.find((list) => JSON.stringify(list.codes) === JSON.stringify(codes));
    if (known !== undefined) return known.name;
    const name = this.#listNames.fileFor(
      `${trimmedText(this.#questionnaire['name']) ?? 'questionnaire'}-${trimmedText(item['linkId'])}`,
    );
    this.lists.push({ name, title: titleOf(item), codes });
    return name;
  }

  #condition(item: Item, rows: readonly string[], left: string[]): { readonly visibleWhen?: string } {
    const conditions = objectsIn(item['enableWhen']);
    if (conditions.length === 0) return {};
    const { field } = this.#known.contextIn(rows);
    const visibleWhen = celOfEnableWhen(item, field);
    if (visibleWhen !== undefined) return { visibleWhen };
    left.push(`Its condition was left out: enableWhen ${JSON.stringify(conditions)}.`);
    return {};
  }
}

function inside(item: Item): readonly Item[] {
  return objectsIn(item['item']);
}

/** Text that belongs to the question around it. */
function isHelp(item: Item): boolean {
  const [coding] = objectsIn(jsonObject(extensionValue(item, extensions.control))['coding']);
  return item['type'] === 'display' && (coding?.['code'] === 'help' || coding?.['code'] === 'flyover');
}

function withoutHelp(items: readonly Item[]): readonly Item[] {
  return items.filter((item) => !isHelp(item));
}

function helpOf(item: Item): { readonly description?: string } {
  const help = inside(item).filter(isHelp).map(titleOf).join(' ');
  return help === '' ? {} : { description: help };
}

function occurrencesOf(item: Item): { readonly least?: number; readonly most?: number } {
  const [least, most] = [extensions.minOccurs, extensions.maxOccurs].map((url) => extensionValue(item, url));
  return {
    ...(typeof least === 'number' && { least }),
    ...(typeof most === 'number' && { most }),
  };
}

function titleOf(item: Item): string {
  const text = trimmedText(item['text']) ?? titleFrom(trimmedText(item['linkId']) ?? '');
  const prefix = trimmedText(item['prefix']);
  return prefix === undefined ? text : `${prefix} ${text}`;
}

const types: Readonly<Record<string, { readonly type: FieldType; readonly schema: JsonObject }>> = {
  boolean: { type: 'boolean', schema: { type: 'boolean' } },
  decimal: { type: 'number', schema: { type: 'number' } },
  integer: { type: 'number', schema: { type: 'integer' } },
  quantity: { type: 'number', schema: { type: 'number' } },
  date: { type: 'date', schema: { type: 'string', format: 'date' } },
  dateTime: { type: 'text', schema: { type: 'string', format: 'date-time' } },
  time: { type: 'time', schema: { type: 'string', format: 'time' } },
  string: { type: 'text', schema: { type: 'string' } },
  text: { type: 'text', schema: { type: 'string' } },
  url: { type: 'text', schema: { type: 'string', format: 'uri' } },
  choice: { type: 'code', schema: { type: 'string' } },
  coding: { type: 'code', schema: { type: 'string' } },
  'open-choice': { type: 'text', schema: { type: 'string' } },
};

function typeOf(item: Item): FieldType {
  const type = types[trimmedText(item['type']) ?? '']?.type ?? 'text';
  if (item['repeats'] !== true) return type;
  return type === 'code' ? 'codes' : 'rows';
}

/** Extensions that the form has a word for. */
const carriedOver = [
  extensions.minValue,
  extensions.maxValue,
  extensions.minLength,
  extensions.regex,
  extensions.unit,
  extensions.minOccurs,
  extensions.maxOccurs,
];

/** Extensions that only say how a question looks or what it is about. */
const withoutEffect = [
  'questionnaire-itemControl',
  'questionnaire-displayCategory',
  'questionnaire-supportLink',
  'questionnaire-choiceOrientation',
  'questionnaire-sliderStepValue',
  'rendering-style',
  'rendering-xhtml',
  'designNote',
  'entryFormat',
];

function leftOf(item: Item): string[] {
  const known: readonly string[] = carriedOver;
  return objectsIn(item['extension']).flatMap((each) => {
    const url = trimmedText(each['url']) ?? '';
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (known.includes(url) || withoutEffect.includes(name)) return [];
    const expression = isJsonObject(each['valueExpression'])
      ? trimmedText(each['valueExpression']['expression'])
      : undefined;
    return [`The extension ${name} was left out${expression === undefined ? '' : `: ${expression}`}.`];
  });
}

function schemaOf(item: Item, left: string[]): JsonObject | undefined {
  const known = types[trimmedText(item['type']) ?? ''];
  if (known === undefined) return undefined;
  if (trimmedText(item['type']) === 'open-choice')
    left.push('Choices that may be overridden by a text became a text.');
  const { schema } = known;
  const isText = schema['type'] === 'string' && schema['format'] === undefined;
  const isNumber = known.type === 'number';
  return {
    ...schema,
    ...(isText && numberWord('maxLength', item['maxLength'])),
    ...(isText && numberWord('minLength', extensionValue(item, extensions.minLength))),
    ...(isText && textWord('pattern', extensionValue(item, extensions.regex))),
    ...(isNumber && numberWord('minimum', extensionValue(item, extensions.minValue))),
    ...(isNumber && numberWord('maximum', extensionValue(item, extensions.maxValue))),
    ...(isNumber && textWord('x-unit', unitOf(item))),
  };
}

function numberWord(word: string, value: unknown): JsonObject {
  return typeof value === 'number' ? { [word]: value } : {};
}

function textWord(word: string, value: unknown): JsonObject {
  return typeof value === 'string' ? { [word]: value } : {};
}

function unitOf(item: Item): string | undefined {
  const unit = extensionValue(item, extensions.unit);
  return isJsonObject(unit) ? (trimmedText(unit['display']) ?? trimmedText(unit['code'])) : undefined;
}

type Code = ImportedList['codes'][number];

/** A value set has texts as codes; of a code the system is not part. */
function codesOf(options: readonly FhirValue[]): readonly Code[] {
  const codes = options.map((option) => {
    const coding = jsonObject(option.value);
    const code = trimmedText(coding['code']) ?? keyOfValue(option);
    return { code, display: trimmedText(coding['display']) ?? code };
  });
  return [...new Map(codes.map((each) => [each.code, each])).values()];
}

function initialOf(item: Item, left: string[]): JsonObject[string] | undefined {
  const selected = objectsIn(item['answerOption']).filter((option) => option['initialSelected'] === true);
  const [initial, ...others] = [...objectsIn(item['initial']), ...selected];
  if (initial === undefined) return undefined;
  const value = choiceOf(initial, 'value')?.value;
  const code = isJsonObject(value) ? value['code'] : value;
  const isPlain = typeof code === 'string' || typeof code === 'number' || typeof code === 'boolean';
  if (isPlain && others.length === 0 && item['repeats'] !== true) return code;
  left.push('Its initial value was left out.');
  return undefined;
}
