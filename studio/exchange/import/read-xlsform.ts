import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { celOfCondition, celOfValue, celString, type FieldType } from './conditions/to-cel.ts';
import { ImportError } from './import-error.ts';
import type { ImportedField, ImportedForm, ImportedList, ImportedNode } from './imported-form.ts';
import { noteAll } from './keywords/keywords.ts';
import { xlsformKeywords } from './keywords/xlsform-keywords.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';
import { withoutCircles } from './without-circles.ts';
import { languagesLeft, xlsformRows } from './xlsform-table.ts';

type Row = Readonly<Record<string, string>>;

interface Workbook {
  readonly survey: readonly Row[];
  readonly choices: readonly Row[];
  readonly settings: readonly Row[];
  /** Outcomes of the parts outside of the survey's rows. */
  readonly notes: readonly ExchangedRow[];
}

/**
 * Reads an XLSForm as a form: groups, repeats, choices, relevance, constraints, calculations. `text` is JSON with the
 * rows of texts by sheet name. Throws `ImportError`.
 */
export function readXlsform(text: string): ImportedForm {
  const workbook = workbookOf(text);
  const reader = new XlsformReader(workbook);
  const { nodes, rows } = withoutCircles({ nodes: reader.nodes(), rows: reader.rows });
  const [settings = {}] = workbook.settings;
  const title = settings['form_title'] || titleFrom(settings['form_id'] || 'Form');
  return { title, nodes, lists: reader.lists, rows: [...rows, ...workbook.notes] };
}

function workbookOf(text: string): Workbook {
  const sheets = sheetsOf(text);
  const survey = sheets.get('survey');
  if (survey === undefined) throw new ImportError('The workbook is no XLSForm: it has no sheet "survey".');
  const settings = xlsformRows(sheets.get('settings') ?? []);
  const language = settings[0]?.['default_language'];
  const rows = xlsformRows(survey, language);
  const choices = xlsformRows(sheets.get('choices') ?? [], language);
  if (!rows.some((row) => 'type' in row))
    throw new ImportError('The sheet "survey" has no column "type" in its first row, or no rows below it.');
  const notes = [
    ...notesOn('sheet', [Object.fromEntries([...sheets].map(([name]) => [name, '']))]),
    ...notesOn('choices column', choices),
    ...notesOn('settings column', settings),
    ...rows.filter(isDisabled).map(noteOnDisabled),
    ...languagesLeft([survey, sheets.get('choices') ?? []], language),
  ];
  return { survey: rows.filter((row) => !isDisabled(row)), choices, settings, notes };
}

/** Lists the columns of a sheet that the import leaves out, each once. */
function notesOn(part: keyof typeof xlsformKeywords, rows: readonly Row[]): readonly ExchangedRow[] {
  const used = rows.flatMap((row) =>
    Object.entries(row).filter(([, cell]) => cell !== '' || part === 'sheet'),
  );
  return [...new Map(used)].flatMap(([word]) => {
    const left: string[] = [];
    noteAll(xlsformKeywords, left, { part, word });
    return left.length === 0 ? [] : [{ source: `${part} ${word}`, title: word, kind: part, left }];
  });
}

function isDisabled(row: Row): boolean {
  return isYes(row['disabled']);
}

function noteOnDisabled(row: Row): ExchangedRow {
  const left: string[] = [];
  noteAll(xlsformKeywords, left, { part: 'survey column', word: 'disabled' });
  const source = row['name'] ?? '';
  return { source, title: row['label'] || titleFrom(source), kind: typeOf(row), left };
}

function sheetsOf(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ImportError('The sheets of the workbook did not arrive whole: choose the file again.');
  }
  const sheets = isJsonObject(value) ? Object.entries(value) : [];
  return new Map(
    sheets.map(([name, rows]) => [
      name.trim().toLowerCase(),
      Array.isArray(rows)
        ? rows.map((row) => (Array.isArray(row) ? row.map((cell) => String(cell ?? '').trim()) : []))
        : [],
    ]),
  );
}

