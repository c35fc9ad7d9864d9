import type { JsonObject } from '../../../core/json/json.ts';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import type { RowsToCome } from '../../table/row-action.ts';

/** The rows of a tab, wherever they live, and how to change them. */
export interface TabRows {
  readonly rows: readonly JsonObject[];
  readonly keyOf: (row: JsonObject, index: number) => string;
  /** True where the record that the rows depend on is not there yet, or the first rows are on their way. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
  /** The record that the rows are in, where they are in one. */
  readonly root: JsonObject | undefined;
  /** The part of a row that an edit changes, as it is stored; undefined while nothing is stored of it. */
  readonly editedOf: (row: JsonObject) => JsonObject | undefined;
  /** Makes the values of a new row beside its form's initial values. */
  readonly newRow: () => JsonObject;
  /** Stores the typed values of a row. Undefined where the source has no call to save with. */
  readonly save: ((attempt: SaveAttempt, row: JsonObject) => Promise<unknown>) | undefined;
  readonly remove: ((row: JsonObject, idempotencyKey: string) => Promise<void>) | undefined;
  /** Rows to come, while only the newest are loaded; the others are requested when they are needed. */
  readonly part?: RowsToCome | undefined;
  /** Puts a row in front of another one, or last. Undefined where the rows have no order of their own. */
  readonly move?: ((row: JsonObject, before: JsonObject | undefined) => Promise<void>) | undefined;
}

/** Gives the row itself, for sources whose rows are edited whole. */
export function theRow(row: JsonObject): JsonObject {
  return row;
}
