import type { Weight } from './letters/letter-files.ts';
import type { SetLine } from './setting/set-text.ts';

export interface Style {
  readonly weight: Weight;
  /** Font size in points. */
  readonly size: number;
  readonly color?: string;
}

/** Text broken into lines within a width. */
export interface SetBlock extends Style {
  readonly lines: readonly SetLine[];
  readonly lineHeight: number;
}
