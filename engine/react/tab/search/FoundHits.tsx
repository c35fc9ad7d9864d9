import { type ReactNode, useMemo } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { SearchSource } from '../../../core/product/tab.ts';
import type { HitsAnswer } from '../../../core/protocol/call-types.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useRowCompanions } from '../../data/use-row-companions.ts';
import type { RowMatch } from '../../table/row-action.ts';
import { type MatchedPart, matchedParts } from './matched-parts.ts';
import { type ReasonsInput, reasonsBeside, searchedFields } from './reasons-beside.ts';
import type { SearchQuestion } from './search-state.ts';

export interface FoundHitsProps {
  readonly source: SearchSource;
  readonly hits: readonly JsonObject[];
  readonly queries: SearchQuestion['queries'];
  readonly similar: HitsAnswer['similar'];
  /** Found values with their fields, for searched columns that combine several fields. */
  readonly found: HitsAnswer['places'];
  readonly children: (rows: readonly JsonObject[], match: RowMatch) => ReactNode;
}

const none: NonNullable<HitsAnswer['similar']> = [];
const nowhere: NonNullable<HitsAnswer['places']> = [];

/** Renders the hits of a search, completed from other lists and with matches marked. */
export function FoundHits({
  source,
  hits,
  queries,
  similar = none,
  found: match = nowhere,
  children,
}: FoundHitsProps) {
  const rows = useRowCompanions(source.with, hits);
  const searched = useMemo(
    () => searchedFields(source, withSimilar(queries, similar)),
    [source, queries, similar],
  );
  return children(rows, {
    mark: (field, text) => {
      const query = searched.find(({ marks }) => marks.includes(field));
      return query === undefined ? text : <Marked parts={matchedParts(text, query.text)} />;
    },
    note: (row, textAs) =>
      searched.map((query) => (
        <MatchNote key={query.field} query={query} row={row} textAs={textAs} found={match} />
      )),
  });
}

function MatchNote(props: ReasonsInput) {
  const say = useMessages();
  const reasons = reasonsBeside(props);
  if (reasons === undefined) return <span className="en-match-note">{say('search.match-not-shown')}</span>;
  return reasons.map(({ title, parts }) => (
    <span key={title} className="en-match-note">
      {title}: <Marked parts={parts} />
    </span>
  ));
}

/** Adds the similar words to the queries, so that they are marked in the hits found by them. */
function withSimilar(
  queries: FoundHitsProps['queries'],
  similar: NonNullable<FoundHitsProps['similar']>,
): FoundHitsProps['queries'] {
  return queries.map((query) => {
    const words = similar.filter(({ field }) => field === query.field).flatMap((one) => one.words);
    return { ...query, text: [query.text, ...words].join(' ') };
  });
}

function Marked({ parts }: { readonly parts: readonly MatchedPart[] }) {
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
