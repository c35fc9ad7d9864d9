import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { ImportedRow } from '../../../engine/core/protocol/workbench.ts';
import { type FieldType, type KnownField, quoted } from './conditions/to-cel.ts';
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
  const nodes = reader.nodes(jsonItems(questionnaire['item']).filter(isJsonObject), []);
  const title = textOf(questionnaire['title']) ?? titleFrom(textOf(questionnaire['name']) ?? 'Questionnaire');
  const description = textOf(questionnaire['description']) ?? textOf(questionnaire['purpose']);
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
  readonly rows: ImportedRow[] = [];
  readonly #questionnaire: JsonObject;
  readonly #known = new KnownFields();
  readonly #fieldNames = new Map<string, string>();
  readonly #listNames = new Names();

  constructor(questionnaire: JsonObject) {
    this.#questionnaire = questionnaire;
    this.#register(jsonItems(questionnaire['item']).filter(isJsonObject), [], new Names());
  }

  /** The names first: a condition may be about what comes later. */
  #register(items: readonly Item[], rows: readonly string[], names: Names): void {
    for (const item of items) {
      const linkId = textOf(item['linkId']) ?? '';
      const type = textOf(item['type']) ?? '';
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
    const type = textOf(item['type']);
    if (type === 'group') return [this.#group(item, rows)];
    if (type === 'display') return [this.#text(item, rows)];
    // Items below a question follow it.
    return [...this.#question(item, rows), ...this.nodes(inside(item), rows)];
  }

  #group(item: Item, rows: readonly string[]): ImportedNode {
    const linkId = textOf(item['linkId']) ?? '';
    const name = this.#fieldNames.get(linkId);
    const left = leftOf(item);
    const condition = this.#condition(item, rows, left);
    const title = titleOf(item);
    if (name === undefined) {
      this.rows.push({ source: linkId, title, kind: 'group', left });
      return { kind: 'group', title, ...condition, nodes: this.nodes(inside(item), rows) };
    }
    const field = [...rows, name].join('.');
    this.rows.push({ source: linkId, title, kind: 'repeated group as a list of rows', field, left });
    const isRequired = item['required'] === true;
    const nodes = this.nodes(inside(item), [...rows, name]);
    return { kind: 'rows', name, title, isRequired, ...condition, nodes };
  }

  #text(item: Item, rows: readonly string[]): ImportedNode {
    const left = leftOf(item);
    const condition = this.#condition(item, rows, left);
    this.rows.push({ source: textOf(item['linkId']) ?? '', title: titleOf(item), kind: 'text', left });
    return { kind: 'text', text: titleOf(item), ...condition };
  }

  #question(item: Item, rows: readonly string[]): readonly ImportedField[] {
    const linkId = textOf(item['linkId']) ?? '';
    const name = this.#fieldNames.get(linkId) ?? '';
    const type = textOf(item['type']) ?? '';
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
        schema: list === undefined ? schema : {},
        ...(list !== undefined && { list }),
        ...(item['repeats'] === true && { isMultiple: true }),
        ...(item['readOnly'] === true && { isReadOnly: true }),
        ...this.#condition(item, rows, left),
        ...(initial !== undefined && { initial }),
        ...(isWide && { ui: { 'ui:widget': 'textarea' } }),
      },
    ];
  }

  /** The choices as a value set; one for all questions that name the same. */
  #list(item: Item, left: string[]): string | undefined {
    const url = textOf(item['answerValueSet']);
    const codes =
      url === undefined
        ? optionsOf(item)
        : url.startsWith('#')
          ? containedCodes(this.#questionnaire, url.slice(1))
          : [];
    if (url !== undefined && codes.length === 0)
      left.push(`Its choices are in ${url}, which is not in the file: the field is a text.`);
    if (codes.length === 0) return undefined;
    const known = this.lists.find((list) => JSON.stringify(list.codes) === JSON.stringify(codes));
    if (known !== undefined) return known.name;
    const name = this.#listNames.fileFor(
      `${textOf(this.#questionnaire['name']) ?? 'questionnaire'}-${textOf(item['linkId'])}`,
    );
    this.lists.push({ name, title: titleOf(item), codes });
    return name;
  }

  #condition(item: Item, rows: readonly string[], left: string[]): { readonly visibleWhen?: string } {
    const conditions = jsonItems(item['enableWhen']).filter(isJsonObject);
    if (conditions.length === 0) return {};
    const context = this.#known.contextIn(rows);
    const parts = conditions.map((each) => {
      const field = context.field(textOf(each['question']) ?? '');
      return field === undefined ? undefined : celOfAnswer(field, each);
    });
    if (parts.every((part) => part !== undefined)) {
      const [only, ...others] = parts;
      const joined = item['enableBehavior'] === 'any' ? ' || ' : ' && ';
      const visibleWhen = parts.map((part) => `(${part})`).join(joined);
      return { visibleWhen: only !== undefined && others.length === 0 ? only : visibleWhen };
    }
    left.push(`Its condition was left out: enableWhen ${JSON.stringify(conditions)}.`);
    return {};
  }
}

