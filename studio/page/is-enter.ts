import type { KeyboardEvent } from 'react';

/** Reports whether a key is Enter, except while an input method composes a word, where Enter accepts its proposal. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
