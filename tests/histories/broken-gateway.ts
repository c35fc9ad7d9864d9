import type { JsonObject } from '../../engine/core/json/json.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A gateway with one fault: a change of a patient overwrites whatever is stored, as if its sender had seen it. */
export function withoutRevisions(fetch: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'PUT') return fetch(request);
    const record = (await request.json()) as JsonObject;
    const { origin, pathname } = new URL(request.url);
    const read = new Request(`${origin}${pathname}?patientId=${String(record['_id'])}`, {
      headers: request.headers,
    });
    const stored = (await (await fetch(read)).json()) as JsonObject;
    const body = JSON.stringify({ ...record, _rev: stored['_rev'] ?? null });
    return fetch(new Request(request.url, { method: 'PUT', headers: request.headers, body }));
  };
}
