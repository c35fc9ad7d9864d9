/** An instant in the words of the reader's language. */
export function timeOf(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
