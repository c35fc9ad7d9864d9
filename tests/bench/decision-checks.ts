import { indexChecks } from '../../engine/core/checks/check-index.ts';
import { runChecks } from '../../engine/core/checks/run-checks.ts';
import { isJsonObject } from '../../engine/core/json/json.ts';
import type { CheckSet } from '../../engine/core/product/checks.ts';
import { compareMedians, ratio } from './measure.ts';

const runs = 31;
const medications = 60;
const ingredients = 700;

const scope = { now: '2026-11-22T12:00:00Z', today: '2026-11-22' };
const ingredient = (index: number) => `ingredient-${index % ingredients}`;
const rows = Array.from({ length: medications }, (_, index) => ({
  name: `medication ${index}`,
  ingredients: [ingredient(index * 11)],
}));
function setOf(rules: number): CheckSet {
  return {
    ...{ name: 'bench', title: 'Bench', version: '1', isDemonstration: true, entity: 'regimen' },
    ...{ rows: 'medications', terms: 'ingredients' },
    rowName: { source: '', evaluate: ({ item }) => (isJsonObject(item) ? String(item['name']) : '') },
    checks: Array.from({ length: rules }, (_, index) => ({
      ...{ id: `check-${index}`, severity: 'major', message: '{row} {other}', advice: '' },
      ...{ row: [ingredient(index * 7)], other: [ingredient(index * 13 + 5)], source: { title: '' } },
      when: { source: '', evaluate: () => true },
    })),
  };
}

/**
 * Compares what-if questions over a long list and many checks: through the index, and by running every check on each
 * pair of medications.
 */
export async function benchDecisionChecks(): Promise<readonly string[]> {
  return [await compared(1_000), await compared(20_000)];
}

async function compared(rules: number): Promise<string> {
  const set = setOf(rules);
  const index = indexChecks([set]);
  const { indexed, naive } = await compareMedians(runs, {
    indexed: () => runChecks(index, { medications: rows }, scope),
    naive: () => everyPair(set),
  });
  const aim = indexed < 50 ? 'under' : 'over';
  return `${rules} checks of ${medications} medications, each asked of each two : by the index = ${ratio(naive, indexed)} (by the index ${aim} 50 ms on this machine just now)`;
}

function everyPair({ checks }: CheckSet): number {
  let found = 0;
  for (const { row, other = [] } of checks)
    for (const a of rows)
      for (const b of rows) {
        if (a === b || row === 'any' || other === 'any') continue;
        if (
          a.ingredients.some((each) => row.includes(each)) &&
          b.ingredients.some((each) => other.includes(each))
        )
          found += 1;
      }
  return found;
}
