import type { Weight } from './letters/letter-files.ts';
import type { SetLine } from './setting/set-text.ts';

export interface Style {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  readonly color?: string;
}

/** Text in lines within a width. */
export interface SetBlock extends Style {
  readonly lines: readonly SetLine[];
  readonly lineHeight: number;
}
