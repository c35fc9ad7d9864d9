import { Suspense, useId, useMemo, useState } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import type { FormatMessage } from '../../../core/messages/messages.ts';
import type { SearchSource, SortOrder, TabDescriptor, TabSearchInput } from '../../../core/product/tab.ts';
import type { HitsAnswer } from '../../../core/protocol/call-types.ts';
import { capitalized } from '../../../core/text/capitalized.ts';
import { tidyText } from '../../../core/text/clean-text.ts';
import { longestSearchText } from '../../../core/text/search-text.ts';
import { useCall } from '../../data/use-call.ts';
import { useKept } from '../../data/use-kept.ts';
import { useTrouble } from '../../data/use-trouble.ts';
import '../../form/form.css';
import '../../parts/input.css';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { textOf } from '../../form/widgets/control.ts';
import { widgets } from '../../form/widgets/registry.ts';
import { choicesOf } from '../../form/widgets/widget-of.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { idOf } from '../../parts/record-content.ts';
import { useRested } from '../../parts/use-rested.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { listenToLists } from '../../table/list-keys.ts';
import type { RowMatch } from '../../table/row-action.ts';
import { FoundHits } from './FoundHits.tsx';
import {
  isRanked,
  longestDebounce,
  queriesOf,
  type SearchQuestion,
  type SearchTexts,
} from './search-state.ts';
import '../tab.css';
import { useMessages } from '../../context/use-messages.ts';

const RecentHits = lazyPart(async () => (await import('./RecentHits.tsx')).RecentHits);

/** Renders a search: its inputs, and the hits, which the gateway sorts and pages. */
export function SearchTab({ tab }: { readonly tab: TabDescriptor }) {
  const records = useRecordData();
  if (tab.source.kind !== 'search') return null;
  const { about } = tab.source;
  const subject = about === undefined ? undefined : idOf(records[about.record]);
  return <Search key={subject ?? ''} tab={tab} source={tab.source} subject={subject} />;
}

interface Page {
  readonly from: number;
  /** Order that the user has chosen; absent until then. */
  readonly sort?: readonly SortOrder[];
}

const noRows: readonly JsonObject[] = [];

/** Order that lets the gateway list the best hits first. */
const bestFirst: readonly SortOrder[] = [];

const listen = (root: HTMLElement | null) => (root === null ? undefined : listenToLists(root));

interface SearchProps {
  readonly tab: TabDescriptor;
  readonly source: SearchSource;
  /** `_id` of the open record that owns the rows. */
  readonly subject: string | undefined;
}

