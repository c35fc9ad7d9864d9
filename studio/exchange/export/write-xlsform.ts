import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { type Dialect, writtenCondition, writtenNumber } from './conditions/write-condition.ts';
import type {
  ExportableForm,
  ExportedCondition,
  ExportedField,
  ExportedNode,
  ExportedRows,
  ExportedText,
} from './exported-form.ts';
import { isAnchored } from './patterns.ts';
import { nameOfKind } from './write-questionnaire.ts';
import { fieldTypeOf, leftOfRequirement, WrittenFields } from './written-fields.ts';

/** Sheets of a workbook by name: rows of texts, the first with the column names. */
export type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Writes a form as the sheets of an XLSForm, with the outcome for each node. */
export function writeXlsform(form: ExportableForm): {
  readonly sheets: Sheets;
  readonly rows: readonly ExchangedRow[];
} {
  const writer = new XlsformWriter(form);
  writer.add(form.nodes, []);
  const { survey, choices } = writer;
  return {
    sheets: {
      survey: [columns, ...survey.map((row) => columns.map((name) => row[name] ?? ''))],
      choices: [['list_name', 'name', 'label'], ...choices],
      settings: [
        ['form_title', 'form_id'],
        [form.title, form.name],
      ],
    },
    rows: writer.rows,
  };
}

const columns = [
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'constraint_message',
  'calculation',
  'default',
  'read_only',
  'appearance',
] as const;

type Row = Partial<Record<(typeof columns)[number], string>>;

/** Dialect of XForms conditions in XLSForm. */
const xpath: Dialect = {
  field: (name) => ['$', '{', name, '}'].join(''),
  ticked: (name, code) =>
    code.includes("'") ? undefined : `selected(${['$', '{', name, '}'].join('')}, '${code}')`,
  yes: "'OK'",
  unequal: '!=',
  divided: 'div',
  date: (day) => `date('${day}')`,
  functions: {
    '!': 'not',
    today: 'today',
    round: 'round',
    matches: 'regex',
    'size of codes': 'count-selected',
    'size of rows': 'count',
    'size of text': 'string-length',
  },
  hasBlankLists: true,
};

class XlsformWriter {
  readonly survey: Row[] = [];
  readonly choices: (readonly string[])[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #fields: WrittenFields;
  readonly #lists = new Set<string>();
  #unnamed = 0;

  constructor(form: ExportableForm) {
    this.#fields = new WrittenFields(form, (words) => xmlName(words.join('_')));
  }

  add(nodes: readonly ExportedNode[], rows: readonly string[]): void {
    for (const node of nodes) {
      if (node.kind === 'field') this.#field(node);
      else if (node.kind === 'rows') this.#repeat(node);
      else if (node.kind === 'group') this.#group(node, rows);
      else if (node.kind === 'text') this.#text(node, rows);
      else this.rows.push({ source: node.path, title: node.title, kind: 'none', left: [...node.left] });
    }
  }

  #group(node: Extract<ExportedNode, { readonly kind: 'group' }>, rows: readonly string[]): void {
    const left = [...node.left];
    const name = this.#unnamedName('group');
    const relevant = this.#relevance(node.visibleWhen, rows, left);
    const label = this.#label(node.title, rows, left);
    this.rows.push({ source: node.path ?? '', title: node.title, kind: 'group', field: name, left });
    this.survey.push({ type: 'begin_group', name, label, ...relevant });
    this.add(node.nodes, rows);
    this.survey.push({ type: 'end_group' });
  }

