import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { isSameDecision, type RowsChange, rebased } from '../../core/compare/rebase-decisions.ts';
import type { OutcomeCount } from '../../core/compare/row-outcomes.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import type { ListAnswer, SavedAnswer } from '../../core/protocol/call-types.ts';
import { GatewayError, messageOfError } from '../client/gateway-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { callKey } from '../data/query-keys.ts';
import { useCall } from '../data/use-call.ts';
import { notify } from '../notifications/notify.ts';
import { idOf } from '../parts/record-content.ts';
import type { DecideQuery } from './use-decide-query.ts';

/** A change of the result. */
interface Change {
  readonly rows?: RowsChange;
  readonly fields?: JsonObject;
}

/** A change that is not stored yet, with the rows as they stood when it was made. */
interface Pending extends Change {
  readonly seen: readonly JsonObject[];
}

interface Latest {
  stored: JsonObject | undefined;
  pending: readonly Pending[];
  /** The save that is under way. */
  storing: Promise<boolean> | undefined;
}

export type SavingState =
  | { readonly kind: 'stored' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Results {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** The result that is being worked on, with what is not stored yet. */
  readonly open: JsonObject | undefined;
  /** The newest complete result. */
  readonly last: JsonObject | undefined;
  readonly rows: readonly JsonObject[];
  readonly saving: SavingState;
  /** The result that somebody else has completed while this page still had changes, and those changes. */
  readonly overtaken: { readonly current: JsonObject; readonly lost: readonly JsonObject[] } | undefined;
  readonly dismissOvertaken: () => void;
  /** What was decided here and somebody else's decision or completion kept from being stored, until it is decided or dropped. */
  readonly lost: readonly JsonObject[];
  readonly forget: (row: JsonObject) => void;
  /** Answers whether there is one now. */
  readonly begin: () => Promise<boolean>;
  readonly change: (change: Change) => void;
  /** Stores what is not stored yet, and says so. */
  readonly saveNow: () => Promise<boolean>;
  readonly complete: (idempotencyKey: string) => Promise<void>;
  /** What completing would do; undefined where no call says so. */
  readonly preview: (() => Promise<Preview>) | undefined;
}

export interface Preview {
  readonly outcomes: readonly OutcomeCount[];
  /** Why it cannot be completed now, in sentences. */
  readonly conflicts: readonly string[];
}

export interface ResultsInput {
  readonly source: DecideSource;
  readonly question: DecideQuery;
  readonly isComplete: (result: JsonObject) => boolean;
  /** Ids of the lists that are on show: a result goes through all of them. */
  readonly listIds: readonly string[];
}

/** The results of deciding: each change is shown at once and stored as soon as the one before it is. */
export function useResults({ source, question, isComplete, listIds }: ResultsInput): Results {
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const say = useMessages();
  const answer = useCall<ListAnswer>(source.results, question);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [saving, setSaving] = useState<SavingState>({ kind: 'stored' });
  const [overtaken, setOvertaken] = useState<Results['overtaken']>();
  const [lost, setLost] = useState<readonly JsonObject[]>([]);
  const latest = useRef<Latest>({ stored: undefined, pending: [], storing: undefined });
  const all = answer.data?.rows ?? [];
  const stored = newer(
    latest.current.stored,
    all.find((result) => !isComplete(result)),
  );
  useLayoutEffect(() => {
    latest.current.stored = stored;
  });
  const open = stored && applied(stored, pending, source).record;
  const { firstName, lastName, email } = user;

  function setAll(next: readonly Pending[]): void {
    latest.current.pending = next;
    setPending(next);
  }

  function accept(answered: JsonObject): void {
    const record = withLikeness(answered, shownRows(), source);
    latest.current.stored = isComplete(record) ? undefined : record;
    cache.setQueryData<ListAnswer>(callKey(source.results, question), (before) => ({
      ...before,
      rows: withRecord(before?.rows ?? [], record),
    }));
  }

  function shownRows(): readonly JsonObject[] {
    const { stored: before, pending: waiting } = latest.current;
    return before === undefined ? [] : rowsOf(applied(before, waiting, source).record, source);
  }

  /** The result as it stands on the page. */
  function current(): JsonObject | undefined {
    const { stored: before, pending: waiting } = latest.current;
    return before && { ...applied(before, waiting, source).record, [source.through]: [...listIds] };
  }

  /** What an outcome depends on. */
  function decisionParts(row: JsonObject): JsonObject {
    const names = [source.columns[0]?.field ?? '', source.status, source.decides, source.records ?? ''];
    const parts = names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]] as const]));
    return Object.fromEntries(parts) as JsonObject;
  }

  async function send(call: string, record: JsonObject, idempotencyKey: string, isQuiet: boolean) {
    const body = { ...bare(record, source), performedBy: { firstName, lastName, email } };
    const saved = (await client.call(call, { body, idempotencyKey, isQuiet })) as SavedAnswer;
    accept(saved.record);
  }

  /** Stores until nothing is left; whatever is decided meanwhile goes with the next request. Answers whether it could. */
  function store(isQuiet: boolean): Promise<boolean> {
    latest.current.storing ??= storeAll(isQuiet).finally(() => {
      latest.current.storing = undefined;
    });
    return latest.current.storing;
  }

  async function storeAll(isQuiet: boolean): Promise<boolean> {
    setSaving({ kind: 'saving' });
    try {
      do await storeOnce(isQuiet);
      while (latest.current.pending.length > 0);
      setSaving({ kind: 'stored' });
      return true;
    } catch (error) {
      if (!isOvertaken(error))
        setSaving({ kind: 'failed', reason: messageOfError(error, say('save-failed')) });
      return false;
    }
  }

  async function storeOnce(isQuiet: boolean, attempt = 0): Promise<void> {
    const { stored: before, pending: sent } = latest.current;
    if (before === undefined) return;
    const { record, refused } = applied(before, sent, source);
    const next = { ...record, [source.through]: [...listIds] };
    try {
      await send(source.save, next, crypto.randomUUID(), isQuiet);
      setAll(latest.current.pending.slice(sent.length));
      if (refused.length > 0) setLost((earlier) => [...earlier, ...refused]);
    } catch (error) {
      const current = currentOf(error);
      // Somebody else was faster: the same changes go over what is stored now.
      if (current === undefined || isComplete(current) || attempt >= 3) throw error;
      accept(current);
      await storeOnce(isQuiet, attempt + 1);
    }
  }

  function isOvertaken(error: unknown): boolean {
    const current = currentOf(error);
    if (current === undefined || !isComplete(current)) return false;
    const mine = lostOf(latest.current, rowsOf(current, source), source);
    setOvertaken({ current, lost: mine });
    setLost((before) => [...before, ...mine]);
    setAll([]);
    setSaving({ kind: 'stored' });
    accept(current);
    return true;
  }

  return {
    isLoading: answer.isPending,
    error: answer.data === undefined ? answer.error : null,
    retry: () => void answer.refetch(),
    open,
    last: all.find((result) => isComplete(result)),
    rows: rowsOf(open, source),
    saving,
    overtaken,
    dismissOvertaken: () => setOvertaken(undefined),
    lost,
    forget: (row) => setLost((before) => before.filter((each) => each !== row)),
    async begin() {
      const record = { ...source.initial, ...subjectOf(question), [source.through]: [...listIds] };
      const body = { ...record, [source.rows]: [], performedBy: { firstName, lastName, email } };
      try {
        const saved = (await client.call(source.begin, {
          body: { type: question.type, ...body },
          idempotencyKey: crypto.randomUUID(),
        })) as SavedAnswer;
        accept(saved.record);
        return true;
      } catch (error) {
        const current = currentOf(error);
        // Somebody else has begun already: both go on with that one.
        if (current !== undefined) accept(current);
        else notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
        return current !== undefined;
      }
    },
    change(next) {
      setAll([...latest.current.pending, { ...next, seen: shownRows() }]);
      void store(true);
    },
    saveNow: () => store(false),
    async complete(idempotencyKey) {
      // A save that is under way makes a revision that a completion beside it would not know.
      await latest.current.storing;
      const next = current();
      if (next === undefined) return;
      try {
        await send(source.complete, next, idempotencyKey, false);
        setAll([]);
      } catch (error) {
        const stored = currentOf(error);
        // What somebody else has decided meanwhile is shown before it is completed.
        if (!isOvertaken(error) && stored !== undefined) accept(stored);
        throw error;
      }
    },
    preview:
      source.preview === undefined
        ? undefined
        : async () => {
            const body = {
              ...subjectOf(question),
              [source.rows]: rowsOf(current(), source).map(decisionParts),
            };
            return (await client.call(source.preview ?? '', { body, isQuiet: true })) as Preview;
          },
  };
}

