import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../core/json/json.ts';
import type { RaisedByForm } from '../form/store/form-context.ts';

/** Attempt to store the typed values. */
export interface SaveAttempt {
  readonly values: JsonObject;
  /** The stored version that the values go over; absent for something new. */
  readonly against: JsonObject | undefined;
  /** Key that is the same for every attempt with the same values. */
  readonly idempotencyKey: string;
}

/** The edited item as it is stored now, which the page follows. */
export interface StoredNow {
  /** Undefined once it is gone. */
  readonly now: JsonObject | undefined;
  /** Performer of the last save. */
  readonly by: Json | undefined;
}

export interface RecordModalProps {
  /** Noun for one of the records, as in `Add {item}`. */
  readonly item: string;
  /** The dialog's title, where `Add {item}` and `Edit {item}` do not say it. */
  readonly title?: string;
  /** Text of the button that saves, in place of `Save {item}`. */
  readonly submit?: string;
  /** `edit` goes over something stored. */
  readonly mode: 'add' | 'edit';
  /** Name of the form descriptor. */
  readonly form: string;
  /** The initial values, or the row to edit: the form works on a copy. */
  readonly initial: JsonObject;
  /** The row to edit as it is stored now, so that the form says what colleagues change; undefined where nothing stored is edited. */
  readonly stored: StoredNow | undefined;
  /** Values that the form shows to begin with, where that is more than `initial`. */
  readonly values?: JsonObject;
  /** The record that the row is in, where it is in one. */
  readonly root?: JsonObject | undefined;
  /** The other stored records of the same kind and subject. */
  readonly siblings?: readonly JsonObject[] | undefined;
  /** The event of a workflow that the values go with; absent where they are stored. */
  readonly raises?: RaisedByForm | undefined;
  /** Subject of the record: name, date of birth, id. */
  readonly contextLine?: ReactNode;
  /** Content to read before the form is filled in. */
  readonly above?: ReactNode;
  /** Identifies the draft: the tab and the record. */
  readonly draftKey: string;
  /**
   * Answers with the stored record, where it is one of its own. Throws a `GatewayError` or a `SaveConflictError`
   * when it could not be stored.
   */
  readonly save: (attempt: SaveAttempt) => Promise<unknown>;
  /** Takes the person through signing in again when the session has ended. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onClose: () => void;
}
