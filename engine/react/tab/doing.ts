import type { JsonObject } from '../../core/json.ts';

/** What is being done at the moment, in a dialog over the table. */
export type Doing =
  | { readonly what: 'add' | 'edit'; readonly row: JsonObject }
  | { readonly what: 'remove'; readonly row: JsonObject };
