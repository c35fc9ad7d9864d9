/** Changes of a draft to a version of the schemas, for a page that has loaded that version. */
export interface DraftChanges {
  /**
   * Hash of the version: the served one, a draft known to the page, or the draft's own where its changes cannot be
   * separated.
   */
  readonly base: string;
  /** Changes that are data: a list of `ProductChange` as JSON. */
  readonly changes: string;
  /** Compared paths, if not all were: others may have further changes. */
  readonly compared?: readonly (readonly string[])[];
  /** Changes in code: hash of the module `/versions/<hash>/changes.js`. */
  readonly code?: string;
}

/** Part of a draft that a page shows. */
export interface ShownDraft {
  readonly files: readonly ShownFile[];
  /** Hash of the draft known to the page: fewer changes lead from that draft than from the version below. */
  readonly known?: string | undefined;
}

/** File whose draft a page shows. */
export interface ShownFile {
  readonly kind: string;
  readonly name: string;
}
