import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { type Accounts, foldEmail } from './accounts.ts';
import { sendPage } from './answers.ts';
import { type DemonstrationAccount, renderLoginPage } from './pages/login-page.ts';
import { renderMessagePage } from './pages/message-page.ts';
import { readForm } from './read-form.ts';
import { createThrottle, type Throttle } from './throttle.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly productTitle: string;
  readonly acceptableUse?: string | undefined;
  /** Accounts that the login page lists with their password. */
  readonly demonstration: readonly DemonstrationAccount[];
  readonly origin: string;
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
  readonly now?: () => number;
}

export type Interactions = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

const minutes = 60_000;

/**
 * Shows the hosted login and checks what is typed there. Wrong passwords have to wait after five failures of an
 * account from an address, and after fifty of an address.
 */
export function createInteractions(options: InteractionOptions): Interactions {
  const limits: Limits = {
    account: createThrottle({ free: 5, memory: 15 * minutes, ...nowOf(options) }),
    address: createThrottle({ free: 50, memory: 15 * minutes, ...nowOf(options) }),
  };
  return async (request, response, path) => {
    if (!(await isUnderWay(options, request, response))) return sendTooLate(options, response);
    if (request.method === 'POST') return await checkLogin({ ...options, limits, request, response, path });
    sendLogin(options, response, { path, status: 200 });
  };
}

interface Limits {
  readonly account: Throttle;
  readonly address: Throttle;
}

interface LoginAttempt extends InteractionOptions {
  readonly limits: Limits;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
}

async function checkLogin(attempt: LoginAttempt): Promise<void> {
  const { provider, accounts, limits, request, response, path, addressOf = addressOfConnection } = attempt;
  const form = await readForm(request);
  const email = form?.get('email') ?? '';
  const address = addressOf(request);
  const key = `${address} ${foldEmail(email)}`;
  const wait = Math.max(limits.account.waitFor(key), limits.address.waitFor(address));
  if (wait > 0) {
    response.setHeader('Retry-After', wait);
    const error = `Too many attempts. Wait ${wait} seconds and try again.`;
    return sendLogin(attempt, response, { path, status: 429, email, error });
  }
  // Counted before the check, so that attempts sent at the same time count too.
  limits.account.fail(key);
  limits.address.fail(address);
  const account = await accounts.authenticate(email, form?.get('password') ?? '');
  if (account === undefined) {
    const error = 'The e-mail or the password is not right. Check both and try again.';
    return sendLogin(attempt, response, { path, status: 422, email, error });
  }
  limits.account.forgive(key);
  limits.address.forgive(address);
  // Not remembered: the browser forgets the session when it is closed.
  const login = { accountId: account.subject, remember: false };
  await provider.interactionFinished(request, response, { login });
}

function addressOfConnection({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}

interface LoginAnswer {
  readonly path: string;
  readonly status: number;
  readonly email?: string;
  readonly error?: string;
}

function sendLogin(options: InteractionOptions, response: ServerResponse, answer: LoginAnswer): void {
  const { path, status, email, error } = answer;
  const { productTitle, demonstration } = options;
  const page = renderLoginPage({
    productTitle,
    acceptableUse: options.acceptableUse,
    action: path,
    error,
    ...(email === undefined ? {} : { email }),
    demonstration,
  });
  sendPage(response, status, page);
}

/** The interaction is known by a cookie that only its own path gets: a foreign page can neither see nor send it. */
async function isUnderWay(
  { provider }: InteractionOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  try {
    const { prompt } = await provider.interactionDetails(request, response);
    return prompt.name === 'login';
  } catch {
    return false;
  }
}

function sendTooLate({ productTitle, origin }: InteractionOptions, response: ServerResponse): void {
  const page = renderMessagePage({
    productTitle,
    title: 'This page is too old',
    message: 'The sign-in page was open for too long, or was used already. Start again.',
    home: `${origin}/`,
  });
  sendPage(response, 400, page);
}

function nowOf({ now }: InteractionOptions): { readonly now?: () => number } {
  return now === undefined ? {} : { now };
}
