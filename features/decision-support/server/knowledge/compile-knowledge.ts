import { shortDate } from '../../../../engine/core/expressions/runtime.ts';
import type { Expression, Scope } from '../../../../engine/core/expressions/scope.ts';
import type { Check, CheckSet, CheckSource } from '../../../../engine/core/product/checks.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { conditionsFound } from './conditions-found.ts';
import {
  classMark,
  type KnowledgeConditions,
  type KnowledgePackage,
  type PackageClass,
  type PackageRow,
  rowKinds,
} from './knowledge-package.ts';
import { medicationIn, otherIn, type RegimenMedication, regimenIn } from './regimen-scope.ts';

/** Compiled knowledge of all packages. */
export interface Knowledge {
  readonly packages: readonly KnowledgePackage[];
  /** Names of loaded packages that this release cannot read. */
  readonly unread: readonly string[];
  /** Check sets, one for each package and kind of row. */
  readonly sets: readonly CheckSet[];
  /** Check sets of the rows that a missing dose or kidney function leaves undecided, by the missing value. */
  readonly undecided: Readonly<Record<'dose' | 'kidney', readonly CheckSet[]>>;
  /** Ingredients of a class, by class name; packages that share the name share its members. */
  readonly classes: ReadonlyMap<string, KnownClass>;
  /** Every ingredient that a class or a row names. */
  readonly ingredients: ReadonlySet<string>;
}

export interface KnownClass {
  readonly name: string;
  readonly title: string;
  readonly ingredients: ReadonlySet<string>;
  /** Ingredients compared with the source of the class in at least one package. */
  readonly confirmed: ReadonlySet<string>;
  readonly names: readonly string[];
  readonly source: CheckSource | undefined;
}

/** Compiles packages to checks; normalizes names of ingredients like names of medications. */
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
      confirmed: new Set([...(before?.confirmed ?? []), ...each.confirmed]),
      names: [...new Set([...(before?.names ?? []), ...each.names])],
    });
  }
  return merged;
}

function known(
  { class: name, title, ingredients, names, source, compared, unconfirmed }: PackageClass,
  sources: KnowledgePackage['sources'],
): KnownClass {
  const confirmed = compared === undefined ? [] : ingredients.filter((each) => !unconfirmed.includes(each));
  return {
    ...{ name, title, ingredients: new Set(ingredients.flatMap(termsOf)) },
    confirmed: new Set(confirmed.flatMap(termsOf)),
    ...{ names: [...names, title].map(foldText), source: sources.get(source) },
  };
}

/** Normalizes a name for comparison: small letters, no salts, one name for synonyms. */
function termsOf(name: string): readonly string[] {
  return readMedicine(name).ingredients;
}

function emptySet({ header }: KnowledgePackage, title: string): CheckSet {
  return {
    ...{ name: header.package, title, version: header.version, isDemonstration: false, entity: 'regimen' },
    ...{ rows: 'medications', terms: 'ingredients', checks: [] },
    rowName: expression((scope) => medicationIn(scope)?.name ?? ''),
  };
}

function expression<Value>(evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source: '', evaluate };
}

type Part = (scope: Scope) => boolean | undefined;

