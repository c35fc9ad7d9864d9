import type { JsonObject } from '../../../core/json/json.ts';
import type { ChildTableDescriptor } from '../../../core/product/tab.ts';
import type { TabRows } from '../rows/rows.ts';

export interface ChildTableProps {
  readonly list: ChildTableDescriptor;
  readonly rows: TabRows;
  readonly parent: JsonObject;
  readonly parentName: string;
  readonly items: readonly JsonObject[];
  readonly isEditable: boolean;
  /** Key under which the drafts for this list are kept. */
  readonly draftKey: string;
}

/** Current action on a row of the list. */
export interface ChildAction {
  readonly what: 'add' | 'edit' | 'remove';
  /** Index of the row in the list; for an addition, the index after the last. */
  readonly index: number;
  /** Row as it was when the action began; undefined for an addition. */
  readonly item?: JsonObject;
  /** Length that the list had when the action began. */
  readonly length: number;
}
