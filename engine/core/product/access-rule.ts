import type { Expression } from '../expressions/scope.ts';

export interface AccessRule {
  readonly name: string;
  /** The reason in the message of a refusal, e.g. `needs the permission to edit patients`. */
  readonly needs: string;
  /** The entity whose record the rule judges as `self`. */
  readonly about?: string;
  readonly allows: Expression<boolean>;
  /** Names of what it reads besides the user: `self`, or a record around it; absent: nothing. */
  readonly reads?: readonly string[];
  /** Users who pass may open records of other organizations for a limited time. */
  readonly opens?: TemporaryAccess;
}

export interface TemporaryAccess {
  /** Entity of the records; what belongs to them is open with them. */
  readonly entity: string;
  /** Minutes that a record stays open. */
  readonly minutes: number;
  /** JSON Pointers to what has to be known of a record whose `_id` is not: all of it. */
  readonly known: readonly string[];
}
