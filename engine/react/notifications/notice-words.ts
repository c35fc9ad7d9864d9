import { type Words, wordsOf } from '../../core/words.ts';

const own = wordsOf({});
let spoken: Words = own;

/** How notices speak: they outlive the pages that give them, and stand outside of the engine's provider. */
export const noticeWords = {
  say: ((name, values) => spoken(name, values)) satisfies Words as Words,
  /** From now on as the product and its host say it; answers with what ends that. */
  speakAs(words: Words): () => void {
    spoken = words;
    return () => {
      if (spoken === words) spoken = own;
    };
  },
};
