import { median } from '../measure.ts';

/** Milliseconds of each repetition of one side, or why there are none. */
export type Outcome = { readonly times: readonly number[] } | { readonly failure: string };

/** Results of one measurement by side; a side that cannot do it is left out. */
export interface Comparison {
  readonly title: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Side on a page of its own. */
export interface OpenedSide {
  readonly close: () => Promise<void>;
}

/** Measurement to be made of several sides. */
export interface Plan<Name extends string, Side extends OpenedSide> {
  readonly title: string;
  /** Names the sides that take part, by what was measured before in the same section. */
  readonly sidesOf: (before: readonly Comparison[]) => readonly Name[];
  /** Brings each side to where the repetitions begin. */
  readonly prepare?: (side: Side) => Promise<unknown>;
  /** Milliseconds of one repetition. */
  readonly measure: (side: Side) => Promise<number>;
  /** A repetition that does not count comes first. */
  readonly isWarmedUp: boolean;
  /** Every repetition has a new page. */
  readonly isOnNewPages?: boolean;
  /** Sides that are measured at the same time, where most of the time is waiting and processor time is counted. */
  readonly atOnce: number;
  /**
   * Reads the final content of the page: figures of a side that shows something else than the first one mean nothing.
   */
  readonly shows?: (side: Side) => Promise<string>;
}

/** Measurements made with the pages of one build. */
export interface Section<Name extends string, Side extends OpenedSide> {
  readonly title: string;
  /** Patterns of the files that decide what is measured. */
  readonly sources: readonly string[];
  readonly plans: readonly Plan<Name, Side>[];
  /** Builds and serves the pages while `work` opens sides. */
  readonly withPages: (work: (open: (name: Name) => Promise<Side>) => Promise<void>) => Promise<void>;
}

/** Milliseconds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The middle, the least and the most of them; nothing for a side that failed or took no part. */
export function spreadOf(outcome: Outcome | undefined): Spread | undefined {
  if (outcome === undefined || 'failure' in outcome) return undefined;
  const { times } = outcome;
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) };
}
