import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { tokenFor } from '../../../gateway/testing/open-test-gateway.ts';
import type { ProductGateway } from './product-gateway.ts';

export interface FhirReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

type FhirAsker = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
  who?: string,
) => Promise<FhirReply>;

/** Makes the function that sends requests to the FHIR server; a text is sent as it is. */
export function fhirAsker(world: Pick<ProductGateway, 'fetch'>): FhirAsker {
  return async (method, path, body, headers = {}, who = 'pharmacist') => {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'Content-Type': 'application/fhir+json' };
    const request = new Request(`http://gateway.test/fhir/R4${path}`, {
      ...{ method, headers: { ...type, Authorization: `Bearer ${tokenFor(`demo|${who}`)}`, ...headers } },
      ...sent,
    });
    const response = await world.fetch(request);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: jsonObject(text === '' ? {} : JSON.parse(text)),
    };
  };
}