  #repeat(node: ExportedRows): void {
    const left = [...node.left];
    const name = this.#fields.nameOf(node);
    const relevant = this.#relevance(node.visibleWhen, node.rows, left);
    const label = this.#label(node.title, node.rows, left);
    if (node.isRequired || node.requiredWhen !== undefined)
      left.push('That there is a row is not required there.');
    if (node.description !== undefined) left.push(`Its description was left out: ${node.description}`);
    left.push(...leftOfLimits(node));
    this.rows.push({
      source: node.path,
      title: node.title,
      kind: 'list of rows as a repeat',
      field: name,
      left,
    });
    this.survey.push({ type: 'begin_repeat', name, label, ...relevant });
    this.add(node.nodes, [...node.rows, node.path]);
    this.survey.push({ type: 'end_repeat' });
  }

  #text(node: ExportedText, rows: readonly string[]): void {
    const left = [...node.left];
    const name = this.#unnamedName('note');
    const relevant = this.#relevance(node.visibleWhen, rows, left);
    const label = this.#label(node.text, rows, left);
    this.rows.push({ source: '', title: node.text, kind: 'text as note', field: name, left });
    this.survey.push({ type: 'note', name, label, ...relevant });
  }

  #field(node: ExportedField): void {
    const left = [...node.left];
    const name = this.#fields.nameOf(node);
    const isList = canBeNamed(node);
    if (node.choices !== undefined && !isList)
      left.push('Its choices were left out, and the field is typed: names of choices have no spaces there.');
    if (node.isMultiple && !isList) {
      left.push('Several values that are typed have no counterpart.');
      this.rows.push({ source: node.path, title: node.title, kind: nameOfKind(node), left });
      return;
    }
    const calculation = this.#calculation(node, left);
    const type = calculation === undefined ? this.#type(node, isList, left) : 'calculate';
    const row: Row = {
      type,
      name,
      label: this.#label(node.title, node.rows, left),
      hint: node.description === undefined ? '' : this.#label(node.description, node.rows, left),
      ...this.#required(node, left),
      ...this.#relevance(node.visibleWhen, node.rows, left),
      ...(calculation === undefined ? this.#constraint(node, left) : {}),
      ...(calculation !== undefined && { calculation }),
      ...(calculation === undefined ? defaultOf(node, left) : {}),
      ...(node.isReadOnly && { read_only: 'yes' }),
      ...(node.isLong && { appearance: 'multiline' }),
    };
    if (calculation !== undefined)
      left.push(...node.constraints.map(({ source }) => `Its rule was left out: ${source}`));
    if (type === 'acknowledge') left.push('It has no answer of no there: it is confirmed, or has no answer.');
    this.rows.push({
      source: node.path,
      title: node.title,
      kind: `${nameOfKind(node)} as ${type}`,
      field: name,
      left,
    });
    this.survey.push(row);
  }

  #type(node: ExportedField, isList: boolean, left: string[]): string {
    if (isList && node.choices !== undefined) {
      const list = xmlName(node.choices.name);
      if (!this.#lists.has(list)) {
        this.#lists.add(list);
        this.choices.push(...node.choices.codes.map(({ code, display }) => [list, code, display]));
      }
      left.push(...(node.isMultiple ? leftOfLimits(node) : []));
      return `${node.isMultiple ? 'select_multiple' : 'select_one'} ${list}`;
    }
    const { type, format } = node.schema;
    if (type === 'boolean') return 'acknowledge';
    if (type === 'integer') return 'integer';
    if (type === 'number') return 'decimal';
    const known = formats[format ?? ''];
    if (format !== undefined && known === undefined) left.push(`Its format was left out: ${format}.`);
    return known ?? 'text';
  }

  #calculation({ derive, rows, ...node }: ExportedField, left: string[]): string | undefined {
    if (derive === undefined) return undefined;
    const context = { fieldAt: this.#fields.seenFrom(rows) };
    const isNumber = node.schema.type === 'number';
    const text = isNumber ? writtenNumber(derive.tree, xpath, context) : undefined;
    // Keeps only calculations with an operator, by which an import recognizes a number.
    if (text !== undefined && /[+*-]|div|round|count/.test(text)) return text;
    left.push(`Its calculation was left out, and the field is typed: ${derive.source}`);
    return undefined;
  }

  #required(node: ExportedField, left: string[]): Row {
    if (this.#fields.isRequired(node)) return { required: 'yes' };
    if (node.requiredWhen === undefined) return {};
    const context = { fieldAt: this.#fields.seenFrom(node.rows) };
    const required = writtenCondition(node.requiredWhen.tree, xpath, context);
    if (required !== undefined) return { required };
    left.push(...leftOfRequirement(node));
    return {};
  }

  #relevance(visibleWhen: ExportedCondition | undefined, rows: readonly string[], left: string[]): Row {
    if (visibleWhen === undefined) return {};
    const relevant = writtenCondition(visibleWhen.tree, xpath, { fieldAt: this.#fields.seenFrom(rows) });
    if (relevant !== undefined) return { relevant };
    left.push(`Its condition was left out: ${visibleWhen.source}`);
    return {};
  }

  #constraint(node: ExportedField, left: string[]): Row {
    const about =
      node.rows.length === 0
        ? `self.${node.name}`
        : `self.${node.path.slice(node.path.lastIndexOf('*') + 2)}`;
    const fieldAt = this.#fields.seenFrom(node.rows);
    const parts = [...limitsOf(node, about, left), ...node.constraints].flatMap((each) => {
      const text = writtenCondition(each.tree, xpath, { fieldAt, about });
      if (text === undefined) left.push(`Its rule was left out: ${each.source}`);
      return text === undefined ? [] : [{ text, message: each.message }];
    });
    const messages = parts.flatMap(({ message }) => message ?? []);
    if (parts.length > 1 && messages.length > 0) left.push('Its constraints share one message there.');
    const [only, ...others] = parts.map(({ text }) => text);
    if (only === undefined) return {};
    return {
      constraint: others.length === 0 ? only : parts.map(({ text }) => `(${text})`).join(' and '),
      constraint_message: messages.join(' '),
    };
  }

  /**
   * Writes a label, with each `{{ expression }}` replaced by a reference to the field whose value the expression
   * shows.
   */
  #label(text: string, rows: readonly string[], left: string[]): string {
    const fieldAt = this.#fields.seenFrom(rows);
    let isWhole = true;
    const label = text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (_whole, expression: string) => {
      const [, labelled, path = labelled ?? ''] = /^(?:label\(([\w.]+)\)|([\w.]+))$/.exec(expression) ?? [];
      const field = fieldAt(path);
      const isShown =
        field !== undefined &&
        (labelled === undefined ? !['code', 'codes', 'rows'].includes(field.type) : field.type === 'code');
      isWhole &&= isShown;
      return isShown ? xpath.field(field.name) : '…';
    });
    if (!isWhole) left.push(`Values in its text were left out: ${text}`);
    return label;
  }

  #unnamedName(kind: string): string {
    this.#unnamed += 1;
    return `${kind}_${this.#unnamed}`;
  }
}

