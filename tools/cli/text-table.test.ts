import { describe, expect, it } from 'vitest';
import { shorten, textTable, wrap } from './text-table.ts';

describe('text for the terminal', () => {
  it('aligns names to the left and numbers to the right', () => {
    expect(
      textTable(
        ['File', 'created'],
        [
          ['a', '1'],
          ['longer.json', '12345678'],
        ],
      ),
    ).toEqual(['File          created', 'a                   1', 'longer.json  12345678']);
  });

  it('breaks a long text between words and indents what follows', () => {
    expect(wrap({ text: 'one two three four', width: 12, first: '- ', further: '    ' })).toEqual([
      '- one two',
      '    three',
      '    four',
    ]);
  });

  it('never breaks a word that is longer than the line', () => {
    expect(wrap({ text: 'a incomprehensibilities b', width: 8, first: '', further: ' ' })).toEqual([
      'a',
      ' incomprehensibilities',
      ' b',
    ]);
  });

  it('leaves the beginning and the end of a long name', () => {
    expect([shorten('short.json', 12), shorten('a-very-long-name-0001.json', 12)]).toEqual([
      'short.json',
      'a-very-…json',
    ]);
  });
});
