import type { FormatMessage } from '../../core/messages/messages.ts';

/** Minimum number of words of a message that counts as a complete sentence. */
const sentence = 4;

/**
 * Formats a problem at a hidden path that stops a save. Omits the title of the hidden field before a
 * sentence, which it would contradict, but adds it to a word such as "Required", which would be unclear
 * alone.
 */
export function refusedBeyond(
  { title, message }: { readonly title: string | undefined; readonly message: string },
  say: FormatMessage,
): string {
  const isSentence = message.trim().split(/\s+/).length >= sentence;
  return isSentence || title === undefined ? message : say('form.errors.beyond', { title, message });
}
