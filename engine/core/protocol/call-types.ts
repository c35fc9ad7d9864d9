import type { Json, JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/** Generated type, read-only; JSON where its schema sets no type. */
export type Value<Type> = Type extends readonly (infer Item)[]
  ? readonly Value<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Open<Type[Key], Value<Type[Key]>, Key> }
    : Open<Type, Type>;

/** Opens an unconstrained type to any JSON; an object of any properties becomes a `JsonObject`. */
type Open<Type, Known, Key = never> = unknown extends Type
  ? Json | (string extends Key ? undefined : never)
  : Known;

/**
 * Stored value, which may lack anything: it came from outside, or from a time before the schema required more. Rules
 * apply to writes.
 */
type Incomplete<Type> = Type extends readonly (infer Item)[]
  ? readonly Incomplete<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]?: Open<Type[Key], Incomplete<Type[Key]>, Key> }
    : Open<Type, Type>;

/** Stored record, with the fields that the gateway writes. */
export type Stored<Type> = Incomplete<Type> & {
  readonly _id: string;
  readonly _rev: number;
  readonly updatedAt: string;
};

/** Sent record: its fields are known, its values not validated yet. */
export type Sent<Type> = { readonly [Key in keyof Type]?: Json };

/** Input and output of one call, written by the compiler. */
export interface CallType {
  readonly query: object;
  readonly body: unknown;
  readonly answer: unknown;
}

/** Answer of a list call. */
export interface ListAnswer<Row = JsonObject> {
  readonly rows: readonly Row[];
  /** Total number of rows, where only the newest were requested. */
  readonly total?: number;
  /** Joined parts of the rows' owners, by `_id`. */
  readonly subjects?: Readonly<Record<string, JsonObject>>;
}

/** Answer of a save or a removal. */
export interface SavedAnswer<Row = JsonObject> {
  readonly ok: boolean;
  readonly id: string;
  readonly rev: number;
  readonly record: Row;
  /** Sent values that were not stored, since the user may not change them. */
  readonly kept?: readonly Problem[];
  /** Sentences for people about the effects in the workflow. */
  readonly messages?: readonly string[];
  /** Mark of a save that moved the record out of the user's organization scope: no call about it can follow. */
  readonly handedOver?: boolean;
}

/** Answer of a search. */
export interface HitsAnswer<Hit = JsonObject> {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Hit[];
  /** Notice of the gateway about all rows. */
  readonly notice?: string;
  /** Columns of stored conditions that could not be applied. */
  readonly leftOut?: readonly string[];
  /** Similar names that were searched, for words that no name has. */
  readonly similar?: readonly {
    readonly field: string;
    readonly word: string;
    readonly words: readonly string[];
  }[];
  /** Values of the hits by field, for searched columns that combine several fields. */
  readonly places?: readonly FoundPath[];
}

/** Value of a hit in one field of a searched column. */
export interface FoundPath {
  /** Id of the hit. */
  readonly id: string;
  /** Searched column. */
  readonly field: string;
  /** Title of the field with the value. */
  readonly title: string;
  readonly text: string;
}
