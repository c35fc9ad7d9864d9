/** Error of a refused command, which has changed nothing; its message states reason and remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
