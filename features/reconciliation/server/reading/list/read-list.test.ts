import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from './attributes.ts';
import { beginsDirections } from './medication-line.ts';
import { medicationsOfList } from './read-list.ts';
import { columnNamed, sectionOf } from './vocabulary.ts';

const isAbsent = (text: string) => /^(?:none|no known medications)\W*$/i.test(text);
const read = (text: string) => medicationsOfList(text, isAbsent);

interface Sample {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly string[];
}

/** Lists as people paste them, each with the expected rows; every other line is left out. */
const samples: readonly Sample[] = readFileSync(new URL('./lists.fixture.txt', import.meta.url), 'utf8')
  .split(/^### /mu)
  .slice(1)
  .map((block) => {
    const [body = '', rows = ''] = block.split(/^>>>\n?/mu);
    const [title = '', ...lines] = body.split('\n');
    return { title, text: lines.join('\n'), rows: rows.split('\n').filter((row) => row.trim() !== '') };
  });

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Lines of a text that are neither in the words of a medication nor among the lines left out. */
function lost(text: string): readonly string[] {
  const { rows, leftOut = [] } = read(text);
  const kept = [...rows.flatMap(({ words = '' }) => words.split('\n')), ...leftOut.map((line) => line.text)];
  return linesOf(text).filter((line) => !kept.includes(line));
}

const isNoName = (name: string) =>
  isDay(name) || columnNamed(name) !== undefined || sectionOf(name) !== undefined || beginsDirections(name);

describe('a pasted list', () => {
  it('is tried in many styles', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
  });

  it.each(samples)('has its medications and no others: $title', ({ text, rows }) => {
    const found = read(text).rows.map(({ name, directions }) =>
      [name, directions].filter(Boolean).join(' | '),
    );
    expect(found).toEqual(rows);
    expect(lost(text)).toEqual([]);
  });

  it('loses no line, and makes no medication of a heading, a day or directions, however it is mixed', () => {
    const lines = fc.shuffledSubarray(
      samples.flatMap(({ text }) => text.split('\n')),
      { maxLength: 30 },
    );
    const joined = fc.tuple(lines, fc.constantFrom('\n', '\n\n', '\r\n')).map(([all, by]) => all.join(by));
    fc.assert(
      fc.property(joined, (text) => {
        expect(lost(text.replaceAll('\r', ''))).toEqual([]);
        for (const { name } of read(text).rows) {
          expect(name).not.toBe('');
          if (!/^daily multivitamin$/i.test(name)) expect([name, isNoName(name)]).toEqual([name, false]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('never has as taken what its own line says is stopped', () => {
    const drugs = [
      'Lisinopril 10 mg daily',
      'Zorblaxine 5 mg tablet',
      'Percocet 5-325 1 tab q6h prn',
      'metformin',
    ];
    const marks = [
      ...[
        'STOPPED: *',
        'Stopped * in May',
        '* - discontinued',
        '* (on hold)',
        'HOLD *',
        'D/C *',
        '* - no longer taking',
      ],
      ...[
        'Not taking *',
        '* not taking',
        '* - stopped 3/1/2025',
        'No longer on *',
        '* STOPPED',
        '*: held until surgery',
      ],
      ...[
        'Discontinued: *',
        'Inactive: *',
        'Expired: *',
        '* - cancelled',
        'Refused *',
        'Never started *',
        '* (never filled)',
      ],
    ];
    for (const drug of drugs)
      for (const mark of marks)
        expect([
          mark,
          read(`Aspirin 81 mg daily\n\n${mark.replace('*', drug)}`).rows.map(({ name }) => name),
        ]).toEqual([mark, mark === '' ? [] : ['Aspirin 81 mg']]);
  });

  it('gives directions below a stopped one to nobody', () => {
    const { rows, leftOut = [] } = read('Metformin 1000 mg\nSTOPPED: Lisinopril 10 mg\nTake 1 tablet daily');
    expect(rows.map(({ name, directions }) => [name, directions])).toEqual([
      ['Metformin 1000 mg', undefined],
    ]);
    expect(leftOut.map(({ text }) => text)).toEqual(['STOPPED: Lisinopril 10 mg', 'Take 1 tablet daily']);
  });

  it('is read in time and never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        for (const { name } of read(text).rows) expect(name).not.toBe('');
      }),
    );
    const begin = performance.now();
    read(`${'Lisinopril 10 mg (1 tablet - 2 tablets '.repeat(40)}\n`.repeat(50));
    read(`${'a - '.repeat(900)}\n${'1/'.repeat(900)}\n${'  x'.repeat(600)}`);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
