import { expect, it } from 'vitest';
import type { ExchangeFormat } from '../../../../engine/core/protocol/workbench.ts';
import { type Imported, imported } from '../imported.fixture.ts';
import { type Keywords, noteOn } from './keywords.ts';

/** Test case: a small file with a keyword, and the same file without it. */
export interface Trial {
  readonly text: string;
  readonly without: string;
  /** Content that the imported files have because of the keyword; absent for a keyword that is left out. */
  readonly gives?: object;
}

/** Trials by the part of the format and the keyword. */
export type Trials = Readonly<Record<string, Readonly<Record<string, Trial>>>>;

/**
 * Tests each keyword of a format: its effect on the imported form, and the sentence to the analyst where the keyword
 * is not taken.
 */
export function tryKeywords(format: ExchangeFormat, words: Keywords, trials: Trials): void {
  it('is tried with each of its words, and with no other', () => {
    const listed = (all: Readonly<Record<string, object>>) =>
      Object.entries(all)
        .flatMap(([part, own]) => Object.keys(own).map((word) => `${part} ${word}`))
        .toSorted();
    expect(listed(trials)).toEqual(listed(words));
  });

  const all = Object.entries(words).flatMap(([part, own]) =>
    Object.entries(own).map(([word, [outcome]]) => [part, word, outcome] as const),
  );
  it.each(all)('%s %s: %s', (part, word, outcome) => {
    const trial = trials[part]?.[word];
    if (trial === undefined) throw new Error(`Nothing tries "${word}".`);
    const { left: told, ...files } = imported(format, trial.text);
    const { left: toldBefore, ...before } = imported(format, trial.without);
    const sentences = sentencesOf(told);
    if (outcome === 'taken') expect(sentences).toEqual(sentencesOf(toldBefore));
    else expect(sentences.some((each) => each.startsWith(startOfNote(words, part, word)))).toBe(true);
    if (outcome === 'left out') expect(files).toEqual(before);
    else expect(files).toMatchObject(trial.gives ?? { none: 'of what is taken is said what it gives' });
  });
}

function startOfNote(words: Keywords, part: string, word: string): string {
  return noteOn(words, { part, word }) ?? '';
}

function sentencesOf(left: Imported['left']): readonly string[] {
  return Object.values(left).flat();
}
