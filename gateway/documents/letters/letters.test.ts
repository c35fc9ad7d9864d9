import { describe, expect, it } from 'vitest';
import { filesOfScripts } from './letter-files.ts';
import { Letters } from './letters.ts';

const names: readonly (readonly [string, string])[] = [
  ['Latin', 'Žofia Ólafsdóttir Nguyễn'],
  ['Greek', 'Ωμέγα'],
  ['Cyrillic', 'Приём'],
  ['Arabic', 'محمد'],
  ['Persian', 'می‌خواهم'],
  ['Urdu', 'ہے'],
  ['Hebrew', 'שָׁלוֹם'],
  ['Devanagari', 'श्री'],
  ['Bengali', 'দিনে'],
  ['Gujarati', 'ગોળી'],
  ['Gurmukhi', 'ਗੋਲੀ'],
  ['Tamil', 'மாத்திரை'],
  ['Telugu', 'శ్రీ'],
  ['Kannada', 'ಮಾತ್ರೆ'],
  ['Malayalam', 'ഗുളിക'],
  ['Sinhala', 'බෙහෙත්'],
  ['Thai', 'น้ำ'],
  ['Lao', 'ນ້ຳ'],
  ['Khmer', 'ថ្នាំ'],
  ['Burmese', 'ကြွေး'],
  ['Amharic', 'አማርኛ'],
  ['simplified Chinese', '药片'],
  ['traditional Chinese', '藥單體'],
  ['Japanese', '辻くんのお薬ガム'],
  ['Korean', '서울특별시'],
];

describe('the letters of documents', () => {
  it.each(names)('are there for %s, in both weights', async (_script, name) => {
    const letters = await Letters.forTexts([
      [name, 'regular'],
      [name, 'bold'],
    ]);
    expect([...letters.missing]).toEqual([]);
  });

  it('tell the characters that nobody has, each once', async () => {
    const letters = await Letters.forTexts([['a 𓀀 b 𓀀 c', 'regular']]);
    expect([...letters.missing]).toEqual(['𓀀']);
  });

  it('join Arabic letters and turn them round, and put a vowel of Devanagari before the letter that it follows', async () => {
    const glyphs = async (text: string) => {
      const face = (await Letters.forTexts([[text, 'regular']])).faceOf(text.slice(0, 1), 'regular');
      const font = face.source as unknown as { layout(text: string): { glyphs: readonly { id: number }[] } };
      return (part: string) => font.layout(part).glyphs.map(({ id }) => id);
    };
    const arabic = await glyphs('عع');
    const [alone] = arabic('ع');
    const [last, first] = arabic('عع');
    expect(new Set([alone, last, first]).size).toBe(3);
    const hindi = await glyphs('कि');
    expect(hindi('कि').at(-1)).toBe(hindi('क')[0]);
  });

  it('give a copied text back as it was typed', async () => {
    const face = (await Letters.forTexts([['نص', 'regular']])).faceOf('ن', 'regular');
    const font = face.source as unknown as {
      layout(text: string): { glyphs: readonly { codePoints: readonly number[] }[] };
    };
    const copied = font.layout('نص').glyphs.flatMap(({ codePoints }) => codePoints);
    expect(String.fromCodePoint(...copied.toReversed())).toBe('نص');
  });

  it('are those of the other scripts where the fonts of one are not installed', async () => {
    const names = (await filesOfScripts(['hebrew', 'of-no-package'])).map(({ name }) => name);
    expect(names).toEqual(['noto-sans-hebrew-hebrew']);
  });
});
