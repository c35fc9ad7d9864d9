/** Formats a number for a line of the terminal: 12,345. */
export function formatCount(number: number): string {
  return number.toLocaleString('en-US');
}
