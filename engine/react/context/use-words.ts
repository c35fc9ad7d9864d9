import { createContext, useContext } from 'react';
import { type Words, wordsOf } from '../../core/messages/words.ts';

/** Outside of an `EngineProvider` the engine speaks as it does by itself. */
export const WordsContext = createContext<Words>(wordsOf({}));

/** Says the engine's own texts, as product and host want them said. Stable while neither changes. */
export function useWords(): Words {
  return useContext(WordsContext);
}
