import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedDate } from '../dates/dates.ts';
import { parseTypedTime } from '../dates/times.ts';
import { isBlank, withoutBlanks } from '../json/blank.ts';
import { cleanText } from './clean-text.ts';
import { foldText } from './fold-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const odd = fc.string({
  unit: fc.constantFrom(
    ...'aé \u0301\u00AD\u200B\u200C\u200D\u200E\u2066\uFEFF\uFE0F\u00A0ن👩🏴\u{E0067}\u3164\u0000',
  ),
  maxLength: 20,
});

describe('a cleaned text', () => {
  it.each([
    ['De\u200BLuca', 'DeLuca'],
    ['Ann\u00ADa', 'Anna'],
    ['Jose\u0301', 'José'],
    ['\u200E03/04/1954', '03/04/1954'],
    ['March\u00A04', 'March 4'],
    ['a\u0000b\u0007c\u0085d', 'abc\nd'],
    ['\u3164\u2800\u2060\uFEFF', ''],
    ['a\u202Eb', 'ab'],
    ['l\u200Cl', 'll'],
    ['two\nlines\tand\r\nmore', 'two\nlines\tand\r\nmore'],
  ])('of %j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    'می\u200Cخواهم',
    'क्\u200Dष',
    '👩\u200D👧',
    '❤\uFE0F',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'Łukasz Øster',
    '日本語',
  ])('leaves %s as it is written', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('is clean, and shows something or is nothing', () => {
    for (const texts of [anyText, odd]) {
      fc.assert(
        fc.property(texts, (text) => {
          const clean = cleanText(text);
          expect(cleanText(clean)).toBe(clean);
          expect(clean).toBe(clean.normalize('NFC'));
          // Expects a visible character in every text that is not empty, so that ignorable characters never
          // remain alone.
          if (clean !== '') expect(clean.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).not.toBe('');
        }),
        { numRuns: 3_000 },
      );
    }
  });
});

describe('what nobody sees', () => {
  it('is blank, and goes when a value is tidied', () => {
    for (const text of ['\u200B', '\u00AD \u2060', '\u3164', '\u0000', '\u2800'])
      expect([text, isBlank(text)]).toEqual([text, true]);
    expect(withoutBlanks({ title: '\u200B', name: 'De\u200BLuca', list: ['\uFEFFa'] })).toEqual({
      name: 'DeLuca',
      list: ['a'],
    });
  });

  it('does not keep a text from being sorted and found by what is seen', () => {
    expect(foldText('Ann\u00ADa')).toBe('anna');
  });
});

describe('days and times of other programs', () => {
  it.each([
    'March\u00A04,\u00A01954',
    '\u200E03/04/1954',
    '3\u20134\u20131954',
    '3\u20114\u20111954',
    '０３/０４/１９５４',
  ])('are read from %j [VALID-03]', (text) => {
    expect(parseTypedDate(text)).toBe('1954-03-04');
  });

  it('are read with a narrow space before the half of the day', () => {
    expect(parseTypedTime('3:09\u202FPM')).toBe('15:09');
    expect(parseTypedTime('\u200E3:09 PM')).toBe('15:09');
  });
});
