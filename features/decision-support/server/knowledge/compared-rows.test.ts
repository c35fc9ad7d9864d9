import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, type Someone, shipped } from './ask.fixture.ts';
import { compileKnowledge, type Knowledge } from './compile-knowledge.ts';
import { summaryOf } from './knowledge-checks.ts';
import { readPackage } from './read-package.ts';

const text = readFileSync(new URL('us-public.ndjson', import.meta.url), 'utf8');
const [ours] = shipped.packages;
const { rows = [], classes = [] } = ours ?? {};

/**
 * Counts the lines of a kind in the package, or those with a given field, by their text rather than by the parser
 * under test.
 */
function linesWith(kind: 'row' | 'class', field?: string): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`{"${kind}"`) && (field === undefined || line.includes(`"${field}"`)))
    .length;
}

describe('what the package that comes with the product was compared with', () => {
  it('is what the page counts', () => {
    const { length: members } = classes.flatMap(({ ingredients }) => ingredients);
    expect(ours && summaryOf(ours)).toContain(
      `${linesWith('row')} rows, ${linesWith('row', 'compared')} of them compared with their sources. ${members} members of classes, `,
    );
    const standing = classes.filter(({ compared }) => compared !== undefined);
    expect(standing).toHaveLength(linesWith('class', 'compared'));
  });

  it('stands in the words of its source, shortly, and only where it was compared', () => {
    for (const { row, quotation, compared } of rows) {
      if (quotation === undefined) continue;
      expect(compared, row).toBeDefined();
      const words = quotation.split(/\s+/).filter((word) => word !== '…');
      expect(words.length, row).toBeLessThanOrEqual(25);
    }
  });

  it('is all of it: each row and each member of a class has a source with its day, and was read beside it', () => {
    const known = ours?.sources ?? new Map();
    for (const { row, source, compared } of rows) {
      expect(known.get(source), row).toMatchObject({ title: expect.any(String), date: expect.any(String) });
      expect(compared, row).toBeDefined();
    }
    for (const { class: name, source, section, compared, unconfirmed } of classes) {
      expect(known.get(source), name).toMatchObject({ title: expect.any(String), date: expect.any(String) });
      expect([name, section, compared, unconfirmed]).toEqual([
        ...[name, expect.any(String), expect.any(String)],
        [],
      ]);
    }
  });

  it('is in the words of the source wherever it was compared after 28 November', () => {
    const without = rows.filter(({ quotation }) => quotation === undefined);
    expect(without.filter(({ compared = '' }) => compared > '2026-11-28').map(({ row }) => row)).toEqual([]);
    // Limits the rows without a quotation, whose sources are tables of names and numbers, to the present number.
    expect(without.length).toBeLessThanOrEqual(118);
  });

  it('names no source that is no source: answers of machines, flashcards, shops', () => {
    const weak = /droracle|pedscalc|seekhealthz|healthspan|brainscape|quizlet|ilacinfo/i;
    const named = [...(ours?.sources.values() ?? [])].map(({ title, url = '' }) => `${title} ${url}`);
    expect(named.filter((each) => weak.test(each))).toEqual([]);
  });
});

const house = (more: readonly object[]): Knowledge => {
  const lines = [
    {
      ...{ package: 'house', format: 1, version: '2026-12-01', title: 'House rules', publisher: 'Us' },
      ...{ licence: 'Own', description: 'Nothing else.' },
    },
    { source: 'minutes', title: 'Minutes', date: '2026-11-12', licence: 'Own' },
    ...more,
  ];
  const read = readPackage(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.problems));
  return compileKnowledge([read.content]);
};

describe('a finding of a loaded package', () => {
  const teas = { class: 'teas', title: 'Teas', ingredients: ['senna', 'sage'], source: 'minutes' };
  const kind = { kind: 'drug-drug', severity: 'minor', advice: 'Ask.', source: 'minutes' };
  const row = { row: 'tea', of: ['class:teas'], with: ['warfarin'], message: 'Tea.', ...kind };

  it.each([
    ['names the members that the source of a class does not have', { unconfirmed: ['senna'] }, ['senna']],
    ['is silent about members that the source has', { unconfirmed: ['sage'] }, undefined],
    ['names every member of a class that nobody compared', { compared: undefined }, ['senna']],
  ])('%s', async (_what, standing, unconfirmed) => {
    const knowledge = house([{ ...teas, compared: '2026-11-29', ...standing }, row]);
    const { findings } = await ask({ takes: ['Senna 8.6 MG', 'Warfarin 5 MG'] }, knowledge);
    expect(findings.find((each) => each.package?.row === 'tea')?.package?.unconfirmed).toEqual(unconfirmed);
  });

  it('names the member by which an allergy was found', async () => {
    const allergic = { ...row, kind: 'drug-allergy', of: ['warfarin'], with: undefined };
    const knowledge = house([
      { ...teas, compared: '2026-11-29', unconfirmed: ['senna'] },
      { ...allergic, allergyTo: ['class:teas'] },
    ]);
    const { findings } = await ask({ takes: ['Warfarin 5 MG'], allergies: ['Senna'] }, knowledge);
    expect(findings.map((each) => each.package?.unconfirmed)).toEqual([['senna']]);
  });
});

const who = (takes: readonly string[], rest: Omit<Someone, 'takes'> = {}): Someone => ({ ...rest, takes });

/**
 * Rows that were corrected after reading their sources, each with a person for whom it applies and its severity now.
 */
