import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import { type CheckSource, checkSeverities } from '../../../../engine/core/product/checks.ts';
import type { KnowledgeProblem } from '../../../../engine/core/protocol/load.ts';
import {
  classMark,
  type KnowledgePackage,
  type PackageClass,
  type PackageHeader,
  type PackageRow,
  type RowKind,
  rowKinds,
} from './knowledge-package.ts';

/** Package format that this release reads. */
const format = 1;

const mostProblems = 50;
export const mostLines = 200_000;

export type ReadPackage =
  | { readonly kind: 'package'; readonly content: KnowledgePackage }
  | { readonly kind: 'refused'; readonly problems: readonly KnowledgeProblem[] };

interface Line {
  readonly number: number;
  readonly text: string;
  readonly value: JsonObject;
}

type Report = (line: Pick<Line, 'number' | 'text'>, field: string, what: string, help: string) => void;

/**
 * Reads a package whole or not at all: checks every line and reports errors with their path. Classes that the package
 * lacks may be in other packages.
 */
export function readPackage(
  text: string,
  otherClasses: ReadonlySet<string> | 'any' = new Set(),
): ReadPackage {
  const problems: KnowledgeProblem[] = [];
  const report: Report = ({ number, text: whole }, field, what, help) => {
    const at = field === '' ? -1 : whole.indexOf(`"${field.split('.').at(-1)}"`);
    problems.push({ line: number, column: Math.max(0, at) + 1, what, help });
  };
  const lines = linesOf(text, problems);
  const [first, ...rest] = lines;
  if (first === undefined || problems.length > 0) return refused(problems);
  const header = headerOf(first, report);
  const sorted = sortLines(rest, report);
  const sources = new Map(sorted.source.flatMap((line) => sourceOf(line, report)));
  const known: Known = {
    sources: new Set(sorted.source.map(({ value }) => value['source'])),
    classes:
      otherClasses === 'any'
        ? 'any'
        : new Set([...otherClasses, ...sorted.class.map(({ value }) => stringOrEmpty(value['class']))]),
  };
  const classes = sorted.class.flatMap((line) => classOf(line, known, report) ?? []);
  const rows = sorted.row.flatMap((line) => rowOf(line, known, report) ?? []);
  if (sorted.row.length + sorted.class.length === 0)
    report(
      first,
      '',
      'the package has neither rows nor classes',
      'put each on a line of its own below the header',
    );
  if (problems.length > 0 || header === undefined) return refused(problems);
  return { kind: 'package', content: { header, sources, classes, rows } };
}

function refused(problems: readonly KnowledgeProblem[]): ReadPackage {
  const none = { line: 1, column: 1, what: 'the file is empty', help: 'take the file of the package itself' };
  const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { kind: 'refused', problems: sorted.length === 0 ? [none] : sorted.slice(0, mostProblems) };
}

function linesOf(text: string, problems: KnowledgeProblem[]): readonly Line[] {
  const texts = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (texts.length > mostLines) {
    const help = `split it into packages of at most ${mostLines} lines`;
    problems.push({ line: mostLines + 1, column: 1, what: 'the package has too many lines', help });
    return [];
  }
  return texts.flatMap((each, index) => {
    if (each.trim() === '') return [];
    const number = index + 1;
    try {
      const value: unknown = JSON.parse(each);
      if (isJsonObject(value)) return [{ number, text: each, value }];
      problems.push({ line: number, column: 1, ...noObject });
    } catch (error) {
      const column = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0) + 1;
      problems.push({ line: number, column, what: 'the line is no valid JSON', help: noObject.help });
    }
    return [];
  });
}

const noObject = {
  what: 'the line is no JSON object',
  help: 'write one object a line, as docs/operator/knowledge.md describes',
};

const lineKinds = ['source', 'class', 'row'] as const;
type LineKind = (typeof lineKinds)[number];

/** Finds the kind of a line by these members in this order, since rows and classes also have a `source`. */
function kindOf(value: JsonObject): LineKind | undefined {
  if ('row' in value) return 'row';
  if ('class' in value) return 'class';
  return 'source' in value ? 'source' : undefined;
}

function sortLines(lines: readonly Line[], report: Report): Readonly<Record<LineKind, readonly Line[]>> {
  const sorted: Record<LineKind, Line[]> = { source: [], class: [], row: [] };
  const seen = new Map<string, number>();
  for (const line of lines) {
    const kind = kindOf(line.value);
    if (kind === undefined) {
      report(
        line,
        '',
        'the line is neither a source, nor a class, nor a row',
        'begin it with "source", "class" or "row"',
      );
      continue;
    }
    const id = line.value[kind];
    if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9._-]{0,99}$/.test(id)) {
      report(
        line,
        kind,
        `this is no name of a ${kind}`,
        'use small letters, digits, dots and dashes, at most 100',
      );
      continue;
    }
    const before = seen.get(`${kind} ${id}`);
    if (before !== undefined)
      report(
        line,
        kind,
        `there is a ${kind} "${id}" already, on line ${before}`,
        'give one of the two another name',
      );
    seen.set(`${kind} ${id}`, line.number);
    sorted[kind].push(line);
  }
  return sorted;
}

