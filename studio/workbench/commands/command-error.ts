/** Refusal of a command, which has changed nothing; the message is a sentence with the reason and the remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
