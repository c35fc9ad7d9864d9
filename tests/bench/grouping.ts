import { groupRows } from '../../engine/core/compare/group-rows.ts';
import {
  type DrugKnowledge,
  likenessOf,
  type MedicationLikeness,
} from '../../features/reconciliation/server/reading/likeness.ts';
import drugs from '../../features/terminology/server/drugs.json' with { type: 'json' };
import { compareMedians, ratio } from './measure.ts';

const runs = 31;
const lists = 5;
const rowsPerList = 60;

interface Row {
  readonly key: string;
  readonly name: string;
  readonly directions: string;
  readonly likeness: MedicationLikeness;
}

const nothingKnown: DrugKnowledge = {
  nameOfCode: () => undefined,
  ingredientsOfBrand: () => undefined,
  ingredientOfSubstance: () => undefined,
};

/** Measures the grouping of five lists of sixty medications each, and the reading of their names before it. */
export async function benchGrouping(): Promise<readonly string[]> {
  const rows = Array.from({ length: lists * rowsPerList }, (_, index) => rowAt(index));
  const { group, naive, read } = await compareMedians(runs, {
    group: () => groupRows({ rows, keyOf: ({ key }) => key, likenessOf: ({ likeness }) => likeness }),
    naive: () => pairsOf(rows),
    read: () => rows.map((row) => likenessOf(row, nothingKnown)),
  });
  const aim = group < 5 ? 'under' : 'over';
  return [
    `grouping ${rows.length} rows : comparing each with each = ${ratio(group, naive)} (${aim} 5 ms on this machine just now)`,
    `reading the names and directions of ${rows.length} rows, once a load : grouping them = ${ratio(read, group)}`,
  ];
}

function rowAt(index: number): Row {
  const list = Math.floor(index / rowsPerList);
  const drug = drugs[(index * 7 + list * 3) % drugs.length];
  const strength = drug?.strengths[list % (drug.strengths.length || 1)] ?? '';
  const name = `${drug?.drug ?? ''} ${strength} ${drug?.form ?? ''}`;
  const directions = list % 2 === 0 ? 'Take 1 tablet by mouth twice a day' : '1 tab po BID';
  return { key: String(index), name, directions, likeness: likenessOf({ name, directions }, nothingKnown) };
}

/** Counts pairs that have something in common, without an index. */
function pairsOf(rows: readonly Row[]): number {
  let pairs = 0;
  for (const a of rows) {
    for (const b of rows) {
      const isSame = a.likeness.same === b.likeness.same;
      if (isSame || a.likeness.related.some((each) => b.likeness.related.includes(each))) pairs += 1;
    }
  }
  return pairs;
}
