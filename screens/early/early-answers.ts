/** Answers requested by the first script of the page (first-script.ts). */
export interface EarlyAnswers {
  /** Token of the requesting user. */
  readonly token: string;
  /** Answers that no call has taken yet. */
  readonly byUrl: Map<string, Promise<Response>>;
}

declare global {
  /** Answers of the first script; absent in development, and without a signed-in user when the page was opened. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/**
 * Fetches, unless the first script has made the same request with the same token: the first caller then gets the
 * first script's answer, even an error. Where that request got no answer, repeats it.
 */
export async function fetchOnce(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const early = takeAnswer(input, init);
  return (await early?.catch(() => undefined)) ?? fetch(input, init);
}

function takeAnswer(
  input: string | URL | Request,
  { method, headers }: RequestInit = {},
): Promise<Response> | undefined {
  const { token, byUrl } = globalThis.earlyAnswers ?? {};
  const url = String(input);
  // Drops unused answers on a write, since they may be out of date.
  if (method !== 'GET') byUrl?.clear();
  const isTheirs = new Headers(headers).get('authorization') === `Bearer ${token}`;
  const answer = isTheirs ? byUrl?.get(url) : undefined;
  byUrl?.delete(url);
  return answer;
}
