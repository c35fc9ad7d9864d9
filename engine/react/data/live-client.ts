import type { QueryClient } from '@tanstack/react-query';
import { isJsonObject, type Json } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import {
  type LiveAnswer,
  type LiveMessage,
  type LivePresence,
  type LiveRequest,
  type LiveUpdate,
  liveCloseCodes,
  liveSettingsOf,
  type PresentUser,
} from '../../core/protocol/live.ts';
import type { FollowChanges } from '../client/follow-changes.ts';
import { callKey, everyAnswer } from './query-keys.ts';

/**
 * Status of the socket. `off`: no attempts until the network or the page returns; `ended`: closed by the
 * gateway for good, and reconnected only by the user. In these two states, focusing the page refetches
 * displayed data.
 */
export type LiveStatus = 'idle' | 'connecting' | 'live' | 'waiting' | 'off' | 'ended';

/** Settings for the attempts to reconnect. */
export interface ReconnectPlan {
  /** Maximum of attempts in a row. */
  readonly attempts: number;
  /** Milliseconds before the first attempt. */
  readonly firstWait: number;
  /** Milliseconds added to the wait after each attempt. */
  readonly moreWait: number;
  /** Close code with which the gateway ends the session's connection for good; no reconnection follows. */
  readonly closedCode: number;
}

export interface LiveClientOptions {
  readonly product: () => Product;
  readonly getAccessToken: () => Promise<string | undefined>;
  readonly queryClient: QueryClient;
  /** Called with writes by other users and by this page. */
  readonly onChanged: FollowChanges;
  readonly reconnect: ReconnectPlan;
  /** Called when a message about other users' work has arrived, before it changes the page. */
  readonly onNews?: () => void;
  /** Called with the topic of each notice to the user. */
  readonly onNotice?: (topic: string) => void;
  /** Called with the hash of the schema version by which the gateway answers. */
  readonly onSchema?: (hash: string) => void;
  /** Address of the socket; the page's own origin by default. */
  readonly baseUrl?: string;
  readonly WebSocket?: typeof globalThis.WebSocket;
}

/** Client of the page's only socket, which keeps the answers about displayed records current. */
export interface LiveClient {
  /** Keeps a record current until the returned function is called; a record may be followed several times. */
  readonly follow: (subject: string) => () => void;
  /** Keeps the socket open for notices, even where no record is followed, until the returned function is called. */
  readonly attend: () => () => void;
  /**
   * Watches writes in the user's organizations, reported at intervals, until the returned function is called.
   */
  readonly watch: () => () => void;
  /**
   * Tells other users at which path of a followed record this user works; undefined withdraws the location.
   */
  readonly present: (subject: string, at: string | undefined) => void;
  /** Lists the other users who work in a followed record; the same array until a user joins or leaves. */
  readonly others: (subject: string) => readonly PresentUser[];
  readonly status: () => LiveStatus;
  /** Tries to reconnect after all attempts have ended, even after a close code that forbids further ones. */
  readonly tryAgain: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the current token to the gateway, after the session has been renewed. */
  readonly renew: () => Promise<void>;
  readonly close: () => void;
}

const nobody: readonly PresentUser[] = [];

/** Code of a normal closure (RFC 6455). */
const goodbye = 1000;

/**
 * Creates the client for live updates. Its socket opens with the first followed record or notice and closes after the
 * last.
 */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  return new Live(options);
}

class Live implements LiveClient {
  readonly #options: LiveClientOptions;
  readonly #followers = new Map<string, number>();
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  /** Ids of followed records whose changes may have been missed while the socket was closed. */
  readonly #missed = new Set<string>();
  readonly #others = new Map<string, readonly PresentUser[]>();
  #place: { readonly subject: string; readonly at: string } | undefined;
  #status: LiveStatus = 'idle';
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Current attempt, which waits for a token; undefined or another symbol once it is cancelled. */
  #attempt: symbol | undefined;
  #failures = 0;
  #attending = 0;
  #watching = 0;
  #hasMissedNews = false;