function inside(item: Item): readonly Item[] {
  return jsonItems(item['item']).filter(isJsonObject);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function titleOf(item: Item): string {
  const text = textOf(item['text']) ?? titleFrom(textOf(item['linkId']) ?? '');
  const prefix = textOf(item['prefix']);
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
  const type = types[textOf(item['type']) ?? '']?.type ?? 'text';
  if (item['repeats'] !== true) return type;
  return type === 'code' ? 'codes' : 'rows';
}

const extension = {
  least: 'http://hl7.org/fhir/StructureDefinition/minValue',
  most: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  shortest: 'http://hl7.org/fhir/StructureDefinition/minLength',
  pattern: 'http://hl7.org/fhir/StructureDefinition/regex',
  unit: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
} as const;

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
  const known: readonly string[] = Object.values(extension);
  return jsonItems(item['extension'])
    .filter(isJsonObject)
    .flatMap((each) => {
      const url = textOf(each['url']) ?? '';
      const name = url.slice(url.lastIndexOf('/') + 1);
      if (known.includes(url) || withoutEffect.includes(name)) return [];
      const expression = isJsonObject(each['valueExpression'])
        ? textOf(each['valueExpression']['expression'])
        : undefined;
      return [`The extension ${name} was left out${expression === undefined ? '' : `: ${expression}`}.`];
    });
}

function schemaOf(item: Item, left: string[]): JsonObject | undefined {
  const known = types[textOf(item['type']) ?? ''];
  if (known === undefined) return undefined;
  if (textOf(item['type']) === 'open-choice')
    left.push('Choices that may be overridden by a text became a text.');
  const { schema } = known;
  const isText = schema['type'] === 'string' && schema['format'] === undefined;
  const isNumber = known.type === 'number';
  return {
    ...schema,
    ...(isText && numberWord('maxLength', item['maxLength'])),
    ...(isText && numberWord('minLength', extensionValue(item, extension.shortest))),
    ...(isText && textWord('pattern', extensionValue(item, extension.pattern))),
    ...(isNumber && numberWord('minimum', extensionValue(item, extension.least))),
    ...(isNumber && numberWord('maximum', extensionValue(item, extension.most))),
    ...(isNumber && textWord('x-unit', unitOf(item))),
  };
}

function numberWord(word: string, value: unknown): JsonObject {
  return typeof value === 'number' ? { [word]: value } : {};
}

function textWord(word: string, value: unknown): JsonObject {
  return typeof value === 'string' ? { [word]: value } : {};
}

/** The value of an extension, whichever of the `value…` members has it. */
function extensionValue(item: Item, url: string): unknown {
  const found = jsonItems(item['extension'])
    .filter(isJsonObject)
    .find((each) => each['url'] === url);
  return Object.entries(found ?? {}).find(([name]) => name.startsWith('value'))?.[1];
}

function unitOf(item: Item): string | undefined {
  const unit = extensionValue(item, extension.unit);
  return isJsonObject(unit) ? (textOf(unit['display']) ?? textOf(unit['code'])) : undefined;
}

