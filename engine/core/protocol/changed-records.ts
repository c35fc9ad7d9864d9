/** Header of an answer to a write: the types of the records that were written, separated by commas. */
export const changedHeader = 'X-Changed';

/** Records that one request has written. */
export interface ChangedRecords {
  /** Types of the records, such as `patient.allergy`. */
  readonly types: readonly string[];
  /** The request that has written them: the same change may be learnt of in two ways. */
  readonly request?: string | undefined;
}

/** The types that a header names; undefined where there is none. */
export function readChangedHeader(value: string | null): readonly string[] | undefined {
  return value === null ? undefined : value.split(',').map((type) => type.trim());
}

export function writeChangedHeader(types: readonly string[]): string {
  return types.join(', ');
}
