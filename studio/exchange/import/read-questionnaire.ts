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
import { isAnchored } from '../export/patterns.ts';
import { celOfEnableWhen } from './conditions/enable-when-to-cel.ts';
import type { FieldType } from './conditions/to-cel.ts';
import { ImportError } from './import-error.ts';
import type { ImportedField, ImportedForm, ImportedList, ImportedNode } from './imported-form.ts';
import { noteAll } from './keywords/keywords.ts';
import { questionnaireKeywords } from './keywords/questionnaire-keywords.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';

/**
 * Reads a FHIR Questionnaire (R4, R4B or R5) as a form; carries over `enableWhen` and lists FHIRPath expressions (SDC).
 * Throws `ImportError`.
 */
export function importQuestionnaire(text: string): ImportedForm {
  const questionnaire = parsed(text);
  const reader = new QuestionnaireReader(questionnaire);
  const nodes = reader.nodes(objectsIn(questionnaire['item']), []);
  const title =
    trimmedText(questionnaire['title']) ?? titleFrom(trimmedText(questionnaire['name']) ?? 'Questionnaire');
  const description = trimmedText(questionnaire['description']) ?? trimmedText(questionnaire['purpose']);
  return {
    title,
    ...(description !== undefined && { description }),
    ...{ nodes, lists: reader.lists, rows: [...reader.rows, ...notesOnWhole(questionnaire)] },
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

/** Lists the elements of the whole Questionnaire that the import leaves out. */
function notesOnWhole(questionnaire: JsonObject): readonly ExchangedRow[] {
  return Object.keys(questionnaire).flatMap((word) => {
    const left: string[] = [];
    noteAll(questionnaireKeywords, left, { part: 'element', word });
    return left.length === 0 ? [] : [{ source: `Questionnaire.${word}`, title: word, kind: 'element', left }];
  });
}

class QuestionnaireReader {
  readonly lists: ImportedList[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #questionnaire: JsonObject;
  readonly #known = new KnownFields();
  readonly #fieldNames = new Map<string, string>();
  readonly #linkIds = new Set<string>();
  readonly #listNames = new Names();
  /** Names of the value sets, by their codes joined to one text. */
  readonly #listsByCodes = new Map<string, string>();

  constructor(questionnaire: JsonObject) {
    this.#questionnaire = questionnaire;
    this.#register(objectsIn(questionnaire['item']), [], new Names());
  }

  /** Registers all names first, since a condition may refer to a later item. */
  #register(items: readonly Item[], rows: readonly string[], names: Names): void {
    for (const item of items) {
      const linkId = trimmedText(item['linkId']) ?? '';
      const type = trimmedText(item['type']) ?? '';
      const isRows = type === 'group' && item['repeats'] === true;
      const within = isRows ? new Names() : names;
      const name = type === 'display' || (type === 'group' && !isRows) ? '' : names.fieldFor(linkId);
      if (linkId !== '' && this.#linkIds.has(linkId))
        throw new ImportError(
          `The linkId "${linkId}" is there twice: give one of the items another one, then import the file again.`,
        );
      this.#linkIds.add(linkId);
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
    // Adds the items nested in a question after the question.
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
      this.rows.push({ source: linkId, title, kind: type, left });
      return [];
    }
    const isChoice = typeOf(item) === 'code' || typeOf(item) === 'codes';
    const list = isChoice ? this.#list(item, left) : undefined;
    const field = [...rows, name].join('.');
    this.rows.push({ source: linkId, title, kind: isChoice ? `${type} as a value set` : type, field, left });
    const initial = initialOf(item, left);
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
        ...constraintsOf(item, { name, title, left }),
        ...(extensionValue(item, extensions.hidden) === true && { isHidden: true, isRequired: false }),
        ...uiOf(item, schema, left),
      },
    ];
  }

  /** Reads the choices as a value set, which questions with the same value set share. */
  #list(item: Item, left: string[]): string | undefined {
    const url = trimmedText(item['answerValueSet']);
    const codes = codesOf(optionsOf(item, this.#questionnaire));
    if (url !== undefined && codes.length === 0)
      left.push(`Its choices are in ${url}, which is not in the file: the field is a text.`);
    if (codes.length === 0) return undefined;
    const key = JSON.stringify(codes);
    const known = this.#listsByCodes.get(key);
    if (known !== undefined) return known;
    const name = this.#listNames.fileFor(
      `${trimmedText(this.#questionnaire['name']) ?? 'questionnaire'}-${trimmedText(item['linkId'])}`,
    );
    this.#listsByCodes.set(key, name);
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

/** Reports whether an item is help for the enclosing question. */
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

/** Lists sentences on the keywords of an item that are not imported unchanged. */
function leftOf(item: Item): string[] {
  const left: string[] = [];
  noteAll(
    questionnaireKeywords,
    left,
    { part: 'type', word: trimmedText(item['type']) ?? '' },
    ...Object.keys(item).map((word) => ({ part: 'item element', word })),
    ...[item, ...objectsIn(item['answerOption'])].flatMap((each) => objectsIn(each['extension']).map(saidOf)),
    ...controlsOf(item).map((word) => ({ part: 'item control', word })),
  );
  return left;
}

function saidOf(extension: JsonObject): { part: string; word: string; value?: string } {
  const url = trimmedText(extension['url']) ?? '';
  const value = extension['valueExpression'];
  const expression = isJsonObject(value) ? trimmedText(value['expression']) : undefined;
  return {
    part: 'extension',
    word: url.slice(url.lastIndexOf('/') + 1),
    ...(expression !== undefined && { value: expression }),
  };
}

function controlsOf(item: Item): readonly string[] {
  const codings = objectsIn(jsonObject(extensionValue(item, extensions.control))['coding']);
  return codings.flatMap(({ code }) => trimmedText(code) ?? []);
}

const sliderStep = 'http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue';
const entryFormats = [
  'http://hl7.org/fhir/StructureDefinition/entryFormat',
  'http://hl7.org/fhir/uv/sdc/StructureDefinition/entryFormat',
];

function uiOf(item: Item, schema: JsonObject, left: string[]): Pick<ImportedField, 'ui'> {
  const isWide = trimmedText(item['type']) === 'text' && item['repeats'] !== true;
  const isSlider = controlsOf(item).includes('slider');
  const hasEnds = schema['minimum'] !== undefined && schema['maximum'] !== undefined;
  if (isSlider && !hasEnds) left.push('It is no slider here: it has no least or no greatest value.');
  const hint = entryFormats.map((url) => trimmedText(extensionValue(item, url))).find(Boolean);
  const ui = {
    ...(isWide && { 'ui:widget': 'textarea' }),
    ...(isSlider && hasEnds && { 'ui:widget': 'range' }),
    ...(hint !== undefined && { 'ui:placeholder': hint }),
  };
  return Object.keys(ui).length === 0 ? {} : { ui };
}

/** Converts a minimum and a maximum of a date to constraints, since JSON Schema has no limits for dates. */
function constraintsOf(
  item: Item,
  { name, title, left }: { readonly name: string; readonly title: string; readonly left: string[] },
): Pick<ImportedField, 'constraints'> {
  if (typeOf(item) === 'number') return {};
  const sides = [
    { url: extensions.minValue, sign: '>=', said: 'at least' },
    { url: extensions.maxValue, sign: '<=', said: 'at most' },
  ];
  const constraints = sides.flatMap(({ url, sign, said }) => {
    const value = extensionValue(item, url);
    if (value === undefined) return [];
    if (typeOf(item) === 'date' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
      return [
        {
          unless: `self.${name} ${sign} date('${value}')`,
          message: `${title}: ${said} ${value} is expected`,
        },
      ];
    left.push(`A limit was left out: ${JSON.stringify(value)}.`);
    return [];
  });
  return constraints.length === 0 ? {} : { constraints };
}

function schemaOf(item: Item, left: string[]): JsonObject | undefined {
  const known = types[trimmedText(item['type']) ?? ''];
  if (known === undefined) return undefined;
  const { schema } = known;
  const isText = schema['type'] === 'string' && schema['format'] === undefined;
  const isNumber = known.type === 'number';
  if (!isText && item['maxLength'] !== undefined)
    left.push('Its greatest length was left out: it is no text.');
  return {
    ...schema,
    ...(isText && numberWord('maxLength', item['maxLength'])),
    ...(isText && numberWord('minLength', extensionValue(item, extensions.minLength))),
    ...(isText && patternOf(item)),
    ...(isNumber && numberWord('minimum', extensionValue(item, extensions.minValue))),
    ...(isNumber && numberWord('maximum', extensionValue(item, extensions.maxValue))),
    ...(isNumber && numberWord('multipleOf', extensionValue(item, sliderStep))),
    ...(isNumber && textWord('x-unit', unitOf(item))),
  };
}

/** Reads a pattern and anchors it, since FHIR matches the whole text, and JSON Schema any part. */
function patternOf(item: Item): JsonObject {
  const pattern = extensionValue(item, extensions.regex);
  if (typeof pattern !== 'string') return {};
  return { pattern: isAnchored(pattern) ? pattern : `^(?:${pattern})$` };
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

/** Lists the codes as texts without their system, as value sets have them. */
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
