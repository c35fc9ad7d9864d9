import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { EngineTable, ShownRow } from './use-engine-table.ts';

/** Action on one row. */
export interface RowAction {
  /** Verb, e.g. `Edit`; the row's name is added for screen readers. */
  readonly label: string;
  /** Title of the action, where more than verb and item, e.g. `Loan History`. */
  readonly title?: string;
  readonly icon: ReactNode;
  readonly isDangerous?: boolean;
  readonly onAct: (row: JsonObject) => void;
  /** Renders the action instead of its button; the label is the accessible name. */
  readonly render?: (row: JsonObject, label: string) => ReactNode;
}

/** Function that lists the actions of a row; leaves out forbidden ones. */
export type RowActionsOf = (row: JsonObject) => readonly RowAction[];

/** Function that moves a row before another one, or to the end. */
export type RowMove = (row: JsonObject, before: JsonObject | undefined) => void;

/** Displayed row, as the abilities of its table see it. */
export interface RowOnShow extends ShownRow {
  /** Index of the row on its page. */
  readonly index: number;
  /** Name of the row for its buttons. */
  readonly name: string;
  /** Text of the row's first columns, since rows may share a name. */
  readonly text: string;
  /** Keys of all displayed rows. */
  readonly keys: readonly string[];
  readonly table: EngineTable;
  /** Announces an event to screen readers. */
  readonly onSaid: (text: string) => void;
}

/** Ability of a table besides showing rows, as one object with all its additions. */
export interface TableAbility {
  /** Content before the cells of a row. */
  readonly lead: (row: RowOnShow) => ReactNode;
  /** Content before the heads of the columns. */
  readonly head?: (keys: readonly string[]) => ReactNode;
  /** Content under a row; undefined where there is none. */
  readonly under?: (row: RowOnShow) => ReactNode;
  /** True where the rows keep their given order. */
  readonly keepsOrder?: true;
}

/** Reason why a row was found. */
export interface RowMatch {
  /** Renders the text of a cell with the search's matches marked. */
  readonly mark: (field: string, text: string) => ReactNode;
  /**
   * Renders a note in the first cell about the matching text where no cell shows it. `textAs` writes a value as the
   * column of a field does.
   */
  readonly note: (row: JsonObject, textAs: (field: string, value: string) => string) => ReactNode;
}

/** Position of a row among very many, for the measuring of its height and for screen readers. */
export interface RowSlot {
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
}

/** Rows that are not loaded yet. */
export interface RowsToCome {
  /** Number of rows, including those to come. */
  readonly total: number;
  /** Requests all rows. */
  readonly complete: () => void;
}
