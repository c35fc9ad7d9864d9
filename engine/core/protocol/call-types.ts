import type { Json, JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/** A generated type, read-only; where its schema leaves something open, it is JSON. */
export type Value<Type> = Type extends readonly (infer Item)[]
  ? readonly Value<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Open<Type[Key], Value<Type[Key]>, Key> }
    : Open<Type, Type>;

/** What the schema does not constrain is any JSON; an object of any properties is a `JsonObject`. */
type Open<Type, Known, Key = never> = unknown extends Type
  ? Json | (string extends Key ? undefined : never)
  : Known;

/**
 * What was stored may lack anything: it came from outside, or was written before its schema wanted more. Rules hold
 * for what is written.
 */
type Incomplete<Type> = Type extends readonly (infer Item)[]
  ? readonly Incomplete<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]?: Open<Type[Key], Incomplete<Type[Key]>, Key> }
    : Open<Type, Type>;

/** A record as it comes out of the store, with what the gateway writes into each. */
export type Stored<Type> = Incomplete<Type> & {
  readonly _id: string;
  readonly _rev: number;
  readonly updatedAt: string;
};

/** A record as it was sent: its fields are known, their values not validated yet. */
export type Sent<Type> = { readonly [Key in keyof Type]?: Json };

/** What goes in and comes out of one call; the compiler writes one for each. */
export interface CallType {
  readonly query: object;
  readonly body: unknown;
  readonly answer: unknown;
}

/** What a list call answers with. */
export interface ListAnswer<Row = JsonObject> {
  readonly rows: readonly Row[];
  /** The number of all, where only the newest were requested. */
  readonly total?: number;
  /** Of each record that a row belongs to, what the call joins, by its `_id`. */
  readonly subjects?: Readonly<Record<string, JsonObject>>;
}

/** What a save or remove answers with. */
export interface SavedAnswer<Row = JsonObject> {
  readonly ok: boolean;
  readonly id: string;
  readonly rev: number;
  readonly record: Row;
  /** What was sent and stayed as it was, because the user may not change it. */
  readonly kept?: readonly Problem[];
  /** What has happened in the workflow, in sentences for people. */
  readonly messages?: readonly string[];
  /** The act has carried the record to an organization that the user does not reach: no call about it can follow. */
  readonly handedOver?: boolean;
}

/** What a search answers with. */
export interface HitsAnswer<Hit = JsonObject> {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Hit[];
  /** A notice of the gateway about all rows. */
  readonly notice?: string;
  /** Columns of stored conditions that could not be applied. */
  readonly leftOut?: readonly string[];
  /** For words that no name has: the similar names whose hits these are. */
  readonly similar?: readonly {
    readonly field: string;
    readonly word: string;
    readonly words: readonly string[];
  }[];
}
