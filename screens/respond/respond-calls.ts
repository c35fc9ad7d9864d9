import { jsonObject } from '../../engine/core/json/json.ts';
import type { Calls } from '../../generated/calls.types.ts';

/** Questions of a letter. */
export type Letter = Calls['response.open']['answer'];
export type LetterRecommendation = Letter['recommendations'][number];
export type LetterKey = Calls['response.open']['body'];
export type LetterAnswers = Calls['response.answer']['body'];

/** Error about a refusal, with the gateway's message. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export async function fetchLetter(key: LetterKey): Promise<Letter> {
  return (await post('/api/response/open', key)) as Letter;
}

/** Sends the answers; the gateway stores them once, however often it receives the same `attempt`. */
export async function answerLetter(answers: LetterAnswers, attempt: string): Promise<void> {
  await post('/api/response', answers, { 'Idempotency-Key': attempt });
}

const unreachable = 'The answer could not be sent. Check your connection, and try again.';

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Time-Zone': timeZone, ...headers },
    body: JSON.stringify(body),
    credentials: 'omit',
  }).catch(() => {
    throw new RefusedError(unreachable);
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { message } = jsonObject(answer);
  throw new RefusedError(typeof message === 'string' ? message : unreachable);
}
