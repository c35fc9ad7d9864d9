import type { Product } from '../../../engine/core/product/product.ts';
import type { Call, CallHandler } from '../../../gateway/records/context/call.ts';
import type { StoredRecord } from '../../../gateway/records/read.ts';
import { kindOf, type RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { Calls, Handlers, Records } from '../../../generated/calls.types.ts';

/** Call of a name, or any call that a handler answers, with query and body as the contract declares them. */
export type CallOf<Name extends keyof Calls> = Call<Calls[Name]>;

/** Handler that contracts name, type-checked against every contract that names it. */
export type Handler<Name extends keyof Handlers> = CallHandler<CallTypeOf<Handlers[Name]>>;

/** Call as the handler of a name receives it. */
export type HandlerCall<Name extends keyof Handlers> = Call<CallTypeOf<Handlers[Name]>>;

/**
 * Type of the calls that name a handler; if several calls name it, the handler may read any field that one of them
 * declares.
 */
interface CallTypeOf<Name extends keyof Calls> {
  readonly query: AnyOf<Calls[Name]['query']>;
  readonly body: AnyOf<Calls[Name]['body']>;
  readonly answer: Calls[Name]['answer'];
}

type AnyOf<Type> =
  IsUnion<Type> extends true
    ? Pick<Type, keyof Type> & {
        readonly [Key in Exclude<KeyOfAny<Type>, keyof Type>]?: ValueOfAny<Type, Key>;
      }
    : Type;

type KeyOfAny<Type> = Type extends unknown ? keyof Type : never;

type ValueOfAny<Type, Key extends PropertyKey> = Type extends { readonly [Name in Key]?: infer Found }
  ? Found
  : never;

type IsUnion<Type, Whole = Type> = true extends (
  Type extends object
    ? [Whole] extends [Type]
      ? false
      : true
    : false
)
  ? true
  : false;

/** Answer of a call. */
export type AnswerOf<Name extends keyof Calls> = Calls[Name]['answer'];

/** Row of a call's answer. */
export type RowOf<Name extends keyof Calls> =
  AnswerOf<Name> extends {
    readonly rows: readonly (infer Row)[];
  }
    ? Row
    : never;

/** Patient as found by a search, with the columns of the index. */
export type PatientHit = AnswerOf<'patient.search'>['hits'][number];

/** Stored record of an entity. */
export type RecordOf<Name extends keyof Records> = StoredRecord<Records[Name]>;

/** Returns the kind of an entity's records, with the type of the stored document. */
export function recordKind<Name extends keyof Records>(
  product: Product,
  entity: Name,
): RecordKind<Records[Name]> {
  return kindOf<Records[Name]>(product, entity);
}
