import LineBreaker from 'linebreak';

/** Scripts that put no spaces between words: only a dictionary knows where a line may end. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** A phone number as people write it is read in one piece. */
const phone = /\(\d{3}\) \d{3}-\d{4}/g;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Finds the positions at which a line of the text may end; the end of the text is one of them. */
export function lineEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) ends.add(next.position);
  for (const { 0: run, index } of text.matchAll(unspaced))
    for (const word of words.segment(run)) if (word.index > 0) ends.add(index + word.index);
  for (const { 0: whole, index } of text.matchAll(phone))
    for (let at = index + 1; at < index + whole.length; at += 1) ends.delete(at);
  return ends;
}
