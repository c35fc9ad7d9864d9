import type { JsonObject } from '../../../core/json/json.ts';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import type { RowsToCome } from '../../table/row-action.ts';

/** Rows of a tab, whatever their source, and functions to change them. */
export interface TabRows {
  readonly rows: readonly JsonObject[];
  readonly keyOf: (row: JsonObject, index: number) => string;
  /** True while the record that the rows depend on, or the first rows, are loading. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
  /** Record that contains the rows, where one does. */
  readonly root: JsonObject | undefined;
  /** Finds the stored part of a row that an edit changes; undefined while none is stored. */
  readonly editedOf: (row: JsonObject) => JsonObject | undefined;
  /** Builds the values of a new row besides its form's initial values. */
  readonly newRow: () => JsonObject;
  /** Stores the typed values of a row; undefined where the source has no call for saving. */
  readonly save: ((attempt: SaveAttempt, row: JsonObject) => Promise<unknown>) | undefined;
  readonly remove: ((row: JsonObject, idempotencyKey: string) => Promise<void>) | undefined;
  /** Rows to come, while only the newest are loaded; the others are requested when needed. */
  readonly part?: RowsToCome | undefined;
  /** Moves a row before another one, or to the end; undefined where the rows have no order of their own. */
  readonly move?: ((row: JsonObject, before: JsonObject | undefined) => Promise<void>) | undefined;
}

/** Returns the row itself, for sources whose rows are edited whole. */
export function theRow(row: JsonObject): JsonObject {
  return row;
}
