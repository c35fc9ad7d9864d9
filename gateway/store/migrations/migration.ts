/** Step of the store's own tables: forward only, never edited after its release. */
export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly statements: readonly string[];
  /**
   * True if the previous release works with the result and starts on it, for rolling upgrades. Absent in steps of
   * earlier releases, and in the second step of a change.
   */
  readonly isAdditive?: true;
  /** Step of an earlier release that added the replacement of what is removed here, so that it is unused. */
  readonly completes?: number;
}
