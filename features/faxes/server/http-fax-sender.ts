import { setTimeout as pause } from 'node:timers/promises';
import { isJsonObject, type JsonObject } from '../../../engine/core/json/json.ts';
import { wordOf } from '../../../engine/core/text/word-of.ts';
import { readAnswerJson } from '../../../gateway/operation/outside/read-answer.ts';
import { type Fax, FaxError, FaxInDoubtError, type FaxSender } from './fax-sender.ts';

export interface HttpFaxOptions {
  /** Address that creates faxes; each is read at `{url}/{id}`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Timeout of an attempt, in milliseconds. */
  readonly timeout?: number;
  /** Milliseconds before each retry. */
  readonly pauses?: readonly number[];
}

/**
 * Creates a sender over HTTP. Repeats attempts that may have arrived with the same `Idempotency-Key`, by which the
 * service recognizes the fax.
 */
export function createHttpFaxSender({ url, token, ...times }: HttpFaxOptions): FaxSender {
  const { timeout = 30_000, pauses = [1_000, 4_000] } = times;
  const base = url.replace(/\/+$/, '');
  const common = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };

  /** Sends one request; resolves to `undefined` if the request may or may not have arrived. */
  async function attempt(address: string, init: RequestInit): Promise<JsonObject | undefined> {
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(address, { ...init, redirect: 'error', signal });
      if (isInDoubt(response.status)) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new FaxError(`The fax service did not take the letter (HTTP ${response.status}).`);
      }
      const answer = await readAnswerJson(response);
      return isJsonObject(answer) ? answer : undefined;
    } catch (error) {
      if (error instanceof FaxError) throw error;
      return undefined;
    }
  }

  async function request(address: string, init: RequestInit): Promise<JsonObject> {
    for (const wait of [0, ...pauses]) {
      if (wait > 0) await pause(wait);
      const answer = await attempt(address, init);
      if (answer !== undefined) return answer;
    }
    throw new FaxInDoubtError('The fax service does not answer.');
  }

  return {
    async send({ to, content, key }: Fax) {
      const document = Buffer.from(content).toString('base64');
      const answer = await request(base, {
        method: 'POST',
        headers: { ...common, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ to, contentType: 'application/pdf', content: document }),
      });
      if (isArrived(answer)) return undefined;
      if (typeof answer['id'] === 'string' && answer['id'] !== '') return answer['id'];
      throw new FaxInDoubtError('The fax service answered without the id of the fax.');
    },
    isSent: async (id) => isArrived(await request(`${base}/${encodeURIComponent(id)}`, { headers: common })),
  };
}

/**
 * Reports whether a status leaves open whether the fax was accepted, so that the request may be repeated: timeouts,
 * rate limits and server errors.
 */
function isInDoubt(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** Sentences shown in place of the service's own text, which might contain personal data. */
const reasons: Readonly<Record<string, string>> = {
  busy: 'The line is busy.',
  'no-answer': 'Nobody answers at this number.',
  'bad-number': 'This is no fax number that can be reached.',
};

function isArrived({ status, reason }: JsonObject): boolean {
  if (status === 'failed') throw new FaxError(wordOf(reasons, reason) ?? 'The fax could not be delivered.');
  return status === 'sent';
}
