import { isJsonObject, type JsonObject } from '../../../engine/core/json/json.ts';
import { readAnswerJson } from './read-answer.ts';

/** Milliseconds that an external service may take; users wait for its answer. */
const timeout = 8_000;

/** Error about an external service that did not answer as agreed. */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError';
}

/**
 * Sends JSON to a service that the operator has configured, and reads the answer, an object. Rejects with
 * `ExternalServiceError`.
 */
export async function postJson(url: string, body: unknown): Promise<JsonObject> {
  const answer = await withServiceError(async () => readAnswerJson(await send(url, body)));
  if (isJsonObject(answer)) return answer;
  throw new ExternalServiceError('The service did not answer with an object.');
}

/** Sends JSON to a service whose answer is ignored. Rejects with `ExternalServiceError`. */
export async function sendJson(url: string, body: unknown): Promise<void> {
  await withServiceError(async () => (await send(url, body)).body?.cancel());
}

async function send(url: string, body: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new ExternalServiceError(`The service answered with ${response.status}.`);
  return response;
}

async function withServiceError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(
      `The service could not be reached (${error instanceof Error ? error.name : 'unknown'}).`,
    );
  }
}
