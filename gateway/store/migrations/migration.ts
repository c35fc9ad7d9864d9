/** Step of the store's own tables: forward only, never edited after its release. */
export interface StoreMigration {
  readonly version: number;
  readonly title: string;
  readonly statements: readonly string[];
  /**
   * True if the previous release works with the changed tables and starts on them, as a rolling upgrade requires.
   * Absent in steps of earlier releases, and in the second step of a change.
   */
  readonly isAdditive?: true;
  /**
   * Version of the earlier step that added the replacement, since which release nothing uses what this step
   * removes.
   */
  readonly completes?: number;
}
