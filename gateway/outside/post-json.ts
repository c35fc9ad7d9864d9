import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';

/** Milliseconds that a neighbour may take; people wait for the answer. */
const patience = 8_000;

/** A neighbour that did not answer, or not as agreed. */
export class NeighbourError extends Error {
  override readonly name = 'NeighbourError';
}

/** Sends JSON to a service of the operator's and reads an object back. Rejects with `NeighbourError`. */
export async function postJson(url: string, body: unknown): Promise<JsonObject> {
  const answer = await asNeighbour(async () => (await (await send(url, body)).json()) as Json);
  if (isJsonObject(answer)) return answer;
  throw new NeighbourError('The service did not answer with an object.');
}

/** Sends JSON to a service that has nothing to answer. Rejects with `NeighbourError`. */
export async function sendJson(url: string, body: unknown): Promise<void> {
  await asNeighbour(async () => (await send(url, body)).body?.cancel());
}

async function send(url: string, body: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new NeighbourError(`The service answered with ${response.status}.`);
  return response;
}

async function asNeighbour<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NeighbourError) throw error;
    throw new NeighbourError(
      `The service could not be asked (${error instanceof Error ? error.name : 'unknown'}).`,
    );
  }
}
