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

/** Stored state of the edited item, which the page keeps current. */
export interface StoredNow {
  /** Current version; undefined once the item is removed. */
  readonly now: JsonObject | undefined;
  /** User who made the last save. */
  readonly by: Json | undefined;
}

export interface RecordModalProps {
  /** Noun for one record, as in `Add {item}`. */
  readonly item: string;
  /** Title of the dialog, in place of `Add {item}` and `Edit {item}`. */
  readonly title?: string;
  /** Label of the save button, where it is not `Save {item}`. */
  readonly submit?: string;
  /** Purpose of the dialog: `add` creates an item, `edit` changes a stored one. */
  readonly mode: 'add' | 'edit';
  /** Name of the form descriptor. */
  readonly form: string;
  /** Initial values, or the row to edit; the form works on a copy. */
  readonly initial: JsonObject;
  /**
   * Stored version of the row to edit, kept current, so that the form reports other users' changes; undefined where
   * the edited row is not stored.
   */
  readonly stored: StoredNow | undefined;
  /** Values that the form starts with, if they differ from `initial`. */
  readonly values?: JsonObject;
  /** Record that contains the row; undefined where the item is no row. */
  readonly root?: JsonObject | undefined;
  /** Other stored records of the same type and subject. */
  readonly siblings?: readonly JsonObject[] | undefined;
  /** Event of a workflow with which the values are sent; undefined where the values are stored. */
  readonly raises?: RaisedByForm | undefined;
  /** Line that describes the record's subject: name, date of birth, id. */
  readonly contextLine?: ReactNode;
  /** Content above the form, to be read before the form is filled in. */
  readonly above?: ReactNode;
  /** Key under which the draft is kept, made from the tab and the record. */
  readonly draftKey: string;
  /**
   * Stores the values. Resolves to the stored record, where the item is a record itself; throws a `CallError` or a
   * `SaveConflictError` where the save failed.
   */
  readonly save: (attempt: SaveAttempt) => Promise<unknown>;
  /** Starts a new sign-in after the session has ended. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onClose: () => void;
}
