/** Answers that the first script of the page has requested (first-script.ts). */
export interface EarlyAnswers {
  /** Token of the user whose answers they are. */
  readonly token: string;
  /** Answers that nobody has taken yet. */
  readonly byUrl: Map<string, Promise<Response>>;
}

declare global {
  /** Answers of the first script; absent where nobody was signed in when the page was opened, and in development. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/**
 * `fetch` for calls that may have been made before the program of the page was there: the first who makes the same
 * request with the same token takes its answer, whatever it is. Where none came, the request is made anew.
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
  // Answers read before a write may be out of date.
  if (method !== 'GET') byUrl?.clear();
  const isTheirs = new Headers(headers).get('authorization') === `Bearer ${token}`;
  const answer = isTheirs ? byUrl?.get(url) : undefined;
  byUrl?.delete(url);
  return answer;
}
