import type { JsonObject } from '../../core/json.ts';
import type { Problem } from '../../core/problems.ts';

/** What a list call answers with. */
export interface ListAnswer {
  readonly rows: readonly JsonObject[];
  /** How many there are, where only the newest were asked for. */
  readonly total?: number;
  /** Of each record that a row belongs to, what the call joins, by its `_id`. */
  readonly subjects?: Readonly<Record<string, JsonObject>>;
}

/** What a save or remove answers with. */
export interface SavedAnswer {
  readonly ok: boolean;
  readonly id: string;
  readonly rev: number;
  readonly record: JsonObject;
  /** What was sent and stayed as it was, because the user may not change it. */
  readonly kept?: readonly Problem[];
}

/** What a search answers with. */
export interface HitsAnswer {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly JsonObject[];
  /** What the gateway says of them all. */
  readonly notice?: string;
  /** Columns of stored conditions that could not be applied. */
  readonly leftOut?: readonly string[];
  /** Of words that no name has: the names like them, whose hits these are. */
  readonly similar?: readonly {
    readonly field: string;
    readonly word: string;
    readonly words: readonly string[];
  }[];
}
