/**
 * Type of a record that code made from outside data and that no schema has checked yet: any field may be
 * missing, and any text may be no valid code.
 */
export type Unjudged<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Unjudged<Item>[]
      : { readonly [Name in keyof Value]?: Unjudged<Value[Name]> | undefined };
