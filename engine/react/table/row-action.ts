import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { EngineTable, ShownRow } from './use-engine-table.ts';

/** Action on a single row of a table. */
export interface RowAction {
  /** Verb of the action, e.g. `Edit`; for screen readers, the row's name is added. */
  readonly label: string;
  /** Title of the action if it is not verb and noun, e.g. `Loan History`. */
  readonly title?: string;
  readonly icon: ReactNode;
  readonly isDangerous?: boolean;
  readonly onAct: (row: JsonObject) => void;
  /** Renders the action in place of its button; `label` is the accessible name. */
  readonly render?: (row: JsonObject, label: string) => ReactNode;
}

/** Function that lists the actions on a row, without those that the user may not take. */
export type RowActionsOf = (row: JsonObject) => readonly RowAction[];

/** Function that moves a row before another one, or to the end. */
export type RowMove = (row: JsonObject, before: JsonObject | undefined) => void;

/** Displayed row with the data that the table's abilities need. */
export interface RowOnShow extends ShownRow {
  /** Index of the row on its page. */
  readonly index: number;
  /** Name of the row in the labels of its buttons. */
  readonly name: string;
  /** Texts of the row's first columns, joined, since several rows may have the same name. */
  readonly text: string;
  /** Keys of all rows that are displayed. */
  readonly keys: readonly string[];
  readonly table: EngineTable;
  /** Announces an event to screen readers. */
  readonly onSaid: (text: string) => void;
}

/** Ability of a table beyond showing rows, with everything that it adds to the table. */
export interface TableAbility {
  /** Renders the content before the cells of a row. */
  readonly lead: (row: RowOnShow) => ReactNode;
  /** Renders the content before the column headers, given the keys of the rows. */
  readonly head?: (keys: readonly string[]) => ReactNode;
  /** Renders the content under a row; absent where there is none. */
  readonly under?: (row: RowOnShow) => ReactNode;
  /** True where the rows keep their given order, so that columns cannot be sorted. */
  readonly keepsOrder?: true;
}

/** Explanation of why a row was found. */
export interface RowMatch {
  /** Renders the text of a cell with the search's matches marked. */
  readonly mark: (field: string, text: string) => ReactNode;
  /**
   * Renders a note in the first cell with the matching text, where no cell shows it. `textAs` formats a value as the
   * column of a field does.
   */
  readonly note: (row: JsonObject, textAs: (field: string, value: string) => string) => ReactNode;
}

/** Position of a row in a very long list, for measuring its height and for screen readers. */
export interface RowSlot {
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
}

/** Information on rows that are not loaded yet. */
export interface RowsToCome {
  /** Number of all rows, including those that are not loaded yet. */
  readonly total: number;
  /** Requests the rows that are not loaded yet. */
  readonly complete: () => void;
}
