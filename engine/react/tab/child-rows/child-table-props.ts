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
  /** Key of the drafts of this list. */
  readonly draftKey: string;
}

/** Current action on a row of the list. */
export interface ChildAction {
  readonly what: 'add' | 'edit' | 'remove';
  /** Index in the list; for an addition, the one after the last. */
  readonly index: number;
  /** Row at the start of the action; undefined for an addition. */
  readonly item?: JsonObject;
  /** Length of the list at the start of the action. */
  readonly length: number;
}
