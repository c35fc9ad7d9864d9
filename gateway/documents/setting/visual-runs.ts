import bidiFactory from 'bidi-js';
import { clustersOf } from '../letters/letters.ts';
import type { Typeface } from '../letters/typeface.ts';

/** A character in logical order: its index in the text, the font that draws it, and its bidi embedding level. */
export interface Mark {
  readonly at: number;
  readonly cluster: string;
  readonly face: Typeface;
  /** Odd ones run from right to left (UAX 9). */
  readonly level: number;
}

/** A text that is drawn from left to right in one face, as its font puts the letters. */
export interface Run {
  readonly text: string;
  readonly face: Typeface;
}

const bidi = bidiFactory();

/** Letters whose fonts turn them round by themselves. */
const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of each character of a paragraph, which begins as its first letter does. */
export function levelsOf(text: string): ArrayLike<number> {
  return turned.test(text) ? bidi.getEmbeddingLevels(text).levels : new Uint8Array(text.length);
}

/** The runs of a line in visual order, from left to right. */
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

/** Turns round what lies at each level, from the deepest one up (rule L2). */
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

/** Signs that belong to no script: no font turns them. */
function mirrored(text: string): string {
  return clustersOf(text)
    .toReversed()
    .map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster)
    .join('');
}
