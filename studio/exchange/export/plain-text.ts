/** Removes the computed values from a text, and adds a note about each to `left`. */
export function withoutValues(text: string, left: string[]): string {
  if (!text.includes('{{')) return text;
  left.push(`The values in its text were left out: ${text}`);
  return text.replaceAll(/\{\{.*?\}\}/g, '…');
}
