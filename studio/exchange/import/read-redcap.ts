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
import { noteAll } from './keywords/keywords.ts';
import { redcapKeywords } from './keywords/redcap-keywords.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';
import { withoutCircles } from './without-circles.ts';

/** Columns that the import reads, with REDCap's names, in any order. */
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

/**
 * Reads a REDCap data dictionary (CSV) as a form, with a group for each form and one within for each section. Throws
 * `ImportError`.
 */
export function readRedcap(text: string): ImportedForm {
  const { dictionary, unknown } = rowsOf(text);
  const reader = new RedcapReader(dictionary);
  const { nodes, rows } = withoutCircles({ nodes: reader.nodes(), rows: reader.rows });
  const [first] = dictionary;
  return {
    title: titleFrom(first?.form ?? 'Form'),
    nodes,
    lists: reader.lists,
    rows: [...rows, ...unknown],
  };
}

/** Reads the rows; lists each non-empty column that REDCap dictionaries do not have. */
function rowsOf(text: string): {
  readonly dictionary: readonly Row[];
  readonly unknown: readonly ExchangedRow[];
} {
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
    withoutGuard((fields[columns.get(name.toLowerCase()) ?? -1] ?? '').trim());
  const dictionary = lines
    .map(({ fields }) => rowOf((name) => cell(fields, name)))
    .filter(({ name }) => name !== '');
  refuseTwice(dictionary);
  const known = new Set(Object.values(redcapColumns).map((name) => name.toLowerCase()));
  const unknown = (head?.fields ?? []).flatMap((name, index): readonly ExchangedRow[] => {
    const isUsed = lines.some(({ fields }) => (fields[index] ?? '').trim() !== '');
    if (known.has(name.trim().toLowerCase()) || !isUsed) return [];
    const left: string[] = [];
    noteAll(redcapKeywords, left, { part: 'column', word: name.trim() });
    return [{ source: name.trim(), title: name.trim(), kind: 'column', left }];
  });
  return { dictionary, unknown };
}

/**
 * Removes a leading quotation mark, by which spreadsheets show a text that begins with a sign such as `=`
 * instead of calculating it.
 */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** Refuses a variable given twice, which REDCap does not allow, and which would make conditions ambiguous. */
