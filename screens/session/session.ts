import type { INavigator, User, UserManager } from 'oidc-client-ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { GatewayError, messageOfError } from '../../engine/react/data/gateway-error.ts';
import { claimTab, clearSessionData, leaveMessage, takeMessage } from './browser-storage.ts';
import { loadPublicConfig } from './public-config.ts';
import { createRenewal, type Renewal } from './renewal.ts';
import { forgetReturnPath, savedReturnPath, saveReturnPath } from './return-path.ts';
import { alone } from './session-lock.ts';
import type { Session, SessionState } from './session-state.ts';
import { ageOf, storedUser } from './stored-user.ts';
import { callbackPath, createUserManager, isTokenKey } from './user-manager.ts';

export interface SessionOptions {
  /** Asks the gateway who the token belongs to; throws a `GatewayError`. */
  readonly loadProfile: (token: string) => Promise<UserProfile>;
  /** How to leave the page; by default the browser goes there. */
  readonly navigator?: INavigator;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds between looks at the token [AUTH-21]. */
const checkInterval = 2_000;

const startPath = '/dashboard';

const ended = 'Your session has ended. Log in again to go on where you were.';

interface Connection {
  readonly manager: UserManager;
  readonly renewal: Renewal;
}

/** The session of this browser. One for the page: outside React, since requests need it too. */
export function createSession({ loadProfile, navigator, now = Date.now }: SessionOptions): Session {
  let state: SessionState = { status: 'loading' };
  let connecting: Promise<Connection> | undefined;
  let completing: { readonly url: string; readonly path: Promise<string> } | undefined;
  let subject: string | undefined;
  let renewedAfterRefusal: string | undefined;
  /** Counts what changes the state; an answer that comes after the next change is dropped. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    turn += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  function connect(): Promise<Connection> {
    connecting ??= loadPublicConfig()
      .then((config) => {
        const manager = createUserManager(config, navigator);
        return { manager, renewal: createRenewal({ manager, now }) };
      })
      .catch((error: unknown) => {
        connecting = undefined;
        throw error;
      });
    return connecting;
  }

  async function open(): Promise<void> {
    try {
      const connection = await connect();
      if (location.pathname !== callbackPath) await adopt(connection);
    } catch (error) {
      become({ status: 'loading', message: sentenceOf(error) });
    }
  }

  /** Makes the state what the tokens in the browser say. */
  async function adopt(connection: Connection): Promise<void> {
    turn += 1;
    const mine = turn;
    const user = await storedUser(connection.manager);
    if (user === undefined) return become({ status: 'signed-out', message: takeMessage() });
    try {
      const token = await usableToken(connection, user);
      if (token === undefined) return await expire(connection);
      const profile = await loadProfile(token);
      if (mine !== turn) return;
      subject = user.profile.sub;
      claimTab(subject, keepReturnPath());
      become({ status: 'signed-in', profile });
    } catch (error) {
      if (mine === turn) await failToLoad(connection, error);
    }
  }

  async function failToLoad(connection: Connection, error: unknown): Promise<void> {
    const status = error instanceof GatewayError ? error.status : undefined;
    if (status === 401) return expire(connection);
    // The provider would sign the same account in again: it has to forget it too, or nobody else could sign in.
    if (status === 403) return signOut(sentenceOf(error));
    become({ status: 'loading', message: sentenceOf(error) });
  }

  /** Signed out by force: what was typed and where one was stays in the tab. */
  async function expire({ manager }: Connection, message = ended): Promise<void> {
    if (location.pathname !== callbackPath) saveReturnPath(currentPath());
    subject = undefined;
    await manager.removeUser();
    become({ status: 'signed-out', message });
  }

  /** The token of a user, renewed when it might end on its way; undefined when it ended and cannot be renewed. */
  async function usableToken({ manager, renewal }: Connection, user: User): Promise<string | undefined> {
    const age = ageOf(user, now());
    if (age === 'valid' || age === 'due') return user.access_token;
    const outcome = await renewal.renew(user.access_token);
    if (outcome === 'renewed') return (await storedUser(manager))?.access_token;
    if (age === 'expiring') return user.access_token;
    if (outcome === 'ended') return undefined;
    throw providerUnreachable();
  }

  async function check(): Promise<void> {
    if (state.status !== 'signed-in') return;
    const connection = await connect();
    const user = await storedUser(connection.manager);
    if (user === undefined) return become({ status: 'signed-out', message: ended });
    const age = ageOf(user, now());
    if (age === 'valid' || !connection.renewal.isWorthTrying()) return;
    const outcome = await connection.renewal.renew(user.access_token);
    if (outcome === 'ended' && ageOf(user, now()) === 'expired') await expire(connection);
  }

  async function followOtherTab(): Promise<void> {
    const connection = await connect();
    const user = await storedUser(connection.manager);
    if (user === undefined && state.status === 'signed-in') {
      clearSessionData();
      subject = undefined;
      return become({ status: 'signed-out', message: 'You were logged out in another tab.' });
    }
    if (user !== undefined && user.profile.sub !== subject) await adopt(connection);
  }

  async function signOut(message?: string): Promise<void> {
    const { manager } = await connect();
    const user = await alone(async () => {
      const leaving = await storedUser(manager);
      await manager.removeUser();
      return leaving;
    });
    clearSessionData();
    subject = undefined;
    if (message !== undefined) leaveMessage(message);
    become({ status: 'loading' });
    try {
      const hint = user?.id_token === undefined ? {} : { id_token_hint: user.id_token };
      await manager.signoutRedirect(hint);
    } catch {
      become({ status: 'signed-out', message: takeMessage() ?? stillKnown });
    }
  }

  async function finishSignIn(): Promise<string> {
    const connection = await connect();
    try {
      await connection.manager.signinRedirectCallback();
    } catch {
      // The page was loaded again after it had done its work.
      if ((await storedUser(connection.manager)) === undefined) {
        become({ status: 'signed-out' });
        throw new Error('Logging in did not work: the answer was incomplete or too old. Please try again.');
      }
    }
    await adopt(connection);
    const path = savedReturnPath() ?? startPath;
    forgetReturnPath();
    return path;
  }

  async function renewOnce(): Promise<void> {
    const connection = await connect();
    const user = await storedUser(connection.manager);
    if (user === undefined || state.status !== 'signed-in') return;
    if (user.access_token === renewedAfterRefusal) return expire(connection);
    const outcome = await connection.renewal.renew(user.access_token);
    if (outcome === 'ended') return expire(connection);
    if (outcome === 'renewed') renewedAfterRefusal = (await storedUser(connection.manager))?.access_token;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      void open();
      const onStorage = (event: StorageEvent) => {
        if (isTokenKey(event.key)) void followOtherTab();
      };
      const timer = setInterval(() => void check(), checkInterval);
      addEventListener('storage', onStorage);
      return () => {
        clearInterval(timer);
        removeEventListener('storage', onStorage);
      };
    },
    retry() {
      become({ status: 'loading' });
      void open();
    },
    async signIn(returnTo = currentPath()) {
      saveReturnPath(returnTo);
      const { manager } = await connect();
      await manager.signinRedirect();
    },
    completeSignIn() {
      const url = location.href;
      if (completing?.url !== url) completing = { url, path: finishSignIn() };
      return completing.path;
    },
    signOut,
    async getAccessToken() {
      const connection = await connect();
      const user = await storedUser(connection.manager);
      if (user === undefined) return undefined;
      const token = await usableToken(connection, user);
      if (token === undefined) await expire(connection);
      return token;
    },
    tokenRefused: () => void renewOnce(),
  };
}

const stillKnown =
  'You are logged out here, but the sign-in service could not be reached. Close the browser to be safe.';

function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Remembers where one wanted to go while the storage of the tab is emptied. */
function keepReturnPath(): () => void {
  const path = savedReturnPath();
  return () => {
    if (path !== undefined) saveReturnPath(path);
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof GatewayError) return messageOfError(error, unreachable);
  return error instanceof Error && error.message.endsWith('.') ? error.message : unreachable;
}

const unreachable = 'The server cannot be reached. Check the connection, then try again.';

function providerUnreachable(): GatewayError {
  return new GatewayError({
    status: 0,
    code: 'identity-unreachable',
    message: 'The sign-in service cannot be reached, so your session could not be renewed. Please try again.',
  });
}
