import bidiFactory from 'bidi-js';
import { clustersOf } from '../letters/letters.ts';
import type { Typeface } from '../letters/typeface.ts';

/** Character in logical order: its index in the text, its font, and its bidi embedding level. */
export interface Mark {
  readonly at: number;
  readonly cluster: string;
  readonly face: Typeface;
  /** Embedding level: odd ones run from right to left (UAX 9). */
  readonly level: number;
}

/** Text that is drawn from left to right in one typeface, in the font's glyph order. */
export interface Run {
  readonly text: string;
  readonly face: Typeface;
}

const bidi = bidiFactory();

/** Letters of right-to-left scripts, which the fonts reverse themselves. */
const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Finds the embedding level of each character of a paragraph, whose direction is that of its first letter. */
export function levelsOf(text: string): ArrayLike<number> {
  return turned.test(text) ? bidi.getEmbeddingLevels(text).levels : new Uint8Array(text.length);
}

/** Splits a line into runs in visual order, from left to right. */
export function visualRuns(marks: readonly Mark[]): readonly Run[] {
  return inOrder(logicalRuns(marks)).map(({ text, face, level }) => ({
    text: level % 2 === 0 || turned.test(text) ? text : mirrored(text),
    face,
  }));
}

interface LogicalRun extends Run {
  readonly level: number;
}

function logicalRuns(marks: readonly Mark[]): readonly LogicalRun[] {
  const runs: LogicalRun[] = [];
  for (const { cluster, face, level } of marks) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + cluster };
    else runs.push({ text: cluster, face, level });
  }
  return runs;
}

/** Puts runs into visual order: reverses the runs of each level, from the deepest level up (rule L2). */
function inOrder(runs: readonly LogicalRun[]): readonly LogicalRun[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/** Mirrors signs that belong to no script, which no font reverses. */
function mirrored(text: string): string {
  return clustersOf(text)
    .toReversed()
    .map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster)
    .join('');
}
