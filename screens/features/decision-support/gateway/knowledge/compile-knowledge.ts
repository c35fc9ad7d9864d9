import type { Expression, Scope } from '../../../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, jsonItems } from '../../../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../../../engine/core/json/string-values.ts';
import type { Check, CheckSet, CheckSource } from '../../../../../engine/core/product/checks.ts';
import { foldText } from '../../../../../engine/core/text/fold-text.ts';
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { conditionsFound } from './conditions-found.ts';
import {
  classMark,
  type KnowledgePackage,
  type PackageClass,
  type PackageRow,
  type RowConditions,
  rowKinds,
} from './knowledge-package.ts';

/** What all packages say together, ready to be asked. */
export interface Knowledge {
  readonly packages: readonly KnowledgePackage[];
  /** Names of loaded packages that this release cannot read. */
  readonly unread: readonly string[];
  /** A set a package and kind of row. */
  readonly sets: readonly CheckSet[];
  /** Rows that could not be decided because something is not known, by what that is. */
  readonly undecided: Readonly<Record<'dose' | 'kidney', readonly CheckSet[]>>;
  /** Ingredients of a class, by its name; a class that several packages have is that of all of them. */
  readonly classes: ReadonlyMap<string, KnownClass>;
  /** Every ingredient that a class or a row names. */
  readonly ingredients: ReadonlySet<string>;
}

export interface KnownClass {
  readonly name: string;
  readonly title: string;
  readonly ingredients: ReadonlySet<string>;
  readonly names: readonly string[];
  readonly source: CheckSource | undefined;
}

/** Makes checks of packages. Names of ingredients are read as those of medications are. */
export function compileKnowledge(
  packages: readonly KnowledgePackage[],
  unread: readonly string[] = [],
): Knowledge {
  const classes = classesOf(packages);
  const sets: CheckSet[] = [];
  const undecided: Record<'dose' | 'kidney', CheckSet[]> = { dose: [], kidney: [] };
  for (const each of packages)
    for (const [kind, rows] of Map.groupBy(each.rows, (row) => row.kind)) {
      const set = emptySet(each, rowKinds[kind].title);
      const compiled = rows.map((row) => compileRow(row, each, classes));
      sets.push({ ...set, checks: compiled.map(({ check }) => check) });
      for (const what of ['dose', 'kidney'] as const) {
        const checks = compiled.flatMap((row) => row[what] ?? []);
        if (checks.length > 0) undecided[what].push({ ...set, checks });
      }
    }
  const ofRows = sets.flatMap(({ checks }) =>
    checks.flatMap(({ row, other = [] }) => [
      ...(row === 'any' ? [] : row),
      ...(other === 'any' ? [] : other),
    ]),
  );
  const ingredients = new Set([...[...classes.values()].flatMap((each) => [...each.ingredients]), ...ofRows]);
  return { packages, unread, sets, undecided, classes, ingredients };
}

function classesOf(packages: readonly KnowledgePackage[]): ReadonlyMap<string, KnownClass> {
  const all = packages.flatMap(({ classes, sources }) => classes.map((each) => known(each, sources)));
  const merged = new Map<string, KnownClass>();
  for (const each of all) {
    const before = merged.get(each.name);
    merged.set(each.name, {
      ...(before ?? each),
      ingredients: new Set([...(before?.ingredients ?? []), ...each.ingredients]),
      names: [...new Set([...(before?.names ?? []), ...each.names])],
    });
  }
  return merged;
}

function known(
  { class: name, title, ingredients, names, source }: PackageClass,
  sources: KnowledgePackage['sources'],
): KnownClass {
  return {
    ...{ name, title, ingredients: new Set(ingredients.flatMap(termsOf)) },
    ...{ names: [...names, title].map(foldText), source: sources.get(source) },
  };
}

/** A name as medications are compared by: in small letters, without salts, under one name. */
function termsOf(name: string): readonly string[] {
  return readMedicine(name).ingredients;
}

function emptySet({ header }: KnowledgePackage, title: string): CheckSet {
  return {
    ...{ name: header.package, title, version: header.version, isDemonstration: false, entity: 'regimen' },
    ...{ rows: 'medications', terms: 'ingredients', checks: [] },
    rowName: expression(({ item }) => stringOrEmpty(valueAt(item, 'name'))),
  };
}

function expression<Value>(evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source: '', evaluate };
}

