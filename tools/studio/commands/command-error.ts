/** Nothing was changed; the message is a sentence that says why, and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
