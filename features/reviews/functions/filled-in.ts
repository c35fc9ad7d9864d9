interface FilledIn {
  readonly text: string;
  readonly patient: string;
  readonly medications: string;
  readonly prescriber: string;
}

/**
 * Fills the placeholders of a library text with the values of the same names; keeps those of blank values, so that the
 * author sees what is missing.
 */
export function filledIn({ text, ...values }: FilledIn): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) || whole);
}
