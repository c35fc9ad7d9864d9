import type { JsonObject } from '../../../core/json/json.ts';

/** Current action in a dialog over the table. */
export interface TabRowAction {
  readonly what: 'add' | 'edit' | 'change' | 'remove' | 'history';
  readonly row: JsonObject;
}
