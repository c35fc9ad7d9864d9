/** Step of the store's own tables: forward only, never edited once it was released. */
export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly statements: readonly string[];
  /**
   * The release before works on with what it leaves, and starts on it: gateways are upgraded one after the other. Absent
   * in what earlier releases brought, and in the second step of a change.
   */
  readonly isAdditive?: true;
  /** The step that added what replaces the things removed here, in an earlier release: nobody uses them any more. */
  readonly completes?: number;
}
