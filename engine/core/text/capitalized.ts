/** A text with a large first letter. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
