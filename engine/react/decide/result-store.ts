import { isSameDecision } from '../../core/compare/rebase-decisions.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { CallError } from '../client/call-error.ts';
import {
  applied,
  bare,
  lostOf,
  type Pending,
  type ResultChange,
  resultRows,
  withLikeness,
} from './result-rows.ts';

export type SavingState =
  | { readonly kind: 'stored' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Result that another user has completed while this page had unstored changes, with the lost changes. */
export interface Overtaking {
  readonly current: JsonObject;
  readonly lost: readonly JsonObject[];
}

export interface ResultState {
  /** Result in progress, as the gateway has stored it. */
  readonly stored: JsonObject | undefined;
  readonly pending: readonly Pending[];
  readonly saving: SavingState;
  readonly overtaken: Overtaking | undefined;
  /**
   * Decisions of this page that were not stored because of another user's save; kept until the user repeats
   * or drops them.
   */
  readonly lost: readonly JsonObject[];
}

/** Context of the store of one result, which the page keeps up to date. */
export interface ResultContext {
  readonly source: DecideSource;
  /** Ids of the displayed lists, all of which the result covers. */
  readonly listIds: readonly string[];
  readonly isComplete: (result: JsonObject) => boolean;
  /** Sends a result by a call and returns the stored record; rejects with a `CallError`. */
  readonly send: (call: string, body: JsonObject, options: SendOptions) => Promise<JsonObject>;
  /** Shows a record from an answer among the results. */
  readonly show: (record: JsonObject) => void;
  readonly reasonOf: (error: unknown) => string;
}

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly isQuiet: boolean;
}

/** Store of the result in progress: shows each change at once, and saves it as soon as the previous one is saved. */
export interface ResultStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ResultState;
  readonly setContext: (context: ResultContext) => void;
  /** Sets the stored record; the caller passes the newer of the list's version and the last answer's. */
  readonly follow: (stored: JsonObject | undefined) => void;
  /** Sets the stored record from an answer, even a record that another user has created. */
  readonly accept: (record: JsonObject) => void;
  readonly change: (change: ResultChange) => void;
  /**
   * Saves until no change is pending; decisions made meanwhile go with the next request. Resolves to true on
   * success.
   */
  readonly save: (isQuiet: boolean) => Promise<boolean>;
  /**
   * Completes the result. On failure, shows other users' decisions, and then rejects with the gateway's
   * error.
   */
  readonly complete: (idempotencyKey: string) => Promise<void>;
  /** Returns the result with all unsaved changes applied. */
  readonly current: () => JsonObject | undefined;
  readonly dismissOvertaken: () => void;
  readonly forget: (row: JsonObject) => void;
  /** Lists the decisions of this page that are not stored, for whatever reason. */
  readonly unstored: () => readonly JsonObject[];
  /** Adds decisions that an earlier page could not store to `lost`. */
  readonly restore: (decisions: readonly JsonObject[]) => void;
}

/** Maximum number of attempts to save a change while other users keep saving first. */
const attempts = 4;

const untouched: ResultState = {
  stored: undefined,
  pending: [],
  saving: { kind: 'stored' },
  overtaken: undefined,
  lost: [],
};

