/** A source of terms does not do its part; the message is a sentence for users. */
export class TermSourceError extends Error {
  override readonly name = 'TermSourceError';
}