/** Open group or repeat, matched with its end. */
interface Level {
  readonly row: Row;
  readonly type: string;
  readonly nodes: ImportedNode[];
  readonly rows: readonly string[];
  /** Wraps the nodes of the level into its group or rows at the end of the level. */
  readonly finish: (nodes: readonly ImportedNode[]) => readonly ImportedNode[];
}

class XlsformReader {
  readonly lists: ImportedList[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #workbook: Workbook;
  /** Rows of the choices by the name of their list. */
  readonly #choices: ReadonlyMap<string, readonly Row[]>;
  readonly #known = new KnownFields();
  readonly #names = new Map<Row, string>();
  readonly #listNames = new Map<string, string>();
  /** Names of the text fields for "Other" answers, by row. */
  readonly #otherNames = new Map<Row, string>();
  readonly #fileNames = new Names();

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
    this.#choices = Map.groupBy(workbook.choices, (choice) => choice['list_name'] ?? '');
    this.#register();
  }

  #register(): void {
    const rows: { readonly names: Names; readonly path: readonly string[] }[] = [
      { names: new Names(), path: [] },
    ];
    for (const row of this.#workbook.survey) {
      const type = typeOf(row);
      const here = rows.at(-1);
      if (here === undefined) break;
      if (type === 'end repeat' && rows.length > 1) rows.pop();
      if (type === 'begin repeat') {
        const name = here.names.fieldFor(row['name'] ?? '');
        this.#add(row, { name, type: 'rows', rows: here.path });
        rows.push({ names: new Names(), path: [...here.path, name] });
      }
      const held = heldBy(row);
      if (held === undefined) continue;
      const codes = this.#codesOf(row).map(({ code }) => code);
      this.#add(row, { name: here.names.fieldFor(row['name'] ?? ''), type: held, rows: here.path, codes });
      if (!isWithOther(row)) continue;
      const other = {
        name: here.names.fieldFor(`${row['name'] ?? ''}_other`),
        type: 'text',
        rows: here.path,
      } as const;
      this.#known.add(`${row['name'] ?? ''}_other`, other);
      this.#otherNames.set(row, other.name);
    }
  }

  #add(
    row: Row,
    field: {
      readonly name: string;
      readonly type: FieldType;
      readonly rows: readonly string[];
      readonly codes?: readonly string[];
    },
  ): void {
    this.#names.set(row, field.name);
    this.#known.add(row['name'] ?? '', field);
  }

  nodes(): readonly ImportedNode[] {
    const levels: Level[] = [{ row: {}, type: '', nodes: [], rows: [], finish: (nodes) => nodes }];
    for (const row of this.#workbook.survey) {
      const type = typeOf(row);
      const here = levels.at(-1);
      if (here === undefined) break;
      if (type === 'begin group' || type === 'begin repeat') levels.push(this.#level(row, type, here.rows));
      else if (type === 'end group' || type === 'end repeat') close(levels, type);
      else here.nodes.push(...this.#row(row, here.rows));
    }
    const [whole, open] = levels;
    if (open !== undefined)
      throw new ImportError(
        `"${open.type} ${open.row['name'] ?? ''}" of the sheet "survey" has no "${open.type.replace('begin', 'end')}".`,
      );
    return whole?.nodes ?? [];
  }

  #level(row: Row, type: string, rows: readonly string[]): Level {
    const left: string[] = [];
    const condition = this.#condition(row, rows, left);
    const title = this.#titleOf(row, rows);
    const name = this.#names.get(row);
    const source = row['name'] ?? '';
    noteAll(xlsformKeywords, left, ...saidOf(row));
    if (type === 'begin repeat' && name !== undefined) {
      const count = row['repeat_count'] ?? '';
      const most = /^[1-9]\d{0,2}$/.test(count) ? Number(count) : undefined;
      if (count !== '' && most === undefined) left.push(`Its number of rows was left out: ${count}.`);
      const field = [...rows, name].join('.');
      this.rows.push({ source, title, kind: 'repeat as a list of rows', field, left });
      const limit = most === undefined ? {} : { most };
      const shared = { kind: 'rows', name, title, isRequired: false, ...limit, ...condition } as const;
      return { row, type, nodes: [], rows: [...rows, name], finish: (nodes) => [{ ...shared, nodes }] };
    }
    this.rows.push({ source, title, kind: 'group', left });
    return { row, type, nodes: [], rows, finish: (nodes) => [{ kind: 'group', title, ...condition, nodes }] };
  }

  #row(row: Row, rows: readonly string[]): readonly ImportedNode[] {
    const type = typeOf(row);
    const left: string[] = [];
    const title = this.#titleOf(row, rows);
    const source = row['name'] ?? '';
    const name = this.#names.get(row);
    const condition = this.#condition(row, rows, left);
    noteAll(xlsformKeywords, left, ...saidOf(row));
    if (type === 'note') {
      this.rows.push({ source, title, kind: 'text', left });
      return [{ kind: 'text', text: title, ...condition }];
    }
    if (name === undefined) {
      this.rows.push({ source, title, kind: type, left });
      return [];
    }
    const field = this.#field(row, { name, title, left, rows });
    const kind = field.list === undefined ? type : `${type} as a value set`;
    this.rows.push({ source, title, kind, field: [...rows, name].join('.'), left });
    return [{ ...field, ...condition }, ...this.#other(row, field, rows)];
  }

  /** Builds the text field for an answer outside of a list of choices, shown while "Other" is chosen. */
  #other(
    row: Row,
    { name, isMultiple, title }: ImportedField,
    rows: readonly string[],
  ): readonly ImportedField[] {
    const other = this.#otherNames.get(row);
    if (other === undefined) return [];
    const own = `${row['name'] ?? ''}_other`;
    this.rows.push({ source: own, title, kind: 'text', field: [...rows, other].join('.'), left: [] });
    return [
      {
        ...{ kind: 'field', name: other, title: `${title}: other`, schema: { type: 'string' } },
        isRequired: false,
        visibleWhen: isMultiple ? `'other' in self.${name}` : `self.${name} == 'other'`,
      },
    ];
  }

  #field(
    row: Row,
    { name, title, left, rows }: { name: string; title: string; left: string[]; rows: readonly string[] },
  ): ImportedField {
    const list = listOf(row) === undefined ? undefined : this.#list(row, left);
    const hint = [row['hint'], row['guidance_hint']].filter(Boolean).join(' ');
    const constraint = this.#constraint(row, { title, rows, left });
    const initial = this.#initial(row, left);
    return {
      kind: 'field',
      ...{ name, title },
      ...this.#requirement(row, rows, left),
      ...(initial !== undefined && { initial }),
      ...(hint !== '' && { description: hint }),
      ...(list === undefined
        ? this.#valueOf(row, { rows, left })
        : { schema: {}, list, ...(heldBy(row) === 'codes' && { isMultiple: true as const }) }),
      ...this.#readOnly(row, rows, left),
      ...constraint,
      ...uiOf(row),
      ...(typeOf(row) === 'hidden' && { isHidden: true as const }),
    };
  }

  #readOnly(
    row: Row,
    rows: readonly string[],
    left: string[],
  ): Pick<ImportedField, 'isReadOnly' | 'readOnlyWhen'> {
    const text = row['read_only'] ?? '';
    if (isYes(text)) return { isReadOnly: true };
    if (text === '' || isNo(text)) return {};
    const readOnlyWhen = celOfCondition(text, this.#known.contextIn(rows));
    if (readOnlyWhen !== undefined) return { readOnlyWhen };
    left.push(`That it is only shown was left out: ${text}.`);
    return {};
  }

  #valueOf(
    row: Row,
    { rows, left }: { readonly rows: readonly string[]; readonly left: string[] },
  ): Pick<ImportedField, 'schema' | 'derive'> {
    const text = row['calculation'] ?? '';
    if (typeOf(row) !== 'calculate') return this.#asked(row, { rows, left });
    const value = celOfValue(text, this.#known.contextIn(rows));
    if (value?.type === 'number' || value?.type === 'boolean' || value?.type === 'text') {
      const type = value.type === 'text' ? 'string' : value.type;
      return { schema: { type }, derive: value.cel };
    }
    left.push(`Its calculation was left out, and the field is typed: ${text}.`);
    return { schema: { type: 'string' } };
  }

  /**
   * Reads a field that users answer; keeps its calculation only if the value is read-only, since users could
   * otherwise overwrite the result.
   */
  #asked(
    row: Row,
    { rows, left }: { readonly rows: readonly string[]; readonly left: string[] },
  ): Pick<ImportedField, 'schema' | 'derive'> {
    const schema =
      typeOf(row) === 'range' ? rangeOf(row, left) : (schemas[typeOf(row)] ?? { type: 'string' });
    const text = row['calculation'] ?? '';
    if (text === '') return { schema };
    const value = isYes(row['read_only']) ? celOfValue(text, this.#known.contextIn(rows)) : undefined;
    if (value !== undefined && value.type === heldBy(row)) return { schema, derive: value.cel };
    left.push(`Its calculation was left out, and the field is typed: ${text}.`);
    return { schema };
  }

  #condition(row: Row, rows: readonly string[], left: string[]): { readonly visibleWhen?: string } {
    const text = row['relevant'] ?? '';
    if (text === '') return {};
    const visibleWhen = celOfCondition(text, this.#known.contextIn(rows));
    if (visibleWhen !== undefined) return { visibleWhen };
    left.push(`Its relevance was left out: ${text}.`);
    return {};
  }

  #requirement(
    row: Row,
    rows: readonly string[],
    left: string[],
  ): Pick<ImportedField, 'isRequired' | 'requiredWhen'> {
    const text = row['required'] ?? '';
    if (text === '' || isYes(text) || isNo(text)) return { isRequired: isYes(text) };
    const requiredWhen = celOfCondition(text, this.#known.contextIn(rows));
    if (requiredWhen !== undefined) return { isRequired: false, requiredWhen };
    left.push(`That it is required was left out: ${text}.`);
    return { isRequired: false };
  }

  /** Reads a default; lists a default that is calculated when the form opens. */
  #initial(row: Row, left: string[]): ImportedField['initial'] {
    const text = row['default'] ?? '';
    const held = heldBy(row);
    const isFixed = text !== '' && !/[(){}$]/.test(text);
    if (isFixed && held === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
    if (isFixed && held === 'boolean' && text === 'OK') return true;
    if (isFixed && held === 'codes') return text.split(/\s+/);
    if (isFixed && held !== undefined && held !== 'number' && held !== 'boolean') return text;
    if (text !== '') left.push(`Its default was left out: ${text}.`);
    return undefined;
  }

  #constraint(
    row: Row,
    { title, rows, left }: { title: string; rows: readonly string[]; left: string[] },
  ): Pick<ImportedField, 'constraints'> {
    const text = row['constraint'] ?? '';
    if (text === '') return {};
    const unless = celOfCondition(text, this.#known.contextIn(rows, row['name'] ?? ''));
    const message = row['constraint_message'] || `${title}: this value is not allowed`;
    if (unless !== undefined) return { constraints: [{ unless, message }] };
    left.push(`Its constraint was left out: ${text}.`);
    return {};
  }

  #codesOf(row: Row): ImportedList['codes'] {
    const name = listOf(row);
    if (name === undefined) return [];
    const rows = this.#choices.get(name) ?? [];
    const codes = rows.map((choice) => ({
      code: choice['name'] ?? '',
      display: choice['label'] || choice['name'] || '',
    }));
    const all = isWithOther(row) ? [...codes, { code: 'other', display: 'Other' }] : codes;
    return [...new Map(all.filter(({ code }) => code !== '').map((each) => [each.code, each])).values()];
  }

  #list(row: Row, left: string[]): string | undefined {
    const list = listOf(row) ?? '';
    const name = isWithOther(row) ? `${list} or other` : list;
    const known = this.#listNames.get(name);
    if (known !== undefined) return known;
    const codes = this.#codesOf(row);
    if (codes.length === 0) {
      left.push(`The sheet "choices" has no list "${list}": the field is a text.`);
      return undefined;
    }
    const file = this.#fileNames.fileFor(name);
    this.#listNames.set(name, file);
    this.lists.push({ name: file, title: titleFrom(name), codes });
    return file;
  }

  /** Converts a label with field values to a text with expressions in braces, if the fields can be named. */
  #titleOf(row: Row, rows: readonly string[]): string {
    const label = row['label'] || titleFrom(row['name'] ?? '');
    const { field } = this.#known.contextIn(rows);
    return label.replaceAll(/\$\{\s*([^}]+?)\s*\}/g, (whole, name: string) => {
      const known = field(name);
      if (known === undefined || known.type === 'codes' || known.type === 'rows') return whole;
      return `{{ ${known.type === 'code' ? `label(${known.cel})` : known.cel} }}`;
    });
  }
}

