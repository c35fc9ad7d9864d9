import type { ChangedRecords } from '../../../engine/core/protocol/changed-records.ts';
import {
  type LiveMessage,
  type LiveRequest,
  liveCloseCodes,
  type NoticeSettings,
  type PresentUser,
} from '../../../engine/core/protocol/live.ts';
import type { RecordLiveState } from './live-state.ts';
import { News } from './news.ts';
import type { Presence } from './presence.ts';

/** Gateway's end of a socket. */
export interface LiveSocket {
  readonly send: (message: LiveMessage) => void;
  readonly close: (code: number, reason: string) => void;
}

export interface LiveUser {
  readonly id: string;
  /** Display name of the user for colleagues. */
  readonly name?: string;
  /** `sub` of the token, which events of sessions name. */
  readonly subject?: string;
  /** Organizations whose records the user may see. */
  readonly organizations?: readonly string[];
  /** Reports whether the user passes an access rule. */
  readonly mayPass?: (access: string) => boolean;
  /** Instant at which the token or its session ends unless renewed; absent when unknown. */
  readonly expiresAt?: Date | undefined;
}

export interface LiveConnectionOptions {
  readonly socket: LiveSocket;
  /** Resolves to the user of a token, or to the reason for closing the connection. */
  readonly identify: (token: string) => Promise<LiveUser | 'signed-out' | 'forbidden' | 'away'>;
  readonly read: (token: string, subject: string) => Promise<RecordLiveState>;
  /** Publishes the record and part in which this page works, or none, and lists who else works in a record. */
  readonly presence?: {
    readonly show: (presence: Presence | undefined) => void;
    readonly othersIn: (subject: string, user: string) => readonly PresentUser[];
  };
  /** Returns the hash of the served version of the schemas. */
  readonly schema: () => string;
  /** Reads the number of the latest event, which never decreases; `away` while the database is unavailable. */
  readonly version: () => Promise<number | 'away'>;
  readonly now: () => number;
  /** Called with an unexpected error that has ended this connection. */
  readonly onFailed?: (error: unknown) => void;
}

/** Content of an event without its subject. */
export interface Heard {
  /** Topic of a notification; the subject of the event is the user to notify. */
  readonly notice?: string | undefined;
  readonly changed?: ChangedRecords | undefined;
  /** Organization of the written record. */
  readonly organization?: string | null;
}

const refusals = {
  away: [1013, 'try again later'],
  forbidden: [liveCloseCodes.forbidden, 'not allowed'],
  'signed-out': [liveCloseCodes.signedOut, 'token refused'],
} as const;

/** Close code for an internal error (RFC 6455, 7.4.1 and its registry). */
const failed = 1011;

/** Maximum of records that a page may follow at a time, far more than a page shows. */
const mostSubjects = 50;

/** Milliseconds within which a socket must authenticate. */
const timeout = 10_000;

/** Minimum milliseconds between two checks of whether a session is still active. */
const shortestRest = 1_000;

/** Milliseconds until a record is read again after the gateway could not read it. */
const pause = 2_000;

