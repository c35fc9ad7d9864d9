import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Lookup keys of an entry. */
export interface StagedKeys {
  readonly key: string;
  /** First text, folded: searches match its beginning. */
  readonly firstText: string;
  readonly secondText: string;
  /** Day as YYYY-MM-DD. */
  readonly day?: string;
}

/** Function that computes the keys of an entry; each staged entity of a product has one. */
export type KeysOf = (document: JsonObject) => StagedKeys;
