/** Wording of a field's values by its control; undefined for a value without a text. */
export type Wording = (value: unknown) => string | undefined;

/** Wordings of controls whose values are shown other than stored, by field path. */
export interface FieldWordings {
  /** Adds a wording; the returned function removes it. */
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