function refuseTwice(dictionary: readonly Row[]): void {
  const names = new Set<string>();
  for (const { name } of dictionary) {
    if (names.has(name))
      throw new ImportError(
        `The variable "${name}" is there twice: give one of them another name, then import the file again.`,
      );
    names.add(name);
  }
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
  /** Names of the value sets, by their codes joined to one text. */
  readonly #listsByCodes = new Map<string, string>();

  constructor(dictionary: readonly Row[]) {
    this.#dictionary = dictionary;
    const names = new Names();
    for (const row of dictionary) {
      const type = typeOf(row);
      if (type === undefined) continue;
      const name = names.fieldFor(row.name);
      this.#names.set(row.name, name);
      this.#known.add(row.name, { name, type, rows: [], codes: codesOf(row).map(({ code }) => code) });
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
    noteAll(redcapKeywords, left, ...saidOf(row));
    const tags = readTags(row.annotation);
    if (tags.rest !== '') left.push(`The rest of its annotation was left out: ${tags.rest}`);
    if (row.type === 'descriptive') {
      this.rows.push({ source, title, kind: 'text', left });
      return [{ kind: 'text', text: title, ...condition }];
    }
    if (name === undefined) {
      this.rows.push({ source, title, kind: row.type, left });
      return [];
    }
    const tagged = this.#tagged(row, tags.tags, left);
    const field = this.#field(row, { name, title, left, isForced: tags.tags.has('@FORCE-MINMAX') });
    const kind = field.list === undefined ? row.type : `${row.type} as a value set`;
    this.rows.push({ source, title, kind, field: name, left });
    const { schema, ui, ...words } = tagged;
    return [
      {
        ...{ ...field, ...words, ...condition },
        ...{ schema: { ...field.schema, ...schema } },
        ...((field.ui ?? ui) !== undefined && { ui: { ...field.ui, ...ui } }),
        ...(words.isHidden && { isRequired: false }),
      },
    ];
  }

  /** Reads the members of a field that its action tags set; lists a tag whose value cannot be imported. */
  #tagged(row: Row, tags: ReadonlyMap<string, string>, left: string[]): Partial<ImportedField> {
    const initial = initialOf(row, tags.get('@DEFAULT'));
    const [characters, checked] = [tags.get('@CHARLIMIT'), tags.get('@MAXCHECKED')].map(wholeNumber);
    const placeholder = tags.get('@PLACEHOLDER');
    const text = tags.get('@CALCTEXT');
    const derived = text === undefined ? undefined : celOfValue(text, this.#known.contextIn([]));
    const isText = row.type === 'notes' || (row.type === 'text' && typeOf(row) === 'text');
    const isDerived = isText && derived?.type === 'text';
    if (tags.has('@DEFAULT') && initial === undefined)
      left.push(`Its default was left out: ${tags.get('@DEFAULT')}`);
    if (text !== undefined && !isDerived)
      left.push(`Its calculation was left out, and the field is typed: ${text}`);
    return {
      ...(tags.has('@READONLY') && { isReadOnly: true as const }),
      ...(tags.has('@HIDDEN') && { isHidden: true as const }),
      ...(initial !== undefined && { initial }),
      ...(placeholder !== undefined && { ui: { 'ui:placeholder': placeholder } }),
      ...(isText && characters !== undefined && { schema: { maxLength: characters } }),
      ...(row.type === 'checkbox' && checked !== undefined && { most: checked }),
      ...(isDerived && derived !== undefined && { derive: derived.cel }),
    };
  }

  #field(
    row: Row,
    { name, title, left, isForced }: { name: string; title: string; left: string[]; isForced: boolean },
  ): ImportedField {
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
      ...(list === undefined ? limited(row, { name, title, isForced }, left) : { schema: {}, list }),
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
    if (visibleWhen !== undefined && /<(?!>)/.test(row.condition))
      left.push(`Its branching logic may count a blank as less there, and never does here: ${row.condition}`);
    if (visibleWhen !== undefined) return { visibleWhen };
    left.push(`Its branching logic was left out: ${row.condition}.`);
    return {};
  }

  #list(row: Row, title: string, left: string[]): string | undefined {
    const codes = codesOf(row);
    if (codes.length === 0) {
      left.push('It has no choices: the field is a text.');
      return undefined;
    }
    const key = JSON.stringify(codes);
    const known = this.#listsByCodes.get(key);
    if (known !== undefined) return known;
    const name = this.#listNames.fileFor(`${row.form}-${row.name}`);
    this.#listsByCodes.set(key, name);
    this.lists.push({ name, title, codes });
    return name;
  }
}

/** Lists the keywords of a row that may need a note on their outcome. */
function saidOf(row: Row): readonly { part: string; word: string; value?: string }[] {
  const isSlider = row.type === 'slider';
  const validation = row.validation.toLowerCase();
  return [
    { part: 'type', word: row.type },
    ...(row.identifier.toLowerCase() === 'y' ? [{ part: 'column', word: redcapColumns.identifier }] : []),
    ...(isSlider ? [{ part: 'slider number', word: validation === 'number' ? 'number' : 'hidden' }] : []),
    ...(!isSlider && validation !== '' ? [{ part: 'validation', word: validation }] : []),
    ...(row.alignment === ''
      ? []
      : [{ part: 'column', word: redcapColumns.alignment, value: row.alignment }]),
    ...(row.number === '' ? [] : [{ part: 'column', word: redcapColumns.number, value: row.number }]),
    ...(row.matrix === '' ? [] : [{ part: 'column', word: redcapColumns.matrix, value: row.matrix }]),
    ...(row.ranking.toLowerCase() === 'y' ? [{ part: 'column', word: redcapColumns.ranking }] : []),
    ...[...readTags(row.annotation).tags].map(([word, value]) => ({ part: 'action tag', word, value })),
  ];
}

