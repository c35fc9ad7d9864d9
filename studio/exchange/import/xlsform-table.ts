import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';

type Row = Readonly<Record<string, string>>;
type Sheet = readonly (readonly string[])[];

/** Names of columns, by their aliases. */
const aliases: Readonly<Record<string, string>> = {
  caption: 'label',
  command: 'type',
  tag: 'name',
  value: 'name',
  relevance: 'relevant',
  'bind::relevant': 'relevant',
  readonly: 'read_only',
  'bind::readonly': 'read_only',
  'bind::required': 'required',
  'bind::constraint': 'constraint',
  'bind::calculate': 'calculation',
  calculate: 'calculation',
  constraining_message: 'constraint_message',
  'bind::jr:constraintmsg': 'constraint_message',
  requiredmsg: 'required_message',
  'bind::jr:requiredmsg': 'required_message',
  count: 'repeat_count',
  'jr:count': 'repeat_count',
  'control::appearance': 'appearance',
  'body::appearance': 'appearance',
  noapperrorstring: 'no_app_error_string',
  set_form_title: 'form_title',
  set_form_id: 'form_id',
};

interface Column {
  readonly name: string;
  /** Language of the column's texts; empty for a column that names none. */
  readonly language: string;
}

/** Prefixes of a column's name, separated by `::`. */
const prefixes = ['media', 'bind', 'body', 'control', 'instance'];

function columnOf(head: string): Column {
  const parts = head.split('::').map((part) => part.trim());
  const length = prefixes.includes(parts[0]?.toLowerCase() ?? '') ? 2 : 1;
  const written = parts.slice(0, length).join('::').toLowerCase().replaceAll(/\s+/g, '_');
  return { name: aliases[written] ?? written, language: parts.slice(length).join('::') };
}

/**
 * Builds the rows by column name. For a column in several languages, uses the wanted language, else the
 * column without a language, else the first.
 */
export function xlsformRows([head = [], ...lines]: Sheet, wanted = ''): readonly Row[] {
  const columns = head.map(columnOf);
  const chosen = new Map<string, number[]>();
  for (const [index, { name }] of columns.entries())
    if (name !== '') chosen.set(name, [...(chosen.get(name) ?? []), index]);
  for (const [name, indexes] of chosen)
    chosen.set(
      name,
      indexes.toSorted((a, b) => rankOf(columns[a], wanted) - rankOf(columns[b], wanted)),
    );
  return lines
    .map((line) =>
      Object.fromEntries(
        [...chosen].map(([name, indexes]) => [name, indexes.map((at) => line[at]).find(Boolean) ?? '']),
      ),
    )
    .filter((row) => Object.values(row).some((cell) => cell !== ''));
}

function rankOf(column: Column | undefined, wanted: string): number {
  if (column?.language === '') return 1;
  return isSame(column?.language, wanted) ? 0 : 2;
}

function isSame(language: string | undefined, wanted: string): boolean {
  return language !== undefined && language.toLowerCase() === wanted.trim().toLowerCase();
}

/** Lists the languages whose texts the import leaves out. */
export function languagesLeft(sheets: readonly Sheet[], wanted = ''): readonly ExchangedRow[] {
  const all = sheets.flatMap(([head = []]) => head.map(columnOf));
  const languages = [...new Set(all.map(({ language }) => language).filter(Boolean))];
  const isPlain = (sheets[0]?.[0] ?? [])
    .map(columnOf)
    .some(({ name, language }) => name === 'label' && language === '');
  const taken = languages.find((each) => isSame(each, wanted)) ?? (isPlain ? '' : languages[0]);
  const left = languages.filter((language) => language !== taken);
  if (left.length === 0) return [];
  const said = left.map(
    (language) => `The texts in ${language} were left out: a form here has one language.`,
  );
  return [{ source: '', title: 'Languages', kind: 'languages', left: said }];
}
