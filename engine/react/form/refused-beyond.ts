import type { FormatMessage } from '../../core/messages/messages.ts';

/** Words from which a message is taken for a sentence that stands by itself. */
const sentence = 4;

/**
 * Words a problem that stops a save at a path that the form does not show. A sentence stands alone: the name of a
 * field that is not shown would send users looking for it. "Required" by itself would be about nothing: then the text
 * names where to correct it.
 */
export function refusedBeyond(
  { title, message }: { readonly title: string | undefined; readonly message: string },
  say: FormatMessage,
): string {
  const isSentence = message.trim().split(/\s+/).length >= sentence;
  return isSentence || title === undefined ? message : say('form.errors.beyond', { title, message });
}
