import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { toCsv } from '../../../engine/core/text/csv.ts';
import { type Dialect, writtenCondition, writtenNumber } from './conditions/write-condition.ts';
import type {
  ExportableForm,
  ExportedCondition,
  ExportedField,
  ExportedGroup,
  ExportedNode,
  ExportedText,
} from './exported-form.ts';
import { withoutValues } from './plain-text.ts';
import { nameOfKind } from './write-questionnaire.ts';
import { allOf, leftOfRequirement, WrittenFields } from './written-fields.ts';

/** Writes a form as a data dictionary of REDCap (CSV), with the outcome for each node. */
export function writeRedcap(form: ExportableForm): {
  readonly csv: string;
  readonly rows: readonly ExchangedRow[];
} {
  const writer = new RedcapWriter(form);
  writer.add(form.nodes, { conditions: [], depth: 0 });
  const lines = writer.lines.map((line) => columns.map((name) => line[name] ?? ''));
  return { csv: toCsv([columns, ...lines]), rows: writer.rows };
}

const columns = [
  'Variable / Field Name',
  'Form Name',
  'Section Header',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
  'Field Note',
  'Text Validation Type OR Show Slider Number',
  'Text Validation Min',
  'Text Validation Max',
  'Identifier?',
  'Branching Logic (Show field only if...)',
  'Required Field?',
  'Custom Alignment',
  'Question Number (surveys only)',
  'Matrix Group Name',
  'Matrix Ranking?',
  'Field Annotation',
] as const;

type Line = Partial<Record<(typeof columns)[number], string>>;

const branchingLogic: Dialect = {
  field: (name) => `[${name}]`,
  ticked: (name, code) => (/^-?\w+$/.test(code) ? `[${name}(${code})] = '1'` : undefined),
  yes: "'1'",
  unequal: '<>',
  divided: '/',
  date: (day) => `'${day}'`,
  functions: { round: 'round' },
  hasBlankLists: false,
};

interface Around {
  /**
   * Conditions of the enclosing groups, which are written at each field, since REDCap has no conditions of
   * groups.
   */
  readonly conditions: readonly ExportedCondition[];
  readonly depth: number;
}

class RedcapWriter {
  readonly lines: Line[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #fields: WrittenFields;
  readonly #form: string;
  #section = '';
  /** True within a section, which lasts until the next one begins. */
  #isInSection = false;
  #unnamed = 0;

  constructor(form: ExportableForm) {
    this.#fields = new WrittenFields(form, (words) => variableName(words.join('_')));
    this.#form = variableName(form.name);
  }

  add(nodes: readonly ExportedNode[], around: Around): void {
    for (const node of nodes) {
      if (node.kind === 'field') this.#field(node, around);
      else if (node.kind === 'group') this.#group(node, around);
      else if (node.kind === 'text') this.#text(node, around);
      else if (node.kind === 'rows')
        this.#none(node, [
          ...node.left,
          'Lists of rows have no counterpart: what repeats is a setting of the project.',
        ]);
      else this.#none(node, node.left);
    }
  }

  #none({ path, title }: { readonly path: string; readonly title: string }, left: readonly string[]): void {
    this.rows.push({ source: path, title, kind: 'none', left: [...left] });
  }

  #group(node: ExportedGroup, { conditions, depth }: Around): void {
    const left = [...node.left];
    const title = withoutValues(node.title, left);
    if (depth > 0 && title !== '')
      left.push('Groups within groups have no counterpart: its title was left out.');
    this.rows.push({ source: node.path ?? '', title: node.title, kind: 'group as a section', left });
    if (depth === 0) this.#section = title;
    this.#isInSection ||= depth === 0 && title !== '';
    const inside = node.visibleWhen === undefined ? conditions : [...conditions, node.visibleWhen];
    this.add(node.nodes, { conditions: inside, depth: title === '' ? depth : depth + 1 });
    if (depth === 0) this.#section = '';
  }

  #text(node: ExportedText, around: Around): void {
    const left = [...node.left];
    this.#unnamed += 1;
    const name = `text_${this.#unnamed}`;
    const line = {
      ...this.#begin(name, withoutValues(node.text, left), around, left),
      'Field Type': 'descriptive',
      ...this.#condition(node.visibleWhen, around, left),
    };
    this.rows.push({ source: '', title: node.text, kind: 'text as descriptive', field: name, left });
    this.lines.push(line);
  }

  #field(node: ExportedField, around: Around): void {
    const left = [...node.left];
    const name = this.#fields.nameOf(node);
    const isList = node.choices !== undefined && canBeListed(node.choices.codes);
    if (node.choices !== undefined && !isList)
      left.push(
        'Its choices were left out, and the field is typed: codes have letters, digits and _ only there.',
      );
    if (node.isMultiple && !isList) {
      this.#none(node, [...left, 'Several values that are typed have no counterpart.']);
      return;
    }
    const calculation = this.#calculation(node, left);
    const typed: Line =
      calculation === undefined
        ? typeOf(node, isList, left)
        : { 'Field Type': 'calc', 'Choices, Calculations, OR Slider Labels': calculation };
    left.push(...node.constraints.map(({ source }) => `Its rule was left out: ${source}`));
    const note = node.description === undefined ? '' : withoutValues(node.description, left);
    const line: Line = {
      ...this.#begin(name, withoutValues(node.title, left), around, left),
      ...typed,
      'Field Note': note,
      ...this.#condition(node.visibleWhen, around, left),
      ...this.#required(node, left),
      'Field Annotation': annotationOf(node, left),
    };
    const type = line['Field Type'] ?? '';
    this.rows.push({
      source: node.path,
      title: node.title,
      kind: `${nameOfKind(node)} as ${type}`,
      field: name,
      left,
    });
    this.lines.push(line);
  }

  #begin(name: string, label: string, { depth }: Around, left: string[]): Line {
    const section = this.#section;
    this.#section = '';
    if (depth === 0 && this.#isInSection) left.push('It stands in the section before it there.');
    if (/<[^>]*>/.test(label)) left.push('Its label is read as HTML there.');
    return {
      'Variable / Field Name': name,
      'Form Name': this.#form,
      'Section Header': section,
      'Field Label': label,
    };
  }

  #calculation({ derive, rows }: ExportedField, left: string[]): string | undefined {
    if (derive === undefined) return undefined;
    const text = writtenNumber(derive.tree, branchingLogic, { fieldAt: this.#fields.seenFrom(rows) });
    if (text === undefined)
      left.push(`Its calculation was left out, and the field is typed: ${derive.source}`);
    return text;
  }

  #condition(own: ExportedCondition | undefined, { conditions }: Around, left: string[]): Line {
    const all = own === undefined ? conditions : [...conditions, own];
    const condition = all.length === 0 ? undefined : allOf(all);
    if (condition === undefined) return {};
    const text = writtenCondition(condition.tree, branchingLogic, { fieldAt: this.#fields.seenFrom([]) });
    if (text !== undefined) return { 'Branching Logic (Show field only if...)': text };
    left.push(`Its condition was left out: ${condition.source}`);
    return {};
  }

  #required(node: ExportedField, left: string[]): Line {
    if (this.#fields.isRequired(node)) return { 'Required Field?': 'y' };
    left.push(...leftOfRequirement(node));
    return {};
  }
}

/** Builds a variable name of small letters, digits and underscores, beginning with a letter. */
function variableName(words: string): string {
  const name = words
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return /^[a-z]/.test(name) ? name : `v_${name}`;
}

function canBeListed(codes: readonly { readonly code: string; readonly display: string }[]): boolean {
  return (
    codes.length > 0 && codes.every(({ code, display }) => /^-?\w+$/.test(code) && !/[|\n]/.test(display))
  );
}

/** REDCap's validations that are written in place of a shared schema and its pattern. */
const sharedValidations: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  zip: 'zipcode',
};

