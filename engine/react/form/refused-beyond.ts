import type { FormatMessage } from '../../core/messages/messages.ts';

/** Minimum of words in a message that counts as a complete sentence. */
const sentence = 4;

/**
 * Formats a problem at a hidden path that stops a save. A sentence is used alone, since the title of a hidden field
 * would mislead; a word such as "Required" gets the title, so that the user knows what to correct.
 */
export function refusedBeyond(
  { title, message }: { readonly title: string | undefined; readonly message: string },
  say: FormatMessage,
): string {
  const isSentence = message.trim().split(/\s+/).length >= sentence;
  return isSentence || title === undefined ? message : say('form.errors.beyond', { title, message });
}
