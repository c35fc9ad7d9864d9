interface FilledIn {
  readonly text: string;
  readonly patient: string;
  readonly medications: string;
  readonly prescriber: string;
}

/**
 * Fills the placeholders of a library text with the values of equal names; keeps a placeholder without a value, which
 * shows the author what is missing.
 */
export function filledIn({ text, ...values }: FilledIn): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) || whole);
}
