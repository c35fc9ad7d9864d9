import { beforeEach, expect, it, vi } from 'vitest';
import type { Comparison, Plan } from './comparison.ts';
import { runSection } from './run-section.ts';

interface TestSide {
  readonly name: string;
  readonly close: () => Promise<void>;
}

let opened: string[];

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  opened = [];
});

function planned(title: string, change: Partial<Plan<string, TestSide>>): Plan<string, TestSide> {
  return {
    ...{ title, sidesOf: () => ['ours', 'others'], isWarmedUp: true, atOnce: 1 },
    measure: async () => 1,
    ...change,
  };
}

async function run(plans: readonly Plan<string, TestSide>[], done: readonly Comparison[] = []) {
  const kept: Comparison[] = [];
  const withPages = (work: (open: (name: string) => Promise<TestSide>) => Promise<void>) =>
    work(async (name) => {
      opened.push(name);
      return { name, close: async () => undefined };
    });
  const keep = async (comparison: Comparison) => void kept.push(comparison);
  await runSection({ title: 'Tests', sources: [], plans, withPages }, { repetitions: 3, done, keep });
  return kept;
}

it('keeps the repetitions of each side, without the one that warms up', async () => {
  let time = 0;
  const measure = async () => ++time;
  expect(await run([planned('open', { measure })])).toEqual([
    { title: 'open', outcomes: { ours: { times: [3, 5, 7] }, others: { times: [4, 6, 8] } } },
  ]);
});

it('notes why a side failed, goes on with the others, and opens it anew for the next comparison', async () => {
  const measure = async ({ name }: TestSide) => {
    if (name === 'others') throw new Error('It broke.\nat a place');
    return 1;
  };
  const kept = await run([planned('open', { measure }), planned('sort', {})]);
  expect(kept.map(({ outcomes }) => outcomes)).toEqual([
    { ours: { times: [1, 1, 1] }, others: { failure: 'It broke.' } },
    { ours: { times: [1, 1, 1] }, others: { times: [1, 1, 1] } },
  ]);
  expect(opened).toEqual(['ours', 'others', 'others']);
});

it('keeps no figure of a side that shows something else', async () => {
  const [comparison] = await run([planned('sort', { shows: async ({ name }) => name })]);
  expect(comparison?.outcomes['others']).toEqual({ failure: 'It shows others, and the first side ours.' });
});

it('goes on behind what an earlier run has measured, and opens nothing where nothing is missing', async () => {
  const done = [{ title: 'open', outcomes: { ours: { times: [9] } } }];
  const sidesOf = (before: readonly Comparison[]) => Object.keys(before[0]?.outcomes ?? {});
  expect(await run([planned('open', {}), planned('sort', { sidesOf })], done)).toEqual([
    { title: 'sort', outcomes: { ours: { times: [1, 1, 1] } } },
  ]);
  opened = [];
  expect(await run([planned('open', {})], done)).toEqual([]);
  expect(opened).toEqual([]);
});
