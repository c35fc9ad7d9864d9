/** Changes that a draft makes to a version of the schemas, for a page that has loaded that version. */
export interface DraftChanges {
  /** Hash of the version: the one that is served, a draft that the page knows, or the draft's own where its changes cannot be separated. */
  readonly base: string;
  /** Changes that are data: a list of `ProductChange` as JSON. */
  readonly changes: string;
  /** Paths that were compared, where not all were: at others there may be further changes. */
  readonly compared?: readonly (readonly string[])[];
  /** Changes that are code: hash of the module `/versions/<hash>/changes.js`. */
  readonly code?: string;
}

/** Part of a draft that a page shows. */
export interface ShownDraft {
  readonly files: readonly ShownFile[];
  /** Hash of the draft that the page has: changes of that one are fewer than those of the version below. */
  readonly known?: string | undefined;
}

/** A file whose draft somebody looks at. */
export interface ShownFile {
  readonly kind: string;
  readonly name: string;
}
