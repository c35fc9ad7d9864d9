import type { KeyboardEvent } from 'react';

/**
 * Reports whether a key is Enter; while an input method composes a word, Enter takes its proposal and means nothing
 * else.
 */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
