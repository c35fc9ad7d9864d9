import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Keys that an entry is found by. */
export interface StagedKeys {
  readonly key: string;
  /** Folded: searches look for its beginning. */
  readonly firstText: string;
  readonly secondText: string;
  /** YYYY-MM-DD. */
  readonly day?: string;
}

/** Works out the keys of an entry; a product has one for each entity that it stages. */
export type KeysOf = (document: JsonObject) => StagedKeys;
