import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';

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

/** Lets one row be chosen. */
export interface RowPick {
  /** Key of the chosen row. */
  readonly picked: string | undefined;
  readonly onPick: (row: JsonObject) => void;
  /** Names the choice of a row for screen readers, by the text of its first columns. */
  readonly label: (row: string) => string;
}

/** Checkboxes that select rows; the component that passes them holds the selection. */
export interface RowMarks {
  /** Mark of a row, by its key and the text of its first columns, among the keys on show. */
  readonly row: (key: string, name: string, shown: readonly string[]) => ReactNode;
  /** Mark of all rows on show. */
  readonly page: (shown: readonly string[]) => ReactNode;
}

/** Content under a row that is opened. */
export interface RowDetails {
  /** Title, e.g. `Loans`. */
  readonly title: string;
  /** True where there is content under the row. */
  readonly isThere: (row: JsonObject) => boolean;
  readonly render: (row: JsonObject, rowName: string) => ReactNode;
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
