import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '../../core/json/json.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import type { HitsAnswer, ListAnswer } from '../../core/protocol/call-types.ts';
import { tidyText } from '../../core/text/clean-text.ts';
import { messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { type ScopeOf, useScope } from '../context/use-scope.ts';
import { callQuery } from '../data/use-call.ts';
import { useRested } from '../parts/use-rested.ts';
import { longestDebounce, queriesOf } from '../tab/search/search-state.ts';
import { type PaletteRow, type PaletteSource, usePaletteRowsOf } from './palette-rows-of.ts';

/** Rows of the product that can be opened by name from any page. */
export interface PaletteRows {
  /** Stored searches, all of them, among which the caller finds those with the typed words. */
  readonly listed: readonly PaletteRow[];
  /** Rows found for precisely the text typed last; the rows opened last while nothing is typed. */
  readonly found: readonly PaletteRow[];
  /** Number of further rows that were found and are not among `found`. */
  readonly more: number;
  readonly isPending: boolean;
  /** Sentence why rows are missing. */
  readonly error: string | undefined;
  readonly retry: () => void;
  /** Nouns of the rows, e.g. `member`. */
  readonly nouns: readonly string[];
}

/** Finds rows by a typed text, with the calls of the tabs that the user may see; requests are cancelled by further typing. */
export function usePaletteRows(typed: string): PaletteRows {
  const { client } = useEngine();
  const product = useProduct();
  const say = useMessages();
  const sources = usePaletteSources();
  const { failure, load } = useLoadedScreens(sources);
  const scopeOf = useScope();
  const can = useAccess();
  const tabs = sources.flatMap((source) => {
    const tab = product.tabs[source.tab];
    return tab === undefined || !can(tab.access) ? [] : [{ source, tab }];
  });
  const text = tidyText(typed);
  const rested = useRested(text, Math.max(0, ...tabs.map(({ tab }) => waitOf(tab))));
  const questions = tabs.flatMap((one) => questionsOf(one, rested, scopeOf));
  const answers = useQueries({
    queries: questions.map(({ call: name, body }) => callQuery<Answer>({ product, client, name, body })),
  });
  const rowsOf = usePaletteRowsOf();
  const isCurrent = text === rested;
  const [listed, hits] = [rowsFrom('listed'), isCurrent ? rowsFrom('hit') : []];
  const found = withoutRepeated(hits);
  const error =
    failure ?? answers.map(({ failureReason }) => failureReason).find((reason) => reason !== null);
  const isLoading = failure === undefined && tabs.length < sources.length && sources.some(isMissing);
  return {
    ...{ listed, found, more: isCurrent ? restOfHits(answers) : 0 },
    isPending:
      isLoading ||
      !isCurrent ||
      answers.some(({ isPending, failureReason }) => isPending && failureReason === null),
    error: error == null ? undefined : messageOfError(error, say('load-failed')),
    retry() {
      if (failure !== undefined) load();
      for (const answer of answers) if (answer.failureReason !== null) void answer.refetch();
    },
    nouns: sources.map(({ noun }) => noun),
  };

  function isMissing({ tab }: PaletteSource): boolean {
    return product.tabs[tab] === undefined;
  }

  function rowsFrom(kind: Question['kind']): readonly PaletteRow[] {
    return questions.flatMap((question, index) => {
      const rows = rowsIn(answers[index]?.data);
      return question.kind === kind ? rowsOf(question, rows) : [];
    });
  }
}

type Answer = HitsAnswer | ListAnswer;

interface Question {
  readonly source: PaletteSource;
  readonly tab: TabDescriptor;
  readonly call: string;
  readonly body?: Json;
  /** Kind of answer: hits for the typed text, or a list whatever is typed. */
  readonly kind: 'hit' | 'listed';
}

/** Lists the calls that find rows of a tab: one for each input of a search that takes the text. */
function questionsOf(
  { source, tab }: Pick<Question, 'source' | 'tab'>,
  text: string,
  scopeOf: ScopeOf,
): readonly Question[] {
  const from = tab.source;
  if (from.kind === 'saved') return [{ source, tab, call: from.searches.list, kind: 'listed' }];
  if (from.kind !== 'search') return [];
  if (text === '')
    return from.recent === undefined ? [] : [{ source, tab, call: from.recent.call, kind: 'hit' }];
  return from.inputs.flatMap(({ name }): readonly Question[] => {
    const queries = queriesOf(from, { [name]: text }, (inputs) => scopeOf({ inputs }));
    const sort = tab.table.sort.map((order) => ({ ...order }));
    const body = { queries: queries.map((query) => ({ ...query })), filters: [], from: 0, sort };
    return queries.length === 0 ? [] : [{ source, tab, call: from.call, body, kind: 'hit' }];
  });
}

function waitOf({ source }: TabDescriptor): number {
  return source.kind === 'search' ? longestDebounce(source) : 0;
}

function rowsIn(answer: Answer | undefined): readonly JsonObject[] {
  if (answer === undefined) return [];
  return 'hits' in answer ? answer.hits : answer.rows;
}

function restOfHits(answers: readonly Pick<UseQueryResult<Answer>, 'data'>[]): number {
  const counts = answers.map(({ data }) => (data && 'hits' in data ? data.total - data.hits.length : 0));
  return counts.reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** Drops a row that another input has found already. */
function withoutRepeated(rows: readonly PaletteRow[]): readonly PaletteRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.to, row])).values()].toReversed();
}

/** Lists the tabs of the palette on the screens that the user may open. */
function usePaletteSources(): readonly PaletteSource[] {
  const { screens } = useProduct();
  const can = useAccess();
  return useMemo(
    () =>
      Object.values(screens)
        .filter(({ access }) => can(access))
        .flatMap((screen) => (screen.palette ?? []).map((tab) => ({ ...tab, screen }))),
    [screens, can],
  );
}

/** Loads the descriptors of the sources' screens, which another page has not loaded. */
function useLoadedScreens(sources: readonly PaletteSource[]) {
  const { product } = useEngine();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads once more
  useEffect(() => {
    const names = new Set(sources.map(({ screen }) => screen.name));
    Promise.all([...names].map((name) => product.loadScreen?.(name))).catch((error: unknown) =>
      setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [product, sources, attempt]);
  function load(): void {
    setFailure(undefined);
    setAttempt(attempt + 1);
  }
  return { failure, load };
}
