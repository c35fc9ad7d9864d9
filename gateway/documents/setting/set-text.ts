import LineBreaker from 'linebreak';
import type { Weight } from '../letters/letter-files.ts';
import { clustersOf, type Letters } from '../letters/letters.ts';
import { levelsOf, type Mark, type Run, visualRuns } from './visual-runs.ts';

/** Scripts without spaces between words, where only a dictionary finds the positions for line breaks. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Pattern of a US phone number as people write it, which is kept on one line. */
const phone = /\(\d{3}\) \d{3}-\d{4}/g;

const words = new Intl.Segmenter('th', { granularity: 'word' });

export interface SetLine {
  readonly runs: readonly (Run & { readonly x: number })[];
  readonly width: number;
}

export interface Setting {
  readonly letters: Letters;
  readonly weight: Weight;
  /** Width of a line in points. */
  readonly width: number;
  readonly widthOf: (run: Run) => number;
}

/** Breaks a text into lines within a width. Splits a word that is wider than a line. */
export function setText(text: string, setting: Setting): readonly SetLine[] {
  return text.split('\n').flatMap((paragraph) => setParagraph(paragraph, setting));
}

/** Measures the widest part of a text that is kept on one line. */
export function widestPart(text: string, setting: Setting): number {
  return Math.max(0, ...partsOf(marksOf(text, setting), text).map((part) => widthOf(trimmed(part), setting)));
}

function setParagraph(text: string, setting: Setting): readonly SetLine[] {
  const lines: Mark[][] = [[]];
  let room = setting.width;
  const space = setting.widthOf({ text: ' ', face: setting.letters.faceOf(' ', setting.weight) });
  const take = (part: readonly Mark[], width: number) => {
    lines.at(-1)?.push(...part);
    room -= width;
  };
  const begin = () => {
    if (lines.at(-1)?.length !== 0) lines.push([]);
    room = setting.width;
  };
  for (const part of partsOf(marksOf(text, setting), text)) {
    const word = trimmed(part);
    const needed = widthOf(word, setting);
    if (needed > room) begin();
    if (needed <= room) take(part, needed + (part.length - word.length) * space);
    else
      for (const mark of part) {
        const wide = widthOf([mark], setting);
        if (wide > room) begin();
        take([mark], wide);
      }
  }
  return lines.map((line) => placed(trimmed(line), setting));
}

function marksOf(text: string, { letters, weight }: Setting): readonly Mark[] {
  const levels = levelsOf(text);
  let at = 0;
  return clustersOf(text).map((cluster) => {
    const mark = { at, cluster, face: letters.faceOf(cluster, weight), level: levels[at] ?? 0 };
    at += cluster.length;
    return mark;
  });
}

/** Splits marks into unbreakable parts, each with the spaces after it. */
function partsOf(marks: readonly Mark[], text: string): readonly (readonly Mark[])[] {
  const ends = lineEnds(text);
  const parts: Mark[][] = [];
  for (const mark of marks) {
    if (mark.at === 0 || ends.has(mark.at)) parts.push([]);
    parts.at(-1)?.push(mark);
  }
  return parts;
}

function trimmed(marks: readonly Mark[]): readonly Mark[] {
  return marks.slice(0, marks.findLastIndex(({ cluster }) => cluster !== ' ') + 1);
}

function widthOf(marks: readonly Mark[], { widthOf: wide }: Setting): number {
  return visualRuns(marks).reduce((sum, run) => sum + wide(run), 0);
}

function placed(marks: readonly Mark[], { widthOf: wide }: Setting): SetLine {
  let width = 0;
  const runs = visualRuns(marks).map((run) => {
    const x = width;
    width += wide(run);
    return { ...run, x };
  });
  return { runs, width };
}

/** Finds the positions at which a line of the text may end; the end of the text is one of them. */
function lineEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ends.add(next.position);
  for (const { 0: run, index } of text.matchAll(unspaced))
    for (const word of words.segment(run)) if (word.index > 0) ends.add(index + word.index);
  for (const { 0: whole, index } of text.matchAll(phone))
    for (let at = index + 1; at < index + whole.length; at += 1) ends.delete(at);
  return ends;
}
