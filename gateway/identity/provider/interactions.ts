import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Accounts } from '../accounts/accounts.ts';
import { createLoginLimits, type LoginLimits } from '../accounts/login-limits.ts';
import { type DemonstrationAccount, renderLoginPage } from '../pages/login-page.ts';
import { renderMessagePage } from '../pages/message-page.ts';
import { sendPage } from './answers.ts';

/** Limit on a form in bytes; an e-mail and a password take far less. */
const mostBytes = 4_096;

export interface InteractionOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly productTitle: string;
  readonly acceptableUse?: string | undefined;
  /** Lists the accounts that the login page offers with their password. */
  readonly demonstration: () => Promise<readonly DemonstrationAccount[]>;
  readonly origin: string;
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
  readonly now?: () => number;
}

export type Interactions = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

/** Shows the hosted login and checks the credentials, as often as its limits allow. */
export function createInteractions(options: InteractionOptions): Interactions {
  const limits = createLoginLimits(nowOf(options));
  return async (request, response, path) => {
    if (!(await isUnderWay(options, request, response))) return sendTooLate(options, response);
    if (request.method === 'POST') return await checkLogin({ ...options, limits, request, response, path });
    await sendLogin(options, response, { path, status: 200 });
  };
}

interface SentLogin extends InteractionOptions {
  readonly limits: LoginLimits;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
}

async function checkLogin(sent: SentLogin): Promise<void> {
  const { provider, accounts, limits, request, response, path, addressOf = addressOfConnection } = sent;
  const form = await readForm(request);
  const email = form?.get('email') ?? '';
  const attempt = { email, address: addressOf(request) };
  const wait = limits.waitFor(attempt);
  if (wait > 0) {
    response.setHeader('Retry-After', wait);
    const error = `Too many attempts. Wait ${wait} seconds and try again.`;
    return await sendLogin(sent, response, { path, status: 429, email, error });
  }
  // Counts before the check, so that concurrent attempts count too.
  limits.count(attempt);
  const account = await accounts.authenticate(email, form?.get('password') ?? '');
  if (account === undefined) {
    const error = 'The e-mail or the password is not right. Check both and try again.';
    return await sendLogin(sent, response, { path, status: 422, email, error });
  }
  limits.forgive(attempt);
  // Turns remembering off: the browser forgets the session when it is closed.
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

async function sendLogin(
  options: InteractionOptions,
  response: ServerResponse,
  { path, status, email, error }: LoginAnswer,
): Promise<void> {
  const { productTitle, demonstration } = options;
  const page = renderLoginPage({
    productTitle,
    acceptableUse: options.acceptableUse,
    action: path,
    error,
    ...(email === undefined ? {} : { email }),
    demonstration: await demonstration(),
  });
  sendPage(response, status, page);
}

/**
 * Reports whether the interaction exists, by a cookie limited to the interaction's path, which a foreign page can
 * neither see nor send.
 */
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

/** Reads the fields of a submitted form; undefined for another kind of body, or a body that is too large. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Reads the body to its end even where it is too large: the answer to a partly read request does not arrive.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size > mostBytes ? undefined : new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
