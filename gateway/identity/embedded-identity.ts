import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { JSONWebKeySet } from 'jose';
import { Provider } from 'oidc-provider/lib/provider.js';
import { describeError, type Log, silentLog } from '../operation/log.ts';
import { type Accounts, type IdentityAccount, openAccounts } from './accounts/accounts.ts';
import { stylesheetPath } from './pages/layout.ts';
import { renderMessagePage } from './pages/message-page.ts';
import { createAdapterFactory } from './provider/adapter.ts';
import { sendPage, sendStylesheet, setSecurityHeaders } from './provider/answers.ts';
import { deviceOf } from './provider/device-of.ts';
import { openFileStorage } from './provider/file-storage.ts';
import { createInteractions } from './provider/interactions.ts';
import { loadKeys, publicKeys } from './provider/keys.ts';
import { createProvider } from './provider/provider.ts';
import { createMemoryStorage, type IdentityStorage } from './provider/storage.ts';
import type { SessionKeeper } from './sessions/session-keeper.ts';
import { longestSession } from './sessions/session-limits.ts';

export interface EmbeddedIdentityOptions {
  /** URL of the issuer: `{origin}/oidc`. */
  readonly issuer: string;
  /** Address at which users find the product, e.g. `http://localhost:8080`. */
  readonly origin: string;
  /** Data folder of the product, with keys, accounts and sessions in `identity/`. */
  readonly dataDirectory: string;
  readonly productTitle: string;
  /** Terms that everybody agrees to by signing in, shown on the login page. */
  readonly acceptableUse?: string | undefined;
  readonly accounts: readonly IdentityAccount[];
  /**
   * Reports whether the login page may offer its accounts with their password, since they protect demonstration
   * data only.
   */
  readonly isDemonstration: () => Promise<boolean>;
  /** Reports whether sign-in with these accounts is allowed now. */
  readonly isOpen: () => Promise<boolean>;
  /**
   * Reports whether the product has a user for an account; without one, every request after sign-in is refused.
   */
  readonly hasUser: (subject: string) => Promise<boolean>;
  readonly clientId?: string;
  /** Finds the address of a request, for counting wrong passwords; absent: the address of the connection. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Lifetime of access tokens in seconds; absent: ten minutes. */
  readonly accessTokenLifetime?: number;
  /** Active sessions, shared by all gateways of the database. */
  readonly sessions: SessionKeeper;
  /** Storage of the sessions; absent: a file in the data folder. */
  readonly storage?: IdentityStorage;
  /** Clock in milliseconds for the waits after failures; absent: that of the system. */
  readonly now?: () => number;
  readonly log?: Log;
}

export interface EmbeddedIdentity {
  /** Answers everything below the issuer's address. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Public keys for `createTokenVerifier`. */
  readonly jwks: JSONWebKeySet;
  /** Resolves when all data is on disk. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the embedded identity provider: one client, known accounts, no sign-up. Keys, sessions and accounts survive a
 * restart. Throws an error with one sentence when the file of keys is damaged.
 */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const folder = join(options.dataDirectory, 'identity');
  const keys = await loadKeys(folder);
  const accounts = await openAccounts(folder, options.accounts, options.isOpen);
  const lasting = options.storage ?? (await openFileStorage(join(folder, 'sessions.json')));
  const basePath = new URL(options.issuer).pathname;
  const provider = createProvider({
    ...{ issuer: options.issuer, origin: options.origin, productTitle: options.productTitle },
    ...{ basePath, accounts, keys },
    sessions: options.sessions,
    adapter: createAdapterFactory({
      ...{ lasting, passing: createMemoryStorage(), sessions: options.sessions },
      device: () => deviceOf(Provider.ctx?.get('user-agent') ?? ''),
    }),
    clientId: options.clientId ?? 'regimen-web',
    accessTokenLifetime: options.accessTokenLifetime ?? 10 * 60,
    sessionLifetime: longestSession / 1_000,
  });
  return {
    handle: createHandler({ options, provider, accounts, basePath }),
    jwks: publicKeys(keys),
    close: () => lasting.close(),
  };
}

interface HandlerParts {
  readonly options: EmbeddedIdentityOptions;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly basePath: string;
}

function createHandler({ options, provider, accounts, basePath }: HandlerParts): EmbeddedIdentity['handle'] {
  const { log = silentLog } = options;
  const report = (error: unknown) => log.error('identity.failed', describeError(error));
  provider.on('server_error', (_context, error) => report(error));
  // Listens for errors, which the underlying framework (Koa) would otherwise write to the console.
  (provider as NodeJS.EventEmitter).on('error', report);
  const demonstration = async () => ((await options.isDemonstration()) ? await knownAccounts(options) : []);
  const interact = createInteractions({ ...options, provider, accounts, demonstration });
  const answerProtocol = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? basePath;
    const path = address.replace(/[?#].*$/s, '');
    if (path === stylesheetPath) return sendStylesheet(response);
    if (path.startsWith(`${basePath}/interaction/`)) return await interact(request, response, path);
    // Sets both URLs of the request, from which the library derives its mount path.
    const below = address.slice(basePath.length);
    Object.assign(request, { originalUrl: address, url: below.startsWith('/') ? below : `/${below}` });
    await answerProtocol(request, response);
  }

  return (request, response) => {
    setSecurityHeaders(response);
    answer(request, response).catch((error: unknown) => {
      report(error);
      sendFault(response, options);
    });
  };
}

/**
 * Lists the accounts whose users are in the database; a database of an earlier release lacks users that were added
 * since.
 */
async function knownAccounts({ accounts, hasUser }: EmbeddedIdentityOptions) {
  const known = await Promise.all(accounts.map(({ subject }) => hasUser(subject)));
  return accounts.filter((_account, n) => known[n]);
}

function sendFault(response: ServerResponse, { productTitle, origin }: EmbeddedIdentityOptions): void {
  if (response.headersSent) return void response.end();
  const page = renderMessagePage({
    productTitle,
    title: 'Signing in did not work',
    message: 'Something went wrong on our side. Try again in a moment.',
    home: `${origin}/`,
  });
  sendPage(response, 500, page);
}
