import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf, Letters } from '../letters/letters.ts';
import { type Setting, setText, widestPart } from './set-text.ts';

const samples = {
  arabic: 'خذ حبة واحدة مرتين في اليوم',
  hebrew: 'קח כדור אחד פעמיים ביום',
  thai: 'รับประทานครั้งละหนึ่งเม็ดวันละสองครั้งหลังอาหารเช้าและเย็นทุกวัน',
  chinese: '每天两次，每次一片，饭后服用。不要与葡萄柚汁同服。',
};

/** Setting in which a text is as wide as its number of grapheme clusters. */
async function settingFor(text: string, width: number): Promise<Setting> {
  const letters = await Letters.forTexts([[text, 'regular']]);
  return { letters, weight: 'regular', width, widthOf: (run) => clustersOf(run.text).length };
}

async function linesOf(text: string, width: number): Promise<readonly string[]> {
  return setText(text, await settingFor(text, width)).map(({ runs }) => runs.map((run) => run.text).join(''));
}

describe('a text that is set in lines', () => {
  it('ends its lines between words, and breaks a word only where it is wider than a line', async () => {
    expect(await linesOf('one tablet by mouth', 10)).toEqual(['one tablet', 'by mouth']);
    expect(await linesOf('take hydrochlorothiazide now', 10)).toEqual([
      'take',
      'hydrochlor',
      'othiazide',
      'now',
    ]);
    expect(await linesOf('call us (800) 555-0101', 16)).toEqual(['call us', '(800) 555-0101']);
    expect(await linesOf('two\nlines\n\n', 10)).toEqual(['two', 'lines', '', '']);
  });

  it('keeps every character of Latin text in order, and every line within the width', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[a-zé .,()/-]{0,80}$/),
        fc.integer({ min: 3, max: 30 }),
        async (text, width) => {
          const setting = await settingFor(text, width);
          const lines = setText(text, setting);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
          const drawn = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
          expect(drawn.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });

  it('ends lines between the words of scripts that write no spaces, and never before a closing mark', async () => {
    const thai = await linesOf(samples.thai, 14);
    expect(thai.length).toBeGreaterThan(3);
    expect(thai.join('')).toBe(samples.thai);
    const words = new Set(
      Array.from(
        new Intl.Segmenter('th', { granularity: 'word' }).segment(samples.thai),
        ({ index }) => index,
      ),
    );
    let at = 0;
    for (const line of thai) {
      expect(words).toContain(at);
      at += line.length;
    }
    for (const line of await linesOf(samples.chinese, 4)) expect(line).not.toMatch(/^[，。]/);
  });

  it('tells the widest part that keeps together', async () => {
    const text = 'a wonderful (day)';
    expect(widestPart(text, await settingFor(text, 5))).toBe('wonderful'.length);
  });

  it('puts right-to-left text in the order of the Unicode rules, words, numbers and brackets alike', async () => {
    const bidi = bidiFactory();
    const pieces = ['כדור', 'אחד', 'mg', '5', '12', '(', ')', ' ', ' ', ',', 'day'];
    const texts = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((words) => words.join('').trim());
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [line] = setText(text, await settingFor(text, 1_000));
        const drawn = line?.runs.map((run) =>
          // Reverses Hebrew, since the font reverses its letters itself while the oracle returns them in visual
          // order.
          /[א-ת]/.test(run.text) ? [...run.text].reverse().join('') : run.text,
        );
        expect(drawn?.join('')).toBe(bidi.getReorderedString(text, bidi.getEmbeddingLevels(text)));
      }),
    );
  });
});
