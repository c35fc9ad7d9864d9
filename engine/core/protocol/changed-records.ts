/** Header of an answer to a write that lists the types of the written records, separated by commas. */
export const changedHeader = 'X-Changed';

/** Records written by one request. */
export interface ChangedRecords {
  /** Types of the records, such as `patient.allergy`. */
  readonly types: readonly string[];
  /** Id of the request that wrote the records, by which a page recognizes a change reported twice. */
  readonly request?: string | undefined;
}

/** Lists the types in the value of the header; undefined where the header is missing. */
export function readChangedHeader(value: string | null): readonly string[] | undefined {
  return value === null ? undefined : value.split(',').map((type) => type.trim());
}

export function writeChangedHeader(types: readonly string[]): string {
  return types.join(', ');
}
