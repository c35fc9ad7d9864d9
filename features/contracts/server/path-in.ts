/** JSON Pointers into a value of a type, down to the depth that code uses. */
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
 * Returns the JSON Pointer to a field of a type, for code that passes the path on: the compiler checks the pointer, and
 * `npm run reads` finds it.
 */
export function pathIn<Of>(path: PathIn<Of>): string {
  return path;
}
