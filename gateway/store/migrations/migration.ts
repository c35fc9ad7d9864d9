/** One step of the store's own tables: forward only, never edited once it was released. */
export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly statements: readonly string[];
}