type Test = (value: unknown) => string | undefined;

const isText: Test = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 2_000
    ? undefined
    : 'a text of 1 to 2,000 characters';
const isTexts: Test = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isText(each) === undefined)
    ? undefined
    : 'a list of at least one text';
const isNumber: Test = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? undefined : 'a number of 0 or more';
const isDay: Test = (value) =>
  typeof value === 'string' && isCalendarDay(value) ? undefined : 'a day as YYYY-MM-DD';
const isAddress: Test = (value) =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value)
    ? undefined
    : 'an address that begins with https://';
const isVersion: Test = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(\.\d{1,4})?$/.test(value) &&
  isCalendarDay(value.slice(0, 10))
    ? undefined
    : 'a day as YYYY-MM-DD, with .2 behind it for a second version of that day';
const isName: Test = (value) =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)
    ? undefined
    : 'a name of small letters, digits and dashes, at most 60';
const isCount: Test = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 120
    ? undefined
    : 'a whole number from 1 to 120';
const isTrue: Test = (value) => (value === true ? undefined : 'true, or left out');
const oneOf =
  (names: readonly string[]): Test =>
  (value) =>
    names.some((name) => name === value) ? undefined : `one of: ${names.join(', ')}`;
const conditionTests = {
  ...{ ageFrom: isNumber, ageOver: isNumber, ageUnder: isNumber },
  ...{ clearanceFrom: isNumber, clearanceBelow: isNumber },
  ...{ milligramsADayFrom: isNumber, milligramsADayOver: isNumber, timesADayFrom: isNumber },
  ...{ conditions: isTexts, familyHistory: isTrue },
};
const isConditions: Test = (value) =>
  isJsonObject(value) && Object.keys(value).length > 0 ? undefined : 'an object with at least one condition';

function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

interface Fields {
  readonly must: Readonly<Record<string, Test>>;
  readonly may: Readonly<Record<string, Test>>;
}

const fields: Readonly<Record<'header' | LineKind, Fields>> = {
  header: {
    must: {
      ...{ package: isName, format: isNumber, version: isVersion, title: isText },
      ...{ publisher: isText, licence: isText, description: isText },
    },
    may: {},
  },
  source: { must: { source: isText, title: isText, date: isDay, licence: isText }, may: { url: isAddress } },
  class: {
    must: { class: isText, title: isText, ingredients: isTexts, source: isText },
    may: { names: isTexts, section: isText, compared: isDay, unconfirmed: isTexts },
  },
  row: {
    must: {
      ...{ row: isText, kind: oneOf(Object.keys(rowKinds)), severity: oneOf(checkSeverities) },
      ...{ of: isTexts, message: isText, advice: isText, source: isText },
    },
    may: {
      ...{ with: isTexts, and: isTexts, allergyTo: isTexts, route: oneOf(['systemic', 'any']) },
      ...{ atLeast: isCount, gene: isText, phenotypes: isTexts, tests: isTexts, months: isCount },
      ...{ when: isConditions, section: isText, compared: isDay, quotation: isText },
    },
  },
};

/** Reports fields that are missing, wrong or unknown. Type guard that is true without such fields. */
function hasFields<Value>(
  line: Line,
  { must, may }: Fields,
  report: Report,
): line is Line & { readonly value: Value } {
  const { value } = line;
  const before = Object.entries({ ...must, ...may }).filter(([name, test]) => {
    if (!(name in value)) {
      if (name in must) report(line, '', `"${name}" is missing`, `add it: ${test(undefined) ?? 'a value'}`);
      return name in must;
    }
    const wants = test(value[name]);
    if (wants !== undefined) report(line, name, `"${name}" is not right`, `it has to be ${wants}`);
    return wants !== undefined;
  });
  const unknown = Object.keys(value).filter((name) => !(name in must) && !(name in may));
  for (const name of unknown)
    report(
      line,
      name,
      `there is no field "${name}"`,
      `there are: ${[...Object.keys(must), ...Object.keys(may)].join(', ')}`,
    );
  return before.length + unknown.length === 0;
}

