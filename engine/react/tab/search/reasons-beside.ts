import type { JsonObject } from '../../../core/json/json.ts';
import type { SearchSource } from '../../../core/product/tab.ts';
import type { FoundPath } from '../../../core/protocol/call-types.ts';
import { textOf } from '../../form/widgets/control.ts';
import { hasMatch, type MatchedPart, matchedParts } from './matched-parts.ts';
import type { SearchQuestion } from './search-state.ts';

/** Searched field with its text, and the columns of the table in which its matches are marked. */
export interface SearchedField {
  readonly field: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** Lists the queries whose matches are marked. */
export function searchedFields(
  source: SearchSource,
  queries: SearchQuestion['queries'],
): readonly SearchedField[] {
  const known = source.inputs.flatMap((input) => input.queries);
  return queries.flatMap(({ field, text }) => {
    const { marks } = known.find((query) => query.field === field) ?? {};
    return marks === undefined ? [] : [{ field, text, marks }];
  });
}

export interface ReasonsInput {
  readonly query: SearchedField;
  readonly row: JsonObject;
  /** Found values with their fields, for searched columns that combine several fields. */
  readonly found: readonly FoundPath[];
  /** Formats a value as the column of a field does. */
  readonly textAs: (field: string, value: string) => string;
}

/** Field that explains why a row was found, with its value, in which the matches are marked. */
export interface Reason {
  readonly title: string;
  readonly parts: readonly MatchedPart[];
}

/**
 * Lists the matches that no cell of the row shows. Undefined if neither they nor a cell explain why the row
 * was found.
 */
export function reasonsBeside({
  query: { field, marks, text },
  row,
  found,
  textAs,
}: ReasonsInput): readonly Reason[] | undefined {
  const shown = marks.map((column) => textOf(row[column]));
  const [column = field] = marks;
  const reasons = found
    .filter((each) => each.id === row['id'] && each.field === field && !shown.includes(each.text))
    .map((each) => ({ title: each.title, parts: matchedParts(textAs(column, each.text), text) }))
    .filter(({ parts }) => hasMatch(parts));
  const isShown = reasons.length > 0 || shown.some((each) => hasMatch(matchedParts(each, text)));
  return isShown ? reasons : undefined;
}
