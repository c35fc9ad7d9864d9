/** Functions of the page that the measuring process calls. */
export interface TablePage {
  /** Shows a table with this many rows; returns the milliseconds until its rows are laid out. */
  readonly open: (count: number) => Promise<number>;
  /** Presses a button by its words; returns the milliseconds until other rows are laid out. */
  readonly press: (words: string) => Promise<number>;
  /** Reads the texts of the first cells. */
  readonly shown: () => readonly string[];
}

declare global {
  interface Window {
    tablePage?: TablePage;
  }
}