  constructor(options: LiveClientOptions) {
    this.#options = options;
    globalThis.addEventListener?.('focus', this.#focused);
    globalThis.addEventListener?.('online', this.#returned);
    globalThis.document?.addEventListener('visibilitychange', this.#returned);
  }

  readonly status = () => this.#status;

  readonly tryAgain = () => {
    if (!this.#isOver() || !this.#isNeeded()) return;
    this.#failures = 0;
    void this.#connect();
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly follow = (subject: string) => {
    const count = this.#followers.get(subject) ?? 0;
    this.#followers.set(subject, count + 1);
    if (count === 0) this.#say({ type: 'follow', subject });
    if (this.#status === 'idle') void this.#connect();
    let isFollowing = true;
    return () => {
      if (isFollowing) this.#leave(subject);
      isFollowing = false;
    };
  };

  readonly attend = () => {
    this.#attending += 1;
    if (this.#status === 'idle') void this.#connect();
    return () => {
      this.#attending -= 1;
      if (!this.#isNeeded()) this.#stop('idle');
    };
  };

  readonly watch = () => {
    this.#watching += 1;
    if (this.#watching === 1) this.#say({ type: 'watch' });
    const leave = this.attend();
    return () => {
      this.#watching -= 1;
      if (this.#watching === 0) this.#say({ type: 'unwatch' });
      leave();
    };
  };

  readonly present = (subject: string, at: string | undefined) => {
    if (at === undefined && this.#place === undefined) return;
    this.#place = at === undefined ? undefined : { subject, at };
    this.#say({ type: 'present', subject, ...(at === undefined ? {} : { at }) });
  };

  readonly others = (subject: string) => this.#others.get(subject) ?? nobody;

  #isOver(): boolean {
    return this.#status === 'off' || this.#status === 'ended';
  }

  #isNeeded(): boolean {
    return this.#followers.size > 0 || this.#attending > 0;
  }

  readonly renew = async () => {
    const token = await this.#token();
    if (typeof token === 'string') this.#say({ type: 'auth', token });
  };

  readonly close = () => {
    globalThis.removeEventListener?.('focus', this.#focused);
    globalThis.removeEventListener?.('online', this.#returned);
    globalThis.document?.removeEventListener('visibilitychange', this.#returned);
    this.#followers.clear();
    this.#attending = 0;
    this.#stop('idle');
  };

  #leave(subject: string): void {
    const count = (this.#followers.get(subject) ?? 1) - 1;
    if (count > 0) return void this.#followers.set(subject, count);
    this.#followers.delete(subject);
    this.#versions.delete(subject);
    this.#missed.delete(subject);
    this.#others.delete(subject);
    this.#say({ type: 'unfollow', subject });
    if (!this.#isNeeded()) this.#stop('idle');
  }

  #stop(status: LiveStatus): void {
    clearTimeout(this.#timer);
    this.#attempt = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(goodbye);
    this.#become(status);
  }

  async #connect(): Promise<void> {
    const attempt = Symbol('attempt');
    this.#attempt = attempt;
    this.#become('connecting');
    const token = await this.#token();
    if (this.#attempt !== attempt) return;
    const path = liveSettingsOf(this.#options.product().info)?.path;
    if (token === undefined || path === undefined) this.#become('idle');
    else if (token === null) this.#tryLater();
    else this.#open(path, token);
  }

  /** Finds the access token; `null` where the identity provider cannot be reached, so that the token is unknown. */
  #token(): Promise<string | undefined | null> {
    return this.#options.getAccessToken().catch(() => null);
  }

  #open(path: string, token: string): void {
    const Socket = this.#options.WebSocket ?? globalThis.WebSocket;
    const origin = this.#options.baseUrl ?? globalThis.location.origin;
    const socket = new Socket(`${origin.replace(/^http/, 'ws')}${path}`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#say({ type: 'auth', token });
      for (const subject of this.#followers.keys()) this.#say({ type: 'follow', subject });
      if (this.#watching > 0) this.#say({ type: 'watch' });
      if (this.#place !== undefined) this.#say({ type: 'present', ...this.#place });
    });
    // Ignores late messages of an old socket.
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(messageOf(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  #lost(code: number): void {
    this.#socket = undefined;
    this.#hasMissedNews = true;
    // Forgets the other users, since their presence is unknown without a connection.
    this.#others.clear();
    this.#tellListeners();
    for (const subject of this.#followers.keys()) this.#missed.add(subject);
    if (code === liveCloseCodes.signedOut) this.#askAgain();
    if (code === this.#options.reconnect.closedCode) this.#become('ended');
    else this.#tryLater();
  }

  #tryLater(): void {
    const { attempts, firstWait, moreWait } = this.#options.reconnect;
    if (this.#failures >= attempts) {
      this.#become('off');
      return;
    }
    const wait = firstWait + this.#failures * moreWait;
    this.#failures += 1;
    this.#become('waiting');
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #hear(message: LiveMessage | undefined): void {
    if (message !== undefined) this.#options.onNews?.();
    if (message?.type === 'ready') {
      this.#failures = 0;
      this.#become('live');
      // Reports changes of unknown extent, since news of writes may have been missed while the socket was closed.
      if (this.#watching > 0 && this.#hasMissedNews) this.#options.onChanged({});
      this.#hasMissedNews = false;
    } else if (message?.type === 'update') this.#apply(message);
    else if (message?.type === 'news')
      for (const changed of message.changed) this.#options.onChanged(changed);
    else if (message?.type === 'present') this.#see(message);
    else if (message?.type === 'notice') this.#options.onNotice?.(message.topic);
    else if (message?.type === 'schema') this.#options.onSchema?.(message.hash);
  }

  #see({ subject, others }: LivePresence): void {
    if (!this.#followers.has(subject)) return;
    this.#others.set(subject, others);
    this.#tellListeners();
  }

  /** Applies an update, unless the page no longer follows its record or has a newer version. */
  #apply({ subject, version, answers, changed }: LiveUpdate): void {
    if (!this.#followers.has(subject) || version < (this.#versions.get(subject) ?? 0)) return;
    this.#versions.set(subject, version);
    for (const answer of answers) this.#put(answer);
    const answered = answers.map(({ call, query }) => callKey(call, { query }));
    // Reports a change of unknown extent, since updates may have been missed while the socket was closed.
    const changes = this.#missed.delete(subject) ? [{}] : changed;
    for (const each of changes) this.#options.onChanged({ ...each, subject, answered });
  }

  /**
   * Replaces an answer in the cache, unless the cached one is newer; ignores answers that the page never
   * requested.
   */
  #put({ call, query, answer }: LiveAnswer): void {
    const key = callKey(call, { query });
    const { queryClient } = this.#options;
    const held = queryClient.getQueryData<Json>(key);
    if (held === undefined || revisionOf(held) > revisionOf(answer)) return;
    // Cancels a pending request for the same answer, since the pushed answer is at least as new.
    void queryClient.cancelQueries({ queryKey: key, exact: true });
    queryClient.setQueryData(key, answer);
  }

  readonly #focused = () => {
    if (this.#isOver() && this.#isNeeded()) this.#askAgain();
  };

  /** Reconnects once the network or the page is back. */
  readonly #returned = () => {
    if (this.#status !== 'off' || !this.#isNeeded()) return;
    if (globalThis.document?.visibilityState !== 'hidden') void this.#connect();
  };

  /** Refetches displayed data; an ended session becomes visible by the refused requests. */
  #askAgain(): void {
    void this.#options.queryClient.invalidateQueries({ queryKey: everyAnswer, refetchType: 'active' });
  }

  #say(request: LiveRequest): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(request));
  }

  #become(status: LiveStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Finds the revision of an answer; 0 for a list, which has no revision of its own. */
function revisionOf(answer: Json): number {
  const revision = isJsonObject(answer) ? answer['_rev'] : undefined;
  return typeof revision === 'number' ? revision : 0;
}

function messageOf(data: unknown): LiveMessage | undefined {
  try {
    return JSON.parse(String(data)) as LiveMessage;
  } catch {
    return undefined;
  }
}
