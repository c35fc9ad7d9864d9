/** What was given is no form of the format; the message says what it is instead and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
