import { type SearchedText, searchedTexts, type Use } from './conditions.ts';
import { escapeLike } from './fold.ts';
import type { SearchRequest } from './request.ts';
import type { RowCondition } from './selection.ts';

/**
 * How well names fit, best first: every word that was typed is a word of the name; every one begins a word. The
 * others have one that stands inside. Of names that were looked for in the place of one that nobody has, whole ones
 * come first.
 */
export function nameRanks({ queries, isBestFirst }: SearchRequest): readonly RowCondition[] {
  const searched = queries.flatMap(({ column, text, instead }) =>
    column.column.kind === 'name'
      ? searchedTexts(text, instead).map((word) => ({ ...word, key: column.key }))
      : [],
  );
  if (!isBestFirst || searched.length === 0) return [];
  const inside = searched.filter(({ isStart, instead }) => !isStart && instead === undefined);
  const isWhole: RowCondition = (use) => searched.map((word) => wholeWord(word, use)).join(' and ');
  const isBeginning: RowCondition = (use) => inside.map((word) => beginning(word, use)).join(' and ');
  return inside.length === 0 ? [isWhole] : [isWhole, isBeginning];
}

interface WordOfColumn extends SearchedText {
  readonly key: string;
}

/** Two plain comparisons: the database knows how many rows these leave, which it does not of an expression. */
function wholeWord({ key, word, instead = [word] }: WordOfColumn, use: Use): string {
  const one = (other: string) => {
    const whole = `% ${escapeLike(other)}`;
    return `${key} like ${use(`${whole} %`)} or ${key} like ${use(whole)}`;
  };
  return `(${instead.map(one).join(' or ')})`;
}

function beginning({ key, word }: WordOfColumn, use: Use): string {
  return `${key} like ${use(`% ${escapeLike(word)}%`)}`;
}
