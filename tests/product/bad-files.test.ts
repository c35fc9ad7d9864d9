import { describe, expect, it } from 'vitest';
import { csvSource } from '../../engine/core/intake/csv-source.ts';
import { type ReadLine, SourceError } from '../../engine/core/intake/source.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { stagedMembers } from '../../features/import/shared/staged-members.ts';
import { readText } from '../../gateway/intake/staging/read-text.ts';
import { csvRowOf, type RejectedLine } from '../../gateway/intake/staging/rejected-report.ts';
import { stageFile } from '../../gateway/intake/staging/stage-file.ts';
import { product } from '../../generated/product.ts';

const { entity } = stagedMembers;
const header = 'Patient ID,First Name,Last Name,Date of Birth';
const line = (n: number, last = 'Núñez') => `M-${n},Ada,${last},02/28/1941`;

interface Staged {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly encoding?: string;
  readonly onProgress?: (lines: number) => void;
}

/** Reads and checks a file as staging does, and stores nothing. */
async function check({ bytes, encoding, onProgress = () => undefined }: Staged) {
  const rejected: RejectedLine[] = [];
  const none = () => Promise.resolve();
  const target = { product, entity };
  const staged = await stageFile({
    ...{ product, shape: stagedMembers, now: new Date('2026-11-22T12:00:00Z'), isWhole: false, onProgress },
    source: { entity, organization: 'EMTM', file: 'f' },
    open: () => csvSource(readText(bytes, encoding), undefined, target),
    openReport: async () => ({
      add: async (lines) => void rejected.push(...lines),
      ...{ written: () => Promise.resolve(0), remove: none, close: none },
    }),
  });
  return { ...staged, rejected };
}

/** Cuts a file into pieces, whose boundaries split characters and line ends. */
async function* pieces(bytes: Uint8Array, size = 1): AsyncGenerator<Uint8Array> {
  for (let first = 0; first < bytes.length; first += size) yield bytes.subarray(first, first + size);
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const plain = `${header}\n${line(1)}\n`;

describe('a file of members', () => {
  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${plain}`), undefined],
    ['with CRLF', Buffer.from(plain.replaceAll('\n', '\r\n')), undefined],
    ['without a line end at its end', Buffer.from(plain.trimEnd()), undefined],
    ['with CR alone at the ends of its lines', Buffer.from(plain.replaceAll('\n', '\r')), undefined],
    [
      'with a byte order mark, though another encoding is named',
      Buffer.from(`\uFEFF${plain}`),
      'windows-1252',
    ],
    [
      'with semicolons, and commas in the names of its columns',
      Buffer.from(
        `"Patient ID";${plain.slice(11).replaceAll(',', ';').replace('\n', ';"a, b, c, d, e"\n').replace('41\n', '41;x\n')}`,
      ),
      undefined,
    ],
    ['with every field in quotes', Buffer.from(plain.replace(/[^,\n]+/g, '"$&"')), undefined],
    ['of little-endian words', utf16(plain), undefined],
    ['of little-endian words with their mark', utf16(`\uFEFF${plain}`), undefined],
    ['of big-endian words with their mark', utf16(`\uFEFF${plain}`).swap16(), undefined],
    ['of Latin-1, which is named', Buffer.from(plain, 'latin1'), 'windows-1252'],
    [
      'with blank columns at its ends',
      Buffer.from(plain.replaceAll('\n', ',,\n').replace(',,', '')),
      undefined,
    ],
  ])('is read %s', async (_what, bytes, encoding) => {
    const source = await csvSource(readText(pieces(bytes), encoding), undefined, { product, entity });
    const found: ReadLine[] = [];
    for await (const each of source.lines) found.push(each.read());
    expect(found).toHaveLength(1);
    const [read] = found;
    expect(read !== undefined && 'record' in read && getAt(read.record, '/name/last')).toBe('Núñez');
  });

  it.each([
    ['bytes of Latin-1 in UTF-8', Buffer.from(line(1), 'latin1'), /not UTF-8/],
    ['a column too few', Buffer.from('M-1,Ada,Soto'), /3 columns, the header has 4/],
    ['a column too many', Buffer.from(`${line(1)},more`), /5 columns, the header has 4/],
    ['a quote that is not closed', Buffer.from('M-1,"Ada,Soto,02/28/1941'), /quote that is not closed/],
    ['a field of a million characters', Buffer.from(line(1, 'x'.repeat(1_000_000))), /^Last Name: /],
    ['a line that is longer than any', Buffer.from(line(1, 'x'.repeat(1_100_000))), /longer than 1,048,576/],
    ['a day that is none', Buffer.from('M-1,Ada,Soto,02/30/1941'), /^Date of Birth: /],
  ])('loses the line with %s, and no other', async (_what, bad, reason) => {
    const bytes = Buffer.concat([Buffer.from(`${header}\n`), bad, Buffer.from(`\n${line(2)}\n`)]);
    const { counts, rejected } = await check({ bytes: pieces(bytes, 65_536) });
    expect(counts).toMatchObject({ created: 1, rejected: 1 });
    expect(rejected[0]).toMatchObject({ line: 2, reason: expect.stringMatching(reason) });
    expect(rejected.map(csvRowOf).join('')).not.toContain('\0');
  });

  it.each([
    ['nothing', '', /empty/],
    [
      'two columns for one field',
      `${header},First Name\n`,
      /Several columns would fill the field name\.first: "[^"]+", "First Name"/,
    ],
    ['no column that it could know', 'a,b\n1,2\n', /names no field/],
  ])('is not read at all with %s', async (_what, text, reason) => {
    const found = check({ bytes: pieces(Buffer.from(text)) });
    await expect(found).rejects.toBeInstanceOf(SourceError);
    await expect(found).rejects.toThrow(reason);
  });

  it('has formulas for text, and no spreadsheet runs them from the report', async () => {
    const bytes = Buffer.from(
      `${header}\nM-1,=1+1,@SUM(A1),02/28/1941\n=cmd|' /C calc'!A0,Ada,,02/28/1941\n`,
    );
    const { counts, rejected } = await check({ bytes: pieces(bytes) });
    expect(counts).toMatchObject({ created: 1, rejected: 1 });
    expect(rejected.map(csvRowOf).join('')).toMatch(/,"?'=cmd/);
  });

  it('of any length is read no further than the batch that is being staged: 10 GB need the memory of 1 MB', async () => {
    const size = 65_536;
    let piecesRead = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      const lines = `${line(1)}\n`.repeat(Math.floor(size / line(1).length));
      yield Buffer.from(`${header}\n`);
      for (; piecesRead < 40; piecesRead += 1) yield Buffer.from(lines);
    }
    const perPiece = Math.floor(size / line(1).length);
    const ahead: number[] = [];
    const { lines } = await check({
      bytes: endless(),
      onProgress: (done) => void ahead.push((piecesRead + 1) * perPiece - done),
    });
    expect(lines).toBe(40 * perPiece);
    expect(ahead.length).toBeGreaterThan(10);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(2 * perPiece);
  });
});
