import { readMedicine } from '../../../../medicines/shared/read-medicine.ts';
import { isDay, isoDay, withoutAttributes } from './attributes.ts';
import { beginsDirections, namesMedicine, splitLine } from './medication-line.ts';
import { isNotTaken } from './not-taken.ts';
import { columnNamed, type ListColumn } from './vocabulary.ts';

interface Cell {
  readonly text: string;
  /** Offset of the cell in its line. */
  readonly at: number;
}

/** Columns of a table, by its heading. */
export interface Table {
  readonly delimiter: RegExp;
  readonly columns: readonly {
    readonly column: ListColumn | undefined;
    readonly title: string;
    readonly at: number;
  }[];
}

/** Row of a table, with its cells about one medication. */
export interface PastedRow {
  readonly name: string;
  readonly directions: string;
  readonly indication?: string;
  readonly prescriber?: string;
  readonly lastFill?: string;
  readonly isNotTaken: boolean;
}

const delimiters = [/\t/g, /\s*\|\s*/g, /\s{2,}/g, /\s*;\s*/g, /\s*,\s*/g] as const;
const ofRows = delimiters.slice(0, 3);

/** Reads the heading of a table; undefined for any other line. */
export function tableHeadedBy(line: string): Table | undefined {
  for (const delimiter of delimiters) {
    const cells = cellsOf(line, delimiter);
    const columns = cells.map(({ text, at }) => ({ column: columnNamed(text), title: text, at }));
    const known = columns.filter(({ column }) => column !== undefined).length;
    const hasName = columns.some(({ column }) => column === 'name');
    if (cells.length > 1 && hasName && known * 2 > cells.length) return { delimiter, columns };
  }
  return undefined;
}

/** Reads a line as a row of a table; undefined where it has a single cell or names no medicine. */
export function rowOfTable(line: string, table: Table): PastedRow | undefined {
  const cells = cellsOf(line, table.delimiter);
  if (cells.length < 2 || cells.length > table.columns.length + 1) return undefined;
  const byColumn = new Map<ListColumn | undefined, string[]>();
  const notes: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const { column, title = '' } = columnAt(table, cells, index) ?? {};
    if (cell.text === '') continue;
    if (column === 'note' || column === undefined)
      notes.push(title === '' ? cell.text : `${title}: ${cell.text}`);
    else byColumn.set(column, [...(byColumn.get(column) ?? []), cell.text]);
  }
  return rowOf((column) => (byColumn.get(column) ?? []).join(' '), notes);
}

/** Reads the cells of a line without a heading; the first cell that names a medicine is the name. */
export function rowOfCells(line: string): PastedRow | undefined {
  const delimiter = ofRows.find((each) => cellsOf(line, each).length > 1);
  if (delimiter === undefined) return undefined;
  const texts = cellsOf(line, delimiter).map(({ text }) => text);
  const at = texts.findIndex(isName);
  const named = texts[at];
  if (named === undefined) return undefined;
  const others = texts.filter((_text, index) => index !== at);
  const of = (isKind: (text: string) => boolean) => others.filter(isKind);
  const parts = of(isNamePart);
  const [prescriber] = others.flatMap((text) => withoutAttributes(text).prescriber ?? []);
  const rest = others.map((text) => withoutAttributes(text).core);
  const directions = rest.filter((text) => beginsDirections(text) && !isDay(text)).join(' ');
  const row = rowOf(
    (column) => ({ name: [named, ...parts].join(' '), directions })[String(column)] ?? '',
    [],
  );
  if (row === undefined) return undefined;
  return {
    ...row,
    ...given('prescriber', row.prescriber ?? prescriber),
    isNotTaken: texts.some(isNotTaken),
  };
}

function rowOf(of: (column: ListColumn) => string, notes: readonly string[]): PastedRow | undefined {
  const { core, prescriber, lastFill } = withoutAttributes(of('name'));
  const split = splitLine(core);
  const dose = of('dose');
  const isStrength = isNamePart(dose) && readMedicine(split.name).strengths.length === 0;
  const named = [split.name, of('strength'), isStrength ? dose : '', of('form')];
  const name = named
    .filter((text, index) => index === 0 || !isSaid(text, split.name))
    .join(' ')
    .trim();
  const said = [split.directions, isStrength ? '' : dose, of('route'), of('frequency'), of('directions')];
  const directions = [said.filter((text) => text !== '' && !isDay(text)).join(' '), ...notes];
  if (isDay(name) || beginsDirections(name) || !namesMedicine({ name, directions: directions.join('; ') }))
    return undefined;
  const taken = of('status').trim();
  return {
    name,
    directions: directions.filter((text) => text !== '').join('; '),
    ...given('indication', of('indication') || undefined),
    ...given('prescriber', of('prescriber') || prescriber),
    ...given('lastFill', isoDay(of('lastFill')) ?? lastFill),
    isNotTaken: isNoLonger(taken) || [core, ...said, ...notes].some(isNotTaken),
  };
}

/** Reports whether the text of a state column marks a row as not taken; an unknown state does. */
function isNoLonger(state: string): boolean {
  return (
    state !== '' &&
    !/^(?:active|taking|current|yes|y|new|taking as needed|continue|ongoing|x|✓)$/iu.test(state)
  );
}

function isSaid(text: string, name: string): boolean {
  return text === '' || name.toLowerCase().includes(text.toLowerCase());
}

function isName(text: string): boolean {
  const { core } = withoutAttributes(text);
  const split = splitLine(core);
  return !isDay(text) && !beginsDirections(core) && namesMedicine(split) && !isNamePart(core);
}

/** Reports whether a text is only a strength or a form of the name beside it. */
function isNamePart(text: string): boolean {
  const { ingredients, unread, strengths, form, release } = readMedicine(text);
  const says = strengths.length > 0 || form !== '' || release !== '';
  return (
    text !== '' &&
    ingredients.length === 0 &&
    unread.length === 0 &&
    says &&
    !/^\d+\s*(?:tab|cap)/iu.test(text)
  );
}

function columnAt({ columns }: Table, cells: readonly Cell[], index: number) {
  if (cells.length === columns.length) return columns[index];
  const at = cells[index]?.at ?? 0;
  return columns.findLast((column) => column.at <= at + 2) ?? columns[index];
}

function cellsOf(line: string, delimiter: RegExp): readonly Cell[] {
  const trimmed = /\|/.test(delimiter.source) ? line.replace(/^\s*\|\s*|\s*\|\s*$/gu, '') : line;
  const isCounted = delimiter.source.includes('{2,}');
  const cells: Cell[] = [];
  let at = 0;
  for (const found of [...trimmed.matchAll(delimiter), undefined]) {
    const end = found?.index ?? trimmed.length;
    const text = trimmed.slice(at, end).replace(/^"|"$/g, '').trim();
    if (!isCounted || text !== '') cells.push({ text, at });
    at = end + (found?.[0].length ?? 0);
  }
  return cells;
}

function given<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  if (value !== undefined && value !== '') given[name] = value;
  return given;
}