/** Describes a slider with its labels as help. */
function sliderWords({ type, choices }: Row): Pick<ImportedField, 'ui'> {
  if (type !== 'slider') return {};
  const labels = choices
    .split('|')
    .map(plain)
    .filter((label) => label !== '');
  return {
    ui: { 'ui:widget': 'range', ...(labels.length > 0 && { 'ui:help': labels.join(' – ') }) },
  };
}

interface Tags {
  /** Values by tag, including the at-sign; empty for a tag without a value. */
  readonly tags: ReadonlyMap<string, string>;
  readonly rest: string;
}

const tagPattern = /@[A-Z][A-Z0-9-]*/g;

function readTags(annotation: string): Tags {
  const tags = new Map<string, string>();
  const [begin = '', ...others] = split(annotation);
  const rest = [begin.trim()];
  for (const part of others) {
    const [tag = ''] = part.match(tagPattern) ?? [];
    const behind = part.slice(tag.length);
    const value = valueBehind(behind);
    tags.set(tag, value.text);
    rest.push(behind.slice(value.length).trim());
  }
  return { tags, rest: rest.filter((text) => text !== '').join(' ') };
}

/**
 * Splits an annotation into the parts that begin with a tag; a tag within quotation marks or brackets of another
 * begins no part.
 */
function split(annotation: string): readonly string[] {
  const starts: number[] = [];
  let until = 0;
  for (const { index, 0: tag } of annotation.matchAll(tagPattern)) {
    if (index < until) continue;
    starts.push(index);
    const end = index + tag.length;
    until = end + valueBehind(annotation.slice(end)).length;
  }
  return [0, ...starts].map((start, at) => annotation.slice(start, starts[at] ?? annotation.length));
}

function valueBehind(text: string): { readonly text: string; readonly length: number } {
  const written = /^\s*=\s*(?:'([^']*)'|"([^"]*)"|([^\s@]+))/.exec(text);
  if (written !== null)
    return { text: written[1] ?? written[2] ?? written[3] ?? '', length: written[0].length };
  if (!/^\s*\(/.test(text)) return { text: '', length: 0 };
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ')' && depth === 0) return { text: text.slice(text.indexOf('(') + 1, at), length: at + 1 };
  }
  return { text: '', length: 0 };
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Reads a default; lists a default that is calculated from other fields. */
function initialOf(row: Row, value: string | undefined): ImportedField['initial'] {
  const type = typeOf(row);
  if (value === undefined || value === '' || /[[\]]/.test(value) || type === undefined) return undefined;
  if (type === 'codes') return value.split(',').map((code) => code.trim());
  if (type === 'boolean') return value === '1' || value === '0' ? value === '1' : undefined;
  if (type === 'number') return isNumber(value) ? Number(value) : undefined;
  return value;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Reads choices such as `1, One | 2, Two`; a code given twice counts once. */
function codesOf(row: Row): ImportedList['codes'] {
  if (!isChoice(row)) return [];
  const codes = row.choices.split('|').flatMap((choice) => {
    const [code = '', ...words] = choice.split(',');
    const display = plain(words.join(','));
    return code.trim() === '' ? [] : [{ code: code.trim(), display: display || code.trim() }];
  });
  return [...new Map(codes.map((each) => [each.code, each])).values()];
}

function isChoice({ type }: Row): boolean {
  return type === 'radio' || type === 'dropdown' || type === 'checkbox';
}

/** Finds the field type of a row; undefined without a counterpart. */
function typeOf(row: Row): FieldType | undefined {
  if (isChoice(row)) return row.type === 'checkbox' ? 'codes' : 'code';
  if (row.type === 'yesno' || row.type === 'truefalse') return 'boolean';
  if (row.type === 'calc' || row.type === 'slider') return 'number';
  if (row.type === 'notes') return 'text';
  return row.type === 'text' ? (validations[row.validation.toLowerCase()]?.type ?? 'text') : undefined;
}

interface Validation {
  readonly type: FieldType;
  readonly schema: JsonObject;
}

function same(words: string, validation: Validation): Readonly<Record<string, Validation>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, validation]));
}

const ofDecimals = ['', '_1dp', '_2dp', '_3dp', '_4dp'];

