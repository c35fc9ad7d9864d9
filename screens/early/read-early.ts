import type { EarlyReads } from '../../engine/core/product/early-reads.ts';
import { requestHeaders } from '../../engine/react/client/request-headers.ts';
import type { EarlyAnswers } from './early-answers.ts';

export interface EarlyPage {
  /** The path of the address. */
  readonly path: string;
  /** Query of the address, behind the question mark. */
  readonly search: string;
  readonly token: string;
  readonly screens: readonly EarlyReads[];
}

/** Reading that was requested. */
export interface EarlyReading {
  /** The name of the screen at the address. */
  readonly screen: string;
  readonly answers: EarlyAnswers;
}

/** URL of the user's profile: `user.me`, which the session reads (app/session.ts). */
export const profileUrl = '/api/regimen/user/me';

/** Milliseconds for which an answer waits for whoever needs it: it may be of a record, and nobody may want it. */
const timeout = 10_000;

/**
 * Requests what the screen at an address begins with: the profile, the records that it is about and, once all of these
 * may be read, the rows of its first tabs. Undefined where there is no screen.
 */
export function readEarly({ path, search, token, screens }: EarlyPage): EarlyReading | undefined {
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
  const first = Promise.all([profileUrl, ...urls(records)].map(read));
  // An address that names the open tabs may leave out the first ones.
  const isPlain = found.params['rest'] === undefined && search === '';
  // A user who may not read the record is not to be refused once more for each list of it.
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
