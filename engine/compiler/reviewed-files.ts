/**
 * Patterns of the files in `generated/` that are committed for review: types, the data dictionary, diagrams and the
 * names of parts. Other files are built where needed; `.gitignore` has the same list.
 */
const reviewed = [/\.types\.ts$/, /\.md$/, /\/part-names\.ts$/];

/** Reports whether a file of `generated/` (a path from the root) is committed. */
export function isReviewed(path: string): boolean {
  return reviewed.some((pattern) => pattern.test(path));
}
