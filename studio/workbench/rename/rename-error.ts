/** Error of a refused renaming, which has changed nothing; its message states reason and remedy. */
export class RenameError extends Error {
  override readonly name = 'RenameError';
}
