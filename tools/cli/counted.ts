/** Formats a number for a line of the terminal: 12,345. */
export function counted(number: number): string {
  return number.toLocaleString('en-US');
}
