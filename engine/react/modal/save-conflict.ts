import type { JsonObject } from '../../core/json/json.ts';

/** Error of a save when another user has stored or removed the edited item meanwhile. */
export class SaveConflictError extends Error {
  override readonly name = 'SaveConflictError';
  /** Item as it is stored now; undefined where it has been removed. */
  readonly theirs: JsonObject | undefined;

  constructor(message: string, theirs: JsonObject | undefined) {
    super(message);
    this.theirs = theirs;
  }
}