function close(levels: Level[], type: string): void {
  const level = levels.length > 1 ? levels.pop() : undefined;
  if (level === undefined || level.type.replace('begin', 'end') !== type)
    throw new ImportError(
      `The sheet "survey" has an "${type}" ${level === undefined ? 'that nothing begins' : `within ${celString(`${level.type} ${level.row['name'] ?? ''}`)}`}.`,
    );
  levels.at(-1)?.nodes.push(...level.finish(level.nodes));
}

/** Former spellings of types, each as a pattern with the current type. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^select[ _]one[ _]from[ _]file\b/, 'select_one_from_file'],
  [/^select[ _]multiple[ _]from[ _]file\b/, 'select_multiple_from_file'],
  [/^select[ _]one[ _]external\b/, 'select_one_external'],
  [/^(?:add select one prompt using|select one from|select one using|select one|select1)\b/, 'select_one'],
  [
    /^(?:add select multiple prompt using|select all that apply from|select all that apply|select multiple from|select multiple using|select multiple)\b/,
    'select_multiple',
  ],
  [/^(?:int)\b/, 'integer'],
  [/^string\b/, 'text'],
  [/^trigger\b/, 'acknowledge'],
  [/^date ?time\b/, 'datetime'],
  [/^(begin|end)[ _](?:repeat|lgroup|looped group)\b/, '$1_repeat'],
  [/^(begin|end)[ _]group\b/, '$1_group'],
];

/** Finds the type in its current spelling, with the words that follow it. */
function writtenType(row: Row): string {
  const written = (row['type'] ?? '').trim();
  const [alias, type] = aliases.find(([pattern]) => pattern.test(written.toLowerCase())) ?? [];
  if (alias === undefined || type === undefined) return written;
  const [found = ''] = alias.exec(written.toLowerCase()) ?? [];
  return found.replace(alias, type) + written.slice(found.length);
}

