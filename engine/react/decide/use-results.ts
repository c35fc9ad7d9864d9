import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { OutcomeCount } from '../../core/compare/row-outcomes.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import type { ListAnswer, SavedAnswer } from '../../core/protocol/call-types.ts';
import { answered } from '../client/answered.ts';
import { messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { callKey } from '../data/query-keys.ts';
import { useCall } from '../data/use-call.ts';
import { useKeptDrafts } from '../modal/kept-drafts.ts';
import { notify } from '../notifications/notify.ts';
import { applied, newer, type ResultChange, resultRows, withRecord } from './result-rows.ts';
import {
  createResultStore,
  currentOf,
  type ResultContext,
  type ResultState,
  type ResultStore,
} from './result-store.ts';
import type { DecideQuery } from './use-decide-query.ts';

export interface Results extends Pick<ResultState, 'saving' | 'overtaken' | 'lost'> {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Result in progress, including the changes that are not stored yet. */
  readonly open: JsonObject | undefined;
  /** Newest complete result. */
  readonly last: JsonObject | undefined;
  readonly rows: readonly JsonObject[];
  readonly dismissOvertaken: () => void;
  readonly forget: (row: JsonObject) => void;
  /** Begins a result; resolves to true if a result is in progress afterwards. */
  readonly begin: () => Promise<boolean>;
  readonly change: (change: ResultChange) => void;
  /** Stores pending changes and shows a notice. */
  readonly saveNow: () => Promise<boolean>;
  readonly complete: (idempotencyKey: string) => Promise<void>;
  /** Previews the outcome of the completion; undefined if the descriptor names no call for this. */
  readonly preview: (() => Promise<ResultsPreview>) | undefined;
}

export interface ResultsPreview {
  readonly outcomes: readonly OutcomeCount[];
  /** Reasons why the result cannot be completed at present, as sentences. */
  readonly conflicts: readonly string[];
}

export interface ResultsInput extends Pick<ResultContext, 'source' | 'isComplete' | 'listIds'> {
  readonly question: DecideQuery;
}

/** Reads the results, among them the one in progress. */
export function useResults(input: ResultsInput): Results {
  const { source, question, isComplete } = input;
  const answer = useCall<ListAnswer>(source.results, question);
  const all = answer.data?.rows ?? [];
  const { store, state } = useResultStore(input, all);
  const open = state.stored && applied(state.stored, state.pending, source).record;
  return {
    isLoading: answer.isPending,
    error: answer.data === undefined ? answer.error : null,
    retry: () => void answer.refetch(),
    open,
    last: all.find((result) => isComplete(result)),
    rows: resultRows(open, source),
    saving: state.saving,
    overtaken: state.overtaken,
    lost: state.lost,
    dismissOvertaken: store.dismissOvertaken,
    forget: store.forget,
    begin: useBegin(input, store),
    change: store.change,
    saveNow: () => store.save(false),
    complete: store.complete,
    preview: usePreview(input, store),
  };
}

/** Keeps the store of the result in progress up to date with the list of results. */
function useResultStore(input: ResultsInput, all: readonly JsonObject[]) {
  const { source, question, isComplete, listIds } = input;
  const cache = useQueryClient();
  const say = useMessages();
  const send = useSend();
  const context: ResultContext = {
    source,
    listIds,
    isComplete,
    send,
    show: (record) =>
      cache.setQueryData<ListAnswer>(callKey(source.results, question), (before) => ({
        ...before,
        rows: withRecord(before?.rows ?? [], record),
      })),
    reasonOf: (error) => messageOfError(error, say('save-failed')),
  };
  const [store] = useState(() => createResultStore(context));
  const kept = useSyncExternalStore(store.subscribe, store.get);
  const listed = all.find((result) => !isComplete(result));
  const stored = newer(kept.stored, listed);
  useLayoutEffect(() => {
    store.setContext(context);
    store.follow(stored);
  });
  useKeptDecisions(store, input);
  return { store, state: { ...kept, stored } };
}

/** Keeps unstored decisions in this browser tab over a reload, and offers them again. */
function useKeptDecisions(store: ResultStore, { source, question: { subject } }: ResultsInput): void {
  const { user } = useEngine();
  const drafts = useKeptDrafts();
  const key = subject === undefined ? undefined : ['decide', user._id, source.results, subject].join('.');
  useEffect(() => {
    if (key === undefined) return;
    const { rows } = drafts.read(key)?.values ?? {};
    store.restore(jsonItems(rows).filter(isJsonObject));
    return store.subscribe(() => {
      const unstored = store.unstored();
      if (unstored.length === 0) drafts.clear(key);
      else drafts.write(key, { base: {}, values: { rows: [...unstored] } });
    });
  }, [drafts, store, key]);
}

/** Returns a function that sends a save with the user as its author. */
function useSend(): ResultContext['send'] {
  const product = useProduct();
  const { client, user } = useEngine();
  const { firstName, lastName, email } = user;
  return async (call, record, options) => {
    const body = { ...record, performedBy: { firstName, lastName, email } };
    const saved = await client.call(call, { body, ...options });
    return answered<SavedAnswer>(saved, product, call).record;
  };
}

function useBegin({ source, question, listIds }: ResultsInput, store: ResultStore): Results['begin'] {
  const send = useSend();
  const say = useMessages();
  return async () => {
    const record = { ...source.initial, ...subjectOf(question), [source.through]: [...listIds] };
    const body = { type: question.type, ...record, [source.rows]: [] };
    try {
      store.accept(await send(source.begin, body, { idempotencyKey: crypto.randomUUID(), isQuiet: false }));
      return true;
    } catch (error) {
      const theirs = currentOf(error);
      // Continues the result that another user has begun.
      if (theirs !== undefined) store.accept(theirs);
      else notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
      return theirs !== undefined;
    }
  };
}

function usePreview({ source, question }: ResultsInput, store: ResultStore): Results['preview'] {
  const { client } = useEngine();
  const { preview } = source;
  if (preview === undefined) return undefined;
  return async () => {
    const rows = resultRows(store.current(), source).map((row) => decisionParts(row, source));
    const body = { ...subjectOf(question), [source.rows]: rows };
    return (await client.call(preview, { body, isQuiet: true })) as ResultsPreview;
  };
}

/** Selects the values of a row on which outcomes depend. */
function decisionParts(row: JsonObject, source: DecideSource): JsonObject {
  const names = [source.columns[0]?.field ?? '', source.status, source.decides, source.records ?? ''];
  const parts = names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]] as const]));
  return Object.fromEntries(parts) as JsonObject;
}

function subjectOf({ subject }: DecideQuery): JsonObject {
  return subject === undefined ? {} : { subject };
}
