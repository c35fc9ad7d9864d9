/** What the measuring process drives, through the page. */
export interface TablePage {
  /** Shows a table of so many rows; milliseconds until its rows are laid out. */
  readonly open: (count: number) => Promise<number>;
  /** Presses a button by its words; milliseconds until other rows are laid out. */
  readonly press: (words: string) => Promise<number>;
  /** What the first cells say. */
  readonly shown: () => readonly string[];
}

declare global {
  interface Window {
    tablePage?: TablePage;
  }
}
