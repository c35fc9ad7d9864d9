import type { FormatMessage } from '../../core/messages/messages.ts';

/** Words from which a message is taken for a sentence that stands by itself. */
const sentence = 4;

/**
 * What stops a save at a place that the form does not show. A sentence stands alone: the name of a field that nobody
 * sees would send people looking for it. "Required" by itself would be about nothing: then it is said where to correct it.
 */
export function refusedBeyond(
  { title, message }: { readonly title: string | undefined; readonly message: string },
  say: FormatMessage,
): string {
  const isSentence = message.trim().split(/\s+/).length >= sentence;
  return isSentence || title === undefined ? message : say('form.errors.beyond', { title, message });
}
