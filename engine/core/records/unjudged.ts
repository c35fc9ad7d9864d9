/**
 * Record made by code from outside data, typed by its entity: any field may be missing, and a text need not be a code.
 * The schema checks it before it is stored.
 */
export type Unjudged<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Unjudged<Item>[]
      : { readonly [Name in keyof Value]?: Unjudged<Value[Name]> | undefined };
