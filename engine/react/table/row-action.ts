import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json.ts';

/** Something that can be done with one row. */
export interface RowAction {
  /** The verb, e.g. `Edit`; the name of the row is added for screen readers. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDangerous?: boolean;
  readonly onAct: (row: JsonObject) => void;
}

/** The actions of a row; those that are not allowed are left out. */
export type RowActionsOf = (row: JsonObject) => readonly RowAction[];
