import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type FigureRow, measuredRow } from './figure-row.ts';
import { figuresPage } from './figures-page.ts';
import { type Recording, readRecordings } from './recording.ts';
import { subjects } from './rows.ts';
import { figuresFile } from './write-figures-page.ts';

const recorded: Recording = {
  day: '2026-11-23',
  commit: 'abc',
  load: 0.4,
  seconds: 9,
  lines: ['it took 1,200 ms', 'half of it = 0.50×'],
};
const row: FigureRow = {
  bench: 'one',
  what: 'it',
  printed: /^it took ([\d,]+) ms/,
  unit: ' ms',
  before: 1500,
  aim: { atMost: 1000 },
  argument: 'The disk.',
};

it('says before, now, the aim and whether it is reached, and what stands in the way', () => {
  const page = figuresPage({ Things: [row] }, { one: recorded });
  expect(page).toContain('| it | `one` | 1,500 ms | 1,200 ms | ≤ 1,000 ms, **not reached** |');
  expect(page).toContain('- **it.** The disk.');
  expect(page).toContain('2026-11-23, commit abc, load 0.4 before it began, 9 s in all.');
  expect(page).toContain('half of it = 0.50×');
});

it('counts upwards where more is better', () => {
  expect(measuredRow({ ...row, aim: { atLeast: 1200 } }, { one: recorded }).isReached).toBe(true);
  expect(measuredRow({ ...row, aim: { atLeast: 1201 } }, { one: recorded }).isReached).toBe(false);
});

it('refuses a row that finds no line, or more than one', () => {
  expect(() => measuredRow({ ...row, printed: /never (\d)/ }, { one: recorded })).toThrow('finds 0 lines');
  expect(() => measuredRow({ ...row, printed: /(\d)/ }, { one: recorded })).toThrow('finds 2 lines');
  expect(() => measuredRow(row, {})).toThrow('npm run bench -- --record one');
});

it('argues every aim that is not reached', async () => {
  const recordings = await readRecordings();
  const rows = Object.values(subjects).flat();
  const missed = rows.filter((each) => measuredRow(each, recordings).isReached === false);
  expect(missed.filter(({ argument }) => argument === undefined).map(({ what }) => what)).toEqual([]);
});

it('is the page of the documentation, which nobody edits', async () => {
  const page = figuresPage(subjects, await readRecordings());
  expect(await readFile(figuresFile, 'utf8')).toBe(page);
});
