import type { JsonObject } from '../../../core/json/json.ts';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import type { RowsToCome } from '../../table/row-action.ts';

/** Rows of a tab, whatever their source, and functions to change them. */
export interface TabRows {
  readonly rows: readonly JsonObject[];
  readonly keyOf: (row: JsonObject, index: number) => string;
  /** True while the record that contains the rows, or the rows themselves, load for the first time. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
  /** Record that contains the rows; undefined where the rows are records themselves. */
  readonly root: JsonObject | undefined;
  /** Finds the stored part of a row that an edit changes; undefined where that part is not stored yet. */
  readonly editedOf: (row: JsonObject) => JsonObject | undefined;
  /** Builds the values that a new row has in addition to its form's initial values. */
  readonly newRow: () => JsonObject;
  /** Stores the typed values of a row; undefined where the source has no call that saves. */
  readonly save: ((attempt: SaveAttempt, row: JsonObject) => Promise<unknown>) | undefined;
  readonly remove: ((row: JsonObject, idempotencyKey: string) => Promise<void>) | undefined;
  /**
   * Information on the rows that are not loaded yet, if only the newest are; they are requested when needed.
   */
  readonly part?: RowsToCome | undefined;
  /** Moves a row before another row, or to the end; undefined where the rows have no order that users can change. */
  readonly move?: ((row: JsonObject, before: JsonObject | undefined) => Promise<void>) | undefined;
}

/** Returns the row itself, for sources whose rows are edited as a whole. */
export function theRow(row: JsonObject): JsonObject {
  return row;
}
