/**
 * First requests of a screen that its URL determines. Pages send them before their code has loaded. The URLs
 * contain the parameters of the route in braces.
 */
export interface EarlyReads {
  readonly screen: string;
  /**
   * Source of a regular expression for the URL's path. Its groups are the parameters of the route; the group
   * `rest` is an optional end, such as the open tabs.
   */
  readonly path: string;
  /** URLs of the records of the screen. */
  readonly records: readonly string[];
  /** URLs of the rows of the default tabs, for a URL without tabs. */
  readonly rows: readonly string[];
}