function headerOf(line: Line, report: Report): PackageHeader | undefined {
  const { value } = line;
  if (!('package' in value))
    report(
      line,
      '',
      'the first line is no header',
      'begin the file with the line that has "package", "version" and the rest',
    );
  else if (hasFields<PackageHeader>(line, fields.header, report)) {
    if (value['format'] === format) return line.value;
    report(
      line,
      'format',
      'the format is not one that this release reads',
      `take a file of format ${format}, or update the product`,
    );
  }
  return undefined;
}

function sourceOf(line: Line, report: Report): readonly (readonly [string, CheckSource])[] {
  if (!hasFields<CheckSource & { readonly source: string }>(line, fields.source, report)) return [];
  const { source, ...about } = line.value;
  return [[source, about]];
}

interface Known {
  readonly sources: ReadonlySet<unknown>;
  readonly classes: ReadonlySet<string> | 'any';
}

function classOf(line: Line, { sources }: Known, report: Report): PackageClass | undefined {
  if (!hasFields<PackageClass>(line, fields.class, report)) return undefined;
  checkSource(line, sources, report);
  checkUnconfirmed(line, report);
  return { ...noMembers, ...line.value };
}

const noMembers = { names: [], unconfirmed: [] };

/** Reports `unconfirmed` ingredients of a class that are not its members, or whose class was never compared. */
function checkUnconfirmed(line: Line, report: Report): void {
  const { value } = line;
  const members = new Set(stringItems(value['ingredients']));
  const strangers = stringItems(value['unconfirmed']).filter((name) => !members.has(name));
  for (const name of strangers)
    report(line, 'unconfirmed', `"${name}" is no ingredient of the class`, 'take it out, or add it there');
  if ('unconfirmed' in value && !('compared' in value))
    report(line, 'unconfirmed', 'nobody has compared the class', 'add the day as "compared", or take it out');
}

function checkSource({ value: { source }, ...line }: Line, sources: Known['sources'], report: Report): void {
  if (!sources.has(source))
    report(line, 'source', `there is no source "${source}"`, 'add a line for it, or name one that is there');
}

function rowOf(line: Line, known: Known, report: Report): PackageRow | undefined {
  if (!hasFields<PackageRow>(line, fields.row, report)) return undefined;
  checkSource(line, known.sources, report);
  for (const name of ['of', 'with', 'and', 'allergyTo']) checkClasses(line, name, known.classes, report);
  checkConditions(line, report);
  checkNeeds(line, line.value.kind, report);
  checkMessage(line, report);
  return { ...plainRow, ...line.value };
}

const plainRow = { route: 'systemic', phenotypes: [], tests: [], when: {} } as const;

function checkClasses(line: Line, name: string, classes: Known['classes'], report: Report): void {
  for (const subject of stringItems(line.value[name])) {
    const named = subject.startsWith(classMark) ? subject.slice(classMark.length) : undefined;
    if (named !== undefined && classes !== 'any' && !classes.has(named))
      report(
        line,
        name,
        `there is no class "${named}"`,
        'add a line for it, or load the package that has it first',
      );
  }
}

function checkConditions(line: Line, report: Report): void {
  const when = line.value['when'];
  if (!isJsonObject(when)) return;
  hasFields({ ...line, value: when }, { must: {}, may: conditionTests }, report);
  if ('familyHistory' in when && !('conditions' in when))
    report(line, 'familyHistory', 'there are no conditions', 'add them as "conditions", or take it out');
}

function checkNeeds(line: Line, kind: RowKind, report: Report): void {
  const { value } = line;
  const when = isJsonObject(value['when']) ? value['when'] : {};
  for (const need of rowKinds[kind].needs) {
    const inner = need.startsWith('when.') ? need.slice('when.'.length) : undefined;
    if (inner === undefined ? need in value : inner in when) continue;
    report(line, 'kind', `a row of kind "${kind}" needs "${need}"`, 'add it, or choose another kind');
  }
  if ('with' in value && 'atLeast' in value)
    report(
      line,
      'atLeast',
      '"with" and "atLeast" exclude each other',
      'name two medications, or a number of one group',
    );
}

/** Names that braces in a message or an advice may hold. */
const fillings = ['row', 'other', 'rows', 'found', 'months'];

function checkMessage(line: Line, report: Report): void {
  for (const name of ['message', 'advice'])
    for (const [, filling = ''] of stringOrEmpty(line.value[name]).matchAll(/\{([^}]*)\}/g))
      if (!fillings.includes(filling))
        report(
          line,
          name,
          `"{${filling}}" stands for nothing`,
          `there are: ${fillings.map((each) => `{${each}}`).join(', ')}`,
        );
}

/** Reports whether a version is older than another, by day, then by the number behind it. */
export function isOlder(version: string, than: string): boolean {
  const parts = (text: string) => [text.slice(0, 10), (text.split('.')[1] ?? '').padStart(4, '0')].join('.');
  return parts(version) < parts(than);
}