export function createResultStore(initial: ResultContext): ResultStore {
  const listeners = new Set<() => void>();
  let context = initial;
  let state = untouched;
  let storing: Promise<boolean> | undefined;

  function set(next: Partial<ResultState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function shownRows(): readonly JsonObject[] {
    const { stored, pending } = state;
    return stored === undefined
      ? []
      : resultRows(applied(stored, pending, context.source).record, context.source);
  }

  function withLists(record: JsonObject): JsonObject {
    return { ...record, [context.source.through]: [...context.listIds] };
  }

  function current(): JsonObject | undefined {
    const { stored, pending } = state;
    return stored && withLists(applied(stored, pending, context.source).record);
  }

  /**
   * Stores an answered record and removes the changes that it contains in a single update, since applying
   * them to the new record would show a state that never existed.
   */
  function accept(answered: JsonObject, settled: Partial<ResultState> = {}): void {
    const record = withLikeness(answered, shownRows(), context.source);
    set({ ...settled, stored: context.isComplete(record) ? undefined : record });
    context.show(record);
  }

  function send(call: string, record: JsonObject, options: SendOptions): Promise<JsonObject> {
    return context.send(call, bare(record, context.source), options);
  }

  async function storeOnce(isQuiet: boolean): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { stored, pending: sent } = state;
      if (stored === undefined) return;
      const { record, refused } = applied(stored, sent, context.source);
      try {
        const answered = await send(context.source.save, withLists(record), {
          idempotencyKey: crypto.randomUUID(),
          isQuiet,
        });
        accept(answered, { pending: state.pending.slice(sent.length), lost: [...state.lost, ...refused] });
        return;
      } catch (error) {
        const theirs = currentOf(error);
        // Repeats the changes on the record that another user has stored meanwhile, up to the maximum number
        // of attempts.
        if (theirs === undefined || context.isComplete(theirs) || attempt === attempts) throw error;
        accept(theirs);
      }
    }
  }

  async function storeAll(isQuiet: boolean): Promise<boolean> {
    set({ saving: { kind: 'saving' } });
    try {
      do await storeOnce(isQuiet);
      while (state.pending.length > 0);
      set({ saving: { kind: 'stored' } });
      return true;
    } catch (error) {
      if (!wasOvertaken(error)) set({ saving: { kind: 'failed', reason: context.reasonOf(error) } });
      return false;
    }
  }

  async function completeOnce(record: JsonObject, idempotencyKey: string): Promise<void> {
    const sent = state.pending.length;
    try {
      const answered = await send(context.source.complete, record, { idempotencyKey, isQuiet: false });
      // Moves decisions made meanwhile to `lost`, since a complete result accepts no more.
      const late = { stored: answered, pending: state.pending.slice(sent) };
      const lost = lostOf(late, resultRows(answered, context.source), context.source);
      accept(answered, { pending: [], lost: [...state.lost, ...lost] });
    } catch (error) {
      const theirs = currentOf(error);
      if (!wasOvertaken(error) && theirs !== undefined) accept(theirs);
      throw error;
    }
  }

  function save(isQuiet: boolean): Promise<boolean> {
    storing ??= storeAll(isQuiet).finally(() => {
      storing = undefined;
    });
    return storing;
  }

  /** Reports whether another user has completed the result; if so, moves this page's decisions to `lost`. */
  function wasOvertaken(error: unknown): boolean {
    const theirs = currentOf(error);
    if (theirs === undefined || !context.isComplete(theirs)) return false;
    const mine = lostOf(state, resultRows(theirs, context.source), context.source);
    accept(theirs, {
      overtaken: { current: theirs, lost: mine },
      lost: [...state.lost, ...mine],
      pending: [],
      saving: { kind: 'stored' },
    });
    return true;
  }

  /** Removes decisions that are stored already: a decision may be stored although its answer was lost. */
  function withoutStored(decisions: readonly JsonObject[], stored: JsonObject | undefined) {
    const rows = resultRows(stored, context.source);
    return decisions.filter((each) => !rows.some((row) => isSameDecision(each, row, context.source)));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    setContext(next) {
      context = next;
    },
    follow(stored) {
      if (stored !== state.stored) set({ stored, lost: withoutStored(state.lost, stored) });
    },
    accept,
    change(next) {
      set({ pending: [...state.pending, { ...next, seen: shownRows() }] });
      void save(true);
    },
    save,
    async complete(idempotencyKey) {
      // Waits for a running save, since the completion must send the revision that the save creates.
      while (storing !== undefined) await storing;
      const record = current();
      if (record === undefined) return;
      const sent = state.pending.length;
      const completing = completeOnce(record, idempotencyKey);
      storing = completing.then(
        () => true,
        () => false,
      );
      try {
        await completing;
      } finally {
        storing = undefined;
        if (state.pending.length > sent) void save(true);
      }
    },
    current,
    dismissOvertaken: () => set({ overtaken: undefined }),
    forget: (row) => set({ lost: state.lost.filter((each) => each !== row) }),
    unstored: () => [...state.lost, ...lostOf(state, [], context.source)],
    restore(decisions) {
      const { key } = context.source;
      const fresh = decisions.filter((each) => !state.lost.some((row) => row[key] === each[key]));
      if (fresh.length > 0) set({ lost: [...state.lost, ...withoutStored(fresh, state.stored)] });
    },
  };
}

/** Reads the record that another user has stored from the error of a request refused with 409. */
export function currentOf(error: unknown): JsonObject | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const current = error.conflict?.current;
  return isJsonObject(current) ? current : undefined;
}
