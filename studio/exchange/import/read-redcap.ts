import { CsvReader } from '../../../engine/core/intake/csv-reader.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { celOfCondition, celOfValue, type FieldType } from './conditions/to-cel.ts';
import { ImportError } from './import-error.ts';
import type {
  ImportedField,
  ImportedForm,
  ImportedGroup,
  ImportedList,
  ImportedNode,
} from './imported-form.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';

/** The columns that are read, by how REDCap names them; their order is free. */
export const redcapColumns = {
  name: 'Variable / Field Name',
  form: 'Form Name',
  section: 'Section Header',
  type: 'Field Type',
  label: 'Field Label',
  choices: 'Choices, Calculations, OR Slider Labels',
  note: 'Field Note',
  validation: 'Text Validation Type OR Show Slider Number',
  least: 'Text Validation Min',
  most: 'Text Validation Max',
  identifier: 'Identifier?',
  condition: 'Branching Logic (Show field only if...)',
  required: 'Required Field?',
  alignment: 'Custom Alignment',
  number: 'Question Number (surveys only)',
  matrix: 'Matrix Group Name',
  ranking: 'Matrix Ranking?',
  annotation: 'Field Annotation',
} as const;

type Row = Readonly<Record<keyof typeof redcapColumns, string>>;

/** A data dictionary of REDCap (CSV) as a form: a group for each form, one in it for each section. Throws `ImportError`. */
export function readRedcap(text: string): ImportedForm {
  const dictionary = rowsOf(text);
  const reader = new RedcapReader(dictionary);
  const nodes = reader.nodes();
  const [first] = dictionary;
  return { title: titleFrom(first?.form ?? 'Form'), nodes, lists: reader.lists, rows: reader.rows };
}

