/**
 * Record that code makes of something from outside, under the names of a type: any of its fields may be missing, and a
 * text need be none of the codes. The schema judges it before it is stored.
 */
export type Unjudged<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Unjudged<Item>[]
      : { readonly [Name in keyof Value]?: Unjudged<Value[Name]> | undefined };