function valueAt(value: Json | undefined, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

function numberAt(value: Json | undefined, name: string): number | undefined {
  const found = valueAt(value, name);
  return typeof found === 'number' ? found : undefined;
}

function textsAt(value: Json | undefined, name: string): readonly string[] {
  return stringItems(valueAt(value, name));
}

function listAt(value: Json | undefined, name: string): readonly Json[] {
  return isJsonObject(value) ? jsonItems(value[name]) : [];
}

interface CompiledRow {
  readonly check: Check;
  readonly dose?: Check;
  readonly kidney?: Check;
}

type Part = (scope: Scope) => boolean | undefined;

/** Conditions answer true, false, or undefined where the record does not say. */
function compileRow(
  row: PackageRow,
  { sources }: KnowledgePackage,
  classes: ReadonlyMap<string, KnownClass>,
): CompiledRow {
  const terms = (subjects: readonly string[] = []) => expand(subjects, classes);
  const of = terms(row.of);
  const other = row.kind === 'duplicate-class' ? of : row.with === undefined ? undefined : terms(row.with);
  const found = foundOf(row, terms);
  const simple: readonly Part[] = [routeOf(row), distinctOf(row), ...ageOf(row.when), statusOf(row)];
  const dose = doseOf(row.when);
  const kidney = kidneyOf(row.when);
  const source = sources.get(row.source) ?? { title: row.source };
  const common = {
    ...{ id: row.row, severity: row.severity, row: of, other, atLeast: row.atLeast },
    ...{ message: fillMonths(row.message, row), advice: fillMonths(row.advice, row) },
    source: row.section === undefined ? source : { ...source, title: `${source.title}: ${row.section}` },
    ...(found === undefined ? {} : { found: expression(found) }),
  };
  const holds = (parts: readonly Part[], scope: Scope) => parts.every((part) => part(scope) === true);
  const isOpen = (part: Part, others: readonly Part[]) =>
    expression(
      (scope: Scope) =>
        holds(simple, scope) && part(scope) === undefined && others.every((each) => each(scope) !== false),
    );
  return {
    check: { ...common, when: expression((scope) => holds([...simple, dose, kidney], scope)) },
    ...(hasDose(row.when) ? { dose: { ...common, when: isOpen(dose, [kidney]) } } : {}),
    // What was found by a clearance is not known here.
    ...(hasKidney(row.when) ? { kidney: { ...common, found: undefined, when: isOpen(kidney, []) } } : {}),
  };
}

function expand(subjects: readonly string[], classes: ReadonlyMap<string, KnownClass>): readonly string[] {
  const terms = subjects.flatMap((each) =>
    each.startsWith(classMark)
      ? [...(classes.get(each.slice(classMark.length))?.ingredients ?? [])]
      : termsOf(each),
  );
  return [...new Set(terms)];
}

function fillMonths(text: string, { months }: PackageRow): string {
  return text.replaceAll('{months}', String(months ?? ''));
}

/** What acts where it is applied is left out unless the row asks for it. */
function routeOf({ route }: PackageRow): Part {
  return ({ item, records }) =>
    route === 'any' ||
    !(valueAt(item, 'actsLocally') === true || valueAt(records?.['other'], 'actsLocally') === true);
}

/** Two of one class are two ingredients: the same one twice is a check of its own. */
function distinctOf({ kind, row, of, with: other }: PackageRow): Part {
  const isOneGroup = kind === 'duplicate-class' || `${of}` === `${other ?? ''}`;
  if (!isOneGroup) return always;
  return ({ item, records }) => {
    const others = textsAt(records?.['other'], 'ingredients');
    return row !== '' && !textsAt(item, 'ingredients').some((each) => others.includes(each));
  };
}

const always: Part = () => true;

function ageOf({ ageFrom, ageOver, ageUnder }: RowConditions): readonly Part[] {
  const compared = (
    limit: number | undefined,
    fits: (age: number, limit: number) => boolean,
  ): readonly Part[] =>
    limit === undefined
      ? []
      : [
          ({ self }) => {
            const age = numberAt(self, 'age');
            return age === undefined ? undefined : fits(age, limit);
          },
        ];
  return [
    ...compared(ageFrom, (age, limit) => age >= limit),
    ...compared(ageOver, (age, limit) => age > limit),
    ...compared(ageUnder, (age, limit) => age < limit),
  ];
}

/** What the kind of row itself asks of the patient. */
function statusOf(row: PackageRow): Part {
  if (row.kind !== 'drug-gene') return always;
  const gene = foldText(row.gene ?? '');
  return ({ self }) =>
    textsAt(self, 'genes').some(
      (each) =>
        each.startsWith(`${gene} `) &&
        row.phenotypes.some((word) => hasWord(each.slice(gene.length), foldText(word))),
    );
}

/** A word that begins so, and that nothing like "not" stands before. */
function hasWord(text: string, word: string): boolean {
  return conditionsFound([text], [word]).length > 0;
}

function hasDose({ milligramsADayFrom, milligramsADayOver, timesADayFrom }: RowConditions): boolean {
  return milligramsADayFrom !== undefined || milligramsADayOver !== undefined || timesADayFrom !== undefined;
}

function doseOf(when: RowConditions): Part {
  const { milligramsADayFrom, milligramsADayOver, timesADayFrom } = when;
  if (!hasDose(when)) return always;
  return ({ item }) => {
    const unit = numberAt(item, 'unitMilligrams');
    const units = numberAt(item, 'unitsADay');
    const milligrams = unit === undefined || units === undefined ? undefined : unit * units;
    const times = timesOf(item);
    if (timesADayFrom !== undefined) return times === undefined ? undefined : times >= timesADayFrom;
    if (milligrams === undefined) return undefined;
    return milligrams > (milligramsADayOver ?? -1) && milligrams >= (milligramsADayFrom ?? 0);
  };
}

const weekly =
  /\b(?:weekly|(?:a|per|each|every|the) week|every (?:other|\d+|two|three|four) weeks|semanal(?:mente)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;

/** How often a day by what was read; hours say nothing of the days where the words speak of weeks. */
function timesOf(item: Json | undefined): number | undefined {
  const directions = stringOrEmpty(valueAt(item, 'directions')).toLowerCase();
  const byHours = weekly.test(directions) ? undefined : numberAt(item, 'timesByGrid');
  return numberAt(item, 'timesByText') ?? byHours;
}

function hasKidney({ clearanceBelow, clearanceFrom }: RowConditions): boolean {
  return clearanceBelow !== undefined || clearanceFrom !== undefined;
}

function kidneyOf(when: RowConditions): Part {
  if (!hasKidney(when)) return always;
  const { clearanceFrom = 0, clearanceBelow = Number.POSITIVE_INFINITY } = when;
  return ({ self }) => {
    const clearance = numberAt(self, 'clearance');
    return clearance === undefined ? undefined : clearance >= clearanceFrom && clearance < clearanceBelow;
  };
}

type Found = (scope: Scope) => string;
const pregnant = ['pregnancy', 'pregnant', 'gravid'];
const nursing = [
  'breastfeeding',
  'breast feeding',
  'breast-feeding',
  'lactating',
  'lactation',
  'nursing mother',
];

/** The words of the record that make the row speak; without them it says nothing. */
function foundOf(
  row: PackageRow,
  terms: (subjects?: readonly string[]) => readonly string[],
): Found | undefined {
  if (row.kind === 'drug-allergy') return allergyFound(row, terms(row.allergyTo));
  if (row.kind === 'monitoring') return testMissing(row);
  if (row.and !== undefined) return thirdFound(new Set(terms(row.and)));
  const {
    conditions = row.kind === 'pregnancy' ? pregnant : row.kind === 'lactation' ? nursing : undefined,
  } = row.when;
  if (conditions !== undefined)
    return ({ self }) => conditionsFound(textsAt(self, 'conditions'), conditions).join(', ');
  if (hasKidney(row.when))
    return ({ self }) => {
      const clearance = numberAt(self, 'clearance');
      const day = stringOrEmpty(valueAt(self, 'creatinineDay'));
      return clearance === undefined
        ? ''
        : `${Math.round(clearance)} mL/min${day === '' ? '' : `, creatinine of ${day}`}`;
    };
  return undefined;
}

/** An allergy to the same ingredient, or to the very class of the medicine, is a check of its own. */
function allergyFound(row: PackageRow, terms: readonly string[]): Found {
  const wanted = new Set(terms);
  const named = new Set(classesIn(row.allergyTo));
  return ({ self, item }) => {
    const own = new Set([...textsAt(item, 'ingredients'), ...textsAt(item, 'classes')]);
    const isMeant = (allergy: Json) => {
      const [ingredients, classes] = [textsAt(allergy, 'ingredients'), textsAt(allergy, 'classes')];
      if ([...ingredients, ...classes].some((each) => own.has(each))) return false;
      return ingredients.some((each) => wanted.has(each)) || classes.some((each) => named.has(each));
    };
    return listAt(self, 'allergies')
      .filter(isMeant)
      .map((each) => stringOrEmpty(valueAt(each, 'text')))
      .join(', ');
  };
}

function classesIn(subjects: readonly string[] = []): readonly string[] {
  return subjects.flatMap((each) => (each.startsWith(classMark) ? [each.slice(classMark.length)] : []));
}

function testMissing({ tests, months = 0 }: PackageRow): Found {
  const wanted = tests.map(foldText);
  return ({ self, today }) => {
    const since = monthsBefore(today, months);
    const isDone = listAt(self, 'tests').some((each) => {
      const name = ` ${stringOrEmpty(valueAt(each, 'name'))} `;
      return (
        stringOrEmpty(valueAt(each, 'day')) >= since && wanted.some((test) => name.includes(` ${test} `))
      );
    });
    return isDone ? '' : (tests[0] ?? '');
  };
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

function thirdFound(wanted: ReadonlySet<string>): Found {
  return ({ self }) =>
    listAt(self, 'medications')
      .filter((each) => textsAt(each, 'ingredients').some((term) => wanted.has(term)))
      .map((each) => stringOrEmpty(valueAt(each, 'name')))
      .slice(0, 1)
      .join('');
}
