import type { JsonObject } from '../../engine/core/json/json.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Defects of a gateway, which the checks of the histories have to find. */
export const defects = {
  none: (fetch: Fetch): Fetch => fetch,
  'ignores revisions': withoutRevisions,
  'hides failures': withoutFailures,
};

export type Defect = keyof typeof defects;

export function isDefect(text: string): text is Defect {
  return Object.hasOwn(defects, text);
}

/** Makes a change of a patient overwrite the stored version, as if its sender had read that version. */
function withoutRevisions(fetch: Fetch): Fetch {
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

/** Makes a change of a patient that the database did not store look acknowledged. */
function withoutFailures(fetch: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'PUT') return fetch(request);
    const sent = request.clone();
    const response = await fetch(request);
    if (response.status < 500) return response;
    const record = (await sent.json()) as JsonObject;
    return Response.json({ record: { ...record, _rev: Number(record['_rev']) + 1 } });
  };
}
