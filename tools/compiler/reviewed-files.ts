/**
 * What of `generated/` is committed, because people review it: types, the data dictionary,
 * diagrams and the names of parts. Everything else is built where it is needed; `.gitignore` says the same.
 */
const reviewed = [/\.types\.ts$/, /\.md$/, /\/part-names\.ts$/];

/** Whether a file of `generated/` (a path from the root) is committed. */
export function isReviewed(path: string): boolean {
  return reviewed.some((pattern) => pattern.test(path));
}
