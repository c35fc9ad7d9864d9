import type { Expression } from '../expressions/scope.ts';

export interface AccessRule {
  readonly name: string;
  /** End of the message of a refusal, such as `needs the permission to edit patients`. */
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
  /** Minutes for which a record stays open after a user has opened it. */
  readonly minutes: number;
  /**
   * JSON Pointers of values that a user without the record's `_id` must know to open the record; all of them
   * are required.
   */
  readonly known: readonly string[];
}
