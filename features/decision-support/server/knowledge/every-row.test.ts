import { describe, expect, it } from 'vitest';
import { ask, type Someone, shipped } from './ask.fixture.ts';
import { classMark, type PackageRow } from './knowledge-package.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const [content] = shippedKnowledge();
const rows = content?.rows ?? [];

/** Lists medicines that a row is about, except the given ones. */
function membersOf(
  subjects: readonly string[],
  count = 1,
  apartFrom: readonly string[] = [],
): readonly string[] {
  const all = subjects.flatMap((each) =>
    each.startsWith(classMark)
      ? (content?.classes.find((one) => one.class === each.slice(classMark.length))?.ingredients ?? [])
      : [each],
  );
  return all.filter((each) => !apartFrom.includes(each)).slice(0, count);
}

const directions = 'Take 100 tablets by mouth daily';
const dosed = (name: string) => `${name} 1000 MG Oral Tablet | ${directions}`;

/** Makes a person to whom the row applies. */
function subjectOf(row: PackageRow): Someone {
  const { when, kind } = row;
  const [first = ''] = membersOf(row.of, row.atLeast ?? 1);
  const many = row.atLeast === undefined ? [first] : repeated(membersOf(row.of, row.atLeast), row.atLeast);
  const second =
    kind === 'duplicate-class' ? membersOf(row.of, 1, [first]) : membersOf(row.with ?? [], 1, [first]);
  const third = membersOf(row.and ?? [], 1, [first, ...second]);
  const conditions =
    when.conditions ?? { pregnancy: ['pregnancy'], lactation: ['lactation'] }[String(kind)] ?? [];
  return {
    ...{ age: ageOf(row), sex: 'female' },
    ...(when.clearanceBelow === undefined
      ? {}
      : {
          creatinine: creatinineFor(
            (when.clearanceFrom ?? 0) + (when.clearanceBelow - (when.clearanceFrom ?? 0)) / 2,
          ),
        }),
    conditions: conditions.slice(0, 1),
    allergies: membersOf(row.allergyTo ?? [], 1, [first]),
    genes: row.gene === undefined ? [] : [[row.gene, `${row.phenotypes[0]} metabolizer`]],
    takes: [...many, ...second, ...third].map(dosed),
  };
}

function repeated(names: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => names[index % names.length] ?? '');
}

function ageOf({ when: { ageFrom, ageOver, ageUnder } }: PackageRow): number {
  if (ageUnder !== undefined) return ageUnder - 1;
  return Math.max(ageFrom ?? 0, ageOver === undefined ? 0 : ageOver + 1, 30);
}

/**
 * Computes the creatinine at which a woman of 66 inches and 30 years has this clearance: Cockcroft and Gault with the
 * ideal weight.
 */
function creatinineFor(clearance: number): number {
  const weight = 45.5 + 2.3 * 6;
  return ((140 - 30) * weight * 0.85) / (72 * clearance);
}

async function isFound(row: PackageRow, someone: Someone): Promise<boolean> {
  const { findings } = await ask(someone, shipped);
  return findings.some((each) => [each, ...(each.also ?? [])].some((one) => one.package?.row === row.row));
}

describe('every row of the package that comes with the product', () => {
  it.each(rows.map((row) => [row.row, row] as const))(
    '%s speaks of whom it is about, and of nobody else',
    async (_name, row) => {
      const someone = subjectOf(row);
      expect(await isFound(row, someone), JSON.stringify(someone)).toBe(true);
      // Expects no finding without the row's first medicine, nor without each fact that the row requires of the
      // patient.
      expect(await isFound(row, { ...someone, takes: ['Docusate 100 MG', ...someone.takes.slice(1)] })).toBe(
        (row.atLeast !== undefined && someone.takes.length > row.atLeast) || isStillThere(row, someone),
      );
      if ((someone.conditions ?? []).length > 0)
        expect(
          await isFound(row, {
            ...someone,
            conditions: (someone.conditions ?? []).map((each) => `No ${each}`),
          }),
        ).toBe(false);
      if ((someone.allergies ?? []).length > 0)
        expect(await isFound(row, { ...someone, allergies: ['Peanut'] })).toBe(false);
      if ((someone.genes ?? []).length > 0)
        expect(await isFound(row, { ...someone, genes: [[row.gene ?? '', 'normal metabolizer']] })).toBe(
          false,
        );
      if (someone.creatinine !== undefined)
        expect(await isFound(row, { ...someone, creatinine: 0.6 })).toBe(false);
    },
  );
});

/** Reports whether a row about one medicine still applies through a second medicine of that group. */
function isStillThere(row: PackageRow, { takes }: Someone): boolean {
  const group = membersOf(row.of, 1_000);
  return row.with === undefined && row.kind !== 'duplicate-class' && row.atLeast === undefined
    ? takes.slice(1).some((line) => group.some((name) => line.startsWith(name)))
    : false;
}
