/** Formats the value of a field as its control shows it; undefined for a value without a text. */
export type Wording = (value: unknown) => string | undefined;

/** Formatters by field path for values that controls display differently from how they are stored. */
export interface FieldWordings {
  /** Adds the formatter of a control; the returned function removes it. */
  readonly put: (path: string, wording: Wording) => () => void;
  readonly textOf: (path: string, value: unknown) => string | undefined;
}

export function createWordings(): FieldWordings {
  const wordings = new Map<string, Wording>();
  return {
    put(path, wording) {
      wordings.set(path, wording);
      return () => {
        if (wordings.get(path) === wording) wordings.delete(path);
      };
    },
    textOf: (path, value) => wordings.get(path)?.(value),
  };
}
