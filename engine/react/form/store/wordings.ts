/** Wording of a field's values by its control; undefined for a value that it has no words for. */
export type Wording = (value: unknown) => string | undefined;

/** Wordings of controls whose values are not read as they are stored, by the paths of their fields. */
export interface FieldWordings {
  /** The answer takes it back. */
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
