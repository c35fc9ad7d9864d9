import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { celOfCondition, celOfValue, type FieldType, quoted } from './conditions/to-cel.ts';
import { ImportError } from './import-error.ts';
import type { ImportedField, ImportedForm, ImportedList, ImportedNode } from './imported-form.ts';
import { KnownFields } from './known-fields.ts';
import { Names, titleFrom } from './names.ts';

type Row = Readonly<Record<string, string>>;

interface Workbook {
  readonly survey: readonly Row[];
  readonly choices: readonly Row[];
  readonly settings: readonly Row[];
}

/**
 * The sheets of an XLSForm as a form: groups, repeats, choices, relevance, constraints and calculations. `text` is JSON,
 * by name of the sheet its rows of texts. Throws `ImportError`.
 */
export function readXlsform(text: string): ImportedForm {
  const workbook = workbookOf(text);
  const reader = new XlsformReader(workbook);
  const nodes = reader.nodes();
  const [settings = {}] = workbook.settings;
  const title = settings['form_title'] || titleFrom(settings['form_id'] || 'Form');
  return { title, nodes, lists: reader.lists, rows: reader.rows };
}

function workbookOf(text: string): Workbook {
  const sheets = sheetsOf(text);
  const survey = sheets.get('survey');
  if (survey === undefined) throw new ImportError('The workbook is no XLSForm: it has no sheet "survey".');
  const rows = tableOf(survey);
  if (!rows.some((row) => 'type' in row))
    throw new ImportError('The sheet "survey" has no column "type" in its first row, or no rows below it.');
  return {
    survey: rows,
    choices: tableOf(sheets.get('choices') ?? []),
    settings: tableOf(sheets.get('settings') ?? []),
  };
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

/** Rows by the names of the columns; a column in several languages has its first one. */
function tableOf([head = [], ...lines]: readonly (readonly string[])[]): readonly Row[] {
  const names = head.map((name) => name.toLowerCase().replace(/::.*$/, '').replaceAll(/\s+/g, '_'));
  return lines
    .map((line) => {
      const row: Record<string, string> = {};
      for (const [index, name] of names.entries())
        if (name !== '' && !row[name]) row[name] = line[index] ?? '';
      return row;
    })
    .filter((row) => Object.values(row).some((cell) => cell !== ''));
}

/** Begin and end of what is nested, matched. */
interface Level {
  readonly row: Row;
  readonly type: string;
  readonly nodes: ImportedNode[];
  readonly rows: readonly string[];
  /** Adds the losses and their consequences at the end of the reading. */
  readonly finish: (nodes: readonly ImportedNode[]) => readonly ImportedNode[];
}

class XlsformReader {
  readonly lists: ImportedList[] = [];
  readonly rows: ExchangedRow[] = [];
  readonly #workbook: Workbook;
  readonly #known = new KnownFields();
  readonly #names = new Map<Row, string>();
  readonly #listNames = new Map<string, string>();
  readonly #fileNames = new Names();

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
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
      if (held !== undefined)
        this.#add(row, { name: here.names.fieldFor(row['name'] ?? ''), type: held, rows: here.path });
    }
  }

  #add(
    row: Row,
    field: { readonly name: string; readonly type: FieldType; readonly rows: readonly string[] },
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
    if (type === 'begin repeat' && name !== undefined) {
      if (row['repeat_count']) left.push(`Its number of rows was left out: ${row['repeat_count']}.`);
      const field = [...rows, name].join('.');
      this.rows.push({ source, title, kind: 'repeat as a list of rows', field, left });
      const shared = { kind: 'rows', name, title, isRequired: false, ...condition } as const;
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
    if (type === 'note') {
      this.rows.push({ source, title, kind: 'text', left });
      return [{ kind: 'text', text: title, ...condition }];
    }
    if (name === undefined) {
      left.push(`Rows of the type "${type}" have no counterpart.`);
      this.rows.push({ source, title, kind: type, left });
      return [];
    }
    const field = this.#field(row, { name, title, left, rows });
    const kind = field.list === undefined ? type : `${type} as a value set`;
    this.rows.push({ source, title, kind, field: [...rows, name].join('.'), left });
    return [{ ...field, ...condition }];
  }

  #field(
    row: Row,
    { name, title, left, rows }: { name: string; title: string; left: string[]; rows: readonly string[] },
  ): ImportedField {
    const list = listOf(row) === undefined ? undefined : this.#list(listOf(row) ?? '', left);
    const hint = row['hint'] ?? '';
    const constraint = this.#constraint(row, { title, rows, left });
    if (row['choice_filter']) left.push(`Its filter of choices was left out: ${row['choice_filter']}.`);
    const initial = this.#initial(row, left);
    return {
      kind: 'field',
      ...{ name, title },
      ...this.#requirement(row, rows, left),
      ...(initial !== undefined && { initial }),
      ...(hint !== '' && { description: hint }),
      ...(list === undefined
        ? this.#valueOf(row, rows, left)
        : { schema: {}, list, ...(heldBy(row) === 'codes' && { isMultiple: true as const }) }),
      ...(isYes(row['read_only'] ?? row['readonly']) && { isReadOnly: true }),
      ...constraint,
      ...(/multiline/.test(row['appearance'] ?? '') && { ui: { 'ui:widget': 'textarea' } }),
    };
  }

  #valueOf(row: Row, rows: readonly string[], left: string[]): Pick<ImportedField, 'schema' | 'derive'> {
    if (typeOf(row) !== 'calculate') return { schema: schemas[typeOf(row)] ?? { type: 'string' } };
    const text = row['calculation'] ?? '';
    const value = celOfValue(text, this.#known.contextIn(rows));
    if (value?.type === 'number' || value?.type === 'boolean' || value?.type === 'text') {
      const type = value.type === 'text' ? 'string' : value.type;
      return { schema: { type }, derive: value.cel };
    }
    left.push(`Its calculation was left out, and the field is typed: ${text}.`);
    return { schema: { type: 'string' } };
  }

  #condition(row: Row, rows: readonly string[], left: string[]): { readonly visibleWhen?: string } {
    const text = row['relevant'] || row['relevance'] || '';
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

  /** Reads a default, except one calculated when the form opens, which is left out. */
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

  #list(name: string, left: string[]): string | undefined {
    const known = this.#listNames.get(name);
    if (known !== undefined) return known;
    const rows = this.#workbook.choices.filter((row) => (row['list_name'] || row['list name']) === name);
    const codes = rows.map((row) => ({
      code: row['name'] ?? '',
      display: row['label'] || row['name'] || '',
    }));
    const distinct = [
      ...new Map(codes.filter(({ code }) => code !== '').map((each) => [each.code, each])).values(),
    ];
    if (distinct.length === 0) {
      left.push(`The sheet "choices" has no list "${name}": the field is a text.`);
      return undefined;
    }
    const file = this.#fileNames.fileFor(name);
    this.#listNames.set(name, file);
    this.lists.push({ name: file, title: titleFrom(name), codes: distinct });
    return file;
  }

  /** Values that a label names are shown in it, where they can be named. */
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
      `The sheet "survey" has an "${type}" ${level === undefined ? 'that nothing begins' : `within ${quoted(`${level.type} ${level.row['name'] ?? ''}`)}`}.`,
    );
  levels.at(-1)?.nodes.push(...level.finish(level.nodes));
}

/** `begin_group` and `begin group` are the same; of `select_one colours` the first word. */
function typeOf(row: Row): string {
  const words = (row['type'] ?? '').trim().toLowerCase();
  const nested = /^(begin|end)[ _](group|repeat)/.exec(words);
  if (nested !== null) return `${nested[1]} ${nested[2]}`;
  return words.split(/\s+/)[0] ?? '';
}

function listOf(row: Row): string | undefined {
  const [type, list] = (row['type'] ?? '').trim().split(/\s+/);
  return /^(select_one|select_multiple|rank)$/.test(type ?? '') ? list : undefined;
}

const schemas: Readonly<Record<string, JsonObject>> = {
  integer: { type: 'integer' },
  range: { type: 'number' },
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

/** Finds the type of a row; undefined for one without a counterpart, and for one that is no field. */
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