function Search({ tab, source, subject }: SearchProps) {
  const say = useMessages();
  const kept = subject === undefined ? tab.name : `${tab.name} ${subject}`;
  const [texts, setTexts] = useKept<SearchTexts>(`${kept}.texts`, {});
  const [page, setPage] = useKept<Page>(`${kept}.page`, { from: 0 });
  const rested = useRested(texts, longestDebounce(source));
  const scopeOf = useScope();
  const typedQueries = useMemo(
    () => queriesOf(source, texts, (inputs) => scopeOf({ inputs })),
    [source, texts, scopeOf],
  );
  const queries = useMemo(
    () => queriesOf(source, rested, (inputs) => scopeOf({ inputs })),
    [source, rested, scopeOf],
  );
  const { about } = source;
  const isSearched = about === undefined ? queries.length > 0 : subject !== undefined;
  const whose = about === undefined ? {} : { [about.as]: subject };
  const sort = page.sort ?? (isRanked(source, queries) ? bestFirst : tab.table.sort);
  const answer = useCall<HitsAnswer>(source.call, {
    body: { ...whose, queries, filters: [], from: page.from, sort } as unknown as Json,
    isEnabled: isSearched,
    keepsPrevious: true,
  });
  const trouble = useTrouble(answer, queries);
  const found = isSearched ? answer.data : undefined;
  // Keeps showing the previous rows, together with the queries that found them, while the next rows load.
  const shown = useShownQueries(queries, answer.isPlaceholderData);

  function type(name: string, text: string): void {
    setTexts({ ...texts, [name]: text });
    setPage({ ...page, from: 0 });
  }

  return (
    <div className="en-tab-view" ref={listen}>
      <search className="en-search" aria-label={tab.title}>
        {source.inputs.map((input) => (
          <Input
            key={input.name}
            input={input}
            text={texts[input.name] ?? ''}
            onText={(text) => type(input.name, text)}
          />
        ))}
      </search>
      <div role="status">
        {found?.similar?.map(({ field, word, words }) => (
          <p key={`${field} ${word}`} className="en-help">
            {/* Capitalizes the words, since names are compared regardless of case. */}
            {say('search.similar', { word, words: words.map(capitalized).join(', ') })}
          </p>
        ))}
      </div>
      {found?.notice !== undefined && <p className="en-help">{found.notice}</p>}
      {!isSearched && source.recent !== undefined ? (
        recentlyFound(source.recent)
      ) : (
        <FoundHits
          source={source}
          hits={found?.hits ?? noRows}
          queries={shown}
          similar={found?.similar}
          found={found?.places}
        >
          {table}
        </FoundHits>
      )}
    </div>
  );

  function recentlyFound(recent: NonNullable<SearchSource['recent']>) {
    return (
      <Suspense fallback={table(noRows)}>
        <RecentHits table={tab.table} source={source} recent={recent}>
          {table(noRows)}
        </RecentHits>
      </Suspense>
    );
  }

  function table(rows: readonly JsonObject[], match?: RowMatch) {
    return (
      <DataTable
        caption={tab.title}
        table={tab.table}
        rows={rows}
        match={match}
        rowKey={(row, index) => textOf(row['id']) || String(index)}
        empty={isSearched ? tab.empty : hintOf(source, say)}
        isLoading={isSearched && answer.isPending}
        isRefreshing={isSearched && answer.isFetching}
        isOutdated={rows.length > 0 && !jsonEqual(shown, typedQueries)}
        error={isSearched && (found === undefined || answer.isError) ? trouble : undefined}
        onRetry={() => void answer.refetch()}
        server={{ total: found?.total ?? 0, from: page.from, sort, onChange: setPage }}
      />
    );
  }
}

function useShownQueries(queries: SearchQuestion['queries'], isBefore: boolean): SearchQuestion['queries'] {
  const [shown, setShown] = useState(queries);
  if (!isBefore && shown !== queries) setShown(queries);
  return isBefore ? shown : queries;
}

interface InputProps {
  readonly input: TabSearchInput;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Input({ input, text, onText }: InputProps) {
  const id = useId();
  const { Control, isComplete, incomplete = 'format' } = widgets[input.widget];
  const { codes } = useProduct();
  const set = input.codes === undefined ? undefined : codes[input.codes];
  const [isLeft, setIsLeft] = useState(false);
  const say = useMessages();
  const isInvalid = isLeft && tidyText(text) !== '' && isComplete?.(tidyText(text)) === false;
  const helpId = isInvalid || input.description !== undefined ? `${id}-help` : undefined;
  const take = (next: Json | undefined) => onText(textOf(next));
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {input.label}
      </label>
      <Control
        id={id}
        label={input.label}
        value={text}
        onType={take}
        onChoose={take}
        onLeave={() => setIsLeft(true)}
        isTyping={isNever}
        isDisabled={false}
        isRequired={false}
        isInvalid={isInvalid}
        describedBy={helpId}
        choices={choicesOf({}, set)}
        maxLength={longestSearchText}
        unit={undefined}
        options={{}}
        placeholder={undefined}
      />
      {helpId !== undefined && (
        <p id={helpId} className={isInvalid ? 'en-error' : 'en-help'}>
          {isInvalid ? say(incomplete) : input.description}
        </p>
      )}
    </div>
  );
}

/** Reports that no typed text is pending, since text typed into a search changes its value at once. */
function isNever(): boolean {
  return false;
}

function hintOf(source: SearchSource, say: FormatMessage): string {
  const labels = source.inputs.map(({ label }) => label.toLowerCase());
  return say('search.hint', { labels: labels.join(say('search.or')) });
}