/** Compiles a row; each condition yields true, false, or undefined if the record does not tell. */
function compileRow(
  row: PackageRow,
  { sources }: KnowledgePackage,
  classes: ReadonlyMap<string, KnownClass>,
): { readonly check: Check; readonly dose?: Check; readonly kidney?: Check } {
  const terms = (subjects: readonly string[] = []) => expand(subjects, classes);
  const of = terms(row.of);
  const other = row.kind === 'duplicate-class' ? of : row.with === undefined ? undefined : terms(row.with);
  const found = foundOf(row, terms);
  const simple: readonly Part[] = [routeOf(row), distinctOf(row), ...ageOf(row.when), ...statusOf(row)];
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
    // Leaves the finding's value undefined, since the clearance is unknown.
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

/** Excludes medicines that act only where they are applied, unless the row includes them. */
function routeOf({ route }: PackageRow): Part {
  return (scope) =>
    route === 'any' || !(medicationIn(scope)?.actsLocally === true || otherIn(scope)?.actsLocally === true);
}

/** Requires two different ingredients of one class: a repeated ingredient has a check of its own. */
function distinctOf({ kind, of, with: other }: PackageRow): Part {
  const isOneGroup = kind === 'duplicate-class' || `${of}` === `${other ?? ''}`;
  if (!isOneGroup) return always;
  return (scope) => {
    const others = otherIn(scope)?.ingredients ?? [];
    return !(medicationIn(scope)?.ingredients ?? []).some((each) => others.includes(each));
  };
}

const always: Part = () => true;

function ageOf({ ageFrom, ageOver, ageUnder }: KnowledgeConditions): readonly Part[] {
  const compared = (
    limit: number | undefined,
    fits: (age: number, limit: number) => boolean,
  ): readonly Part[] =>
    limit === undefined
      ? []
      : [
          (scope) => {
            const { age } = regimenIn(scope);
            return age === undefined ? undefined : fits(age, limit);
          },
        ];
  return [
    ...compared(ageFrom, (age, limit) => age >= limit),
    ...compared(ageOver, (age, limit) => age > limit),
    ...compared(ageUnder, (age, limit) => age < limit),
  ];
}

/** Compiles the conditions and gene results that a row requires of the patient. */
function statusOf(row: PackageRow): readonly Part[] {
  const conditions = conditionsOf(row);
  const stated: Part = (scope) => conditions === undefined || statedIn(scope, conditions, row).length > 0;
  if (row.kind !== 'drug-gene') return [stated];
  const gene = foldText(row.gene ?? '');
  const hasPhenotype: Part = (scope) =>
    (regimenIn(scope).genes ?? []).some(
      (each) =>
        each.startsWith(`${gene} `) &&
        row.phenotypes.some((word) => hasWord(each.slice(gene.length), foldText(word))),
    );
  return [stated, hasPhenotype];
}

function statedIn(scope: Scope, phrases: readonly string[], { when }: PackageRow): readonly string[] {
  return conditionsFound(regimenIn(scope).conditions ?? [], phrases, when.familyHistory);
}

const pregnant = ['pregnancy', 'pregnant', 'gravid'];
const nursing = [
  ...['breastfeeding', 'breast feeding', 'breast-feeding', 'lactating', 'lactation', 'nursing mother'],
];

function conditionsOf({ kind, when }: PackageRow): readonly string[] | undefined {
  return when.conditions ?? (kind === 'pregnancy' ? pregnant : kind === 'lactation' ? nursing : undefined);
}

/** Reports whether a text has a word with this beginning and no denial such as "not" before it. */
function hasWord(text: string, word: string): boolean {
  return conditionsFound([text], [word]).length > 0;
}

function hasDose({ milligramsADayFrom, milligramsADayOver, timesADayFrom }: KnowledgeConditions): boolean {
  return milligramsADayFrom !== undefined || milligramsADayOver !== undefined || timesADayFrom !== undefined;
}

function doseOf(when: KnowledgeConditions): Part {
  const { milligramsADayFrom, milligramsADayOver, timesADayFrom } = when;
  if (!hasDose(when)) return always;
  return (scope) => {
    const { unitMilligrams: unit, unitsADay: units } = medicationIn(scope) ?? {};
    const milligrams = unit === undefined || units === undefined ? undefined : unit * units;
    const times = timesOf(medicationIn(scope));
    if (timesADayFrom !== undefined) return times === undefined ? undefined : times >= timesADayFrom;
    if (milligrams === undefined) return undefined;
    return milligrams > (milligramsADayOver ?? -1) && milligrams >= (milligramsADayFrom ?? 0);
  };
}

const weekly =
  /\b(?:weekly|(?:a|per|each|every|the) week|every (?:other|\d+|two|three|four) weeks|semanal(?:mente)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;

/** Counts the doses a day; ignores the amounts at hours of the day if the directions name weeks. */
function timesOf(medication: RegimenMedication | undefined): number | undefined {
  const { directions = '', timesByText, timesByGrid } = medication ?? {};
  return timesByText ?? (weekly.test(directions.toLowerCase()) ? undefined : timesByGrid);
}

function hasKidney({ clearanceBelow, clearanceFrom }: KnowledgeConditions): boolean {
  return clearanceBelow !== undefined || clearanceFrom !== undefined;
}

function kidneyOf(when: KnowledgeConditions): Part {
  if (!hasKidney(when)) return always;
  const { clearanceFrom = 0, clearanceBelow = Number.POSITIVE_INFINITY } = when;
  return (scope) => {
    const { clearance } = regimenIn(scope);
    return clearance === undefined ? undefined : clearance >= clearanceFrom && clearance < clearanceBelow;
  };
}

type Found = (scope: Scope) => string;

/** Finds the words of the record that make a row apply; without such words the row yields no finding. */
function foundOf(
  row: PackageRow,
  terms: (subjects?: readonly string[]) => readonly string[],
): Found | undefined {
  if (row.kind === 'drug-allergy') return allergyFound(row, terms(row.allergyTo));
  if (row.kind === 'monitoring') return testMissing(row);
  if (row.and !== undefined) return thirdFound(new Set(terms(row.and)));
  const conditions = conditionsOf(row);
  if (conditions !== undefined) return (scope) => statedIn(scope, conditions, row).join(', ');
  return hasKidney(row.when) ? clearanceFound : undefined;
}

function clearanceFound(scope: Scope): string {
  const { clearance, creatinineDay } = regimenIn(scope);
  if (clearance === undefined) return '';
  const day = creatinineDay === undefined ? '' : `, creatinine of ${shortDate(creatinineDay)}`;
  return `${Math.round(clearance)} mL/min${day}`;
}

/** Skips an allergy to the medicine's own ingredient or class, which has a check of its own. */
function allergyFound(row: PackageRow, terms: readonly string[]): Found {
  const wanted = new Set(terms);
  const named = new Set(classesIn(row.allergyTo));
  return (scope) => {
    const medication = medicationIn(scope);
    const own = new Set([...(medication?.ingredients ?? []), ...(medication?.classes ?? [])]);
    return (regimenIn(scope).allergies ?? [])
      .filter(
        ({ ingredients = [], classes = [] }) =>
          ![...ingredients, ...classes].some((each) => own.has(each)) &&
          (ingredients.some((each) => wanted.has(each)) || classes.some((each) => named.has(each))),
      )
      .map(({ text }) => text)
      .join(', ');
  };
}

export function classesIn(subjects: readonly string[] = []): readonly string[] {
  return subjects.flatMap((each) => (each.startsWith(classMark) ? [each.slice(classMark.length)] : []));
}

function testMissing({ tests, months = 0 }: PackageRow): Found {
  const wanted = tests.map(foldText);
  return (scope) => {
    const since = monthsBefore(scope.today, months);
    const isDone = (regimenIn(scope).tests ?? []).some(
      ({ name, day }) => day >= since && wanted.some((test) => ` ${name} `.includes(` ${test} `)),
    );
    return isDone ? '' : (tests[0] ?? '');
  };
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

function thirdFound(wanted: ReadonlySet<string>): Found {
  return (scope) =>
    regimenIn(scope)
      .medications.filter(({ ingredients }) => ingredients.some((term) => wanted.has(term)))
      .map(({ name }) => name)
      .slice(0, 1)
      .join('');
}
