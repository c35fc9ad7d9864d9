import { tidyText } from '../../engine/core/text/clean-text.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';

/** Normalizes typed words as `foldText` normalizes the searched texts. */
export function searchTerm(typed: string): string {
  return foldText(tidyText(typed));
}
