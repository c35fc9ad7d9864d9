/** Removes the computed values from a text, and lists the loss. */
export function withoutValues(text: string, left: string[]): string {
  if (!text.includes('{{')) return text;
  left.push(`The values in its text were left out: ${text}`);
  return text.replaceAll(/\{\{.*?\}\}/g, '…');
}
