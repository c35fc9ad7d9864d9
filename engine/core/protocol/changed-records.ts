/** Header of an answer to a write: the types of the written records, separated by commas. */
export const changedHeader = 'X-Changed';

/** Records written by one request. */
export interface ChangedRecords {
  /** Types of the records, such as `patient.allergy`. */
  readonly types: readonly string[];
  /** Request that wrote the records, since a page may learn of the same change in two ways. */
  readonly request?: string | undefined;
}

/** Lists the types named by a header; undefined without one. */
export function readChangedHeader(value: string | null): readonly string[] | undefined {
  return value === null ? undefined : value.split(',').map((type) => type.trim());
}

export function writeChangedHeader(types: readonly string[]): string {
  return types.join(', ');
}
