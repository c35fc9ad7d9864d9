import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { EngineTable, ShownRow } from './use-engine-table.ts';

/** Action on one row. */
export interface RowAction {
  /** The verb, e.g. `Edit`; the name of the row is added for screen readers. */
  readonly label: string;
  /** Names it with the kind of thing it acts on, where that is more than verb and item, e.g. `Loan History`. */
  readonly title?: string;
  readonly icon: ReactNode;
  readonly isDangerous?: boolean;
  readonly onAct: (row: JsonObject) => void;
  /** Renders the action instead of its button; the label is the accessible name. */
  readonly render?: (row: JsonObject, label: string) => ReactNode;
}

/** The actions of a row; those that are not allowed are left out. */
export type RowActionsOf = (row: JsonObject) => readonly RowAction[];

/** Puts a row in front of another one, or last. */
export type RowMove = (row: JsonObject, before: JsonObject | undefined) => void;

/** Row on show, as the abilities of its table see it. */
export interface RowOnShow extends ShownRow {
  /** Place of the row on its page. */
  readonly index: number;
  /** Name of the row for its buttons. */
  readonly name: string;
  /** Text of its first columns: rows may share a name. */
  readonly text: string;
  /** Keys of all rows on show. */
  readonly keys: readonly string[];
  readonly table: EngineTable;
  /** Announces to screen readers what has happened. */
  readonly onSaid: (text: string) => void;
}

/** Ability of a table beside showing rows: one object with all that it adds. */
export interface TableAbility {
  /** Content before the cells of a row. */
  readonly lead: (row: RowOnShow) => ReactNode;
  /** Content before the heads of the columns. */
  readonly head?: (keys: readonly string[]) => ReactNode;
  /** Content under a row; undefined where there is none. */
  readonly under?: (row: RowOnShow) => ReactNode;
  /** True where the rows stay in the order in which they come. */
  readonly keepsOrder?: true;
}

/** Reason why a row was found. */
export interface RowMatch {
  /** The text of a cell with the search's matches marked in it. */
  readonly mark: (field: string, text: string) => ReactNode;
  /**
   * Note of the searched text where no cell shows it: it stands in the first cell. `textAs` writes a value as the column
   * of a field does.
   */
  readonly note: (row: JsonObject, textAs: (field: string, value: string) => string) => ReactNode;
}

/** Position of a row among very many: for the measuring of its height, and for screen readers. */
export interface RowSlot {
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
}

/** Rows that are not there yet. */
export interface RowsToCome {
  /** Number of rows, with those to come. */
  readonly total: number;
  /** Requests all of them. */
  readonly complete: () => void;
}
