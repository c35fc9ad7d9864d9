import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, type Someone, shipped } from './ask.fixture.ts';
import { summaryOf } from './knowledge-checks.ts';

const text = readFileSync(new URL('us-public.ndjson', import.meta.url), 'utf8');
const [ours] = shipped.packages;
const { rows = [], classes = [] } = ours ?? {};

/** Counts the lines of the package that are of a kind and marked as compared, by their text alone. */
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

  it('tells which members of a compared class its source does not have', () => {
    const maoi = classes.find((each) => each.class === 'maoi');
    expect(maoi).toMatchObject({ section: 'N04BD, N06AF, N06AG', compared: expect.any(String) });
    expect(maoi?.unconfirmed).toEqual(['linezolid', 'methylene blue', 'procarbazine']);
  });
});

const who = (takes: readonly string[], rest: Omit<Someone, 'takes'> = {}): Someone => ({ ...rest, takes });

/** Rows that a reading of their sources changed: whom they are about now, and how severe it is. */
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
];

describe('a row that a reading of its source changed', () => {
  it.each(corrected)('finds %s', async (_what, someone, row, severity) => {
    const { findings } = await ask(someone);
    const all = findings.flatMap((each) => [each, ...(each.also ?? [])]);
    const found = all.find((each) => each.package?.row === row);
    expect(found).toMatchObject({ severity, package: { compared: expect.any(String) } });
    expect(found?.package?.quotation).toBeDefined();
  });
});