const validations: Readonly<Record<string, string>> = {
  date: 'date_ymd',
  'date-time': 'datetime_seconds_ymd',
  time: 'time',
};

function typeOf(node: ExportedField, isList: boolean, left: string[]): Line {
  const { schema, choices, isMultiple, isLong, shared, least, most } = node;
  if (isList && choices !== undefined) {
    if (isMultiple && (least !== undefined || most !== undefined))
      left.push(`How many may be chosen was left out: ${least ?? 0} to ${most ?? 'all'}.`);
    return {
      'Field Type': isMultiple ? 'checkbox' : choices.codes.length > 6 ? 'dropdown' : 'radio',
      'Choices, Calculations, OR Slider Labels': choices.codes
        .map(({ code, display }) => `${code}, ${display}`)
        .join(' | '),
    };
  }
  if (schema.type === 'boolean') return { 'Field Type': 'yesno' };
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(node, left);
  const known = shared.map((stem) => sharedValidations[stem]).find((each) => each !== undefined);
  const validation = known ?? validations[schema.format ?? ''];
  if (schema.format === 'date-time') left.push('A moment has no time zone there.');
  if (schema.format !== undefined && validation === undefined)
    left.push(`Its format was left out: ${schema.format}.`);
  if (known === undefined) left.push(...leftOfText(node));
  const isNotes = isLong && validation === undefined;
  return {
    'Field Type': isNotes ? 'notes' : 'text',
    'Text Validation Type OR Show Slider Number': validation ?? '',
  };
}

function numberOf({ schema }: ExportedField, left: string[]): Line {
  const unit = schema['x-unit'];
  if (unit !== undefined) left.push(`Its unit was left out: ${typeof unit === 'string' ? unit : unit.at}.`);
  for (const word of ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'])
    if (schema[word] !== undefined) left.push(`${word} was left out: ${JSON.stringify(schema[word])}.`);
  return {
    'Field Type': 'text',
    'Text Validation Type OR Show Slider Number': schema.type === 'integer' ? 'integer' : 'number',
    'Text Validation Min': schema.minimum === undefined ? '' : String(schema.minimum),
    'Text Validation Max': schema.maximum === undefined ? '' : String(schema.maximum),
  };
}

function leftOfText({ schema }: ExportedField): readonly string[] {
  const { pattern, minLength, maxLength } = schema;
  return [
    ...(pattern === undefined ? [] : [`Its pattern was left out: ${pattern}`]),
    ...(minLength === undefined || minLength < 2 ? [] : [`Its least length was left out: ${minLength}.`]),
    ...(maxLength === undefined ? [] : [`Its greatest length was left out: ${maxLength}.`]),
  ];
}

function annotationOf({ initial, isReadOnly, derive, schema }: ExportedField, left: string[]): string {
  const isPlain = typeof initial === 'string' || typeof initial === 'number' || initial === true;
  const value = initial === true ? '1' : String(initial);
  const isWritten = isPlain && derive === undefined && !/['[\]]/.test(value);
  if (initial !== undefined && initial !== false && !isWritten) left.push('Its initial value was left out.');
  const isForced = schema.minimum !== undefined || schema.maximum !== undefined;
  return [
    ...(isReadOnly ? ['@READONLY'] : []),
    ...(isWritten ? [`@DEFAULT='${value}'`] : []),
    ...(isForced ? ['@FORCE-MINMAX'] : []),
  ].join(' ');
}