const corrected: readonly (readonly [what: string, someone: Someone, row: string, severity: string])[] = [
  [
    'nitrofurantoin in G6PD deficiency: CPIC has it apart from the medicines of high risk',
    who(['Nitrofurantoin 100 MG'], { conditions: ['G6PD deficiency'] }),
    'g6pd-nitrofurantoin',
    'major',
  ],
  [
    'valproate in pregnancy: contraindicated for migraine alone',
    who(['Divalproex 500 MG'], { conditions: ['Pregnancy'], sex: 'female' }),
    'valproate-pregnancy',
    'major',
  ],
  [
    'celecoxib after a sulfonamide: forbidden by its label, without evidence that they cross-react',
    who(['Celecoxib 200 MG'], { allergies: ['Sulfamethoxazole'] }),
    'sulfa-celecoxib',
    'moderate',
  ],
  [
    "a fluoroquinolone in Marfan's syndrome, which the FDA names beside aneurysms",
    who(['Ciprofloxacin 500 MG'], { conditions: ["Marfan's syndrome"] }),
    'fluoroquinolone-aneurysm',
    'major',
  ],
  [
    'fentanyl with an SSRI, whose label names it among the serotonergic ones',
    who(['Sertraline 50 MG', 'Fentanyl 25 MCG/HR patch']),
    'ssri-serotonergic-opioid',
    'major',
  ],
  [
    'ivabradine with posaconazole, a strong inhibitor as well',
    who(['Ivabradine 5 MG', 'Posaconazole 100 MG']),
    'ivabradine-3a4',
    'contraindicated',
  ],
  [
    'mycophenolate in pregnancy: no contraindication by its label',
    who(['Mycophenolate mofetil 500 MG'], { conditions: ['Pregnancy'], sex: 'female' }),
    'mycophenolate-pregnancy',
    'major',
  ],
  [
    'baclofen in an older adult with weak kidneys, where the Beers criteria begin at 60',
    who(['Baclofen 10 MG'], { age: 75, creatinine: 1.3 }),
    'baclofen-kidney-elderly',
    'moderate',
  ],
  [
    'primidone with a contraceptive, as it lowers its hormones as well',
    who(['Ethinyl estradiol 0.03 MG / Levonorgestrel 0.15 MG', 'Primidone 250 MG'], { sex: 'female' }),
    'contraceptive-inducer',
    'major',
  ],
  [
    'naltrexone in acute hepatitis, which older labels forbid',
    who(['Naltrexone 50 MG'], { conditions: ['Acute hepatitis'] }),
    'naltrexone-hepatitis',
    'major',
  ],
  [
    'more than 10 mg of escitalopram a day in the elderly',
    who(['Escitalopram 20 MG | take 1 tablet once daily'], { age: 75 }),
    'escitalopram-elderly',
    'minor',
  ],
  [
    'pitavastatin with cyclosporine, which its label forbids',
    who(['Pitavastatin 2 MG', 'Cyclosporine 100 MG']),
    'pitavastatin-cyclosporine',
    'contraindicated',
  ],
  [
    'levofloxacin at a clearance between 30 and 50 mL/min',
    who(['Levofloxacin 750 MG | Take 1 tablet daily'], { age: 70, creatinine: 1.2 }),
    'levofloxacin-kidney',
    'moderate',
  ],
  [
    'codeine in severe kidney disease: to be avoided',
    who(['Codeine 30 MG'], { age: 75, creatinine: 2.5 }),
    'codeine-kidney',
    'major',
  ],
  [
    'gabapentin at the dose of a moderate impairment where it is severe',
    who(['Gabapentin 600 MG | Take 1 tablet twice daily'], { age: 75, creatinine: 2.5 }),
    'gabapentin-kidney-severe',
    'moderate',
  ],
  [
    'fluconazole with a sulfonylurea, of which somebody died',
    who(['Glipizide 5 MG', 'Fluconazole 100 MG']),
    'sulfonylurea-fluconazole',
    'major',
  ],
  [
    'co-trimoxazole with glyburide in an older adult, by a cohort of Medicare',
    who(['Glyburide 5 MG', 'Sulfamethoxazole 800 MG / Trimethoprim 160 MG'], { age: 70 }),
    'sulfonylurea-smx-elderly',
    'major',
  ],
  [
    'co-trimoxazole with glyburide in a younger one',
    who(['Glyburide 5 MG', 'Sulfamethoxazole 800 MG / Trimethoprim 160 MG'], { age: 50 }),
    'sulfonylurea-smx',
    'moderate',
  ],
  [
    'tirzepatide where a relative had medullary thyroid cancer',
    who(['Tirzepatide 5 MG'], { conditions: ['Family history of medullary thyroid carcinoma'] }),
    'glp1-thyroid',
    'contraindicated',
  ],
];

describe('a row that a reading of its source changed', () => {
  it.each(corrected)('finds %s', async (_what, someone, row, severity) => {
    const { findings } = await ask(someone);
    const all = findings.flatMap((each) => [each, ...(each.also ?? [])]);
    const found = all.find((each) => each.package?.row === row);
    expect(found).toMatchObject({ severity, package: { compared: expect.any(String) } });
    expect(found?.package?.quotation).toBeDefined();
  });

  it.each([
    'No family history of medullary thyroid carcinoma',
    'Family history of diabetes',
    'Screening for medullary thyroid carcinoma',
  ])('is silent about a relative of whom nothing is told: %s', async (condition) => {
    const { findings } = await ask(who(['Tirzepatide 5 MG'], { conditions: [condition] }));
    expect(findings.map((each) => each.package?.row)).not.toContain('glp1-thyroid');
  });
});
