/** A text without the values that are filled in here; that they are missing is listed. */
export function withoutValues(text: string, left: string[]): string {
  if (!text.includes('{{')) return text;
  left.push(`The values in its text were left out: ${text}`);
  return text.replaceAll(/\{\{.*?\}\}/g, '…');
}
