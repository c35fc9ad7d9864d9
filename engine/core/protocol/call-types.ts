import type { Json, JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/** A generated type, read-only; where its schema leaves something open, it is JSON. */
export type Value<Type> = Type extends readonly (infer Item)[]
  ? readonly Value<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Open<Type[Key], Value<Type[Key]>, Key> }
    : Open<Type, Type>;

/** Opens a type that the schema does not constrain to any JSON; an object of any properties is a `JsonObject`. */
type Open<Type, Known, Key = never> = unknown extends Type
  ? Json | (string extends Key ? undefined : never)
  : Known;

/**
 * Stored value, which may lack anything: it came from outside, or was written before its schema required more. Rules
 * hold for what is written.
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

/** Input and output of one call; the compiler writes one for each. */
export interface CallType {
  readonly query: object;
  readonly body: unknown;
  readonly answer: unknown;
}

/** Answer of a list call. */
export interface ListAnswer<Row = JsonObject> {
  readonly rows: readonly Row[];
  /** The number of all, where only the newest were requested. */
  readonly total?: number;
  /** Joined parts of the records that rows belong to, by `_id`. */
  readonly subjects?: Readonly<Record<string, JsonObject>>;
}

/** Answer of a save or a removal. */
export interface SavedAnswer<Row = JsonObject> {
  readonly ok: boolean;
  readonly id: string;
  readonly rev: number;
  readonly record: Row;
  /** Values that were sent and stayed as they were, because the user may not change them. */
  readonly kept?: readonly Problem[];
  /** Sentences for people about what has happened in the workflow. */
  readonly messages?: readonly string[];
  /** The act has carried the record to an organization that the user does not reach: no call about it can follow. */
  readonly handedOver?: boolean;
}

/** Answer of a search. */
export interface HitsAnswer<Hit = JsonObject> {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Hit[];
  /** A notice of the gateway about all rows. */
  readonly notice?: string;
  /** Columns of stored conditions that could not be applied. */
  readonly leftOut?: readonly string[];
  /** Similar names whose hits these are, for words that no name has. */
  readonly similar?: readonly {
    readonly field: string;
    readonly word: string;
    readonly words: readonly string[];
  }[];
  /** Values of the hits in each field of searched columns that are put together from several. */
  readonly places?: readonly FoundPath[];
}

/** Value of a hit in one of the fields of a searched column. */
export interface FoundPath {
  /** The `id` of the hit. */
  readonly id: string;
  /** The column that was searched. */
  readonly field: string;
  /** Title of the field that has the value. */
  readonly title: string;
  readonly text: string;
}
