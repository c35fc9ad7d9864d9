/**
 * Record that code made from outside data, with the type of its entity; any field may be missing, and any text may be
 * no valid code. The schema checks it before it is stored.
 */
export type Unjudged<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Unjudged<Item>[]
      : { readonly [Name in keyof Value]?: Unjudged<Value[Name]> | undefined };
