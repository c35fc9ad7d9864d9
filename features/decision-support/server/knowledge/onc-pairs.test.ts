import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { ask } from './ask.fixture.ts';

const lines = readFileSync(new URL('./onc-high-priority-pairs.fixture.csv', import.meta.url), 'utf8');
const pairs = lines
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(','))
  .map(([a = '', b = '']) => [a, b] as const);
const drugs = [...new Set(pairs.flat())].toSorted();
const listed = new Set(pairs.map((pair) => pair.toSorted().join(' + ')));

describe('the high-priority list of the ONC', () => {
  it('is found as a whole, each pair in either order, and nothing that is not on it', async () => {
    expect(pairs).toHaveLength(1930);
    // Checks all medicines as one list, since a check for each pair would take much longer.
    const { findings } = await ask({ takes: drugs });
    const found = new Set(
      findings
        .flatMap((each) => [
          each,
          ...(each.also ?? []).map((also) => ({ ...also, medications: each.medications })),
        ])
        .filter((each) => each.package?.row.startsWith('onc-') === true)
        .map(({ medications }) =>
          medications
            .map((id) => drugs[Number(id.slice(1))] ?? '')
            .toSorted()
            .join(' + '),
        ),
    );
    expect([...listed].filter((pair) => !found.has(pair))).toEqual([]);
    expect([...found].filter((pair) => !listed.has(pair))).toEqual([]);
    expect(found.size).toBe(1150);
  });

  it('says something severe of each pair by itself', async () => {
    for (const pair of pairs) {
      const { findings } = await ask({ takes: [...pair] });
      const severe = findings.filter(
        ({ severity, medications }) => medications.length === 2 && /major|contraindicated/.test(severity),
      );
      expect(severe, pair.join(' + ')).not.toEqual([]);
    }
  });

  it('says nothing severe of each drug beside a harmless one', async () => {
    for (const drug of drugs) {
      const { findings } = await ask({ takes: [drug, 'Docusate 100 MG'] });
      expect(
        findings.filter(({ medications }) => medications.length > 1),
        drug,
      ).toEqual([]);
    }
  });

  it('has no drug that is read as something else', () => {
    expect(drugs.filter((drug) => readMedicine(drug).ingredients.length !== 1)).toEqual([]);
  });
});
