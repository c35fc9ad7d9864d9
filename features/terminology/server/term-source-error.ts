/** Error of a failing source of terms, whose message is a sentence for users. */
export class TermSourceError extends Error {
  override readonly name = 'TermSourceError';
}
