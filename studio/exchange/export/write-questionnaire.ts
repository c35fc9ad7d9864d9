import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { extensions } from '../../../engine/core/questionnaires/read-questionnaire.ts';
import { calculatedExpression } from './conditions/calculated-expression.ts';
import { enableWhenOf } from './conditions/enable-when.ts';
import type {
  ExportableForm,
  ExportedCondition,
  ExportedField,
  ExportedNode,
  ExportedRows,
  ExportedText,
} from './exported-form.ts';
import { isAnchored } from './patterns.ts';
import { withoutValues } from './plain-text.ts';
import { fieldTypeOf, leftOfRequirement, WrittenFields } from './written-fields.ts';

/** Writes a form as a FHIR Questionnaire (R4), with the outcome for each node. */
export function writeQuestionnaire(form: ExportableForm): {
  readonly questionnaire: JsonObject;
  readonly rows: readonly ExchangedRow[];
} {
  const writer = new QuestionnaireWriter(form);
  const item = writer.items(form.nodes, []);
  return {
    questionnaire: {
      resourceType: 'Questionnaire',
      name: computableName(form.name),
      title: form.title,
      status: 'draft',
      description: form.description,
      item: [...item],
    },
    rows: writer.rows,
  };
}

/** Builds a computable name, as FHIR requires. */
function computableName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

class QuestionnaireWriter {
  readonly rows: ExchangedRow[] = [];
  readonly #fields: WrittenFields;
  /** Number of groups and texts so far, which have no names. */
  #unnamed = 0;

  constructor(form: ExportableForm) {
    this.#fields = new WrittenFields(form, (words) => words.join('.'));
  }

  items(nodes: readonly ExportedNode[], rows: readonly string[]): readonly JsonObject[] {
    return nodes.flatMap((node) => this.#item(node, rows));
  }

  #item(node: ExportedNode, rows: readonly string[]): readonly JsonObject[] {
    switch (node.kind) {
      case 'field':
        return [this.#question(node)];
      case 'rows':
        return [this.#repeated(node)];
      case 'group':
        return this.#group(node, rows);
      case 'text':
        return [this.#text(node, rows)];
      case 'other':
        this.rows.push({ source: node.path, title: node.title, kind: 'none', left: [...node.left] });
        return [];
    }
  }

  #group(
    node: Extract<ExportedNode, { readonly kind: 'group' }>,
    rows: readonly string[],
  ): readonly JsonObject[] {
    const left = [...node.left];
    const text = withoutValues(node.title, left);
    const linkId = this.#unnamedId('group');
    const condition = this.#condition(node.visibleWhen, rows, left);
    this.rows.push({ source: node.path ?? '', title: node.title, kind: 'group', field: linkId, left });
    const item = this.items(node.nodes, rows);
    // Omits an empty group, which FHIR forbids.
    return item.length === 0
      ? []
      : [{ linkId, ...(text !== '' && { text }), type: 'group', ...condition, item: [...item] }];
  }

  #text(node: ExportedText, rows: readonly string[]): JsonObject {
    const left = [...node.left];
    const text = withoutValues(node.text, left);
    const linkId = this.#unnamedId('text');
    const condition = this.#condition(node.visibleWhen, rows, left);
    this.rows.push({ source: '', title: node.text, kind: 'text as display', field: linkId, left });
    return { linkId, text, type: 'display', ...condition };
  }

  #repeated(node: ExportedRows): JsonObject {
    const left = [...node.left];
    const linkId = this.#fields.nameOf(node);
    const condition = this.#condition(node.visibleWhen, node.rows, left);
    const required = this.#required(node, left);
    this.rows.push({
      source: node.path,
      title: node.title,
      kind: 'list of rows as a repeated group',
      field: linkId,
      left,
    });
    const extension = occurrences(node);
    return {
      linkId,
      text: withoutValues(node.title, left),
      type: 'group',
      repeats: true,
      ...required,
      ...condition,
      ...(extension.length > 0 && { extension }),
      item: [...helpOf(node, linkId), ...this.items(node.nodes, [...node.rows, node.path])],
    };
  }

  #question(node: ExportedField): JsonObject {
    const left = [...node.left];
    const linkId = this.#fields.nameOf(node);
    const type = typeOf(node);
    const condition = this.#condition(node.visibleWhen, node.rows, left);
    const calculated = this.#calculated(node, left);
    const required = this.#required(node, left);
    const extension = [...limitsOf(node, type, left), ...occurrences(node), ...calculated];
    left.push(...node.constraints.map(({ source }) => `Its rule was left out: ${source}`));
    const help = helpOf(node, linkId);
    this.rows.push({
      source: node.path,
      title: node.title,
      kind: `${nameOfKind(node)} as ${type}`,
      field: linkId,
      left,
    });
    const isReadOnly = node.isReadOnly || calculated.length > 0;
    return {
      linkId,
      text: withoutValues(node.title, left),
      type,
      ...required,
      ...(node.isMultiple && { repeats: true }),
      ...(isReadOnly && { readOnly: true }),
      ...(isTyped(type) && node.schema.maxLength !== undefined && { maxLength: node.schema.maxLength }),
      ...condition,
      ...answersOf(node, type, left),
      ...(extension.length > 0 && { extension }),
      ...(help.length > 0 && { item: [...help] }),
    };
  }

  #required(node: ExportedField | ExportedRows, left: string[]): JsonObject {
    if (this.#fields.isRequired(node)) return { required: true };
    left.push(...leftOfRequirement(node));
    return {};
  }

  #condition(
    visibleWhen: ExportedCondition | undefined,
    rows: readonly string[],
    left: string[],
  ): JsonObject {
    if (visibleWhen === undefined) return {};
    const written = enableWhenOf(visibleWhen.tree, this.#fields.seenFrom(rows));
    if (written !== undefined) return written;
    left.push(`Its condition was left out: ${visibleWhen.source}`);
    return {};
  }

  #calculated(node: ExportedField, left: string[]): readonly JsonObject[] {
    if (node.derive === undefined) return [];
    const expression =
      fieldTypeOf(node) === 'number' && node.rows.length === 0
        ? calculatedExpression(node.derive.tree, this.#fields.seenFrom(node.rows))
        : undefined;
    if (expression !== undefined)
      return [{ url: extensions.calculated, valueExpression: { language: 'text/fhirpath', expression } }];
    left.push(`Its calculation was left out, and the field is typed: ${node.derive.source}`);
    return [];
  }

  #unnamedId(kind: string): string {
    this.#unnamed += 1;
    return `${kind}-${this.#unnamed}`;
  }
}