const formats: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'datetime', time: 'time' };

/** Builds a valid name of an XML element. */
function xmlName(words: string): string {
  const name = words.replaceAll(/[^A-Za-z0-9_]+/g, '_');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
}

/**
 * Reports whether XLSForm can express the choices: it separates several chosen codes by spaces, so that a
 * code must not contain any.
 */
function canBeNamed({ choices, isMultiple }: ExportedField): boolean {
  const codes = choices?.codes ?? [];
  return codes.length > 0 && (!isMultiple || codes.every(({ code }) => /^\S+$/.test(code)));
}

function leftOfLimits({ least, most }: ExportedField | ExportedRows): readonly string[] {
  return [
    ...(least === undefined ? [] : [`That there are ${least} at least was left out.`]),
    ...(most === undefined ? [] : [`That there are ${most} at most was left out.`]),
  ];
}

/** Writes the limits of a schema as conditions on the value. */
function limitsOf(
  node: ExportedField,
  self: string,
  left: string[],
): readonly (ExportedCondition & { message?: string })[] {
  if (node.choices !== undefined) return [];
  const { minimum, maximum, minLength, maxLength, pattern, type } = node.schema;
  const isNumber = fieldTypeOf(node) === 'number';
  const isText = type === 'string' && node.schema.format === undefined;
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = node.schema;
  if (multipleOf !== undefined) left.push(`multipleOf was left out: ${JSON.stringify(multipleOf)}.`);
  const numbers = [
    ['>=', minimum],
    ['<=', maximum],
    ['>', exclusiveMinimum],
    ['<', exclusiveMaximum],
  ] as const;
  const sources = [
    ...numbers.flatMap(([sign, value]) =>
      isNumber && typeof value === 'number' ? [`${self} ${sign} ${value}`] : [],
    ),
    ...(isText && minLength !== undefined && minLength > 1 ? [`size(${self}) >= ${minLength}`] : []),
    ...(isText && maxLength !== undefined ? [`size(${self}) <= ${maxLength}`] : []),
  ];
  const unit = node.schema['x-unit'];
  if (unit !== undefined) left.push(`Its unit was left out: ${typeof unit === 'string' ? unit : unit.at}.`);
  const patterns = isText && pattern !== undefined ? patternOf(pattern, self, left) : [];
  return [...sources.flatMap(conditionOf), ...patterns];
}

function conditionOf(source: string): readonly ExportedCondition[] {
  const tree = treeOf(source);
  return tree === undefined ? [] : [{ source, tree }];
}

/** Writes a pattern over the whole text, in the syntax that an import reads. */
function patternOf(pattern: string, self: string, left: string[]): readonly ExportedCondition[] {
  const whole = `^(?:${pattern.slice(1, -1)})$`;
  const quoted = `'${whole.replaceAll('\\', '\\\\')}'`;
  if (isAnchored(pattern) && !pattern.includes("'")) return conditionOf(`matches(${self}, ${quoted})`);
  left.push(`Its pattern was left out: ${pattern}`);
  return [];
}

function defaultOf({ initial, choices }: ExportedField, left: string[]): Row {
  const text = textOfDefault(initial, choices !== undefined);
  if (text !== undefined) return { default: text };
  if (initial !== undefined && initial !== false) left.push('Its initial value was left out.');
  return {};
}

/** Writes a default; omits a default that is not a text, or that XLSForm would evaluate. */
function textOfDefault(initial: Json | undefined, isChoice: boolean): string | undefined {
  if (initial === true) return 'OK';
  if (typeof initial === 'number') return String(initial);
  if (Array.isArray(initial) && isChoice && initial.length > 0) return initial.join(' ');
  return typeof initial === 'string' && !/[(){}$]/.test(initial) ? initial : undefined;
}
