/** JSON Pointers into a value of a type, as far down as code writes them. */
type PathIn<Of, Steps extends readonly unknown[] = [0, 0, 0]> = Steps extends readonly [
  unknown,
  ...infer Rest,
]
  ? Of extends readonly (infer Item)[]
    ? `/*${PathBelow<Item, Rest>}`
    : Of extends object
      ? { [Key in keyof Of & string]-?: `/${Key}${PathBelow<NonNullable<Of[Key]>, Rest>}` }[keyof Of & string]
      : never
  : never;

type PathBelow<Of, Steps extends readonly unknown[]> = '' | PathIn<Of, Steps>;

/**
 * The JSON Pointer to a field of a type, for code that hands the path on instead of reading the field: the compiler checks
 * it, and `npm run reads` finds it.
 */
export function pathIn<Of>(path: PathIn<Of>): string {
  return path;
}
