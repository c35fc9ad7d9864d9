/**
 * Requests a screen begins with, as far as its address names them: pages make them before their program is there. URLs
 * have parameters of the route in braces.
 */
export interface EarlyReads {
  readonly screen: string;
  /**
   * Source of a regular expression over the path of the address. Its groups are the parameters of the route; `rest` is
   * what may follow, such as the tabs that are open.
   */
  readonly path: string;
  /** The records that the screen is about. */
  readonly records: readonly string[];
  /** The rows of the tabs that are open where the address names none. */
  readonly rows: readonly string[];
}
