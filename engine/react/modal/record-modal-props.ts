import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../core/json/json.ts';
import type { RaisedByForm } from '../form/store/form-context.ts';

/** Attempt to store the typed values. */
export interface SaveAttempt {
  readonly values: JsonObject;
  /** Stored version that the values replace; undefined for a new record. */
  readonly against: JsonObject | undefined;
  /** Key shared by every attempt with the same values. */
  readonly idempotencyKey: string;
}

/** Edited item as currently stored, followed by the page. */
export interface StoredNow {
  /** Current version; undefined once the item is removed. */
  readonly now: JsonObject | undefined;
  /** Performer of the last save. */
  readonly by: Json | undefined;
}

export interface RecordModalProps {
  /** Noun for one record, as in `Add {item}`. */
  readonly item: string;
  /** Title of the dialog, in place of `Add {item}` and `Edit {item}`. */
  readonly title?: string;
  /** Text of the save button, in place of `Save {item}`. */
  readonly submit?: string;
  /** Mode; `edit` changes a stored item. */
  readonly mode: 'add' | 'edit';
  /** Name of the form descriptor. */
  readonly form: string;
  /** Initial values, or the row to edit; the form works on a copy. */
  readonly initial: JsonObject;
  /**
   * Current stored version of the row to edit, so that the form reports other users' changes; undefined where nothing
   * stored is edited.
   */
  readonly stored: StoredNow | undefined;
  /** Values that the form starts with, where these are more than `initial`. */
  readonly values?: JsonObject;
  /** Record that contains the row, where one does. */
  readonly root?: JsonObject | undefined;
  /** Other stored records of the same type and subject. */
  readonly siblings?: readonly JsonObject[] | undefined;
  /** Event of a workflow that the values are sent with; undefined where they are stored. */
  readonly raises?: RaisedByForm | undefined;
  /** Subject of the record: name, date of birth, id. */
  readonly contextLine?: ReactNode;
  /** Content to read before the form is filled in. */
  readonly above?: ReactNode;
  /** Key of the draft, from the tab and the record. */
  readonly draftKey: string;
  /**
   * Resolves to the stored record, where the item is a record itself; throws a `GatewayError` or a `SaveConflictError`
   * for a failed save.
   */
  readonly save: (attempt: SaveAttempt) => Promise<unknown>;
  /** Lets the user sign in again when the session has ended. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onClose: () => void;
}
