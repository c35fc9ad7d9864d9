import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { completeRelease, removeOthers, storeConcepts } from './store-concepts.ts';

const release = { catalogue: 'shelf', edition: '2026' };
const size = 3_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Counts the rows that the steps of a query plan have passed on, before later filters. */
function rowsOf(node: PlanNode): number {
  const own = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0);
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), own);
}

describe.each(databaseHosts)('a code system on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const codes = Array.from({ length: size }, (_, n) => `C${n}`);

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
    // Simulates a database in use, whose planner statistics count two concepts.
    await storeConcepts(database, { ...release, edition: 'old' }, [
      { code: 'A', display: 'A' },
      { code: 'B', display: 'B' },
    ]);
    await database.query('analyze concept');
    await storeConcepts(
      database,
      release,
      codes.map((code) => ({ code, display: `Thing ${code}` })),
    );
  });
  afterAll(() => stop());

  async function rowsToRemove(kept: readonly string[]): Promise<number> {
    const { rows } = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${removeOthers}`,
      [release.catalogue, release.edition, JSON.stringify(kept)],
    );
    return rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' });
  }

  it('is completed in steps whose number follows its size, also where the planner knows nothing of it', async () => {
    expect(await rowsToRemove(codes)).toBeLessThan(20 * size);
    expect(await rowsToRemove(codes)).toBeGreaterThan(size);
  });

  it('no longer has what its file no longer has, and keeps other editions', async () => {
    const half = codes.slice(0, size / 2);
    const complete = { ...release, codes: half, sourceHash: 'half' };
    expect(await completeRelease(database, complete, new Date())).toBe(size / 2);
    expect(await completeRelease(database, complete, new Date())).toBe(0);
    const { rows } = await database.query(
      'select edition, count(*)::int as n from concept group by 1 order by 1',
    );
    expect(rows).toEqual([
      { edition: '2026', n: size / 2 },
      { edition: 'old', n: 2 },
    ]);
  });
});
