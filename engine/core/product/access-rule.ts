import type { Expression } from '../expressions/scope.ts';

export interface AccessRule {
  readonly name: string;
  /** Reason in the message of a refusal, e.g. `needs the permission to edit patients`. */
  readonly needs: string;
  /** Entity of the record that the rule judges as `self`. */
  readonly about?: string;
  readonly allows: Expression<boolean>;
  /**
   * Names that the rule reads besides the user: `self`, or a record in the context; absent where it reads the user
   * only.
   */
  readonly reads?: readonly string[];
  /** Temporary access to records of other organizations for users who pass the rule. */
  readonly opens?: TemporaryAccess;
}

export interface TemporaryAccess {
  /** Entity of the opened records; records that belong to an opened record are open as well. */
  readonly entity: string;
  /** Minutes of access to a record. */
  readonly minutes: number;
  /**
   * JSON Pointers of values that a user has to know, all of them, to open a record whose `_id` the user does not
   * know.
   */
  readonly known: readonly string[];
}
