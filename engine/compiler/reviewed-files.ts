/**
 * Patterns of the files in `generated/` that are committed, because people review them: types, the data dictionary,
 * diagrams and the names of parts. Everything else is built where it is needed; `.gitignore` has the same list.
 */
const reviewed = [/\.types\.ts$/, /\.md$/, /\/part-names\.ts$/];

/** True where a file of `generated/` (a path from the root) is committed. */
export function isReviewed(path: string): boolean {
  return reviewed.some((pattern) => pattern.test(path));
}
