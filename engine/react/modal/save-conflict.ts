import type { JsonObject } from '../../core/json/json.ts';

/** Error of a save when somebody else has stored or removed the edited item meanwhile. */
export class SaveConflictError extends Error {
  override readonly name = 'SaveConflictError';
  /** The item as it is stored now; undefined when it is gone. */
  readonly theirs: JsonObject | undefined;

  constructor(message: string, theirs: JsonObject | undefined) {
    super(message);
    this.theirs = theirs;
  }
}
