import { isSameDecision } from '../../core/compare/rebase-decisions.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { applied, bare, type Change, lostOf, type Pending, rowsOf, withLikeness } from './result-rows.ts';

export type SavingState =
  | { readonly kind: 'stored' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The result that somebody else has completed while this page still had changes, and those changes. */
export interface Overtaking {
  readonly current: JsonObject;
  readonly lost: readonly JsonObject[];
}

export interface ResultState {
  /** The result that is being worked on, as the gateway has it. */
  readonly stored: JsonObject | undefined;
  readonly pending: readonly Pending[];
  readonly saving: SavingState;
  readonly overtaken: Overtaking | undefined;
  /**
   * Decisions made here that a colleague's save kept from being stored, until they are made again or dropped.
   */
  readonly lost: readonly JsonObject[];
}

/** Context that the store of one result works with; it follows the page. */
export interface ResultContext {
  readonly source: DecideSource;
  /** Ids of the lists that are on show: a result goes through all of them. */
  readonly listIds: readonly string[];
  readonly isComplete: (result: JsonObject) => boolean;
  /** Sends a result to a call and answers with the record as it is stored; rejects with a GatewayError. */
  readonly send: (call: string, body: JsonObject, options: SendOptions) => Promise<JsonObject>;
  /** Shows a record that the gateway has answered among the results. */
  readonly show: (record: JsonObject) => void;
  readonly reasonOf: (error: unknown) => string;
}

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly isQuiet: boolean;
}

/** Store of a result in work: each change is shown at once and stored as soon as the one before it is. */
export interface ResultStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ResultState;
  readonly setContext: (context: ResultContext) => void;
  /** Follows the record in the list of results, unless that of an answer is newer. */
  readonly follow: (stored: JsonObject | undefined) => void;
  /** Takes a record that the gateway has answered, also one that somebody else has made. */
  readonly accept: (record: JsonObject) => void;
  readonly change: (change: Change) => void;
  /** Stores until nothing is left; whatever is decided meanwhile goes with the next request. Answers whether it could. */
  readonly save: (isQuiet: boolean) => Promise<boolean>;
  /** Completes the result; rejects with the gateway's error. Somebody else's decisions are shown by then. */
  readonly complete: (idempotencyKey: string) => Promise<void>;
  /** The result as it stands on the page. */
  readonly current: () => JsonObject | undefined;
  readonly dismissOvertaken: () => void;
  readonly forget: (row: JsonObject) => void;
  /** Lists the decisions made here that are not stored, whatever the reason. */
  readonly unstored: () => readonly JsonObject[];
  /** Takes decisions among the lost ones that an earlier page could not store. */
  readonly restore: (decisions: readonly JsonObject[]) => void;
}

/** Limit of attempts to make a change again over one that somebody else was faster to store. */
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
      : rowsOf(applied(stored, pending, context.source).record, context.source);
  }

  function withLists(record: JsonObject): JsonObject {
    return { ...record, [context.source.through]: [...context.listIds] };
  }

  function current(): JsonObject | undefined {
    const { stored, pending } = state;
    return stored && withLists(applied(stored, pending, context.source).record);
  }

  /**
   * Shows the answered record at once, and its settled changes with it: beside changes that it already has it would
   * be neither.
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
        // Makes the same changes over the record stored now: somebody else was faster.
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
      // A complete result takes no more decisions: those made meanwhile are kept beside it.
      const late = { stored: answered, pending: state.pending.slice(sent) };
      const lost = lostOf(late, rowsOf(answered, context.source), context.source);
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

  /** True where somebody else has completed the result: the decisions of this page are kept beside it. */
  function wasOvertaken(error: unknown): boolean {
    const theirs = currentOf(error);
    if (theirs === undefined || !context.isComplete(theirs)) return false;
    const mine = lostOf(state, rowsOf(theirs, context.source), context.source);
    accept(theirs, {
      overtaken: { current: theirs, lost: mine },
      lost: [...state.lost, ...mine],
      pending: [],
      saving: { kind: 'stored' },
    });
    return true;
  }

  /** A decision whose answer was lost on its way may be stored all the same. */
  function withoutStored(decisions: readonly JsonObject[], stored: JsonObject | undefined) {
    const rows = rowsOf(stored, context.source);
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
      // A save beside a completion would make a revision that the other does not know: each waits for the other.
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

/** The record as somebody else has stored it, where that is why a request was refused. */
export function currentOf(error: unknown): JsonObject | undefined {
  if (!(error instanceof GatewayError) || error.status !== 409) return undefined;
  const current = error.conflict?.current;
  return isJsonObject(current) ? current : undefined;
}
