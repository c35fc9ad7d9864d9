import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import { ExternalServiceError } from '../../../../gateway/operation/outside/post-json.ts';
import { readAnswerText } from '../../../../gateway/operation/outside/read-answer.ts';

/** Limit in bytes, larger than any list of cards; a service that sends more sends something else. */
const largestAnswer = 1_048_576;

export interface ServiceRequest {
  readonly url: string;
  /** Body of the request; absent where the address is only read. */
  readonly body?: JsonObject;
  /** Milliseconds that the whole answer may take. */
  readonly patience: number;
}

/** Sends something whose answer says nothing. Rejects with `ExternalServiceError` where it is not taken. */
export async function sendToService(request: ServiceRequest & { readonly body: JsonObject }): Promise<void> {
  await send(request, async (response) => void (await response.body?.cancel()));
}

/** An object of JSON from a service. Rejects with `ExternalServiceError`, whatever else is answered, or nothing. */
export function requestService(request: ServiceRequest): Promise<JsonObject> {
  return send(request, async (response) => {
    const answer: Json = JSON.parse(await readAnswerText(response, largestAnswer));
    if (isJsonObject(answer)) return answer;
    throw new ExternalServiceError('The service did not answer with an object.');
  });
}

async function send<Answer>(
  { url, body, patience }: ServiceRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new ExternalServiceError(`The service answered with ${response.status}.`);
    return await read(response);
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(
      `The service could not be reached (${error instanceof Error ? error.name : ''}).`,
    );
  }
}
