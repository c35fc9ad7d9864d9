import type { WorkName } from './works.ts';

/** Functions of the page that the measuring process calls. */
export interface PageUnderTest {
  /** Shows the form and returns the milliseconds until it is laid out. */
  readonly open: (name: WorkName, isEmpty: boolean) => number;
  readonly close: () => void;
  /** Moves the focus to the end of the measured field; false if the field is missing. */
  readonly focus: (name: WorkName) => boolean;
  readonly typed: () => string;
  readonly submit: () => void;
}

declare global {
  interface Window {
    bench?: PageUnderTest;
  }
}
