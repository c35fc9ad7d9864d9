import { createHash, randomBytes } from 'node:crypto';

export interface TestBrowserSettings {
  readonly userAgent?: string;
  /** URL at which the origin is actually served, if `forwarded` simulates a proxy in front. */
  readonly server?: string;
  /** Headers that a proxy adds. */
  readonly forwarded?: Readonly<Record<string, string>>;
}

/** Browser reduced to the needs of sign-in tests: cookies with their paths, manual redirects, forms. */
export class TestBrowser {
  readonly origin: string;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();
  /** `Set-Cookie` headers as received. */
  readonly cookieLines: string[] = [];

  readonly #settings: TestBrowserSettings;

  constructor(origin: string, settings: TestBrowserSettings = {}) {
    this.origin = origin;
    this.#settings = settings;
  }

  /** Copies the browser with its cookies, to simulate their theft. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.origin, this.#settings);
    for (const [name, cookie] of this.#cookies) copy.#cookies.set(name, cookie);
    return copy;
  }

  async get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return await this.#send(address, { headers });
  }

  async post(
    address: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    return await this.#send(address, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Follows redirects as long as they lead to the provider. */
  async follow(response: Response): Promise<Response> {
    const location = response.headers.get('location');
    if (location === null) return response;
    const target = new URL(location, this.origin);
    return target.pathname.startsWith('/oidc') ? await this.follow(await this.get(target.href)) : response;
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, this.origin);
    const cookies = [...this.#cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const header = cookies.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const { userAgent, server = this.origin, forwarded } = this.#settings;
    const headers = {
      ...(header === '' ? {} : { cookie: header }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      accept: 'text/html',
      ...forwarded,
      ...init.headers,
    };
    const target = new URL(url.pathname + url.search, server);
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    this.cookieLines.push(line);
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

export interface SignInRequest {
  readonly address: string;
  readonly verifier: string;
}

/**
 * Builds the authorization request with which the app starts a sign-in; `changes` replaces parameters, or drops
 * those with an empty value.
 */
export function signInRequest(origin: string, changes: Readonly<Record<string, string>> = {}): SignInRequest {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = new URLSearchParams({
    client_id: 'regimen-web',
    redirect_uri: `${origin}/signed-in`,
    response_type: 'code',
    scope: 'openid name email',
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  for (const [name, value] of [...parameters]) if (value === '') parameters.delete(name);
  return { address: `${origin}/oidc/auth?${parameters}`, verifier };
}

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
}

/** Enters e-mail and password in the hosted login and returns with the code. */
export async function signInWithCode(
  browser: TestBrowser,
  account: { readonly email: string; readonly password: string },
): Promise<{ readonly code: string; readonly verifier: string }> {
  const { address, verifier } = signInRequest(browser.origin);
  const page = await browser.follow(await browser.get(address));
  const back = await browser.follow(await browser.post(formAction(await page.text()), account));
  const code = new URL(back.headers.get('location') ?? '', browser.origin).searchParams.get('code');
  if (code === null) throw new Error(`The sign-in brought no code: ${back.status} ${await back.text()}`);
  return { code, verifier };
}

export async function exchangeCode(
  origin: string,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<Response> {
  return await askForTokens(origin, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/signed-in`,
  });
}

/** Renews tokens as the page does, by the session's cookie only. Undefined where the provider requires a login. */
export async function renew(browser: TestBrowser): Promise<Tokens | undefined> {
  const { address, verifier } = signInRequest(browser.origin, { prompt: 'none' });
  const back = await browser.follow(await browser.get(address));
  const code = new URL(back.headers.get('location') ?? '', browser.origin).searchParams.get('code');
  if (code === null) return undefined;
  return (await (await exchangeCode(browser.origin, { code, verifier })).json()) as Tokens;
}

/** Ends the session as the page does, with the ID token as proof of whose session it is. */
export async function signOut(browser: TestBrowser, { id_token }: Tokens): Promise<Response> {
  const query = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${browser.origin}/`,
  });
  return await browser.get(`/oidc/session/end?${query}`);
}

export async function signInWithTokens(
  browser: TestBrowser,
  account: { readonly email: string; readonly password: string },
): Promise<Tokens> {
  const answer = await exchangeCode(browser.origin, await signInWithCode(browser, account));
  return (await answer.json()) as Tokens;
}

/** Finds the path to which a page's form is sent. */
export function formAction(page: string): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error('The page has no form.');
  return action;
}

async function askForTokens(origin: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'regimen-web', ...fields });
  return await fetch(`${origin}/oidc/token`, { method: 'POST', body, headers: { origin } });
}
