import type { JsonObject } from '../../../core/json/json.ts';

/** What is being done at the moment, in a dialog over the table. */
export interface TabRowAction {
  readonly what: 'add' | 'edit' | 'change' | 'remove' | 'history';
  readonly row: JsonObject;
}
