interface FilledIn {
  readonly text: string;
  readonly patient: string;
  readonly medications: string;
  readonly prescriber: string;
}

/**
 * A text of the library with its placeholders filled: each is the name of one of the other values. One whose value is
 * blank stays, so that the author sees what is missing.
 */
export function filledIn({ text, ...values }: FilledIn): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) || whole);
}
