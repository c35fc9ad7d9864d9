/** Changes that lead from a version of the schemas to a draft, for a page that has loaded that version. */
export interface DraftChanges {
  /**
   * Hash of the version that the changes start from: the served one, a draft that the page knows, or the draft
   * itself if its changes cannot be separated.
   */
  readonly base: string;
  /** Changes of data, a list of `ProductChange` as JSON. */
  readonly changes: string;
  /** Paths that were compared; other paths may have changed too. Absent if all were compared. */
  readonly compared?: readonly (readonly string[])[];
  /** Changes of code: hash of the module `/versions/<hash>/changes.js`. */
  readonly code?: string;
}

/** Part of a draft that a page shows. */
export interface ShownDraft {
  readonly files: readonly ShownFile[];
  /**
   * Hash of a draft that the page has already loaded, from which fewer changes lead to the new one than from
   * the published version.
   */
  readonly known?: string | undefined;
}

/** File whose draft a page shows. */
export interface ShownFile {
  readonly kind: string;
  readonly name: string;
}
