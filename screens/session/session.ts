import type { INavigator } from 'oidc-client-ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { CallError } from '../../engine/react/client/call-error.ts';
import { whenIdle } from '../../engine/react/theme/when-idle.ts';
import {
  claimTab,
  clearSessionData,
  isSignedInKey,
  leaveMessage,
  markIdle,
  markSignedIn,
  markSignedOut,
  signedInAs,
  takeMessage,
} from './browser-storage.ts';
import { forgetLastActive } from './idle/last-active.ts';
import { createLiveState, type LiveState } from './live-state.ts';
import {
  callbackPath,
  currentPath,
  forgetReturnPath,
  pathAfterSignIn,
  saveReturnPath,
} from './return-path.ts';
import { SessionError, sentenceOf, sentences } from './sentences.ts';
import type { Session, SessionState } from './session-state.ts';
import { type Connection, createConnector } from './tokens/connection.ts';
import { alone } from './tokens/session-lock.ts';
import type { StoredUser } from './tokens/token-store.ts';

export interface SessionOptions {
  /** Reads the profile of the token's user from the gateway; throws a `CallError`. */
  readonly loadProfile: (token: string) => Promise<UserProfile>;
  /** Navigator that leaves the page; by default the browser's. */
  readonly navigator?: INavigator;
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds between checks of the token [AUTH-21]. */
const checkInterval = 2_000;

/** Creates the session of this page, outside of React since requests need it, too. */
export function createSession(options: SessionOptions): Session {
  return new BrowserSession(options);
}

/** Session with bound public functions, so that they can be passed as callbacks. */
class BrowserSession implements Session {
  readonly #live: LiveState<SessionState> = createLiveState<SessionState>({ status: 'loading' });
  readonly #loadProfile: SessionOptions['loadProfile'];
  readonly #connect: () => Promise<Connection>;
  /** User of the shown profile; `sub` of the provider. */
  #subject: string | undefined;
  #leaving: Promise<void> | undefined;
  #completing: { readonly url: string; readonly path: Promise<string> } | undefined;

  constructor({ loadProfile, navigator, now = Date.now }: SessionOptions) {
    this.#loadProfile = loadProfile;
    this.#connect = createConnector({ navigator, now });
  }

  readonly state = () => this.#live.get();

  readonly subscribe = (listener: () => void) => this.#live.subscribe(listener);

  readonly start = () => {
    const onStorage = (event: StorageEvent) => {
      if (isSignedInKey(event.key)) void this.#followOtherTab();
    };
    const timer = setInterval(() => void this.#check(), checkInterval);
    addEventListener('storage', onStorage);
    void this.#open();
    // Loads the library when the browser is idle, so that a renewal neither waits for it nor finds its file gone after
    // a deployment.
    const callOff = whenIdle(() => void this.#prepare());
    return () => {
      callOff();
      clearInterval(timer);
      removeEventListener('storage', onStorage);
    };
  };

  readonly retry = () => {
    this.#live.set({ status: 'loading' });
    void this.#open();
  };

  readonly signIn = (returnTo = currentPath()) => {
    saveReturnPath(returnTo);
    this.#leaving ??= this.#leaveForLogin().finally(() => {
      this.#leaving = undefined;
    });
    return this.#leaving;
  };

  readonly completeSignIn = () => {
    const url = location.href;
    if (this.#completing?.url !== url) this.#completing = { url, path: this.#takeAnswer() };
    return this.#completing.path;
  };

  readonly signOut = async (message?: string) => {
    const { identity, store } = await this.#connect();
    const user = await alone(async () => {
      const leaving = store.user();
      store.remove();
      return leaving;
    });
    const isDoneElsewhere = user === undefined && signedInAs() === undefined;
    clearSessionData();
    this.#subject = undefined;
    // Skips the provider if another tab has logged out, since the provider would ask for a confirmation in this tab.
    if (isDoneElsewhere)
      return this.#live.set({ status: 'signed-out', message: message ?? sentences.elsewhere });
    if (message !== undefined) leaveMessage(message);
    this.#live.set({ status: 'loading' });
    try {
      await identity.signOut(user?.id_token);
    } catch {
      this.#live.set({ status: 'signed-out', message: takeMessage() ?? sentences.stillKnown });
    }
  };

  readonly signOutIdle = (message: string) => {
    markIdle();
    saveReturnPath(currentPath());
    return this.signOut(message);
  };

  readonly getAccessToken = async () => {
    const connection = await this.#connect();
    const user = connection.store.user();
    if (user === undefined) return undefined;
    const token = await connection.tokens.tokenFor(user);
    if (token === undefined) await this.#expire(connection);
    return token;
  };

  readonly tokenRefused = (refused?: string) => this.#replaceToken(refused);

  async #prepare(): Promise<void> {
    const connection = await this.#connect().catch(() => undefined);
    await connection?.identity.prepare();
  }

