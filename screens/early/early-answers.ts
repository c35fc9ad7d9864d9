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
 * Fetches, unless the first script has already sent this request with this token: the first caller then receives the
 * first script's answer, even an error. Repeats a request of the first script that got no answer.
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
  // Drops unused answers on a write, which may have changed the data.
  if (method !== 'GET') byUrl?.clear();
  const isTheirs = new Headers(headers).get('authorization') === `Bearer ${token}`;
  const answer = isTheirs ? byUrl?.get(url) : undefined;
  byUrl?.delete(url);
  return answer;
}