const helpControl = {
  url: extensions.control,
  valueCodeableConcept: {
    coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' }],
  },
};

/** Writes the help text as a separate item below the question. */
function helpOf({ description }: ExportedField | ExportedRows, linkId: string): readonly JsonObject[] {
  if (description === undefined || description === '') return [];
  return [
    {
      linkId: `${linkId}-help`,
      text: withoutValues(description, []),
      type: 'display',
      extension: [helpControl],
    },
  ];
}

const formats: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'dateTime',
  time: 'time',
  uri: 'url',
};

function typeOf({ schema, choices, isLong }: ExportedField): string {
  if (choices !== undefined) return 'choice';
  if (schema.type === 'boolean' || schema.type === 'integer') return schema.type;
  if (schema.type === 'number') return 'decimal';
  return formats[schema.format ?? ''] ?? (isLong ? 'text' : 'string');
}

function isTyped(type: string): boolean {
  return type === 'string' || type === 'text';
}

/** Names the kind of a field by its schema. */
export function nameOfKind({ schema, choices }: ExportedField): string {
  if (choices !== undefined) return 'value set';
  return typeof schema.format === 'string' ? schema.format : String(schema.type);
}

function limitsOf({ schema }: ExportedField, type: string, left: string[]): readonly JsonObject[] {
  const { minimum, maximum, minLength, pattern } = schema;
  const isNumber = type === 'integer' || type === 'decimal';
  const limit = (url: string, value: number | undefined) =>
    isNumber && value !== undefined
      ? [{ url, ...(type === 'integer' ? { valueInteger: value } : { valueDecimal: value }) }]
      : [];
  const unit = schema['x-unit'];
  const isWhole = type === 'integer';
  for (const word of ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'])
    if (schema[word] !== undefined) left.push(`${word} was left out: ${JSON.stringify(schema[word])}.`);
  if (isWhole && [minimum, maximum].some((each) => each !== undefined && !Number.isInteger(each)))
    left.push('Limits with decimals are those of whole numbers there.');
  const isPattern = isTyped(type) && pattern !== undefined;
  if (pattern !== undefined && !(isPattern && isAnchored(pattern)))
    left.push(`Its pattern was left out: ${pattern}`);
  if (typeof schema.format === 'string' && formats[schema.format] === undefined)
    left.push(`Its format was left out: ${schema.format}.`);
  return [
    ...limit(extensions.minValue, isWhole && minimum !== undefined ? Math.ceil(minimum) : minimum),
    ...limit(extensions.maxValue, isWhole && maximum !== undefined ? Math.floor(maximum) : maximum),
    ...(isTyped(type) && minLength !== undefined
      ? [{ url: extensions.minLength, valueInteger: minLength }]
      : []),
    ...(isPattern && isAnchored(pattern) ? [{ url: extensions.regex, valueString: pattern }] : []),
    ...(isNumber && typeof unit === 'string' ? [unitOf(unit)] : []),
  ];
}

/** Writes a field's unit as UCUM. */
function unitOf(unit: string): JsonObject {
  return {
    url: extensions.unit,
    valueCoding: { system: 'http://unitsofmeasure.org', code: unit, display: unit },
  };
}

function occurrences({ least, most }: ExportedField | ExportedRows): readonly JsonObject[] {
  return [
    ...(least === undefined ? [] : [{ url: extensions.minOccurs, valueInteger: least }]),
    ...(most === undefined ? [] : [{ url: extensions.maxOccurs, valueInteger: most }]),
  ];
}

const values: Readonly<Record<string, string>> = {
  boolean: 'valueBoolean',
  integer: 'valueInteger',
  decimal: 'valueDecimal',
  date: 'valueDate',
  dateTime: 'valueDateTime',
  time: 'valueTime',
  url: 'valueUri',
  string: 'valueString',
  text: 'valueString',
};

/** Writes choices and initial value; FHIR marks the initial value among the options if there are any. */
function answersOf(
  { choices, initial, isMultiple }: ExportedField,
  type: string,
  left: string[],
): JsonObject {
  const chosen: readonly Json[] = initial === undefined ? [] : Array.isArray(initial) ? initial : [initial];
  if (choices !== undefined) {
    const { system, codes } = choices;
    return {
      answerOption: codes.map(({ code, display }) => ({
        valueCoding: { ...(system !== undefined && { system }), code, display },
        ...(chosen.includes(code) && { initialSelected: true }),
      })),
    };
  }
  const member = values[type];
  if (chosen.length === 0 || member === undefined) return {};
  if (isMultiple || typeof initial === 'object') {
    left.push('Its initial value was left out.');
    return {};
  }
  return { initial: chosen.map((value) => ({ [member]: value })) };
}
