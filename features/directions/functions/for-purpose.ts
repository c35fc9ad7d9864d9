interface Purpose {
  readonly text: string;
  /** Word before the purpose: `for`, or `para`. */
  readonly word: string;
}

/** Pattern of words that introduce a time or purpose by themselves: after a stroke; después de un derrame. */
const ownWord =
  /^(?:after|before|during|since|following|when|while|if|until|because|due to|in case|to|for|as|with|despu[eé]s|antes|durante|desde|tras|cuando|mientras|si|hasta|porque|debido|en caso|para|por|con)(?=\s)/iu;

const verb =
  /^(?:prevent|reduce|lower|raise|treat|control|relieve|ease|help|stop|improve|slow|protect)(?=\s)/iu;

/**
 * Phrases the purpose of a medication at the end of a sentence: `for high blood pressure`, `after a stroke`, `to
 * prevent clots`.
 */
export function forPurpose({ text, word }: Purpose): string {
  const words = withinSentence(text);
  if (words === '' || ownWord.test(words)) return words;
  return `${verb.test(words) ? 'to' : word} ${words}`;
}

/**
 * Writes the first letter small within a sentence, as for `High blood pressure`; keeps `COPD`, `Type-B` and
 * `Parkinson's disease`.
 */
function withinSentence(text: string): string {
  const [first = ''] = text.trim().split(/\s/);
  const isWord = /^\p{Lu}\p{Ll}+,?$/u.test(first);
  return isWord ? text.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text.trim();
}
