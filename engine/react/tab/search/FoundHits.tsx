import { type ReactNode, useMemo } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { SearchSource } from '../../../core/product/tab.ts';
import type { HitsAnswer } from '../../../core/protocol/call-types.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useRowCompanions } from '../../data/use-row-companions.ts';
import { textOf } from '../../form/widgets/control.ts';
import type { RowMatch } from '../../table/row-action.ts';
import { hasMatch, matchedParts, type TextPart } from './matched-parts.ts';
import type { SearchQuestion } from './search-state.ts';

export interface FoundHitsProps {
  readonly source: SearchSource;
  readonly hits: readonly JsonObject[];
  readonly queries: SearchQuestion['queries'];
  readonly similar: HitsAnswer['similar'];
  readonly children: (rows: readonly JsonObject[], match: RowMatch) => ReactNode;
}

const none: NonNullable<HitsAnswer['similar']> = [];

/** Hits of a search, completed from other lists, with the matching parts marked. */
export function FoundHits({ source, hits, queries, similar = none, children }: FoundHitsProps) {
  const rows = useRowCompanions(source.with, hits);
  const say = useMessages();
  const searched = useMemo(
    () => searchedFields(source, withSimilar(queries, similar)),
    [source, queries, similar],
  );
  return children(rows, {
    mark: (field, text) => {
      const query = searched.find(({ marks }) => marks.includes(field));
      return query === undefined ? text : <Marked parts={matchedParts(text, query.text)} />;
    },
    note: (row) =>
      searched.map(({ field, marks, text }) => {
        if (marks.some((column) => hasMatch(matchedParts(textOf(row[column]), text)))) return null;
        const parts = matchedParts(textOf(row[field]), text);
        return (
          <span key={field} className="en-match-note">
            {hasMatch(parts) ? <Marked parts={parts} /> : say('search.match-not-shown')}
          </span>
        );
      }),
  });
}

/** Adds similar words to the queries, so that hits found by them are marked. */
function withSimilar(
  queries: FoundHitsProps['queries'],
  similar: NonNullable<FoundHitsProps['similar']>,
): FoundHitsProps['queries'] {
  return queries.map((query) => {
    const words = similar.filter(({ field }) => field === query.field).flatMap((one) => one.words);
    return { ...query, text: [query.text, ...words].join(' ') };
  });
}

interface SearchedField {
  readonly field: string;
  readonly text: string;
  readonly marks: readonly string[];
}

function searchedFields(source: SearchSource, queries: FoundHitsProps['queries']): readonly SearchedField[] {
  const known = source.inputs.flatMap((input) => input.queries);
  return queries.flatMap(({ field, text }) => {
    const { marks } = known.find((query) => query.field === field) ?? {};
    return marks === undefined ? [] : [{ field, text, marks }];
  });
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  let at = 0;
  return parts.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? (
      <mark key={key} className="en-match">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
