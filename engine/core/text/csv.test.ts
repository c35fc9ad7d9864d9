import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const formulaStarts = /^[=+\-@\t\r]/;

/** Parses as RFC 4180 says: a quoted field may contain anything, and a doubled quote stands for one. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (const [, raw = '', end] of text.slice(1).matchAll(field)) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('comma-separated values', () => {
  it('put an apostrophe before what a spreadsheet would run as a formula [FAULT-54]', () => {
    const dangerous = [
      '=1+2',
      '+1',
      '-1+2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\0=1',
      '\u200B=1',
      ' =1',
      '=HYPERLINK("http://x")',
      '＝1',
    ];
    const [row] = parse(toCsv([dangerous]));
    expect(row).toEqual(dangerous.map((text) => `'${text}`));
  });

  it('leave numbers, dates and words as they are [FAULT-54]', () => {
    const plain = ['-5', '12.75', '03/14/2026', 'Ada King', '', 'a-b'];
    expect(parse(toCsv([plain]))).toEqual([plain]);
  });

  it('come back as they went in, but for apostrophes before formulas', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '=', '-', '7', 'é') });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (given) => {
        const read = parse(toCsv(given));
        expect(read.flat().some((text) => formulaStarts.test(text) && !/^-?\d+(\.\d+)?$/.test(text))).toBe(
          false,
        );
        expect(read.map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(given);
      }),
    );
  });

  it('begin with the mark by which spreadsheets know UTF-8', () => {
    expect(toCsv([['Ábel']])).toBe('\uFEFFÁbel\r\n');
  });
});