/** Finds the first word of a type, in lower case: `select_one` for `select_one colours`. */
function typeOf(row: Row): string {
  const [type = ''] = writtenType(row).split(/\s+/);
  return type.toLowerCase().replace(/^(begin|end)_/, '$1 ');
}

function listOf(row: Row): string | undefined {
  const [type = '', list] = writtenType(row).split(/\s+/);
  return /^(select_one|select_multiple|rank)$/i.test(type) ? list : undefined;
}

function isWithOther(row: Row): boolean {
  return listOf(row) !== undefined && /\sor_other$|\sor specify other$/i.test(row['type'] ?? '');
}

/** Columns that the reader handles one by one, instead of by the tables of keywords. */
const takenColumns = new Set(['type', 'name', 'appearance', 'parameters', 'disabled', 'list_name']);

/** Lists the keywords of a row of the survey. */
function saidOf(row: Row): readonly { part: string; word: string; value?: string }[] {
  const type = typeOf(row).replace(/^(begin|end) /, '$1_');
  const columns = Object.entries(row).filter(([name, cell]) => cell !== '' && !takenColumns.has(name));
  const appearances = (row['appearance'] ?? '').split(/\s+/).filter((word) => word !== '');
  return [
    { part: 'type', word: type },
    ...columns.map(([word, value]) => ({ part: 'survey column', word, value })),
    ...appearances.map((word) => ({ part: 'appearance', word: word.replace(/\(.*$/, '') })),
    ...[...parametersOf(row)].map(([word, value]) => ({ part: 'parameter', word, value })),
  ];
}

function parametersOf(row: Row): ReadonlyMap<string, string> {
  const written = (row['parameters'] ?? '').matchAll(/([\w-]+)\s*=\s*([^\s,;]+)/g);
  return new Map([...written].map(([, name = '', value = '']) => [name, value]));
}

/** Finds the range of a slider: from 1 to 10, unless its row has other limits. */
function rangeOf(row: Row, left: string[]): JsonObject {
  const parameters = parametersOf(row);
  const [start = 1, end = 10, step = 1] = ['start', 'end', 'step'].map((name) => {
    const text = parameters.get(name);
    return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  });
  const isWhole = [start, end, step].every(Number.isInteger);
  const [minimum, maximum] = start < end ? [start, end] : [1, 10];
  if (start >= end) left.push(`Its limits were left out: ${start} to ${end}.`);
  const isStepped = step > 0 && !(isWhole && step === 1);
  return { type: isWhole ? 'integer' : 'number', minimum, maximum, ...(isStepped && { multipleOf: step }) };
}

function uiOf(row: Row): Pick<ImportedField, 'ui'> {
  if (typeOf(row) === 'range') return { ui: { 'ui:widget': 'range' } };
  const isLong = /\bmultiline\b/.test(row['appearance'] ?? '') || parametersOf(row).has('rows');
  return isLong && typeOf(row) === 'text' ? { ui: { 'ui:widget': 'textarea' } } : {};
}

const schemas: Readonly<Record<string, JsonObject>> = {
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  text: { type: 'string' },
  barcode: { type: 'string' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  datetime: { type: 'string', format: 'date-time' },
  acknowledge: { type: 'boolean' },
  hidden: { type: 'string' },
};

const types: Readonly<Record<string, FieldType>> = {
  ...{ integer: 'number', range: 'number', decimal: 'number', text: 'text', barcode: 'text' },
  ...{ date: 'date', time: 'time', datetime: 'text', acknowledge: 'boolean', hidden: 'text' },
  ...{ select_one: 'code', select_multiple: 'codes' },
};

/** Finds the field type of a row; undefined without a counterpart, or for a row that is no field. */
function heldBy(row: Row): FieldType | undefined {
  const type = typeOf(row);
  if (type === 'calculate')
    return /[+*-]|div|mod|round|count|number/.test(row['calculation'] ?? '') ? 'number' : 'text';
  return Object.hasOwn(types, type) ? types[type] : undefined;
}

function isNo(cell: string): boolean {
  return ['no', 'false', 'false()', '0'].includes(cell.toLowerCase());
}

function isYes(cell: string | undefined): boolean {
  return ['yes', 'true', 'true()', '1'].includes((cell ?? '').toLowerCase());
}
