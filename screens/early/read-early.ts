import type { EarlyReads } from '../../engine/core/product/early-reads.ts';
import { requestHeaders } from '../../engine/react/client/request-headers.ts';
import type { EarlyAnswers } from './early-answers.ts';

export interface EarlyPage {
  /** Path of the URL. */
  readonly path: string;
  /** Query of the URL, after the question mark. */
  readonly search: string;
  readonly token: string;
  readonly screens: readonly EarlyReads[];
  /** Name of the product in addresses. */
  readonly slug: string;
}

/** Requested answers with their screen. */
export interface EarlyReading {
  /** Name of the URL's screen. */
  readonly screen: string;
  readonly answers: EarlyAnswers;
}

/** Builds the URL of the user's profile: `user.me`, which the session reads (app/session.ts). */
export const profileUrl = (slug: string) => `/api/${slug}/user/me`;

/** Milliseconds for which an unused answer is kept; limited, since the answer may contain a record. */
const timeout = 10_000;

/**
 * Requests the first data of the URL's screen: the profile, the screen's records and, once all these requests have
 * succeeded, the rows of its first tabs. Undefined where the URL has no screen.
 */
export function readEarly({ path, search, token, screens, slug }: EarlyPage): EarlyReading | undefined {
  const found = screenAt(screens, path);
  if (found === undefined) return undefined;
  const byUrl = new Map<string, Promise<Response>>();
  const forget = (url: string, answer: Promise<Response>) => {
    if (byUrl.get(url) === answer) byUrl.delete(url);
  };
  const read = (url: string) => {
    const answer = fetch(url, { method: 'GET', headers: requestHeaders(token) });
    byUrl.set(url, answer);
    answer.then(
      () => setTimeout(forget, timeout, url, answer),
      () => forget(url, answer),
    );
    return answer;
  };
  const { records, rows } = found.reads;
  const urls = (templates: readonly string[]) => templates.map((template) => filled(template, found.params));
  const first = Promise.all([profileUrl(slug), ...urls(records)].map(read));
  // Excludes URLs that name open tabs, since the first tabs may not be open there.
  const isPlain = found.params['rest'] === undefined && search === '';
  // Requests rows only after the records, so that a refused user is not refused again for each list.
  const readRows = (answers: readonly Response[]) => {
    if (isPlain && answers.every(({ ok }) => ok)) for (const url of urls(rows)) void read(url);
  };
  first.then(readRows, () => undefined);
  return { screen: found.reads.screen, answers: { token, byUrl } };
}

function screenAt(screens: readonly EarlyReads[], path: string) {
  for (const reads of screens) {
    const found = new RegExp(reads.path).exec(path);
    if (found !== null) return { reads, params: found.groups ?? {} };
  }
  return undefined;
}

function filled(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '');
}
