/** Refusal of a renaming, which has changed nothing; the message is a sentence with the reason and the remedy. */
export class RenameError extends Error {
  override readonly name = 'RenameError';
}