type Code = ImportedList['codes'][number];

function optionsOf(item: Item): readonly Code[] {
  const options = jsonItems(item['answerOption']).filter(isJsonObject);
  return distinct(options.flatMap((option) => codeOf(option)));
}

function codeOf(option: JsonObject): readonly Code[] {
  const coding = option['valueCoding'];
  if (isJsonObject(coding)) {
    const code = textOf(coding['code']) ?? textOf(coding['display']);
    return code === undefined ? [] : [{ code, display: textOf(coding['display']) ?? code }];
  }
  const value = Object.entries(option).find(([name]) => name.startsWith('value'))?.[1];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return text === undefined ? [] : [{ code: text, display: text }];
}

/** A value set within the Questionnaire: as it was expanded, or as it lists its codes. */
function containedCodes(questionnaire: JsonObject, id: string): readonly Code[] {
  const set = jsonItems(questionnaire['contained'])
    .filter(isJsonObject)
    .find((each) => each['id'] === id);
  const expansion = set?.['expansion'];
  const compose = set?.['compose'];
  const expanded = isJsonObject(expansion) ? jsonItems(expansion['contains']) : [];
  const composed = isJsonObject(compose)
    ? jsonItems(compose['include']).flatMap((each) => (isJsonObject(each) ? jsonItems(each['concept']) : []))
    : [];
  const codings = (expanded.length > 0 ? expanded : composed).filter(isJsonObject);
  return distinct(codings.flatMap((valueCoding) => codeOf({ valueCoding })));
}

function distinct(codes: readonly Code[]): readonly Code[] {
  return [...new Map(codes.map((each) => [each.code, each])).values()];
}

function initialOf(item: Item, left: string[]): JsonObject[string] | undefined {
  const [initial, ...others] = jsonItems(item['initial']).filter(isJsonObject);
  if (initial === undefined) return undefined;
  const value = Object.entries(initial).find(([name]) => name.startsWith('value'))?.[1];
  const code = isJsonObject(value) ? value['code'] : value;
  const isPlain = typeof code === 'string' || typeof code === 'number' || typeof code === 'boolean';
  if (isPlain && others.length === 0 && item['repeats'] !== true) return code;
  left.push('Its initial value was left out.');
  return undefined;
}

const signs: Readonly<Record<string, string>> = { '=': '==', '>': '>', '<': '<', '>=': '>=', '<=': '<=' };

/**
 * One condition of `enableWhen`. A question without an answer meets none but `exists = false`: FHIR compares answers,
 * and of none there is nothing that differs either.
 */
function celOfAnswer({ cel, type }: KnownField, condition: JsonObject): string | undefined {
  const operator = textOf(condition['operator']) ?? '';
  const [, answer] = Object.entries(condition).find(([name]) => name.startsWith('answer')) ?? [];
  if (operator === 'exists') return answer === false ? `blank(${cel})` : `!blank(${cel})`;
  const value = literalOf(type, answer);
  if (value === undefined) return undefined;
  if (type === 'codes') {
    if (operator === '=') return `${value} in ${cel}`;
    return operator === '!=' ? `!blank(${cel}) && !(${value} in ${cel})` : undefined;
  }
  if (type === 'boolean' && answer === false && operator === '=') return `!${cel} && !blank(${cel})`;
  if (operator === '!=') return `!blank(${cel}) && ${cel} != ${value}`;
  const sign = signs[operator];
  return sign === undefined ? undefined : `${cel} ${sign} ${value}`;
}

function literalOf(type: FieldType, answer: unknown): string | undefined {
  if (type === 'boolean') return typeof answer === 'boolean' ? String(answer) : undefined;
  if (type === 'number') {
    const number = isJsonObject(answer) ? answer['value'] : answer;
    return typeof number === 'number' ? String(number) : undefined;
  }
  const code = isJsonObject(answer) ? (answer['code'] ?? answer['display']) : answer;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  if (type === 'date') return `date(${quoted(String(code))})`;
  return type === 'rows' ? undefined : quoted(String(code));
}