function subjectOf({ subject }: DecideQuery): JsonObject {
  return subject === undefined ? {} : { subject };
}

interface Applied {
  readonly record: JsonObject;
  /** Decisions that do not stand, because others had decided otherwise meanwhile. */
  readonly refused: readonly JsonObject[];
}

function applied(record: JsonObject, pending: readonly Pending[], source: DecideSource): Applied {
  let current = record;
  const refused: JsonObject[] = [];
  for (const { rows, fields, seen } of pending) {
    if (fields !== undefined) current = { ...current, ...fields };
    if (rows === undefined) continue;
    const next = rebased(rowsOf(current, source), { rows, seen }, source);
    current = { ...current, [source.rows]: [...next.rows] };
    refused.push(...next.refused);
  }
  return { record: current, refused };
}

/** What rows are compared by is worked out when they are read, and not sent back. */
function bare(record: JsonObject, source: DecideSource): JsonObject {
  const rows = rowsOf(record, source).map(({ [source.likeness]: _worked, ...row }) => row);
  return { ...record, [source.rows]: rows };
}

export function rowsOf(
  record: JsonObject | undefined,
  { rows }: Pick<DecideSource, 'rows'>,
): readonly JsonObject[] {
  const list = record?.[rows];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** An answer says nothing of what rows are compared by: what is known of it here is kept. */
function withLikeness(
  record: JsonObject,
  known: readonly JsonObject[],
  { rows, key, likeness }: DecideSource,
): JsonObject {
  const likenesses = new Map(known.map((row) => [row[key], row[likeness]]));
  const kept = rowsOf(record, { rows }).map((row) => {
    const own = row[likeness] ?? likenesses.get(row[key]);
    return own === undefined ? row : { ...row, [likeness]: own };
  });
  return { ...record, [rows]: kept };
}

/** The decisions that were made here, are not stored, and are not what somebody else has decided as well. */
function lostOf(
  { stored, pending }: { stored: JsonObject | undefined; pending: readonly Pending[] },
  theirs: readonly JsonObject[],
  source: DecideSource,
): readonly JsonObject[] {
  if (stored === undefined) return [];
  const before = new Set(rowsOf(stored, source));
  const { record, refused } = applied(stored, pending, source);
  return [...rowsOf(record, source), ...refused].filter(
    (row) =>
      row[source.status] !== undefined &&
      !before.has(row) &&
      !theirs.some((each) => isSameDecision(each, row, source)),
  );
}

function currentOf(error: unknown): JsonObject | undefined {
  if (!(error instanceof GatewayError) || error.status !== 409) return undefined;
  const current = error.conflict?.current;
  return isJsonObject(current) ? current : undefined;
}

function withRecord(rows: readonly JsonObject[], record: JsonObject): readonly JsonObject[] {
  return [record, ...rows.filter((row) => idOf(row) !== idOf(record))];
}

/** The list may lag behind an answer that is already here. */
function newer(known: JsonObject | undefined, listed: JsonObject | undefined): JsonObject | undefined {
  if (known === undefined || idOf(known) !== idOf(listed)) return listed;
  return Number(known['_rev']) > Number(listed?.['_rev']) ? known : listed;
}
