import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.ts';
import { mostPastedRows, pastedCodes, withPasted } from './pasted-codes.ts';

const columns = { weight: { type: 'number' }, aliases: { type: 'list' }, isCommon: { type: 'boolean' } };

describe('codes that are pasted from a spreadsheet', () => {
  it('are read by position, or by the names in the first line', () => {
    const plain = pastedCodes('hard\tHard cover\t2.5\tcloth; leather\r\nsoft\tSoft cover\n', columns);
    expect(plain).toEqual({
      entries: [
        { code: 'hard', display: 'Hard cover', weight: 2.5, aliases: ['cloth', 'leather'] },
        { code: 'soft', display: 'Soft cover' },
      ],
      problems: [],
    });
    const named = pastedCodes('Display,Code,isCommon\n"Cloth, bound",\'=cloth,yes\n', columns);
    expect(named.entries).toEqual([{ display: 'Cloth, bound', code: '=cloth', isCommon: true }]);
  });

  it('are refused with the line of each mistake', () => {
    const { problems } = pastedCodes('code\tdisplay\tweight\nhard\tHard\theavy\n\thm\nhard\t\t1\t9', columns);
    expect(problems).toEqual([
      { line: 2, message: '"heavy" is no number for "weight".' },
      { line: 3, message: 'The code is missing.' },
      { line: 4, message: 'The row has 4 cells; there are 3 columns.' },
      { line: 4, message: 'The code "hard" stands in line 2 already.' },
      { line: 4, message: 'The display is missing: what do people read?' },
    ]);
    expect(pastedCodes('code\tcolour\n', columns).problems[0]?.message).toContain('no column "colour"');
  });

  it('are 20,000 at most', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, row) => `c${row}\tCode ${row}`).join('\n');
    expect(pastedCodes(rows(mostPastedRows), {}).entries).toHaveLength(mostPastedRows);
    expect(pastedCodes(rows(mostPastedRows + 1), {}).problems[0]?.message).toContain('at most 20000');
  });

  it('change the codes that there are, in their order, and follow with the new ones; none is removed', () => {
    const before = [
      { code: 'hard', display: 'Hard' },
      { code: 'soft', display: 'Soft', weight: 1, deprecated: true },
      { code: 'none', display: 'None' },
    ];
    const pasted = pastedCodes('code,display,deprecated\nnew,New,no\nsoft,Soft,no\nhard,Hard,', columns);
    expect(withPasted(before, pasted.entries)).toEqual({
      codes: [
        { code: 'hard', display: 'Hard' },
        { code: 'soft', display: 'Soft', weight: 1 },
        { code: 'none', display: 'None' },
        { code: 'new', display: 'New' },
      ],
      added: 1,
      changed: 1,
    });
  });
});

describe('mentions of a code', () => {
  it('are counted where it stands in quotes, also within expressions, and not in value sets', () => {
    const text = '{ "const": "hard", "when": "self.a == \'hard\' || hard" }';
    const file = (kind: string) => ({ path: '', kind, name: '', text });
    expect(mentions([file('rules'), file('codes')]).get('hard')).toBe(2);
  });
});