function rowsOf(text: string): readonly Row[] {
  const reader = new CsvReader();
  const records = [...reader.push(text.replace(/^\uFEFF/, '')), ...reader.finish()];
  const [head, ...lines] = records;
  const columns = new Map(head?.fields.map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = ([redcapColumns.name, redcapColumns.type, redcapColumns.label] as const).filter(
    (name) => !columns.has(name.toLowerCase()),
  );
  if (missing.length > 0)
    throw new ImportError(
      `The file is no data dictionary of REDCap: its first line has no column ${missing.map((name) => `"${name}"`).join(', ')}.`,
    );
  const damaged = lines.find(({ problem }) => problem !== undefined);
  if (damaged !== undefined) throw new ImportError(`Line ${damaged.line}: ${damaged.problem}`);
  const cell = (fields: readonly string[], name: string) =>
    (fields[columns.get(name.toLowerCase()) ?? -1] ?? '').trim();
  return lines.map(({ fields }) => rowOf((name) => cell(fields, name))).filter(({ name }) => name !== '');
}

function rowOf(cell: (name: string) => string): Row {
  return {
    name: cell(redcapColumns.name),
    form: cell(redcapColumns.form),
    section: cell(redcapColumns.section),
    type: cell(redcapColumns.type),
    label: cell(redcapColumns.label),
    choices: cell(redcapColumns.choices),
    note: cell(redcapColumns.note),
    validation: cell(redcapColumns.validation),
    least: cell(redcapColumns.least),
    most: cell(redcapColumns.most),
    identifier: cell(redcapColumns.identifier),
    condition: cell(redcapColumns.condition),
    required: cell(redcapColumns.required),
    alignment: cell(redcapColumns.alignment),
    number: cell(redcapColumns.number),
    matrix: cell(redcapColumns.matrix),
    ranking: cell(redcapColumns.ranking),
    annotation: cell(redcapColumns.annotation),
  };
}

class RedcapReader {
  readonly lists: ImportedList[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #dictionary: readonly Row[];
  readonly #known = new KnownFields();
  readonly #names = new Map<string, string>();
  readonly #listNames = new Names();

  constructor(dictionary: readonly Row[]) {
    this.#dictionary = dictionary;
    const names = new Names();
    for (const row of dictionary) {
      const type = typeOf(row);
      if (type === undefined) continue;
      const name = names.fieldFor(row.name);
      this.#names.set(row.name, name);
      this.#known.add(row.name, { name, type, rows: [] });
    }
  }

  nodes(): readonly ImportedNode[] {
    const forms = [...Map.groupBy(this.#dictionary, ({ form }) => form)];
    const groups = forms.map(([form, rows]) => this.#sections(form, rows));
    const [only] = groups;
    return groups.length === 1 && only !== undefined ? only.nodes : groups;
  }

  #sections(form: string, rows: readonly Row[]): ImportedGroup {
    const nodes: ImportedNode[] = [];
    let section: { title: string; nodes: ImportedNode[] } | undefined;
    for (const row of rows) {
      if (row.section !== '') {
        section = { title: plain(row.section), nodes: [] };
        nodes.push({ kind: 'group', ...section });
      }
      (section?.nodes ?? nodes).push(...this.#row(row));
    }
    return { kind: 'group', title: titleFrom(form), nodes };
  }

  #row(row: Row): readonly ImportedNode[] {
    const left: string[] = [];
    const condition = this.#condition(row, left);
    const title = plain(row.label) || titleFrom(row.name);
    const { source, name } = { source: row.name, name: this.#names.get(row.name) };
    if (row.identifier.toLowerCase() === 'y')
      left.push('It is marked as an identifier: give the field an access rule.');
    left.push(...unshown(row));
    const annotation = readAnnotation(row);
    if (annotation.rest !== '') left.push(`Its annotation was left out: ${annotation.rest}.`);
    if (row.type === 'descriptive') {
      this.rows.push({ source, title, kind: 'text', left });
      return [{ kind: 'text', text: title, ...condition }];
    }
    if (name === undefined) {
      left.push(`Fields of the type "${row.type}" have no counterpart.`);
      this.rows.push({ source, title, kind: row.type, left });
      return [];
    }
    const field = this.#field(row, { name, title, left });
    const kind = field.list === undefined ? row.type : `${row.type} as a value set`;
    this.rows.push({ source, title, kind, field: name, left });
    // Hidden values are erased there, and so they are here.
    const ui = { ...field.ui, ...(condition.visibleWhen !== undefined && { whenHidden: 'clear' }) };
    return [{ ...field, ...annotation.words, ...condition, ...(Object.keys(ui).length > 0 && { ui }) }];
  }

  #field(row: Row, { name, title, left }: { name: string; title: string; left: string[] }): ImportedField {
    const note = plain(row.note);
    const shared = {
      kind: 'field',
      ...{ name, title, isRequired: row.required.toLowerCase() === 'y' },
      ...(note !== '' && { description: note }),
    } as const;
    if (row.type === 'calc') return { ...shared, ...this.#calculation(row, left) };
    const list = isChoice(row) ? this.#list(row, title, left) : undefined;
    return {
      ...shared,
      schema: list === undefined ? schemaOf(row, left) : {},
      ...(list !== undefined && { list }),
      ...(list !== undefined && row.type === 'checkbox' && { isMultiple: true }),
      ...(row.type === 'notes' && { ui: { 'ui:widget': 'textarea' } }),
      ...sliderWords(row),
    };
  }

  #calculation(row: Row, left: string[]): Pick<ImportedField, 'schema' | 'derive'> {
    const value = celOfValue(row.choices, this.#known.contextIn([]));
    if (value?.type === 'number') return { schema: { type: 'number' }, derive: value.cel };
    left.push(`Its calculation was left out, and the field is typed: ${row.choices}.`);
    return { schema: { type: 'number' } };
  }

  #condition(row: Row, left: string[]): { readonly visibleWhen?: string } {
    if (row.condition === '') return {};
    const visibleWhen = celOfCondition(row.condition, this.#known.contextIn([]));
    if (visibleWhen !== undefined) return { visibleWhen };
    left.push(`Its branching logic was left out: ${row.condition}.`);
    return {};
  }

  #list(row: Row, title: string, left: string[]): string | undefined {
    const codes = row.choices.split('|').flatMap((choice) => {
      const [code = '', ...words] = choice.split(',');
      const display = plain(words.join(','));
      return code.trim() === '' ? [] : [{ code: code.trim(), display: display || code.trim() }];
    });
    if (codes.length === 0) {
      left.push('It has no choices: the field is a text.');
      return undefined;
    }
    const known = this.lists.find((list) => JSON.stringify(list.codes) === JSON.stringify(codes));
    if (known !== undefined) return known.name;
    const name = this.#listNames.fileFor(`${row.form}-${row.name}`);
    this.lists.push({ name, title, codes });
    return name;
  }
}

/** Labels of a slider as help: a number field has no places for them. */
function sliderWords({ type, choices }: Row): Pick<ImportedField, 'ui'> {
  const labels = choices
    .split('|')
    .map(plain)
    .filter((label) => label !== '');
  return type === 'slider' && labels.length > 0 ? { ui: { 'ui:help': labels.join(' – ') } } : {};
}

/** Words of a row about how it looks, which forms here decide themselves. */
function unshown({ type, validation, alignment, number, matrix, ranking }: Row): readonly string[] {
  return [
    ...(matrix === '' ? [] : [`It is in the matrix "${matrix}": its fields stand below each other.`]),
    ...(ranking.toLowerCase() === 'y'
      ? ['Each column of the matrix may be chosen once: write a rule for that.']
      : []),
    ...(alignment === '' ? [] : [`Its alignment was left out: ${alignment}.`]),
    ...(number === '' ? [] : [`Its question number was left out: ${number}.`]),
    ...(type === 'slider' && validation !== 'number'
      ? ['The slider hides its number: here it is a number field.']
      : []),
  ];
}

/** Tags of REDCap that a field has words for, and what else its annotation says. */
function readAnnotation(row: Row): {
  readonly words: Pick<ImportedField, 'isReadOnly' | 'initial'>;
  readonly rest: string;
} {
  const [tag = '', value] = /@DEFAULT\s*=\s*'([^']*)'/.exec(row.annotation) ?? [];
  const initial = value === undefined ? undefined : initialOf(row, value);
  const isReadOnly = /@READONLY(?![-\w])/.test(row.annotation);
  const known = row.annotation.replace(/@READONLY(?![-\w])/, '');
  return {
    words: { ...(isReadOnly && { isReadOnly }), ...(initial !== undefined && { initial }) },
    rest: (initial === undefined ? known : known.replace(tag, '')).trim(),
  };
}

/** Reads a default, except one calculated from other fields, which is left out. */
function initialOf(row: Row, value: string): ImportedField['initial'] {
  const type = typeOf(row);
  if (/[[\]]/.test(value) || type === undefined || type === 'codes') return undefined;
  if (type === 'boolean') return value === '1' ? true : undefined;
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
  return value;
}

function isChoice({ type }: Row): boolean {
  return type === 'radio' || type === 'dropdown' || type === 'checkbox';
}

/** Finds the type of a row here; undefined for one without a counterpart. */
function typeOf(row: Row): FieldType | undefined {
  if (isChoice(row)) return row.type === 'checkbox' ? 'codes' : 'code';
  if (row.type === 'yesno' || row.type === 'truefalse') return 'boolean';
  if (row.type === 'calc' || row.type === 'slider') return 'number';
  if (row.type === 'notes') return 'text';
  return row.type === 'text' ? (validations[validationOf(row)]?.type ?? 'text') : undefined;
}

const validations: Readonly<Record<string, { readonly type: FieldType; readonly schema: JsonObject }>> = {
  date: { type: 'date', schema: { type: 'string', format: 'date' } },
  datetime: { type: 'text', schema: { type: 'string', format: 'date-time' } },
  time: { type: 'time', schema: { type: 'string', format: 'time' } },
  integer: { type: 'number', schema: { type: 'integer' } },
  number: { type: 'number', schema: { type: 'number' } },
  email: { type: 'text', schema: { $ref: '../shared/email.schema.json' } },
  phone: { type: 'text', schema: { $ref: '../shared/phone.schema.json' } },
  zipcode: { type: 'text', schema: { $ref: '../shared/zip.schema.json' } },
};

/** `date_mdy` and `date_ymd` differ in how a day is written only. */
function validationOf({ validation }: Row): string {
  return validation
    .toLowerCase()
    .replace(/_(?:mdy|dmy|ymd|\d.*)$/, '')
    .replace(/^datetime_seconds$/, 'datetime');
}

function schemaOf(row: Row, left: string[]): JsonObject {
  if (row.type === 'yesno' || row.type === 'truefalse') return { type: 'boolean' };
  if (row.type === 'slider')
    return {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      ...limit('minimum', row.least),
      ...limit('maximum', row.most),
    };
  const known = validations[validationOf(row)];
  if (known === undefined && row.type === 'text' && row.validation !== '')
    left.push(`Its validation was left out: ${row.validation}.`);
  const schema = known?.schema ?? { type: 'string' };
  const limits = { ...limit('minimum', row.least), ...limit('maximum', row.most) };
  if (known?.type === 'number') return { ...schema, ...limits };
  if (row.least !== '' || row.most !== '')
    left.push(`Its limits were left out: ${[row.least, row.most].filter(Boolean).join(' to ')}.`);
  return schema;
}

function limit(word: string, value: string): JsonObject {
  return /^-?\d+(\.\d+)?$/.test(value) ? { [word]: Number(value) } : {};
}

/** Labels may be written in HTML. */
function plain(label: string): string {
  return label
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
