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
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] || whole : whole,
  );
}
