import { type CheckIndex, indexChecks } from '../../../../engine/core/checks/check-index.ts';
import { type CheckFinding, runChecks } from '../../../../engine/core/checks/run-checks.ts';
import { memoized } from '../../../../engine/core/compute/memoized.ts';
import { severityRank } from '../../../../engine/core/product/checks.ts';
import type {
  DecisionProvider,
  DecisionQuestion,
  FactOrigin,
  ProviderFinding,
  UncheckedMedication,
} from '../decision-provider.ts';
import { findingOf } from '../finding-of.ts';
import { classesIn, type Knowledge } from './compile-knowledge.ts';
import { type KnowledgePackage, type PackageRow, rowKinds } from './knowledge-package.ts';

/** Provider of the findings of knowledge packages, shipped or loaded by an operator. */
export const knowledgeChecks: DecisionProvider = {
  name: 'Knowledge packages',
  async check(question) {
    const { packages, unread } = question.knowledge;
    return {
      message: [
        ...packages.map(summaryOf),
        ...unread.map((name) => `The package "${name}" cannot be read by this release: load it again.`),
      ].join(' '),
      findings: [...mergePairs(findingsIn(question)), ...unreadDoses(question)],
      notChecked: withoutKidney(question),
    };
  },
};

/** Summarizes a package: version, counts, and the numbers of rows and members compared with their sources. */
export function summaryOf({ header, rows, classes }: KnowledgePackage): string {
  const { title, version, description } = header;
  const compared = rows.filter((row) => row.compared !== undefined).length;
  const members = classes.map(({ ingredients }) => ingredients.length);
  const confirmed = classes
    .filter((each) => each.compared !== undefined)
    .map(({ ingredients, unconfirmed }) => ingredients.length - unconfirmed.length);
  const ofClasses =
    classes.length === 0
      ? ''
      : ` ${sumOf(members)} members of classes, ${sumOf(confirmed)} of them compared likewise.`;
  return `${title}, version ${version}, ${rows.length} rows, ${compared} of them compared with their sources.${ofClasses} ${description}`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

interface Indexes {
  readonly checks: CheckIndex;
  readonly dose: CheckIndex;
  readonly kidney: CheckIndex;
}

const indexesOf = memoized(
  ({ sets, undecided }: Knowledge): Indexes => ({
    checks: indexChecks(sets),
    dose: indexChecks(undecided.dose),
    kidney: indexChecks(undecided.kidney),
  }),
);

function run(question: DecisionQuestion, which: keyof Indexes): readonly CheckFinding[] {
  const { knowledge, regimen, now, today } = question;
  return runChecks(indexesOf(knowledge)[which], { ...regimen }, { now, today });
}

const rowsOf = memoized(
  ({ packages }: Knowledge): ReadonlyMap<string, PackageRow> =>
    new Map(
      packages.flatMap(({ header, rows }) =>
        rows.map((row) => [`${header.package} ${row.row}`, row] as const),
      ),
    ),
);

/** Collects the evidence of a row: date of comparison, section and quotation. */
function standingOf(row: PackageRow | undefined): Pick<FactOrigin, 'section' | 'compared' | 'quotation'> {
  const { section, compared, quotation } = row ?? {};
  return {
    ...(section === undefined ? {} : { section }),
    ...(compared === undefined ? {} : { compared }),
    ...(quotation === undefined ? {} : { quotation }),
  };
}

/**
 * Lists the ingredients through which a row applies to these medications although the source of their class does not
 * list them.
 */
function unconfirmedIn(
  row: PackageRow | undefined,
  rows: readonly number[],
  { knowledge, regimen }: DecisionQuestion,
): Pick<FactOrigin, 'unconfirmed'> {
  if (row === undefined) return {};
  const termsIn = (of: readonly { readonly ingredients?: readonly string[] }[]) =>
    of.flatMap(({ ingredients = [] }) => ingredients);
  const found = termsIn(rows.flatMap((at) => regimen.medications[at] ?? []));
  const parts = [
    { subjects: [...row.of, ...(row.with ?? [])], terms: found },
    { subjects: row.and ?? [], terms: termsIn(regimen.medications) },
    { subjects: row.allergyTo ?? [], terms: termsIn(regimen.allergies ?? []) },
  ];
  const unconfirmed = parts.flatMap(({ subjects, terms }) => {
    const classes = classesIn(subjects).flatMap((name) => knowledge.classes.get(name) ?? []);
    return terms.filter((term) => {
      const having = classes.filter(({ ingredients }) => ingredients.has(term));
      const isNamed = subjects.includes(term) || having.some(({ confirmed }) => confirmed.has(term));
      return having.length > 0 && !isNamed;
    });
  });
  return unconfirmed.length === 0 ? {} : { unconfirmed: [...new Set(unconfirmed)] };
}

function findingsIn(question: DecisionQuestion): readonly ProviderFinding[] {
  const headers = new Map(question.knowledge.packages.map(({ header }) => [header.package, header]));
  return run(question, 'checks').map((found) => {
    const row = rowsOf(question.knowledge).get(`${found.set.name} ${found.check}`);
    return {
      ...findingOf(found, question.regimen),
      check: `${found.set.name}/${found.check}`,
      package: {
        name: found.set.name,
        title: headers.get(found.set.name)?.title ?? found.set.name,
        row: found.check,
        ...standingOf(row),
        ...unconfirmedIn(row, found.rows, question),
      },
    };
  });
}

const pairKinds: ReadonlySet<string> = new Set([
  rowKinds['drug-drug'].title,
  rowKinds['duplicate-class'].title,
  rowKinds.qt.title,
]);

/** Merges rows about one set of medications into one finding: the most severe row, which contains the others. */
function mergePairs(findings: readonly ProviderFinding[]): readonly ProviderFinding[] {
  const groups = Map.groupBy(findings, ({ type, medications }) =>
    JSON.stringify([pairKinds.has(type) && medications.length > 1 ? '' : type, ...medications.toSorted()]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [{ ...first, also: others.map(alsoOf) }];
  });
}

function alsoOf({ severity, message, advice, source, version, package: from }: ProviderFinding) {
  return { severity, message, advice, source, version, ...(from === undefined ? {} : { package: from }) };
}

/** Reports, in one finding for each medication, the limits left uncompared because its dose is not readable. */
function unreadDoses(question: DecisionQuestion): readonly ProviderFinding[] {
  const { regimen } = question;
  const unread = run(question, 'dose').filter(({ rows }) => rows.length > 0);
  const byRow = Map.groupBy(unread, ({ rows }) => `${rows}`);
  return [...byRow.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const [name = ''] = first.rows.map((at) => regimen.medications[at]?.name ?? '');
    const limits = [...new Set(group.map(({ message }) => message))].join(' ');
    return [
      {
        ...findingOf(first, regimen),
        ...{ check: 'dose-not-readable', type: rowKinds.dose.title, severity: 'info' },
        message: `Dose not readable: ${name}. Not checked: ${limits}`,
        advice: 'Write the directions with strength, amount and how often, or check the dose by hand.',
      },
    ];
  });
}

/** Lists medications whose dose depends on an unknown kidney function. */
function withoutKidney(question: DecisionQuestion): readonly UncheckedMedication[] {
  const { medications } = question.regimen;
  const rows = new Set(run(question, 'kidney').flatMap((found) => found.rows));
  return [...rows].flatMap((at) => {
    const { id, name } = medications[at] ?? {};
    if (id === undefined || name === undefined) return [];
    return [{ id, name, reason: noKidney }];
  });
}

const noKidney =
  'Kidney function is not known (creatinine, height, sex and age are needed): what depends on it was not checked.';
