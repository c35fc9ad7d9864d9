import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRecord, csvReaderFor, delimiterOf, longestCsvRecord } from './csv-reader.ts';

function read(text: string, { size = text.length, delimiter = ',' } = {}): readonly CsvRecord[] {
  const reader = new CsvReader(delimiter);
  const found: CsvRecord[] = [];
  for (let start = 0; start < text.length; start += Math.max(size, 1))
    found.push(...reader.push(text.slice(start, start + size)));
  return [...found, ...reader.finish()];
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a reader of comma-separated values', () => {
  it('reads what was written, however it is cut into pieces and wherever lines end', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ', ';', '=') });
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    const lineEnd = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(
        rows,
        lineEnd,
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (table, end, size, isEnded) => {
          const text = table.map((row) => row.map(quoted).join(',')).join(end) + (isEnded ? end : '');
          expect(read(text, { size }).map(({ fields }) => fields)).toEqual(table);
        },
      ),
    );
  });

  it('says the line on which each record begins, also behind line ends within quotes and empty lines', () => {
    expect(read('a,b\r\n"1\n2",x\n\n3,"y ""z"""')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1\n2', 'x'] },
      { line: 5, fields: ['3', 'y "z"'] },
    ]);
  });

  it('takes a quote within a field for a sign, and other delimiters', () => {
    expect(read('6" pipe;b"c\n', { delimiter: ';' })).toEqual([{ line: 1, fields: ['6" pipe', 'b"c'] }]);
    expect(['a,b', 'a;b;c,d', 'a\tb\tc', 'a|b'].map(delimiterOf)).toEqual([',', ';', '\t', '|']);
  });

  it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\n'])(
    'honours the delimiter that the first line names (%j)',
    (named) => {
      const text = `${named}Name, first;Name, last\nAda;Lovelace\n`;
      expect([...csvReaderFor(text).push(text)]).toEqual([
        { line: 2, fields: ['Name, first', 'Name, last'] },
        { line: 3, fields: ['Ada', 'Lovelace'] },
      ]);
    },
  );

  it.each([1, 3, 1_000])(
    'loses the line of a quote that is not closed, and no other (%i signs a piece)',
    (size) => {
      const problem = 'A field begins with a quote that is not closed.';
      expect(read('a,"b\nc,d\ne,f', { size })).toEqual([
        { line: 1, fields: [], problem },
        { line: 2, fields: ['c', 'd'] },
        { line: 3, fields: ['e', 'f'] },
      ]);
      expect(read('"a"x,b\nc,d', { size })).toEqual([
        { line: 1, fields: [], problem: expect.stringMatching(/^Behind the closing quote/) },
        { line: 2, fields: ['c', 'd'] },
      ]);
    },
  );

  it('keeps no more in memory than the longest record, and goes on behind a line that is longer', () => {
    const long = 'x'.repeat(longestCsvRecord + 10);
    const problem = expect.stringMatching(/^The line is longer/);
    expect(read(`a,b\n${long},c\nd,e\n`, { size: 65_536 })).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: [], problem },
      { line: 3, fields: ['d', 'e'] },
    ]);
    const million = 'y'.repeat(1_000_000);
    expect(read(`${million},b\n`)).toEqual([{ line: 1, fields: [million, 'b'] }]);
    const open = `1,"${`${'z'.repeat(99)}\n`.repeat(11_000)}`;
    const found = read(`${open}2,b\n`, { size: 65_536 });
    expect(found[0]).toMatchObject({ line: 1, problem: 'A field begins with a quote that is not closed.' });
    expect(found.at(-1)).toEqual({ line: 11_001, fields: ['2', 'b'] });
  });
});