const validations: Readonly<Record<string, Validation>> = {
  ...same('date_dmy date_mdy date_ymd', { type: 'date', schema: { type: 'string', format: 'date' } }),
  ...same(
    ['datetime', 'datetime_seconds']
      .flatMap((each) => [`${each}_dmy`, `${each}_mdy`, `${each}_ymd`])
      .join(' '),
    { type: 'text', schema: { type: 'string', format: 'date-time' } },
  ),
  time: { type: 'time', schema: { type: 'string', format: 'time' } },
  ...same('integer int', { type: 'number', schema: { type: 'integer' } }),
  ...same(
    ['float', ...ofDecimals.flatMap((each) => [`number${each}`, `number${each}_comma_decimal`])].join(' '),
    { type: 'number', schema: { type: 'number' } },
  ),
  email: { type: 'text', schema: { $ref: '../shared/email.schema.json' } },
  phone: { type: 'text', schema: { $ref: '../shared/phone.schema.json' } },
  zipcode: { type: 'text', schema: { $ref: '../shared/zip.schema.json' } },
  alpha_only: { type: 'text', schema: { type: 'string', pattern: '^[A-Za-z]+$' } },
  ssn: { type: 'text', schema: { type: 'string', pattern: '^[0-9]{3}-[0-9]{2}-[0-9]{4}$' } },
  mrn_10d: { type: 'text', schema: { type: 'string', pattern: '^[0-9]{10}$' } },
};

interface Named {
  readonly name: string;
  readonly title: string;
  /** True where a value outside of its limits stops the save. */
  readonly isForced: boolean;
}

/**
 * Builds the schema of a field with its limits. REDCap only warns about a value outside of the limits, unless
 * `@FORCE-MINMAX` makes it refuse the value.
 */
function limited(row: Row, named: Named, left: string[]): Pick<ImportedField, 'schema' | 'constraints'> {
  if (row.type === 'slider') return { schema: sliderOf(row, left) };
  const known = row.type === 'text' ? validations[row.validation.toLowerCase()] : undefined;
  const schema: JsonObject =
    row.type === 'yesno' || row.type === 'truefalse'
      ? { type: 'boolean' }
      : (known?.schema ?? { type: 'string' });
  const sides = [
    { word: 'minimum', sign: '>=', value: row.least, said: 'at least' },
    { word: 'maximum', sign: '<=', value: row.most, said: 'at most' },
  ].filter(({ value }) => value !== '');
  const written = sides.map((side) => ({ ...side, cel: limitOf(known?.type, side.value) }));
  for (const { value } of written.filter(({ cel }) => cel === undefined))
    left.push(`A limit was left out: ${value}`);
  const kept = written.filter(({ cel }) => cel !== undefined);
  if (kept.length === 0) return { schema };
  if (known?.type === 'number' && named.isForced)
    return {
      schema: { ...schema, ...Object.fromEntries(kept.map(({ word, value }) => [word, Number(value)])) },
    };
  const constraints = kept.map(({ sign, value, cel, said }) => ({
    unless: `self.${named.name} ${sign} ${cel}`,
    message: `${named.title}: ${said} ${value} is expected`,
    ...(!named.isForced && { severity: 'warning' as const }),
  }));
  return { schema, constraints };
}

function limitOf(type: FieldType | undefined, value: string): string | undefined {
  if (type === 'number') return isNumber(value) ? value : undefined;
  if (type !== 'date') return undefined;
  if (value === 'today') return 'today()';
  return /^\d{4}-\d\d-\d\d$/.test(value) ? `date('${value}')` : undefined;
}

function sliderOf({ least, most }: Row, left: string[]): JsonObject {
  const [minimum, maximum] = [isNumber(least) ? Number(least) : 0, isNumber(most) ? Number(most) : 100];
  if (minimum < maximum) return { type: 'integer', minimum, maximum };
  left.push(`Its limits were left out: ${least} to ${most}`);
  return { type: 'integer', minimum: 0, maximum: 100 };
}

/** Strips HTML from a label. */
function plain(label: string): string {
  return label
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
