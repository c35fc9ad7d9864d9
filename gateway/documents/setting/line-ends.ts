import LineBreaker from 'linebreak';

/** Scripts that put no spaces between words: only a dictionary knows where a line may end. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where a line of the text may end; the end of the text is one of them. */
export function lineEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ends.add(next.position);
  for (const { 0: run, index } of text.matchAll(unspaced))
    for (const word of words.segment(run)) if (word.index > 0) ends.add(index + word.index);
  return ends;
}
