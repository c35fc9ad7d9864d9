import { median } from '../measure.ts';

/** Milliseconds of each repetition of one side, or the reason why none were measured. */
export type Outcome = { readonly times: readonly number[] } | { readonly failure: string };

/** Results of one measurement by side; a side that cannot take part is missing. */
export interface Comparison {
  readonly title: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Compared product, opened on a page of its own. */
export interface OpenedSide {
  readonly close: () => Promise<void>;
}

/** Measurement to be made on several sides. */
export interface Plan<Name extends string, Side extends OpenedSide> {
  readonly title: string;
  /** Names the sides that take part, given the results measured before in the same section. */
  readonly sidesOf: (before: readonly Comparison[]) => readonly Name[];
  /** Brings a side to the state in which the repetitions begin. */
  readonly prepare?: (side: Side) => Promise<unknown>;
  /** Milliseconds of one repetition. */
  readonly measure: (side: Side) => Promise<number>;
  /** True if a first repetition is run and discarded. */
  readonly isWarmedUp: boolean;
  /** True if every repetition has a new page. */
  readonly isOnNewPages?: boolean;
  /**
   * Number of sides measured simultaneously, above one only for measurements that mostly wait and count processor
   * time.
   */
  readonly atOnce: number;
  /**
   * Reads the final content of the page, to discard the figures of a side whose content differs from that of the first
   * side.
   */
  readonly shows?: (side: Side) => Promise<string>;
}

/** Measurements made with the pages of one build. */
export interface Section<Name extends string, Side extends OpenedSide> {
  readonly title: string;
  /** Patterns of the files that affect the measurement. */
  readonly sources: readonly string[];
  readonly plans: readonly Plan<Name, Side>[];
  /** Builds and serves the pages while `work` opens sides. */
  readonly withPages: (work: (open: (name: Name) => Promise<Side>) => Promise<void>) => Promise<void>;
}

/** Times of the repetitions, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Computes median, least and most of the times; undefined for a side that failed or took no part. */
export function spreadOf(outcome: Outcome | undefined): Spread | undefined {
  if (outcome === undefined || 'failure' in outcome) return undefined;
  const { times } = outcome;
  return { median: median(times), least: Math.min(...times), most: Math.max(...times) };
}
