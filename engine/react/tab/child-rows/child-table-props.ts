import type { JsonObject } from '../../../core/json/json.ts';
import type { ChildTable } from '../../../core/product/tab.ts';
import type { TabRows } from '../rows/rows.ts';

export interface ChildTableProps {
  readonly list: ChildTable;
  readonly rows: TabRows;
  readonly parent: JsonObject;
  readonly parentName: string;
  readonly items: readonly JsonObject[];
  readonly isEditable: boolean;
  /** Identifies the drafts of this list. */
  readonly draftKey: string;
}

/** Action under way on a row of the list. */
export interface ChildAction {
  readonly what: 'add' | 'edit' | 'remove';
  /** The place in the list; for an addition, the one behind the last. */
  readonly index: number;
  /** The row as it was when the action began; absent for an addition. */
  readonly item?: JsonObject;
  /** Number of rows that the list had then. */
  readonly length: number;
}