  async #open(): Promise<void> {
    try {
      const connection = await this.#connect();
      if (location.pathname !== callbackPath) await this.#adopt(connection);
    } catch (error) {
      this.#live.set({ status: 'loading', message: sentenceOf(error) });
    }
  }

  /** Derives the session's state from the stored tokens. */
  async #adopt(connection: Connection): Promise<void> {
    const isCurrent = this.#live.begin();
    try {
      const user = connection.store.user() ?? (await this.#joinOtherTab(connection));
      if (!isCurrent()) return;
      if (user === undefined) return this.#live.set({ status: 'signed-out', message: takeMessage() });
      const token = await connection.tokens.tokenFor(user);
      if (token === undefined) return await this.#expire(connection);
      const profile = await this.#loadProfile(token);
      if (isCurrent()) this.#welcome(profile, user.profile.sub);
    } catch (error) {
      if (isCurrent()) await this.#failToLoad(connection, error);
    }
  }

  /** Joins the browser's session in a new tab, without a redirect, if a user is known to be signed in. */
  async #joinOtherTab({ tokens }: Connection): Promise<StoredUser | undefined> {
    if (signedInAs() === undefined) return undefined;
    const user = await tokens.join();
    if (user === undefined) markSignedOut();
    return user;
  }

  #welcome(profile: UserProfile, subject: string): void {
    claimTab(subject);
    markSignedIn(subject);
    this.#subject = subject;
    this.#live.set({ status: 'signed-in', profile });
  }

  async #failToLoad(connection: Connection, error: unknown): Promise<void> {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === 401) return this.#expire(connection);
    // Signs out at the provider, too, which would otherwise sign this account in again.
    if (status === 403) return this.signOut(sentenceOf(error));
    this.#live.set({ status: 'loading', message: sentenceOf(error) });
  }

  /** Signs out by force; typed text and last path stay in the tab. */
  async #expire({ store }: Connection): Promise<void> {
    // Keeps the reason of the first of several requests that are refused together.
    if (this.#live.get().status === 'signed-out') return;
    saveReturnPath(currentPath());
    this.#subject = undefined;
    store.remove();
    // Gives a log-out in another tab as the reason, if that was the cause of the failed renewal.
    const message = signedInAs() === undefined ? sentences.elsewhere : sentences.ended;
    markSignedOut();
    this.#live.set({ status: 'signed-out', message });
  }

  async #check(): Promise<void> {
    if (this.state().status !== 'signed-in') return;
    const connection = await this.#connect();
    const user = connection.store.user();
    if (user === undefined || signedInAs() !== this.#subject) return this.#followOtherTab();
    if ((await connection.tokens.check(user)) === 'ended') await this.#expire(connection);
  }

  async #followOtherTab(): Promise<void> {
    const connection = await this.#connect();
    const subject = signedInAs();
    const held = connection.store.user()?.profile.sub;
    if (subject !== undefined && subject === this.#subject && held === subject) return;
    if (held !== subject) connection.store.remove();
    if (subject !== undefined) return this.#adopt(connection);
    if (this.state().status !== 'signed-in') return;
    clearSessionData();
    this.#subject = undefined;
    this.#live.set({ status: 'signed-out', message: sentences.elsewhere });
  }

  async #replaceToken(refused: string | undefined): Promise<boolean> {
    const connection = await this.#connect();
    const user = connection.store.user();
    if (user === undefined || this.state().status !== 'signed-in') return false;
    // Succeeds if another call or tab has renewed the token meanwhile.
    if (refused !== undefined && user.access_token !== refused) return true;
    if ((await connection.tokens.replace(user)) === 'ended') {
      await this.#expire(connection);
      return false;
    }
    const now = connection.store.user();
    return now !== undefined && now.access_token !== user.access_token;
  }

  async #leaveForLogin(): Promise<void> {
    const { identity } = await this.#connect();
    await identity.signIn();
  }

  async #takeAnswer(): Promise<string> {
    const connection = await this.#connect();
    try {
      await connection.identity.takeAnswer();
      // Forgets the time of the last activity, since the user has just signed in.
      forgetLastActive();
    } catch {
      // Throws if no user is stored, since the sign-in failed; a stored user means that the page was reloaded after a
      // sign-in.
      if (connection.store.user() === undefined) {
        this.#live.set({ status: 'signed-out' });
        throw new SessionError(sentences.refused);
      }
    }
    await this.#adopt(connection);
    const path = pathAfterSignIn(this.state().profile);
    forgetReturnPath();
    return path;
  }
}
