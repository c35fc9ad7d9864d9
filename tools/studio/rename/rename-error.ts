/** Nothing was renamed; the message is a sentence that says why, and what to do. */
export class RenameError extends Error {
  override readonly name = 'RenameError';
}
