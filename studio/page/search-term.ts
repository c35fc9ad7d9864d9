import { tidyText } from '../../engine/core/text/clean-text.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';

/** Words as they are typed into a search, in the form that `foldText` gives the texts where they are looked for. */
export function searchTerm(typed: string): string {
  return foldText(tidyText(typed));
}