/** Connection of one open page, with its user and the records that the page follows. */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  /** State of each followed record; `stale` is read again after the reading in progress. */
  readonly #followed = new Map<string, 'idle' | 'reading' | 'stale'>();
  /** Written changes not yet sent, by record. */
  readonly #changed = new Map<string, ChangedRecords[]>();
  /** Followed records that the user may see; the value is the list of people last sent, as JSON. */
  readonly #seen = new Map<string, string>();
  /** Record and part in which this page works, even while the user's access to the record is not yet known. */
  #place: { readonly subject: string; readonly at: string } | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #news: News;
  #isWatching = false;
  /** Hash of the schemas that was last sent. */
  #schema = '';
  #token: string | undefined;
  #user: LiveUser | undefined;
  #ending: NodeJS.Timeout;
  #authenticating: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
    this.#news = new News((changed) => options.socket.send({ type: 'news', changed }), options.now);
    this.#ending = setTimeout(() => this.close(liveCloseCodes.signedOut, 'no token'), timeout);
  }

  async receive(request: LiveRequest): Promise<void> {
    if (request.type === 'auth') {
      this.#authenticating = this.#authenticate(request.token);
      return this.#authenticating;
    }
    // Waits for authentication: a page may send requests before its token is accepted.
    await this.#authenticating;
    if (this.#isClosed) return;
    if (this.#token === undefined) return this.close(liveCloseCodes.signedOut, 'no token');
    if (request.type === 'watch') return this.#watch(true);
    if (request.type === 'unwatch') return this.#watch(false);
    if (request.type === 'unfollow') return this.#leave(request.subject);
    if (request.type === 'present') return this.#work(request);
    if (this.#followed.size >= mostSubjects && !this.#followed.has(request.subject))
      return this.close(liveCloseCodes.tooMuch, 'too many records');
    if (!this.#followed.has(request.subject)) this.#followed.set(request.subject, 'idle');
    return this.push(request.subject);
  }

  /**
   * Handles an event: pushes the state of a followed record. If the subject is this user, by id or `sub`, sends
   * the notification and checks all rights again.
   */
  heard(subject: string, { notice, changed, organization }: Heard): void {
    if (this.#isWatching && changed !== undefined && this.#isOwn(organization)) this.#news.add(changed);
    if (this.#followed.has(subject)) {
      if (changed !== undefined) this.#changed.set(subject, [...(this.#changed.get(subject) ?? []), changed]);
      this.#inBackground(this.push(subject));
    }
    if (this.#user === undefined || (subject !== this.#user.id && subject !== this.#user.subject)) return;
    if (notice !== undefined) this.#options.socket.send({ type: 'notice', topic: notice });
    this.#inBackground(this.#recheck());
  }

  /** Sends the hash of the served schema version if the page knows another one. */
  served(): void {
    const hash = this.#options.schema();
    if (this.#user === undefined || this.#isClosed || hash === this.#schema) return;
    this.#schema = hash;
    this.#options.socket.send({ type: 'schema', hash });
  }

  /** Sends a notification if the user passes its access rule. */
  announced({ topic, access }: Pick<NoticeSettings, 'topic' | 'access'>): void {
    if (this.#user?.mayPass?.(access) === true) this.#options.socket.send({ type: 'notice', topic });
  }

  /** Sends the list of people who work in a record, if it has changed. */
  present(subject: string): void {
    const before = this.#seen.get(subject);
    if (before === undefined || this.#user === undefined) return;
    const others = this.#options.presence?.othersIn(subject, this.#user.id) ?? [];
    const current = JSON.stringify(others);
    if (current === before) return;
    this.#seen.set(subject, current);
    this.#options.socket.send({ type: 'present', subject, others });
  }

  /** Reads and sends the state of a record, one reading at a time, so that no older state follows a newer one. */
  async push(subject: string): Promise<void> {
    if (this.#followed.get(subject) !== 'idle') {
      if (this.#followed.has(subject)) this.#followed.set(subject, 'stale');
      return;
    }
    do {
      this.#followed.set(subject, 'reading');
      await this.#pushOnce(subject);
    } while (this.#followed.get(subject) === 'stale');
    if (this.#followed.has(subject)) this.#followed.set(subject, 'idle');
  }

  /** Ends the connection for an unexpected error. */
  fail(error: unknown): void {
    this.#options.onFailed?.(error);
    this.close(failed, 'failed');
  }

  close(code: number, reason: string): void {
    if (this.#isClosed) return;
    this.ended();
    this.#options.socket.close(code, reason);
  }

  /** Releases everything once the socket has ended. */
  ended(): void {
    this.#isClosed = true;
    this.#followed.clear();
    this.#changed.clear();
    this.#seen.clear();
    this.#work(undefined);
    this.#news.stop();
    clearTimeout(this.#ending);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Runs work that no request awaits; its failure ends the connection instead of the process. */
  #inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.fail(error));
  }

  async #authenticate(token: string): Promise<void> {
    const user = await this.#options.identify(token);
    if (this.#isClosed) return;
    if (typeof user === 'string') return this.#refuse(user);
    if (this.#user !== undefined && this.#user.id !== user.id)
      return this.close(liveCloseCodes.forbidden, 'another user');
    this.#token = token;
    this.#user = user;
    this.#endWith(user);
    this.#options.socket.send({ type: 'ready' });
    this.served();
  }

  /**
   * Ends the socket when the token or its session expires, unless the token was renewed or the user was active
   * meanwhile.
   */
  #endWith({ expiresAt }: LiveUser): void {
    clearTimeout(this.#ending);
    if (expiresAt === undefined) return;
    // Limits the wait to 31 bits, the maximum of timers; a longer session is checked again after that time.
    const left = Math.min(2 ** 31 - 1, Math.max(shortestRest, expiresAt.getTime() - this.#options.now()));
    this.#ending = setTimeout(() => this.#inBackground(this.#identifyAgain()), left);
  }

  async #identifyAgain(): Promise<void> {
    const user = await this.#options.identify(this.#token ?? '');
    if (this.#isClosed) return;
    if (typeof user === 'string') return this.#refuse(user);
    this.#user = user;
    this.#endWith(user);
  }

  #refuse(reason: keyof typeof refusals): void {
    const [code, text] = refusals[reason];
    this.close(code, text);
  }

  /**
   * Applies changed rights: closes the connection if the user has none left, otherwise reports the records that the
   * user may no longer see.
   */
  async #recheck(): Promise<void> {
    if (this.#token === undefined) return;
    const user = await this.#options.identify(this.#token);
    if (this.#isClosed) return;
    // Closes the connection if the rights cannot be confirmed; the page reconnects as soon as they can be checked.
    if (typeof user === 'string') return this.#refuse(user);
    this.#user = user;
    await Promise.all([...this.#followed.keys()].map((subject) => this.push(subject)));
  }

  async #pushOnce(subject: string): Promise<void> {
    const { read, version, socket } = this.#options;
    const before = await version();
    if (before === 'away') return this.#later(subject);
    // Reads the pending changes before the record, so that a later write causes another read.
    const changed = this.#changed.get(subject) ?? [];
    const state = await read(this.#token ?? '', subject);
    if (this.#isClosed || !this.#followed.has(subject)) return;
    if (state.outcome === 'found') {
      this.#forget(subject, changed);
      socket.send({ type: 'update', subject, version: before, answers: state.answers, changed });
      return this.#see(subject);
    }
    if (state.outcome === 'signed-out') return this.close(liveCloseCodes.signedOut, 'token refused');
    if (state.outcome === 'away') return this.#later(subject);
    this.#leave(subject);
    socket.send({ type: 'refused', subject });
  }

  #watch(isWatching: boolean): void {
    this.#isWatching = isWatching;
    if (!isWatching) this.#news.stop();
  }

  #isOwn(organization: string | null | undefined): boolean {
    return typeof organization === 'string' && this.#user?.organizations?.includes(organization) === true;
  }

  /** Sends the people in a record once the user is known to see the record, and shows the user to them. */
  #see(subject: string): void {
    if (this.#seen.has(subject)) return;
    this.#seen.set(subject, '[]');
    this.present(subject);
    if (this.#place?.subject === subject) this.#show();
  }

  #work(request: { readonly subject: string; readonly at?: string } | undefined): void {
    if (request?.at === undefined && this.#place === undefined) return;
    this.#place = request?.at === undefined ? undefined : { subject: request.subject, at: request.at };
    this.#show();
  }

  #show(): void {
    const { id, name } = this.#user ?? {};
    const isSeen = this.#place !== undefined && this.#seen.has(this.#place.subject);
    const presence =
      isSeen && id !== undefined && this.#place ? { ...this.#place, user: id, name: name ?? '' } : undefined;
    this.#options.presence?.show(presence);
  }

  #leave(subject: string): void {
    this.#seen.delete(subject);
    if (this.#place?.subject === subject) this.#work(undefined);
    this.#followed.delete(subject);
    this.#changed.delete(subject);
  }

  #forget(subject: string, sent: readonly ChangedRecords[]): void {
    const left = (this.#changed.get(subject) ?? []).slice(sent.length);
    if (left.length === 0) this.#changed.delete(subject);
    else this.#changed.set(subject, left);
  }

  #later(subject: string): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#inBackground(this.push(subject));
    }, pause);
    this.#timers.add(timer);
  }
}
